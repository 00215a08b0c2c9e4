/**
 * What two browsers must tell each other before they can talk, as short text: of a session description only
 * what cannot be guessed (user, password, fingerprint, addresses), some 150 letters instead of a page.
 *
 * Bytes: 1 (the version), 0 for an offer or 1 for an answer; user and password, each with its length before it;
 * 32 bytes of fingerprint; then the addresses: 4, 6 or 0 (a name of 16 bytes that only the network knows), the
 * bytes, and the port in two. All of it in base64url.
 *
 * @typedef {{ type: "offer" | "answer", sdp: string }} Description
 */

const VERSION = 1;
const TYPES = /** @type {const} */ (["offer", "answer"]);
const MOST = 12;
const LONGEST = 2000;
const PREFERENCE = 2_122_260_000;

/** A failure with a sentence: as a rule, a text that is none of ours. */
export class WireError extends Error {
  values = {};

  constructor(key = "live-error-code") {
    super(key);
    this.key = key;
  }
}

/** @param {RTCSessionDescription} description @returns {string} */
export function pack({ type, sdp }) {
  const line = (/** @type {string} */ name) => sdp.match(new RegExp(`^a=${name}:(.*?)\\r?$`, "m"))?.[1] ?? "";
  const print = line("fingerprint").replace(/^sha-256 /i, "");
  const bytes = [VERSION, type === "offer" ? 0 : 1];
  for (const word of [line("ice-ufrag"), line("ice-pwd")])
    bytes.push(word.length, ...new TextEncoder().encode(word));
  bytes.push(...print.split(":").map((pair) => parseInt(pair, 16)));
  const places = addresses(sdp);
  if (!places.length) throw new WireError("live-error-network");
  for (const place of places) bytes.push(...place);
  return toText(bytes);
}

/** @param {string} code @returns {Description} */
export function unpack(code) {
  const read = reader(fromText(code));
  if (read(1)[0] !== VERSION) throw new WireError();
  const type = TYPES[read(1)[0]];
  const [user, password] = [word(read), word(read)];
  const print = [...read(32)].map((byte) => hex(byte)).join(":");
  const places = [];
  while (read.left()) places.push(place(read));
  if (!type || !places.length || places.length > MOST) throw new WireError();
  return { type, sdp: describe(type, user, password, print, places) };
}

/** The addresses at which this browser can be found, as bytes. @param {string} sdp @returns {number[][]} */
function addresses(sdp) {
  const found = [];
  for (const [, host, port] of sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)) {
    const bytes = hostBytes(host);
    if (bytes) found.push([...bytes, Number(port) >> 8, Number(port) & 255]);
  }
  return found.slice(0, MOST);
}

/** @param {string} host @returns {number[] | null} */
function hostBytes(host) {
  if (/^[0-9a-f-]{36}\.local$/i.test(host)) return [0, ...pairs(host.slice(0, 36).replaceAll("-", ""))];
  if (/^\d+(\.\d+){3}$/.test(host)) return [4, ...host.split(".").map(Number)];
  if (!/^[0-9a-f:]+$/i.test(host)) return null;
  const [head, tail] = host.split("::").map((part) => (part ? part.split(":") : []));
  const gap = tail ? Array(8 - head.length - tail.length).fill("0") : [];
  return [6, ...pairs([...head, ...gap, ...(tail ?? [])].map((group) => group.padStart(4, "0")).join(""))];
}

/** @param {string} digits */
function pairs(digits) {
  return (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

/** @param {(count: number) => Uint8Array} read @returns {string} */
function place(read) {
  const [kind] = read(1);
  const bytes = [...read(kind === 4 ? 4 : 16)];
  const [high, low] = read(2);
  const port = high * 256 + low;
  if (kind === 4) return `${bytes.join(".")} ${port}`;
  const digits = bytes.map(hex).join("");
  if (kind === 6) return `${digits.match(/.{4}/g)?.join(":")} ${port}`;
  if (kind !== 0) throw new WireError();
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")}.local ${port}`;
}

/** Letters and digits only: nothing else may get into a description. @param {(count: number) => Uint8Array} read */
function word(read) {
  const text = String.fromCharCode(...read(read(1)[0]));
  if (!/^[A-Za-z0-9+/]{4,256}$/.test(text)) throw new WireError();
  return text;
}

/**
 * @param {"offer" | "answer"} type @param {string} user @param {string} password @param {string} print
 * @param {string[]} places
 */
function describe(type, user, password, print, places) {
  const candidates = places.map((at, number) => {
    return `a=candidate:${number + 1} 1 udp ${PREFERENCE - number} ${at} typ host`;
  });
  return [
    "v=0",
    "o=- 1 1 IN IP4 127.0.0.1",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    ...candidates,
    `a=ice-ufrag:${user}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${print.toUpperCase()}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    "a=max-message-size:65536",
    "",
  ].join("\r\n");
}

/** @param {number} byte */
const hex = (byte) => byte.toString(16).padStart(2, "0");

/** @param {Uint8Array} data */
function reader(data) {
  let at = 0;
  const read = (/** @type {number} */ count) => {
    if (at + count > data.length) throw new WireError();
    at += count;
    return data.subarray(at - count, at);
  };
  return Object.assign(read, { left: () => data.length - at });
}

/** @param {number[]} bytes */
function toText(bytes) {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text @returns {Uint8Array} */
function fromText(text) {
  if (text.length > LONGEST || !/^[A-Za-z0-9_-]+$/.test(text)) throw new WireError();
  try {
    const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  } catch {
    throw new WireError();
  }
}
