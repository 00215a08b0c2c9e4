// Firefox, the second browser: boots the built page and gets an answer from the rules.
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
};

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
