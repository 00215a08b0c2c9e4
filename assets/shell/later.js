/**
 * Dialogs that most visits never open: each is fetched when it is asked for, so that it does not stand in
 * the way of the page's start.
 *
 * @import { Saved } from "../types.d.ts"
 */

export const openAbout = async () => (await import("./about.js")).openAbout();

export const openKeys = async () => (await import("./keys.js")).openKeys();

export const openSettings = async () => (await import("./settings.js")).openSettings();

/** @param {string} game @param {string | null} [paragraph] */
export const openRules = async (game, paragraph) => (await import("./rules.js")).openRules(game, paragraph);

/** @param {string} game */
export const openNewGame = async (game) => (await import("./newgame.js")).openNewGame(game);

/** @param {Saved} saved */
export const openShare = async (saved) => (await import("./share.js")).openShare(saved);

/** @param {unknown} error @param {() => void} again */
export const showFailure = async (error, again) => (await import("./failure.js")).showFailure(error, again);
