/**
 * One connection to another browser: a data channel, made without any server. Whoever invites writes an offer,
 * the other one an answer; both are text that people carry across. No helper servers are asked, so it works
 * where the two can reach each other by themselves: in one network, as a rule.
 *
 * @typedef {object} Listener
 * @property {() => void} open
 * @property {(text: string) => void} said
 * @property {() => void} lost once, when it was open and is no more, or could not be opened
 * @property {() => void} tired it has called in vain for long: some browsers stop listening then, others do not
 */
import { pack, unpack, WireError } from "./wire.js";

const GATHER = 3000;
const SILENCE = 8000;
/** Firefox gives up calling after some time, without a word, and hears nothing any more. */
const VAIN = 30_000;
const LONGEST = 60_000;

/** Whether this browser can do it. */
export const able = "RTCPeerConnection" in globalThis;

export class Peer {
  /** @type {RTCDataChannel | null} */
  #channel = null;
  #over = false;
  /** Whoever answers calls in vain until people have carried the answer across: that is no failure. */
  #patient = false;
  #connection = new RTCPeerConnection({ iceServers: [] });

  /** @param {Listener} on */
  constructor(on) {
    this.on = on;
    let silence = 0;
    this.#connection.addEventListener("connectionstatechange", () => {
      const { connectionState: state } = this.#connection;
      clearTimeout(silence);
      if (state === "closed" || (state === "failed" && !this.#patient)) this.#lose();
      if (state === "failed" && this.#patient) this.#tire();
      // It may come back by itself, after a moment in a tunnel.
      if (state === "disconnected") silence = setTimeout(() => this.#lose(), SILENCE);
    });
    this.#connection.addEventListener("datachannel", ({ channel }) => this.#listen(channel));
    addEventListener("pagehide", this.close, { once: true });
  }

  get isOpen() {
    return this.#channel?.readyState === "open";
  }

  /** The text for the other side. @returns {Promise<string>} */
  async invite() {
    this.#listen(this.#connection.createDataChannel("obol"));
    await this.#connection.setLocalDescription(await this.#connection.createOffer());
    return this.#described();
  }

  /** The answer to an invitation. @param {string} offer @returns {Promise<string>} */
  async answer(offer) {
    this.#patient = true;
    await this.#hear(offer, "offer");
    await this.#connection.setLocalDescription(await this.#connection.createAnswer());
    setTimeout(() => this.#tire(), VAIN);
    return this.#described();
  }

  /** The other side has answered. @param {string} answer */
  async accept(answer) {
    if (this.#connection.signalingState !== "have-local-offer") throw new WireError();
    await this.#hear(answer, "answer");
  }

  /** @param {string} text */
  say(text) {
    if (this.isOpen) this.#channel?.send(text);
  }

  close = () => {
    this.#over = true;
    this.#channel?.close();
    this.#connection.close();
    removeEventListener("pagehide", this.close);
  };

  /** @param {string} code @param {"offer" | "answer"} wanted */
  async #hear(code, wanted) {
    const description = unpack(code);
    if (description.type !== wanted) throw new WireError();
    await this.#connection.setRemoteDescription(description).catch(() => {
      throw new WireError();
    });
  }

  /** All addresses are gathered first: there is no way to send one after. */
  async #described() {
    const connection = this.#connection;
    await new Promise((done) => {
      const look = () => connection.iceGatheringState === "complete" && done(null);
      connection.addEventListener("icegatheringstatechange", look);
      setTimeout(done, GATHER);
      look();
    });
    return pack(/** @type {RTCSessionDescription} */ (connection.localDescription));
  }

  /** @param {RTCDataChannel} channel */
  #listen(channel) {
    this.#channel = channel;
    channel.addEventListener("open", () => {
      this.#patient = false;
      this.on.open();
    });
    channel.addEventListener("close", () => this.#lose());
    channel.addEventListener("message", ({ data }) => {
      if (typeof data === "string" && data.length <= LONGEST) this.on.said(data);
    });
  }

  #tire() {
    if (this.#patient && !this.#over) this.on.tired();
  }

  #lose() {
    if (this.#over) return;
    this.close();
    this.on.lost();
  }
}
