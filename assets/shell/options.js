/**
 * The options of a game that the rulings leave open, as fields of the new-game dialog.
 *
 * @import { Draft } from "./newgame.js"
 */
import { html } from "../vendor/lit-html/lit-html.js";
import { t } from "../texts.js";
import { sentence } from "./errors.js";
import { bar } from "./progress.js";

/** More values than these are a list. */
const MOST_PICKS = 8;

/** @param {Draft} draft */
export function optionFields(draft) {
  if (draft.trouble) return html`<p class="form-trouble" role="alert">${sentence(draft.trouble)}</p>`;
  if (!draft.facts) return bar();
  return draft.facts.options.map(({ id, values, default: usual }) => {
    const key = `${draft.game}-option-${id}`;
    const chosen = draft.options[id] ?? usual;
    const choose = (/** @type {string} */ value) => (draft.options[id] = value);
    const field = values.length > MOST_PICKS ? optionList : optionPicks;
    return html`<fieldset class="option">
      <legend>${t(key)}</legend>
      <p class="quiet-text">${t(`${key}.help`)}</p>
      ${field(id, key, values, chosen, choose)}
    </fieldset>`;
  });
}

/**
 * All values at a glance.
 * @param {string} id @param {string} key @param {string[]} values @param {string} chosen @param {(value: string) => void} choose
 */
const optionPicks = (id, key, values, chosen, choose) =>
  values.map(
    (value) =>
      html`<label class="pick">
        <input
          type="radio"
          name=${`option-${id}`}
          value=${value}
          ?checked=${chosen === value}
          @change=${() => choose(value)}
        />
        <span class="pick-text">
          <strong>${t(`${key}-${value}`)}</strong>
          <small>${t(`${key}-${value}.help`)}</small>
        </span>
      </label>`,
  );

/**
 * Many values, all of them numbers: in their order, not in that of the save format.
 * @param {string} id @param {string} key @param {string[]} values @param {string} chosen @param {(value: string) => void} choose
 */
function optionList(id, key, values, chosen, choose) {
  const change = (/** @type {{target: HTMLSelectElement}} */ { target }) => choose(target.value);
  const ordered = [...values].sort((one, other) => Number(one) - Number(other));
  return html`<select name=${`option-${id}`} aria-label=${t(key)} @change=${change}>
    ${ordered.map(
      (value) =>
        html`<option value=${value} ?selected=${chosen === value}>
          ${t(`${key}-${value}`)} – ${t(`${key}-${value}.help`)}
        </option>`,
    )}
  </select>`;
}
