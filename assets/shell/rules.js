/**
 * The rules of a game, beside the table where there is room. The text is a file of our own in each
 * language: sections with ids `rule-<paragraph>`.
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { still } from "../settings.js";
import { language, onLanguage, t } from "../texts.js";
import { hasBox, openBox } from "./box.js";
import { openDialog } from "./dialogs.js";
import { beginLesson } from "./later.js";

/** @typedef {{ sections: Element[] | null, failed: boolean, paragraph: string | null }} State */

/** Show another paragraph in the sheet that is open. @type {((game: string, paragraph: string | null) => boolean) | null} */
let turnTo = null;

/** @param {string} game @param {string | null} [paragraph] */
export function openRules(game, paragraph = null) {
  if (turnTo?.(game, paragraph)) return;
  /** @type {State} */
  const state = { sections: null, failed: false, paragraph };
  let stop = () => {};
  const dialog = openDialog({
    name: "rules",
    title: () => t("rules-of", { game: t(`game-${game}`) }),
    content: ({ element }) => html`${ways(game)} ${content(state, element)}`,
    beside: true,
    closed: () => {
      turnTo = null;
      stop();
    },
  });
  const fill = async () => {
    const sections = await fetchRules(game).catch(() => null);
    Object.assign(state, { sections, failed: !sections });
    dialog.update();
    if (state.paragraph) scrollTo(dialog.element, state.paragraph);
  };
  const unsubscribe = onLanguage(fill);
  stop = () => void unsubscribe();
  turnTo = (otherGame, other) => {
    if (otherGame !== game) {
      dialog.close();
      return false;
    }
    state.paragraph = other;
    if (other && state.sections) scrollTo(dialog.element, other);
    return true;
  };
  void fill();
}

/** The way into the lesson, and into the box where there is one. @param {string} game */
function ways(game) {
  return html`<div class="buttons">
    <button type="button" class="button" data-act="lesson" @click=${() => beginLesson(game)}>
      ${icon("graduation-cap")} ${t("learn")}
    </button>
    ${
      hasBox(game)
        ? html`<button type="button" class="button" data-act="box" @click=${() => openBox(game)}>
            ${icon("search")} ${t("box-open")}
          </button>`
        : nothing
    }
  </div>`;
}

/** @param {State} state @param {Element} dialog */
function content({ sections, failed }, dialog) {
  if (failed) return html`<p role="alert">${t("rules-missing")}</p>`;
  if (!sections) return html`<p>${t("rules-wait")}</p>`;
  // The address belongs to the game: links within the rules only scroll.
  const follow = (/** @type {MouseEvent} */ event) => {
    const link = /** @type {Element} */ (event.target).closest("a[href^='#']");
    if (!link) return;
    event.preventDefault();
    scrollTo(dialog, (link.getAttribute("href") ?? "").replace(/^#(rule-)?/, ""));
  };
  return html`<div class="rules-text" @click=${follow}>
    <details class="contents">
      <summary>${t("rules-contents")}</summary>
      <nav aria-label=${t("rules-contents")}>
        <ol>
          ${sections.map((section) => html`<li><a href=${`#${section.id}`}>${heading(section)}</a></li>`)}
        </ol>
      </nav>
    </details>
    ${sections}
  </div>`;
}

/** @param {string} game @returns {Promise<Element[]>} */
async function fetchRules(game) {
  const url = new URL(`../locales/${language()}/${game}-rules.html`, import.meta.url);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  return [...page.body.children].map((child) => document.adoptNode(child));
}

/** @param {Element} section */
function heading(section) {
  return section.querySelector("h1, h2, h3, h4")?.textContent ?? section.id;
}

/** @param {Element} dialog @param {string} paragraph */
function scrollTo(dialog, paragraph) {
  const section = dialog.querySelector(`#rule-${CSS.escape(paragraph)}`);
  if (!(section instanceof HTMLElement)) return;
  for (const other of dialog.querySelectorAll(".is-target")) other.classList.remove("is-target");
  section.classList.add("is-target");
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: "start", behavior: still() ? "instant" : "smooth" });
}
