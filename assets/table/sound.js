/** A soft tick for each event, for those who want it. No files: the sound is computed. */
import { get } from "../settings.js";

/** Volume, randomness, frequency, attack, sustain, release: a drop falling into water. */
const DROP = [0.35, 0.04, 330, 0.01, 0.02, 0.14, 0, 1.6, 6];

/** Play it, if sounds are on. */
export async function tick() {
  if (!get("sound")) return;
  const { zzfx } = await import("../vendor/zzfx/ZzFX.js");
  zzfx(...DROP);
}
