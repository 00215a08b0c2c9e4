/**
 * A game looked at afterwards: how the chances of all seats rose and fell, and where it turned. Computed in
 * slices while one reads; closing the dialog stops it. Touching a moment shows it on the table.
 *
 * @import { Outlook, Saved } from "../types.d.ts"
 * @typedef {object} Study
 * @property {Saved} saved
 * @property {(step: number) => void} show
 * @property {Outlook | null} outlook
 * @property {boolean} halted
 * @property {unknown} trouble
 */
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { icon } from "../pictures.js";
import { seatName, t } from "../texts.js";
import { curve } from "./curve.js";
import { openDialog } from "./dialogs.js";
import { sentence } from "./errors.js";
import { meter } from "./progress.js";
import { think } from "./python.js";

/** How long one slice takes, in milliseconds: so soon it stops. */
const SLICE = 150;

/** @param {Saved} saved @param {(step: number) => void} show put a past moment on the table */
export function openAnalysis(saved, show) {
  /** @type {Study} */
  const study = { saved, show, outlook: null, halted: false, trouble: null };
  let open = true;
  const dialog = openDialog({
    name: "analysis",
    title: () => t("analysis-title"),
    beside: true,
    content: ({ update, close, element }) => {
      const go = (/** @type {number} */ step) => {
        if (element.offsetWidth === innerWidth) close(); // the table lies behind it
        show(step);
      };
      const halt = () => {
        study.halted = !study.halted;
        update();
        if (!study.halted) void compute();
      };
      return page(study, go, halt);
    },
    closed: () => (open = false),
  });
  const compute = async () => {
    try {
      while (open && !study.halted && !study.outlook?.done) {
        study.outlook = await think("outlook", { link: saved.link, ms: SLICE });
        if (open) dialog.update();
      }
    } catch (error) {
      Object.assign(study, { trouble: error, halted: true });
      if (open) dialog.update();
    }
  };
  void compute();
}

/** @param {Study} study @param {(step: number) => void} go @param {() => void} halt */
function page({ saved, outlook, halted, trouble }, go, halt) {
  const names = saved.seats.map((_, seat) => seatName(seat, saved.seats));
  return html`<p class="quiet-text">${t("analysis-what")}</p>
    ${trouble ? html`<p class="form-trouble" role="alert">${sentence(trouble)}</p>` : nothing}
    ${outlook?.done ? nothing : progress(outlook?.share ?? 0, halted, halt)}
    ${outlook?.moments.length ? [curve(outlook, names, go), turns(outlook, names, go), table(outlook, names, go)] : nothing}`;
}

/** @param {number} share @param {boolean} halted @param {() => void} halt */
function progress(share, halted, halt) {
  const percent = Math.round(share * 100);
  const words = t(halted ? "analysis-halted" : "analysis-share", { percent });
  return html`<div class="analysis-progress">
    ${meter(t("analysis-title"), percent, words)}
    <button type="button" class="button" @click=${halt}>
      ${icon(halted ? "play" : "pause")} ${t(halted ? "analysis-go-on" : "analysis-halt")}
    </button>
  </div>`;
}

/** The moments that decided. @param {Outlook} outlook @param {string[]} names @param {(step: number) => void} go */
function turns({ turns, done }, names, go) {
  if (!turns.length) return done ? html`<p>${t("analysis-calm")}</p>` : nothing;
  return html`<h3>${t("analysis-turns")}</h3>
    <ol class="analysis-turns">
      ${turns.map(
        ({ at, seat, before, after }, place) =>
          html`<li>
            <button type="button" class="button" data-moment=${at} @click=${() => go(at)}>
              <span class="turn-number" aria-hidden="true">${place + 1}</span>
              <span>
                ${t(after > before ? "analysis-rose" : "analysis-fell", {
                  who: names[seat],
                  before,
                  after,
                  at,
                })}
              </span>
            </button>
          </li>`,
      )}
    </ol>`;
}

/** The same as figures. @param {Outlook} outlook @param {string[]} names @param {(step: number) => void} go */
const table = ({ moments }, names, go) =>
  html`<details class="analysis-table">
    <summary>${t("analysis-figures")}</summary>
    <div class="scroll-x" tabindex="0" role="region" aria-label=${t("analysis-figures")}>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("analysis-choice")}</th>
            ${names.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${moments.map(
            ({ at, chances }) =>
              html`<tr>
                <th scope="row">
                  <button type="button" class="rule-link" @click=${() => go(at)}>${at}</button>
                </th>
                ${chances.map((chance) => html`<td>${chance}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
