/** The entry: sets everything up, then shows what the address asks for. */
import { get, settings, subscribe } from "./settings.js";
import { load, onTrouble } from "./store.js";
import { setLanguage, t } from "./texts.js";
import { catchAll } from "./shell/errors.js";
import {
  beginLesson,
  openAnalysis,
  openInvitation,
  openKeys,
  openRules,
  openSeats,
  openSettings,
  openShare,
  playOn,
  showFailure,
  showLibrary,
} from "./shell/later.js";
import { atTable, resumeAt, ways } from "./shell/matches.js";
import { notify } from "./shell/notices.js";
import { goOffline } from "./shell/offline.js";
import { acceptDrops } from "./shell/opendialog.js";
import { openFound } from "./shell/openlink.js";
import { showProgress } from "./shell/progress.js";
import { lookAhead, wake } from "./shell/python.js";
import { visit } from "./shell/screen.js";
import { showStart } from "./shell/start.js";

start().catch((error) => {
  console.error(error);
  document.getElementById("splash-trouble")?.removeAttribute("hidden");
});

async function start() {
  catchAll();
  // German or French may be missing where English is not (a broken copy, a lost connection).
  await setLanguage(get("language")).catch(() => setLanguage("en"));
  ways.start = toStart;
  ways.back = () => void route();
  ways.failed = showFailure;
  ways.services = {
    share: openShare,
    analyse: openAnalysis,
    branch: playOn,
    rules: openRules,
    settings: openSettings,
    keys: openKeys,
    seats: openSeats,
    teach: (saved) => void beginLesson(saved.game, saved),
  };
  subscribe((_, name) => {
    if (name === "language") setLanguage(settings.language).catch(speechless);
  });
  onTrouble((key) => notify("storage", { text: () => t(key), grave: true }));
  addEventListener("popstate", () => void route());
  addEventListener("keydown", helpKey);
  document.getElementById("skip")?.addEventListener("click", skip);
  acceptDrops();
  showProgress();
  await route();
  void wake().then(goOffline).then(lookAhead);
}

/** Show what the address asks for: a game's link, or (nothing, or a slash first) the start page. */
async function route() {
  const hash = location.hash.slice(1);
  if (!hash || hash.startsWith("/") || hash === "main") {
    visit(); // whatever was on its way is not wanted any more
    if (hash === "/library") return showLibrary();
    showStart();
    if (hash.startsWith("/daily/")) document.querySelector(".daily")?.scrollIntoView({ block: "center" });
    if (hash.startsWith("/live/")) void openInvitation(hash.slice("/live/".length));
    return;
  }
  const id = history.state?.id;
  if (id && atTable()?.id === id) return;
  const stillWanted = visit();
  const saved = typeof id === "string" ? await load(id) : undefined;
  if (!stillWanted()) return;
  if (saved) await resumeAt(saved, hash);
  else await openFound({ link: hash });
}

function toStart() {
  visit();
  if (location.hash !== "#/") history.pushState(null, "", "#/");
  showStart();
}

/** The start page has only one key of its own; the table knows the rest. @param {KeyboardEvent} event */
function helpKey(event) {
  const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
  if (event.key !== "?" || typing || atTable() || !get("letters")) return;
  openKeys();
}

/** The address belongs to the game, so the skip link may not change it. @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}

function speechless() {
  notify("language", { text: () => t("error-language"), grave: true });
}
