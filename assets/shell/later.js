/**
 * Dialogs that most visits never open: each is fetched when it is asked for, so that it does not stand in
 * the way of the page's start.
 *
 * @import { Opened, Saved } from "../types.d.ts"
 */
import { dress } from "../games/index.js";
import { learn } from "../texts.js";

export const openAbout = async () => (await import("./about.js")).openAbout();

export const openKeys = async () => (await import("./keys.js")).openKeys();

export const openSettings = async () => (await import("./settings.js")).openSettings();

/** @param {string} game @param {string | null} [paragraph] */
export const openRules = async (game, paragraph) => (await import("./rules.js")).openRules(game, paragraph);

/** @param {string} game @param {Saved} [instead] a game that nobody has begun */
export const beginLesson = async (game, instead) => (await import("./lesson.js")).beginLesson(game, instead);

/** @param {string} game */
export const openNewGame = async (game) => (await import("./newgame.js")).openNewGame(game);

/** @param {Saved} saved */
export const openShare = async (saved) => (await import("./share.js")).openShare(saved);

/** @param {Saved} saved @param {(step: number) => void} show */
export const openAnalysis = async (saved, show) => (await import("./analysis.js")).openAnalysis(saved, show);
/** What belongs to the games of this device: its words and looks come along. @template T @param {Promise<T>} part @returns {Promise<T>} */
const ofLibrary = async (part) => (await Promise.all([part, learn("library"), dress("library")]))[0];

export const showLibrary = async () => (await ofLibrary(import("./library.js"))).showLibrary();

/** @param {unknown[]} games */
export const importGames = async (games) => (await ofLibrary(import("./library.js"))).showLibrary(games);

/** @param {import("./kin.js").Kin} kin @param {Opened} opened @param {Opened} moment */
export const showCrossing = async (kin, opened, moment) =>
  (await ofLibrary(import("./crossing.js"))).showCrossing(kin, opened, moment);

/** @param {Saved} saved @param {boolean} gone @param {() => void} again */
export const showElsewhere = async (saved, gone, again) =>
  (await ofLibrary(import("./elsewhere.js"))).showElsewhere(saved, gone, again);

/** @param {Saved} saved */
export const openSeats = async (saved) => (await ofLibrary(import("./handover.js"))).openSeats(saved);

/** @param {Saved} saved @param {number} at */
export const playOn = async (saved, at) => (await ofLibrary(import("./branch.js"))).playOn(saved, at);

/** @param {unknown} error @param {() => void} again */
export const showFailure = async (error, again) => (await import("./failure.js")).showFailure(error, again);

/** @param {Saved} saved */
export const openLive = async (saved) => (await import("../live/dialog.js")).openLive(saved);

/** @param {string} code */
export const openInvitation = async (code) => (await import("../live/dialog.js")).openInvitation(code);
