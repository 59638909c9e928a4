// Finds and starts the browsers that the tests run in. Another browser is another entry of `browsers`.
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import puppeteerInBrowsers from "puppeteer-core/lib/esm/puppeteer/puppeteer-core-browser.js";
import { buildDir } from "./paths.js";
import { openWebKitPage } from "./webkit.js";

/**
 * System and browser preferences of a reader.
 * @typedef {import("puppeteer-core").Page} Page
 * @typedef {{dark: boolean, reducedMotion: boolean, forcedColors: boolean, largeText: boolean, javascript: boolean}} Preferences
 *
 * How a browser is driven. launchOptions: how to start it with these preferences; configure: sets those preferences that a page can
 * be given; emulatePrint: shows a page as printed, or as on screen again.
 * @typedef {{
 *   variable: string, names: string[], install: string,
 *   launchOptions: (preferences: Preferences) => import("puppeteer-core").LaunchOptions,
 *   configure: (page: Page, preferences: Preferences) => Promise<void>,
 *   emulatePrint: (page: Page, on: boolean) => Promise<void>,
 * }} Driver
 * @type {Record<string, Driver>}
 */
export const browsers = {
  chromium: {
    variable: "CHROMIUM",
    names: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"], // the first takes two thirds of the time
    install: "apt-get install chromium-headless-shell",
    launchOptions: () => ({
      args: [
        "--disable-gpu",
        "--disable-features=SpareRendererForSitePerProcess", // a process for a tab that no test opens
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    }),
    async configure(page, { dark, reducedMotion, forcedColors, largeText, javascript }) {
      const devtools = await page.createCDPSession(); // emulateMediaFeatures does not know forced-colors
      await devtools.send("Emulation.setEmulatedMedia", {
        features: [
          { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
          { name: "prefers-reduced-motion", value: reducedMotion ? "reduce" : "no-preference" },
          { name: "forced-colors", value: forcedColors ? "active" : "none" },
        ],
      });
      if (largeText) await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await page.setJavaScriptEnabled(javascript);
    },
    emulatePrint: (page, on) => page.emulateMediaType(on ? "print" : "screen"),
  },

  // WebDriver BiDi cannot emulate these preferences, so a browser is started for each set of them. A Firefox without scripts still
  // answers page.evaluate as long as nothing has to wait; $$eval and waitForFunction do not work there.
  firefox: {
    variable: "FIREFOX",
    names: ["firefox-esr", "firefox"],
    install: "apt-get install firefox-esr",
    launchOptions: ({ dark, reducedMotion, forcedColors, largeText, javascript }) => ({
      browser: "firefox",
      extraPrefsFirefox: {
        "javascript.enabled": javascript,
        "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
        "browser.display.document_color_use": forcedColors ? 2 : 0,
        "font.size.variable.x-western": largeText ? 32 : 16,
        "ui.useOverlayScrollbars": 1, // a page gets the whole width of the viewport, as on a phone
      },
    }),
    configure: async () => {},
    emulatePrint: (page, on) => page.evaluate(swapMedia, on),
  },
};

/** WebKit, which Puppeteer cannot drive. It runs the smoke tests only. */
const webkit = { variable: "WEBKIT", names: ["WebKitWebDriver"], install: "apt-get install webkit2gtk-driver xvfb" };

/** Applies the print styles of a page on screen, or undoes it, for browsers that cannot emulate print. Runs in the page. @param {boolean} on */
function swapMedia(on) {
  const saved = /** @type {{printMedia?: Map<MediaList, string>}} */ (window);
  for (const [media, text] of saved.printMedia ?? []) media.mediaText = text;
  saved.printMedia = new Map();
  if (!on) return;
  const swap = (/** @type {MediaList} */ media) => {
    if (!/\b(print|screen)\b/.test(media.mediaText)) return;
    saved.printMedia?.set(media, media.mediaText);
    media.mediaText = media.mediaText.replace(/\bscreen\b/g, "tty").replace(/\bprint\b/g, "screen");
  };
  const visit = (/** @type {CSSRuleList} */ rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) swap(rule.media);
      if ("cssRules" in rule) visit(/** @type {CSSGroupingRule} */ (rule).cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    swap(sheet.media);
    visit(sheet.cssRules);
  }
}

/** The preferences of most readers. @type {Preferences} */
const DEFAULTS = { dark: false, reducedMotion: false, forcedColors: false, largeText: false, javascript: true };

/** The name of the browser that this process tests in. */
export const browserName = () => process.env.SOWBOOK_BROWSER ?? "chromium";

/** @param {string} name */
function driver(name) {
  const found = browsers[name];
  if (!found) throw new Error(`unknown browser ${name}; the browsers are ${Object.keys(browsers).join(", ")}`);
  return found;
}

/** Returns the program of a browser. The error of a browser that is not installed says how to install it.
 * @param {string} name */
export function findBrowser(name) {
  const { variable, names, install } = name === "webkit" ? webkit : driver(name);
  const given = process.env[variable];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const candidates = given ? [path.resolve(given)] : names.flatMap((file) => folders.map((folder) => path.join(folder, file)));
  const found = candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`no ${name} found; install it (${install}) or name its program in ${variable}`);
  return found;
}

/** Puppeteer without the part that starts browsers and writes files, which takes as long to load as the rest. @type {import("puppeteer-core").Puppeteer} */
const connector = /** @type {any} */ (puppeteerInBrowsers);

/** Starts a browser with an empty profile. @param {import("puppeteer-core").LaunchOptions} options */
const launch = async (options) =>
  (await import("puppeteer-core")).default.launch({
    executablePath: findBrowser(browserName()),
    headless: true,
    protocolTimeout: PROTOCOL_TIMEOUT,
    ...options,
  });

const PROTOCOL_TIMEOUT = 120_000;

/** The folder of the browsers that test files share, one after the other. Each is a file with the address of its socket, whose name
 * ends in ".free" while no process uses it. */
const poolDir = () => path.join(buildDir(), "browsers");

/** Starts browsers for test files to share, since starting one takes as long as a test. Returns a function that closes them.
 * @param {number} count */
export async function startPool(count) {
  mkdirSync(poolDir());
  const pool = await Promise.all(Array.from({ length: count }, () => launch(driver(browserName()).launchOptions(DEFAULTS))));
  for (const [k, browser] of pool.entries()) writeFileSync(path.join(poolDir(), `${k}.free`), browser.wsEndpoint());
  return async () => {
    await Promise.all(pool.map((browser) => browser.close()));
    rmSync(poolDir(), { recursive: true });
  };
}

/** Takes a free browser of the pool and opens a profile in it. */
async function takeBrowser() {
  for (const name of existsSync(poolDir()) ? readdirSync(poolDir()) : []) {
    if (!name.endsWith(".free")) continue;
    const free = path.join(poolDir(), name);
    const taken = free.replace(/free$/, "taken");
    try {
      renameSync(free, taken);
    } catch {
      continue; // another process was faster
    }
    const browser = await connector.connect({ browserWSEndpoint: readFileSync(taken, "utf8"), protocolTimeout: PROTOCOL_TIMEOUT });
    const context = await browser.createBrowserContext();
    const close = async () => {
      await context.close();
      await browser.disconnect();
      renameSync(taken, free);
    };
    return { context, close };
  }
}

/** Starts a browser for this process. @param {import("puppeteer-core").LaunchOptions} options */
async function ownBrowser(options) {
  const browser = await launch(options);
  return { context: browser.defaultBrowserContext(), close: () => browser.close() };
}

/** The profiles of this process by their launch options.
 * @type {Map<string, Promise<{context: import("puppeteer-core").BrowserContext, close: () => Promise<void>}>>} */
const profiles = new Map();

/** Opens a tab for a reader with these preferences. Tabs share a profile, which is empty when the process starts; each test's host has
 * its own port and therefore its own storage. A profile for each test would double its time.
 * @param {Partial<Preferences>} changed the preferences that are not the default */
export async function openPage(changed) {
  if (browserName() === "webkit") {
    const page = await openWebKitPage(findBrowser("webkit"), !!changed.reducedMotion);
    return /** @type {Page} */ (/** @type {unknown} */ (page));
  }
  const { launchOptions, configure } = driver(browserName());
  const preferences = { ...DEFAULTS, ...changed };
  const options = launchOptions(preferences);
  const key = JSON.stringify(options);
  const profile = profiles.get(key) ?? takeBrowser().then((taken) => taken ?? ownBrowser(options));
  profiles.set(key, profile);
  const page = await (await profile).context.newPage();
  await configure(page, preferences);
  return page;
}

/** Closes a tab. Chromium may ignore the request while the tab loads a page, so it is repeated. @param {Page} page */
export async function closePage(page) {
  const closed = page.close().then(() => true);
  for (let attempt = 0; attempt < 10; attempt++) {
    if (await Promise.race([closed, pause(5000, false, { ref: false })])) return;
    if (browserName() === "chromium") page.close().catch(() => {});
  }
  throw new Error(`the tab of ${page.url()} does not close`);
}

/** Shows a page as printed, or as on screen again. @param {Page} page @param {boolean} on */
export const emulatePrint = (page, on) => driver(browserName()).emulatePrint(page, on);

/** Closes every browser of this process, and gives those of the pool back. */
export async function closeBrowsers() {
  for (const profile of profiles.values()) await (await profile).close();
  profiles.clear();
}
