/**
 * The table's voice: a live region that speaks each sentence once. It stands beside what lit draws, so that
 * drawing again never repeats anything.
 */

/** How many sentences stay: enough for a reader that is slow to come. */
const KEPT = 30;

/** @param {HTMLElement} root */
export function announcer(root) {
  const region = document.createElement("div");
  region.className = "spoken";
  region.setAttribute("aria-live", "polite");
  region.setAttribute("data-spoken", "");
  root.append(region);
  return {
    /** @param {string} sentence */
    speak(sentence) {
      const line = document.createElement("p");
      line.textContent = sentence;
      region.append(line);
      while (region.childElementCount > KEPT) region.firstElementChild?.remove();
    },
    /** What one player heard is not for the next. */
    hush() {
      region.replaceChildren();
    },
  };
}
