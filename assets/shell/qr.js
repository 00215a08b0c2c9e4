/** A link as a QR code: always dark on light, with the quiet zone that cameras need. */
import { html, svg } from "../vendor/lit-html/lit-html.js";
import { encode } from "../vendor/uqr/index.mjs";

const QUIET = 4;
/** Beyond so many characters the squares on a screen are too small for the camera of a phone. */
const MOST = 1000;

/** @param {string} text @param {string} label @returns {unknown} null when it is too long to be read */
export function qrCode(text, label) {
  const code = matrix(text);
  if (!code) return null;
  const { size, data } = code;
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return html`<svg
    class="qr"
    viewBox="0 0 ${size} ${size}"
    role="img"
    aria-label=${label}
    shape-rendering="crispEdges"
  >
    ${svg`<rect width=${size} height=${size} fill="#fff" /><path d=${path} fill="#000" />`}
  </svg>`;
}

/** @param {string} text */
function matrix(text) {
  if (text.length > MOST) return null;
  for (const ecc of /** @type {const} */ (["M", "L"]))
    try {
      return encode(text, { ecc, border: QUIET });
    } catch {
      // Too much for this level.
    }
  return null;
}
