/** Whatever goes wrong anywhere becomes a sentence in the player's language. */
import { has, t } from "../texts.js";
import { notify } from "./notices.js";

/** The sentence for anything that was thrown. @param {unknown} error */
export function sentence(error) {
  const { key, values } = /** @type {{key?: unknown, values?: object}} */ (Object(error));
  if (typeof key === "string" && has(key)) return t(key, { ...values });
  return t("error-unknown");
}

/** Catch what nobody caught. Games are stored at every move, so a reload loses nothing. */
export function catchAll() {
  addEventListener("unhandledrejection", (event) => {
    if (!event.defaultPrevented) complain(event.reason); // calm.js knows what needs no word
  });
  addEventListener("error", (event) => complain(event.error));
}

/** @param {unknown} error */
function complain(error) {
  if (!error) return; // a failed resource: whoever asked for it knows
  console.error("Nobody caught:", error);
  notify("error", {
    text: () => sentence(error),
    grave: true,
    action: { label: () => t("reload"), act: () => location.reload() },
  });
}
