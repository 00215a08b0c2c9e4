/**
 * The map: a window onto the hexes, with everything that stands on them.
 *
 * @import { Ref, SceneTools, View } from "../types.d.ts"
 * @import { Hex } from "./cgs-ground.js"
 * @import { Plan } from "./cgs-grid.js"
 */
import "../table/pane.js";
import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { keyed } from "../vendor/lit-html/directives/keyed.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { art, icon, letter, spoken } from "../table/shapes.js";
import { DIRECTIONS, HEX, HIGH, ROUND, WIDE, place, planOf } from "./cgs-grid.js";
import { figureOf } from "./cgs-figures.js";
import { ground, tilePicture } from "./cgs-ground.js";
import { edgeFacts, hexFacts, pieceLabel } from "./cgs-words.js";

/** How large a piece is, in pixels of the map. */
const PIECE = 44;

/** @param {View} view @param {SceneTools} tools */
export function map(view, tools) {
  const plan = planOf(view);
  const { t } = tools;
  return html`<div class="atlas" role="group" aria-label=${t("cgs-map")}>
    <obol-pane
      home=${homeOf(view, tools.near)}
      wide=${plan.wide}
      high=${plan.high}
      touch=${PIECE}
      .tabIndex=${-1}
    >
      <div class="pane-size" .style="--w:${plan.wide};--h:${plan.high}">
        <div class="map">
          ${ground(view, plan)} ${hexes(view, plan, tools)} ${fog(view, plan, tools)}
          ${preview(view, plan, tools)} ${pieces(view, plan, tools)}
        </div>
      </div>
    </obol-pane>
    ${paneTools(tools)}
  </div>`;
}

/** What the window returns to: the hero of the near seat, its camp, its tile. @param {View} view @param {number} near */
function homeOf(view, near) {
  const walking = view.steps && view.actor === near ? view.steps.piece : null;
  const own = view.pieces.find((/** @type {any} */ piece) => piece.owner === near && piece.kind === "hero");
  const side = view.sides.find((/** @type {any} */ one) => one.seats.includes(near));
  const turning = view.turning && view.actor === near ? `hex:${view.turning.slice(5)}-0` : null;
  return walking ?? own?.ref ?? side?.camp ?? turning ?? "hex:0-0";
}

/** @param {SceneTools} tools */
function paneTools({ t }) {
  const press =
    (/** @type {(pane: import("../table/pane.js").Pane) => void} */ deed) => (/** @type {Event} */ event) => {
      const atlas = event.target instanceof Element ? event.target.closest(".atlas") : null;
      const pane = /** @type {import("../table/pane.js").Pane | null} */ (atlas?.querySelector("obol-pane"));
      if (pane) deed(pane);
    };
  /** @type {[string, string, (pane: import("../table/pane.js").Pane) => void][]} */
  const deeds = [
    ["maximize", "pane-whole", (pane) => pane.whole()],
    ["locate", "pane-mine", (pane) => pane.mine()],
    ["zoom-in", "pane-nearer", (pane) => pane.nearer(1)],
    ["zoom-out", "pane-farther", (pane) => pane.nearer(-1)],
  ];
  return html`<div class="pane-tools" role="toolbar" aria-label=${t("pane-tools")}>
    ${deeds.map(
      ([picture, key, deed]) =>
        html`<button
          type="button"
          class="tool"
          data-deed=${key}
          title=${t(key)}
          aria-label=${t(key)}
          @click=${press(deed)}
        >
          ${icon(picture)}
        </button>`,
    )}
  </div>`;
}

/** @param {Plan} plan @param {Ref} ref */
function styleAt(plan, ref) {
  const { x, y } = place(plan, ref);
  return `left:${(x - WIDE / 2).toFixed(1)}px;top:${(y - HIGH / 2).toFixed(1)}px`;
}

const rim = html`<svg class="hex-rim" viewBox="${-WIDE / 2} ${-ROUND} ${WIDE} ${HIGH}" aria-hidden="true">
  ${svg`<path d=${HEX}></path>`}
</svg>`;

/** @param {View} view @param {Plan} plan @param {SceneTools} tools */
function hexes(view, plan, tools) {
  return repeat(
    view.hexes,
    (/** @type {Hex} */ hex) => hex.ref,
    (/** @type {Hex} */ hex) => {
      const range = inRange(hex.ref, view, tools);
      const facts = [tools.name(hex.ref), ...hexFacts(hex, view, tools), ...costFacts(hex.ref, view, tools)];
      if (range) facts.push(tools.t("cgs-in-range", { mode: range }));
      return html`<button
        type="button"
        class="hex"
        data-ref=${hex.ref}
        data-terrain=${hex.terrain}
        data-range=${range ?? nothing}
        .style=${styleAt(plan, hex.ref)}
      >
        ${spoken([...facts, ...edgeFacts(hex, tools)].join(", "))} ${rim}
        <span class="hex-name" aria-hidden="true">${tools.name(hex.ref)}</span>
        ${flags(hex, view)} ${cost(hex.ref, view, tools)} ${link(hex, view)}
      </button>`;
    },
  );
}

/**
 * How the piece that is picked, or looked at, could attack somebody in this hex.
 * @param {Ref} ref @param {View} view @param {SceneTools} tools @returns {"melee" | "ranged" | "both" | null}
 */
function inRange(ref, view, { picked, regarded }) {
  const reach = view.range[picked[0]] ?? view.range[regarded ?? ""];
  const modes = reach?.[ref];
  return modes ? (modes.length > 1 ? "both" : modes[0]) : null;
}

/** The letter that a cave mouth shares with the cave behind it (B2.2). @param {Hex} hex @param {View} view */
function link({ ref, mouth, link }, view) {
  if (!mouth || !link) return nothing;
  const caves = view.tiles.flatMap((/** @type {any} */ tile) => (tile.cave ? [tile.ref.slice(5)] : []));
  const place = (mouth === "out" ? ref : link).slice(4).split("-")[0];
  return html`<span class="link" aria-hidden="true">${letter(caves.indexOf(place))}</span>`;
}

/** Camps, banners and what lies open: whose they are is said by a letter. @param {Hex} hex @param {View} view */
function flags({ banner, camps, pile }, view) {
  return html`${camps.map((side) => html`<span class="camp" data-seat=${markOf(side, view)} aria-hidden="true">${art("cgs", "camp")}<b>${letter(markOf(side, view))}</b></span>`)}
  ${
    banner
      ? keyed(
          banner,
          html`<span class="ensign" data-seat=${markOf(banner, view)} aria-hidden="true"
            >${art("cgs", "banner")}<b>${letter(markOf(banner, view))}</b></span
          >`,
        )
      : nothing
  }
  ${pile?.top ? html`<span class="pile-top" data-thing=${pile.top} aria-hidden="true">${art("cgs", "encounter-card")}</span>` : nothing}
  ${
    pile?.won.length
      ? html`<span class="pile-won" aria-hidden="true"
          >${Math.max(...pile.beaten)}/${Math.max(...pile.need)}</span
        >`
      : nothing
  }`;
}

/** The seat whose colour and letter a side has. @param {Ref} side @param {View} view @returns {number} */
export function markOf(side, view) {
  const [kind, number] = side.split(":");
  if (kind === "seat") return Number(number);
  return view.sides.find((/** @type {any} */ one) => one.ref === side)?.seats[0] ?? 0;
}

/** @param {Ref} ref @param {View} view @param {SceneTools} tools */
function costFacts(ref, view, { t, open }) {
  const cost = view.steps?.reach[ref];
  if (cost === undefined || view.actor !== view.seat) return [];
  return [open.has(ref) ? t("cgs-step-cost", { cost }) : t("cgs-reach-cost", { cost })];
}

/** What it takes to get there, on every hex that can be reached. @param {Ref} ref @param {View} view @param {SceneTools} tools */
function cost(ref, view, { open }) {
  const points = view.steps?.reach[ref];
  if (points === undefined || view.actor !== view.seat) return nothing;
  return html`<span class="cost" ?data-next=${open.has(ref)} aria-hidden="true">${points}</span>`;
}

/** Face-down tiles: six hexes to walk to, and in the middle the tile itself. */
/** @param {View} view @param {Plan} plan @param {SceneTools} tools */
function fog(view, plan, tools) {
  const { t, name } = tools;
  const hidden = view.tiles.filter((/** @type {any} */ tile) => tile.turned === null && !tile.cave);
  return repeat(
    hidden,
    (/** @type {any} */ tile) => tile.ref,
    (/** @type {any} */ tile) => {
      const number = tile.ref.slice(5);
      const facts = tile.print ? t("cgs-fog-known", { tile: name(tile.print) }) : t("cgs-fog-tile");
      return html`<button
          type="button"
          class="hex tile-back"
          data-ref=${tile.ref}
          ?data-peeked=${tile.peeked}
          .style=${styleAt(plan, `hex:${number}-0`)}
        >
          ${spoken(`${name(tile.ref)}, ${facts}`)} ${rim}
          ${art("cgs", tile.peeked ? "tile-peeked" : "tile-unknown", "tile-mark")}
          <span class="tile-number" aria-hidden="true">${number}</span>
        </button>
        ${DIRECTIONS.map((_, direction) => {
          const ref = `hex:${number}-${direction + 1}`;
          const said = [name(ref), t("cgs-fog"), ...costFacts(ref, view, tools)];
          return html`<button type="button" class="hex unknown" data-ref=${ref} .style=${styleAt(plan, ref)}>
            ${spoken(said.join(", "))} ${rim} ${cost(ref, view, tools)}
          </button>`;
        })}`;
    },
  );
}

/** The tile to be laid as it would lie, while one looks at a rotation. @param {View} view @param {Plan} plan @param {SceneTools} tools */
function preview(view, plan, { regarded, things }) {
  if (!view.turning || !regarded?.startsWith("rotation:")) return nothing;
  const number = view.turning.slice(5);
  const middle = plan.at.get(number);
  const tile = view.tiles.find((/** @type {any} */ one) => one.ref === view.turning);
  if (!middle || !tile) return nothing;
  const style = `left:${(middle.x - 1.6 * WIDE).toFixed(1)}px;top:${(middle.y - 2.6 * ROUND).toFixed(1)}px`;
  return html`<span class="tile-preview" .style=${style} aria-hidden="true"
    >${tilePicture(tile.print ? things[tile.print] : undefined, Number(regarded.slice(9)))}</span
  >`;
}

/** @param {View} view @param {Plan} plan @param {SceneTools} tools */
function pieces(view, plan, tools) {
  /** @type {Map<Ref, any[]>} */
  const crowds = new Map();
  for (const piece of view.pieces) crowds.set(piece.hex, [...(crowds.get(piece.hex) ?? []), piece]);
  return repeat(
    view.pieces,
    (/** @type {any} */ piece) => piece.ref,
    (/** @type {any} */ piece) => {
      const crowd = crowds.get(piece.hex) ?? [];
      return token(piece, seatInHex(plan, piece.hex, crowd.indexOf(piece), crowd.length), view, tools);
    },
  );
}

/**
 * Where pieces stand, from the middle of their hex: one below it, two side by side, then between them and beside.
 * The middle stays free for whoever wants to go there, and the number above it can be read, however many there are.
 */
const ALONE = { across: 0, down: 29 };
const TOGETHER = [
  { across: -23, down: 13 },
  { across: 23, down: 13 },
  { across: 0, down: 41 },
  { across: -41, down: -17 },
  { across: 41, down: -17 },
];

/** In a crowd everybody is smaller, and stands in a ring that is open where the number is. */
const SMALLER = 0.75;
const OPENING = Math.PI / 3;

/** @param {Plan} plan @param {Ref} ref @param {number} nth @param {number} of */
function seatInHex(plan, ref, nth, of) {
  const { x, y } = place(plan, ref);
  const crowded = of > TOGETHER.length;
  const { across, down } = of === 1 ? ALONE : crowded ? inRing(nth, of) : TOGETHER[nth];
  const [left, top] = [x + across - PIECE / 2, y + down - PIECE / 2];
  return `left:${left.toFixed(1)}px;top:${top.toFixed(1)}px${crowded ? `;scale:${SMALLER}` : ""}`;
}

/** Side by side along the ring, from the right of the number round to its left. @param {number} nth @param {number} of */
function inRing(nth, of) {
  const step = (2 * Math.PI - 2 * OPENING) / (of - 1);
  const far = (SMALLER * PIECE) / (2 * Math.sin(step / 2));
  const angle = OPENING + nth * step; // from the top, clockwise
  return { across: far * Math.sin(angle), down: 4 - far * Math.cos(angle) };
}

/** @param {any} piece @param {string} style @param {View} view @param {SceneTools} tools */
function token(piece, style, view, tools) {
  const { t, picked, open } = tools;
  const chance = oddsOn(piece.ref, view, picked);
  const said = [pieceLabel(piece, tools)];
  if (chance !== null && open.has(piece.ref)) said.push(t("cgs-odds", { sixths: chance }));
  const { defence, melee, ranged } = piece.stats;
  return html`<button
    type="button"
    class="token"
    data-ref=${piece.ref}
    data-kind=${piece.kind}
    data-seat=${piece.owner ?? nothing}
    ?data-hurt=${piece.hurt}
    ?data-spent=${spent(piece, view)}
    ?data-prize=${piece.prize}
    ?data-attacked=${view.attack?.target === piece.ref}
    .style=${style}
  >
    ${spoken(said.join(", "))}
    <span class="disc" aria-hidden="true">${art("cgs", figureOf(piece.ref, piece), "figure")}</span>
    ${piece.owner === null ? nothing : html`<b class="owner" aria-hidden="true">${letter(piece.owner)}</b>`}
    ${
      piece.kind === "creature"
        ? html`<span class="power" aria-hidden="true"
            ><i>${defence}</i><i>${melee ?? "–"}</i><i>${ranged ?? "–"}</i></span
          >`
        : nothing
    }
    ${piece.hurt ? html`<span class="wound" aria-hidden="true">${art("cgs", "wound")}</span>` : nothing}
    ${piece.must ? html`<span class="must" aria-hidden="true">!</span>` : nothing}
    ${chance !== null && open.has(piece.ref) ? html`<span class="chance" aria-hidden="true">${chance}/6</span>` : nothing}
  </button>`;
}

/** Who has moved in the movement phase, or acted in the combat phase. @param {any} piece @param {View} view */
function spent(piece, view) {
  if (piece.owner === null || piece.owner !== view.active) return false;
  return view.phase === "movement" ? piece.moved : view.phase === "combat" ? piece.acted : false;
}

/**
 * In sixths: the best chance of the picked piece against this one, or the chance if this one supports.
 * @param {Ref} ref @param {View} view @param {Ref[]} picked @returns {number | null}
 */
function oddsOn(ref, view, picked) {
  if (view.question === "support") return view.odds[ref] ?? null;
  if (picked.length !== 1) return null;
  const found = Object.entries(view.odds).flatMap(([key, sixths]) =>
    key.startsWith(`${picked[0]} ${ref} `) ? [Number(sixths)] : [],
  );
  return found.length ? Math.max(...found) : null;
}
