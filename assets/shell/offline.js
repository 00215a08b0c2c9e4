/** The service worker: offline after one visit, and a new version only when the player says so. */
import { t } from "../texts.js";
import { notify } from "./notices.js";
import { toast } from "./toasts.js";

const SAID = "obol-offline-said";
let asked = false;

/** Register it. Nobody has to wait for it, and nothing breaks without it. */
export async function goOffline() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  try {
    const controlled = Boolean(workers.controller);
    const registration = await workers.register(new URL("../../sw.js", import.meta.url));
    if (registration.waiting && controlled) offerUpdate(registration);
    registration.addEventListener("updatefound", () => {
      const coming = registration.installing;
      coming?.addEventListener("statechange", () => {
        if (coming.state === "installed" && workers.controller) offerUpdate(registration);
      });
    });
    await workers.ready;
    sayOnce();
  } catch (error) {
    console.info("No offline copy:", error);
  }
}

/** Phones throw away what was not used for a week, unless asked not to. */
export async function stayIfAllowed() {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // A wish, no need.
  }
}

/** @param {ServiceWorkerRegistration} registration */
function offerUpdate(registration) {
  const act = async () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
      once: true,
    });
    await navigator.locks?.request("obol-boot", () => {}); // not while Python starts: see bridge.js
    registration.waiting?.postMessage({ type: "take-over" });
  };
  notify("update", { text: () => t("update-ready"), action: { label: () => t("update-now"), act } });
}

/** Only on the start page: at the table it would lie on somebody's cards. */
function sayOnce() {
  if (!document.querySelector(".screen.start")) return;
  try {
    if (localStorage.getItem(SAID)) return;
    localStorage.setItem(SAID, "yes");
  } catch {
    return;
  }
  toast(t("offline-ready"));
}
