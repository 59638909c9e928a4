// The browsers the tests run in: how each is found, started, and told what its reader has. One more is one more entry here.
import { accessSync, constants } from "node:fs";
import path from "node:path";
import puppeteer from "puppeteer-core";

/**
 * @typedef {import("puppeteer-core").Page} Page
 * @typedef {{dark: boolean, still: boolean, forced: boolean, large: boolean, scripts: boolean}} Wishes
 *   what a reader has set: dark colours, less motion, the system's few colours, text of twice the size, whether scripts run
 * @typedef {{
 *   variable: string, names: string[], install: string,
 *   options: (wishes: Wishes) => import("puppeteer-core").LaunchOptions,
 *   dress: (page: Page, wishes: Wishes) => Promise<void>,
 *   paper: (page: Page, on: boolean) => Promise<void>,
 * }} Kind
 *   options: how it is started for these wishes; dress: what a page is told of them; paper: shows a page as it is printed, and
 *   no longer
 * @type {Record<string, Kind>}
 */
export const browsers = {
  chromium: {
    variable: "CHROMIUM",
    names: ["chromium", "chromium-browser", "google-chrome"],
    install: "apt-get install chromium",
    options: ({ large }) => ({
      args: [
        ...(large ? ["--blink-settings=defaultFontSize=32"] : []),
        "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
        "--disable-sync", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      ],
    }),
    async dress(page, { dark, still, forced, scripts }) {
      const devtools = await page.createCDPSession(); // emulateMediaFeatures does not know forced-colors
      await devtools.send("Emulation.setEmulatedMedia", { features: [
        { name: "prefers-color-scheme", value: dark ? "dark" : "light" },
        { name: "prefers-reduced-motion", value: still ? "reduce" : "no-preference" },
        { name: "forced-colors", value: forced ? "active" : "none" },
      ] });
      await page.setJavaScriptEnabled(scripts);
    },
    paper: (page, on) => page.emulateMediaType(on ? "print" : "screen"),
  },

  // WebDriver BiDi has no word for any of the wishes, so they are preferences and a browser is started for each set of them. A
  // Firefox without scripts still answers what page.evaluate asks, as long as nothing has to wait: $$eval and waitForFunction do.
  firefox: {
    variable: "FIREFOX",
    names: ["firefox-esr", "firefox"],
    install: "apt-get install firefox-esr",
    options: ({ dark, still, forced, large, scripts }) => ({
      browser: "firefox",
      extraPrefsFirefox: {
        "javascript.enabled": scripts,
        "ui.prefersReducedMotion": still ? 1 : 0,
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
        "browser.display.document_color_use": forced ? 2 : 0,
        "font.size.variable.x-western": large ? 32 : 16,
        "ui.useOverlayScrollbars": 1, // as on a phone: a page gets the whole width that a test names
      },
    }),
    dress: async () => {},
    paper: (page, on) => page.evaluate(swapMedia, on),
  },
};

/** Runs in a page: the rules for paper hold on the screen and those for the screen do not; or as they were. For a browser that
 * cannot be told to show paper. @param {boolean} on */
function swapMedia(on) {
  const own = /** @type {{printed?: Map<MediaList, string>}} */ (window);
  for (const [media, text] of own.printed ?? []) media.mediaText = text;
  own.printed = new Map();
  if (!on) return;
  const swap = (/** @type {MediaList} */ media) => {
    if (!/\b(print|screen)\b/.test(media.mediaText)) return;
    own.printed?.set(media, media.mediaText);
    media.mediaText = media.mediaText.replace(/\bscreen\b/g, "tty").replace(/\bprint\b/g, "screen");
  };
  const into = (/** @type {CSSRuleList} */ rules) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) swap(rule.media);
      if ("cssRules" in rule) into(/** @type {CSSGroupingRule} */ (rule).cssRules);
    }
  };
  for (const sheet of document.styleSheets) {
    swap(sheet.media);
    into(sheet.cssRules);
  }
}

/** The browser of this run. */
export const running = () => process.env.SOWBOOK_BROWSER ?? "chromium";

/** @param {string} name */
function kindOf(name) {
  const kind = browsers[name];
  if (!kind) throw new Error(`no browser is called ${name}; there is ${Object.keys(browsers).join(", ")}`);
  return kind;
}

/** The program of a browser, or an error that says what to do.
 * @param {string} name */
export function find(name) {
  const kind = kindOf(name);
  const given = process.env[kind.variable];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const places = given ? [path.resolve(given)] : kind.names.flatMap((file) => folders.map((folder) => path.join(folder, file)));
  const found = places.find((file) => {
    try {
      return accessSync(file, constants.X_OK), true;
    } catch {
      return false;
    }
  });
  if (!found) throw new Error(`no ${name} found: install it (${kind.install}) or name its program in ${kind.variable}`);
  return found;
}

/** The browsers that were started, by how. @type {Map<string, Promise<import("puppeteer-core").Browser>>} */
const started = new Map();

/** A page of the browser of this run for a reader with these wishes, in a context that nothing else shares. Browsers are started
 * with an empty profile, and stay until closeAll.
 * @param {Wishes} wishes */
export async function openPage(wishes) {
  const kind = kindOf(running());
  const options = kind.options(wishes);
  const how = JSON.stringify(options);
  const browser = started.get(how) ?? puppeteer.launch({ executablePath: find(running()), headless: true, protocolTimeout: 120_000, ...options });
  started.set(how, browser);
  const context = await (await browser).createBrowserContext();
  const page = await context.newPage();
  await kind.dress(page, wishes);
  return page;
}

/** Shows a page as it is printed, or no longer. @param {Page} page @param {boolean} on */
export const paper = (page, on) => kindOf(running()).paper(page, on);

/** Ends every browser that was started. */
export async function closeAll() {
  for (const browser of started.values()) await (await browser).close();
}
