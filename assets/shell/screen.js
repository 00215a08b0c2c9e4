/**
 * What fills the page: one screen at a time. A screen is drawn by lit, or fills its place itself (the table).
 *
 * @typedef {object} Screen
 * @property {string} name its class
 * @property {() => string} title
 * @property {() => unknown} [view]
 * @property {() => void} [close]
 */
import { html, render } from "../vendor/lit-html/lit-html.js";
import { art } from "../pictures.js";
import { onLanguage, t } from "../texts.js";
import { closeDialogs } from "./dialogs.js";
import { bar } from "./progress.js";
import { onProgress } from "./python.js";

/** @type {Screen | null} */
let current = null;
/** @type {HTMLElement | null} */
let place = null;
let visits = 0;

onLanguage(draw);
onProgress(() => current?.name === "waiting" && draw());

/** Put a screen in the place of the one before. @param {Screen} screen @returns {HTMLElement} */
export function show(screen) {
  const first = !current;
  current?.close?.();
  closeDialogs();
  current = screen;
  place = document.createElement("div");
  place.className = `screen ${screen.name}`;
  document.getElementById("page")?.replaceChildren(place);
  draw();
  scrollTo(0, 0);
  // After a change of screen the focus would be lost with what had it.
  if (!first) document.getElementById("main")?.focus({ preventScroll: true });
  return place;
}

/** Draw the screen again, if it is this one. @param {Screen} screen */
export function refresh(screen) {
  if (screen === current) draw();
}

/** Whether this is the screen the player sees. @param {Screen} screen */
export function isShown(screen) {
  return screen === current;
}

/** A ticket for something that takes time: tells later whether the player is still waiting for it. */
export function visit() {
  const mine = (visits += 1);
  return () => mine === visits;
}

/** Until Python and the table are there. @param {() => void} cancel @returns {Screen} */
export const waiting = (cancel) => ({
  name: "waiting",
  title: () => t("waiting-title"),
  view: () =>
    html`<main id="main" class="message" tabindex="-1">
      ${art("games", "obol", "message-coin turning")}
      <h1>${t("waiting-title")}</h1>
      <p>${t("waiting-text")}</p>
      ${bar()}
      <p><button type="button" class="button" @click=${cancel}>${t("to-start")}</button></p>
    </main>`,
});

function draw() {
  if (!current || !place) return;
  document.title = current.title();
  const skip = document.getElementById("skip");
  if (skip) skip.textContent = t("skip");
  if (current.view) render(current.view(), place);
}
