// ZzFX ships no types. https://github.com/KilledByAPixel/ZzFX
export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
export const ZZFX: {
  volume: number;
  sampleRate: number;
  audioContext: AudioContext;
  play(...parameters: (number | undefined)[]): AudioBufferSourceNode;
  buildSamples(...parameters: (number | undefined)[]): number[];
};
