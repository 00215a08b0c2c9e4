/**
 * The table as a picture that needs nothing else: an SVG with its styles, drawings and letters inside, or a PNG
 * made of that. It shows what is on the screen, so it gives away nothing that is not seen there anyway.
 */
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
/** What says how the player is doing, not what the table looks like. */
const MARKS = ["data-open", "data-only", "data-picked", "data-hint", "data-lit", "data-over", "tabindex"];
/** A picture cannot be scrolled or zoomed. */
const QUIET = "*{scrollbar-width:none!important}.pane-tools{display:none!important}\n";
/** Styles of the file's own: our page may have none in its attributes, so they get their name in the end. */
const STYLE = "data-picture-style";
/** The letters of all three languages; the rarer ones may fall back to what the device has. */
const LETTERS = ["400", "700"].map((weight) => `atkinson-hyperlegible-latin-${weight}-normal.woff2`);

/** @param {Element} scene @returns {Promise<string>} the table as an SVG file */
export async function svgOf(scene) {
  const { width, height } = scene.getBoundingClientRect();
  const root = document.documentElement;
  const svg = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({
    width: String(width),
    height: String(height),
    viewBox: `0 0 ${width} ${height}`,
    lang: root.lang,
    "data-theme": theme(),
    "data-motion": "off",
    [STYLE]: `font-size:${getComputedStyle(root).fontSize}`,
  }))
    svg.setAttribute(name, value);
  const copy = likeness(scene, width, height);
  const style = document.createElementNS(SVG, "style");
  style.textContent =
    QUIET + (await letters()) + rules([...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]));
  const defs = document.createElementNS(SVG, "defs");
  defs.innerHTML = await drawings(copy);
  const ground = document.createElementNS(SVG, "foreignObject");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.append(copy);
  svg.append(style, defs, ground);
  return new XMLSerializer().serializeToString(svg).replaceAll(` ${STYLE}="`, ' style="');
}

/** @param {Element} scene @returns {Promise<Blob>} */
export async function pngOf(scene) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await svgOf(scene))}`;
  await image.decode();
  const scale = Math.max(2, devicePixelRatio);
  const canvas = document.createElement("canvas");
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function theme() {
  const { theme } = document.documentElement.dataset;
  if (theme === "light" || theme === "dark") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** The scene in a frame that gives it the size it has. @param {Element} scene @param {number} width @param {number} height */
function likeness(scene, width, height) {
  const frame = document.createElementNS(XHTML, "div");
  const game = scene.closest("[data-game]")?.getAttribute("data-game") ?? "";
  const copy = /** @type {HTMLElement} */ (scene.cloneNode(true));
  const size = `inline-size:${width}px;block-size:${height}px`;
  frame.className = "table";
  frame.setAttribute("data-game", game);
  restyle(frame, `display:block;font-family:var(--font);line-height:1.5;color:var(--ink);${size}`);
  restyle(copy, size);
  for (const hidden of copy.querySelectorAll(".sr-only")) hidden.remove();
  for (const element of copy.querySelectorAll("*")) for (const mark of MARKS) element.removeAttribute(mark);
  // A window onto a map shows all of it.
  const pane = /** @type {(HTMLElement & {fit: number}) | null} */ (scene.querySelector("obol-pane"));
  const [shown] = copy.getElementsByTagName("obol-pane");
  if (pane && shown) restyle(shown, `--zoom:${pane.fit};overflow:hidden`);
  frame.append(copy);
  return frame;
}

/** @param {Element} element @param {string} style */
function restyle(element, style) {
  element.removeAttribute("style");
  element.setAttribute(STYLE, style);
}

/** Style rules as they hold now: the picture is no window whose width could be asked. @param {CSSRule[]} all @returns {string} */
function rules(all) {
  return all
    .map((rule) => {
      if (rule instanceof CSSFontFaceRule) return "";
      if (!(rule instanceof CSSMediaRule)) return rule.cssText;
      return matchMedia(rule.conditionText).matches ? rules([...rule.cssRules]) : "";
    })
    .join("\n");
}

/** Letters inside the file. */
async function letters() {
  const faces = LETTERS.map(async (file, place) => {
    const url = await dataUrl(new URL(`../vendor/fonts/${file}`, import.meta.url));
    return `@font-face{font-family:"Atkinson Hyperlegible";font-weight:${place ? 700 : 400};src:url(${url})}`;
  });
  return (await Promise.all(faces)).join("\n");
}

/** @param {URL} address @returns {Promise<string>} */
async function dataUrl(address) {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}

/**
 * The drawings that a copy points at, brought along under names of their own; the copy then points at those.
 * @param {Element} copy
 * @returns {Promise<string>}
 */
async function drawings(copy) {
  /** @type {Map<string, Set<string>>} */
  const wanted = new Map();
  for (const use of copy.querySelectorAll("use")) {
    const [sheet, id] = (use.getAttribute("href") ?? "").split("#");
    if (!sheet || !id) continue;
    wanted.set(sheet, (wanted.get(sheet) ?? new Set()).add(id));
    use.setAttribute("href", `#${nameOf(sheet, id)}`);
  }
  const parts = [...wanted].map(async ([sheet, ids]) => {
    const text = await (await fetch(new URL(sheet, document.baseURI))).text();
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
    return [...ids].map((id) => symbol(drawn, sheet, id)).join("");
  });
  return (await Promise.all(parts)).join("");
}

/** @param {string} sheet @param {string} id */
const nameOf = (sheet, id) => `${sheet.replace(/^.*\/|\.svg$/g, "")}--${id}`;

/** A symbol with what it points at itself. @param {Document} drawn @param {string} sheet @param {string} id @returns {string} */
function symbol(drawn, sheet, id) {
  const found = drawn.getElementById(id);
  if (!found) return "";
  const text = new XMLSerializer().serializeToString(found);
  const inner = new Set([...text.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, name]) => name));
  inner.delete(id);
  const renamed = text.replace(
    /(\bid="|href="#|url\(#)([\w-]+)/g,
    (_, before, name) => before + nameOf(sheet, name),
  );
  return renamed + [...inner].map((name) => symbol(drawn, sheet, name)).join("");
}
