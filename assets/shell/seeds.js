/** Seeds: 48-bit numbers that decide every shuffle and die of a game. */

const LARGEST = 2 ** 48 - 1;

export function randomSeed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0xffff) * 2 ** 32 + low;
}

/** What a player typed: a number is itself, words make one (the same everywhere), nothing means chance. @param {string} text */
export function seedOf(text) {
  const trimmed = text.trim();
  if (!trimmed) return randomSeed();
  if (/^\d{1,15}$/.test(trimmed) && Number(trimmed) <= LARGEST) return Number(trimmed);
  return hash(trimmed);
}

/** FNV-1a over UTF-8, 64 bits folded to 48. @param {string} text */
function hash(text) {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text.normalize("NFC")))
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  return Number((value >> 48n) ^ (value & 0xffffffffffffn));
}
