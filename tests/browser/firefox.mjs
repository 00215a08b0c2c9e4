// Firefox, the second browser: boots the built page, gets an answer from the rules, and plays one game to its end.
//
//   node tests/browser/firefox.mjs /path/to/firefox report.xml
//
// Through puppeteer-core, because Playwright drives only a Firefox of its own. Each check below is one test;
// the report is a JUnit file like those of the other parts.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";

/** @typedef {import("puppeteer-core").Page} Page */

const [executablePath, report] = process.argv.slice(2);
const root = fileURLToPath(new URL("../..", import.meta.url));

/** What must hold; each gets the opened page. @type {Record<string, (page: Page) => Promise<void>>} */
const checks = {
  async "the rules answer"(page) {
    const games = await page.evaluate(async () => {
      const bridge = await import(new URL("./assets/bridge.js", location.href).href);
      return bridge.call("games");
    });
    if (!games.some((/** @type {{ id: string }} */ game) => game.id === "styx")) {
      throw new Error(`no styx among ${JSON.stringify(games)}`);
    }
  },

  async "a game of Styx is played to its result, by clicks on what is marked"(page) {
    await page.click('[data-game="styx"] [data-act="play"]');
    let choices = 0;
    while (await asked(page)) {
      await choose(page);
      choices += 1;
      if (choices > 100) throw new Error("the game does not end");
    }
    const result = await page.waitForSelector(".side .result", { visible: true });
    const words = await result?.evaluate((one) => /** @type {HTMLElement} */ (one).innerText);
    const lines = await page.$$eval("#log .entry", (all) => all.length);
    if (choices < 5 || lines < choices || !/Rematch/.test(words ?? "") || /\[/.test(words ?? "")) {
      throw new Error(`after ${choices} choices and ${lines} lines of the log it says: ${words}`);
    }
  },
};

/** Whether somebody here has a choice to make; false when the game is over. @param {Page} page */
async function asked(page) {
  await page.waitForSelector("main[data-over], main:has(#prompt[data-asked]) #scene [data-open]");
  return (await page.$("main[data-over]")) === null;
}

/** One choice: touch the last thing that is marked, until the game has gone on. @param {Page} page */
async function choose(page) {
  const before = await page.evaluate(() => location.hash);
  while ((await page.evaluate(() => location.hash)) === before) {
    const open = await page.$$("#scene [data-open]");
    const touched = open[open.length - 1];
    await touched.click();
    await page.waitForFunction(
      (hash, one) => location.hash !== hash || one.hasAttribute("data-picked"),
      {},
      before,
      touched,
    );
  }
}

/** Serve dist/ on a free port, under a sub-path. @returns {Promise<{ address: string, stop: () => void }>} */
async function serve() {
  const server = spawn("python", ["-m", "tools.serve", "--port", "0", "--prefix", "/some/sub/path/"], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface(server.stdout)) {
    return { address: line.trim(), stop: () => server.kill() };
  }
  throw new Error("the server did not start");
}

const profile = mkdtempSync(join(tmpdir(), "obol-firefox-"));
const { address, stop } = await serve();
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath,
  headless: true,
  userDataDir: profile,
});
/** @type {[string, string | null][]} */
const results = [];
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.evaluateOnNewDocument(() => {
    if (location.protocol !== "about:") localStorage["obol-settings"] ??= '{"speed":0,"language":"en"}';
  });
  await page.goto(address);
  for (const [name, check] of Object.entries(checks)) {
    try {
      await check(page);
      if (errors.length) throw new Error(errors.splice(0).join("\n"));
      results.push([name, null]);
    } catch (error) {
      results.push([name, String(error)]);
      console.error(`Firefox, ${name}: ${error}`);
    }
  }
} catch (error) {
  results.push(["the page opens", String(error)]);
  console.error(`Firefox: ${error}`);
} finally {
  await browser.close();
  stop();
  rmSync(profile, { recursive: true, force: true });
}

const failed = results.filter(([, error]) => error !== null);
const escape = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const cases = results.map(
  ([name, error]) =>
    `<testcase classname="firefox" name="${escape(name)}">` +
    (error === null ? "" : `<failure message="${escape(error)}"/>`) +
    `</testcase>`,
);
const counts = `tests="${results.length}" failures="${failed.length}" errors="0" skipped="0"`;
writeFileSync(report, `<testsuite name="firefox" ${counts}>${cases.join("")}</testsuite>\n`);
console.log(`Firefox: ${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
