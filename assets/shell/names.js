/** The name the player last sat down with, so that it need not be typed again. */
const KEY = "obol-name";
export const LONGEST_NAME = 24;

let name = read();

export function lastName() {
  return name;
}

/** @param {string} chosen */
export function rememberName(chosen) {
  name = chosen;
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // It holds for this visit.
  }
}

function read() {
  try {
    return (localStorage.getItem(KEY) ?? "").slice(0, LONGEST_NAME);
  } catch {
    return "";
  }
}
