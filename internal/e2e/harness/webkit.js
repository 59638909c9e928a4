// Drives WebKit's GTK port by the WebDriver protocol. WebKitPage has those methods of Puppeteer's Page that the smoke tests use.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

const TIMEOUT = 90_000; // milliseconds, for a slow machine

/** WebDriver's characters for keys. */
const KEYS = /** @type {Record<string, string>} */ ({
  Tab: "\ue004",
  Enter: "\ue007",
  ArrowLeft: "\ue012",
  ArrowUp: "\ue013",
  ArrowRight: "\ue014",
  ArrowDown: "\ue015",
});

/** Waits until a function returns something true, and returns that. Errors count as false.
 * @template T @param {string} what names the condition in the error @param {() => Promise<T>} f @param {number} [timeout] */
async function until(what, f, timeout = TIMEOUT) {
  for (const end = Date.now() + timeout; ; await new Promise((done) => setTimeout(done, 50))) {
    const value = await f().catch((error) => void (Date.now() > end && assert.fail(`${what}: ${error}`)));
    if (value) return value;
    if (Date.now() > end) assert.fail(what);
  }
}

/** Finds a port that no program uses. */
async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  server.close();
  return port;
}

/** Starts a screen for windows that nobody sees. */
async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const output = /** @type {import("node:stream").Readable} */ (screen.stdio[3]);
  const number = await new Promise((resolve, reject) => {
    output.once("data", resolve);
    screen.once("error", () => reject(new Error("Xvfb is missing; install it (apt-get install xvfb)")));
  });
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() };
}

/** Starts WebKit with an empty profile, and opens a window.
 * @param {string} program WebKitWebDriver @param {boolean} reducedMotion @returns {Promise<WebKitPage>} */
export async function openWebKitPage(program, reducedMotion) {
  const home = mkdtempSync(path.join(tmpdir(), "sowbook-webkit-"));
  mkdirSync(path.join(home, "gtk-3.0"));
  writeFileSync(path.join(home, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  const screen = await startScreen();
  const port = await freePort();
  const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home, MESA_SHADER_CACHE_DISABLE: "true" };
  const service = spawn(program, [`--port=${port}`], { stdio: "ignore", env: { ...process.env, ...folders, DISPLAY: screen.display } });
  const stop = async () => {
    service.kill();
    screen.stop();
    await rm(home, { recursive: true, force: true, maxRetries: 20 }); // its processes may still be writing
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await until("WebKitWebDriver answers", () => fetch(`${server}/status`));
    const { sessionId } = await command("POST", `${server}/session`, { capabilities: {} });
    return new WebKitPage(`${server}/session/${sessionId}`, stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Sends a command of the WebDriver protocol.
 * @param {string} method @param {string} address @param {unknown} [parameters] @returns {Promise<any>} its value */
async function command(method, address, parameters) {
  const response = await fetch(address, { method, body: parameters ? JSON.stringify(parameters) : null });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

class WebKitPage {
  #url = "";
  /** The last click, since a script that a new page interrupts never ends. */
  #clicked = Promise.resolve();

  /** @param {string} session its address @param {() => Promise<void>} stop ends the browser */
  constructor(session, stop) {
    this.session = session;
    this.stop = stop;
  }

  keyboard = {
    press: (/** @type {string} */ name) => {
      const value = KEYS[name] ?? assert.fail(`no key ${name}`);
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value }));
      return this.#send("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
  };

  /** @param {string} path @param {unknown} parameters */
  #send(path, parameters) {
    return command("POST", `${this.session}/${path}`, parameters);
  }

  /** Finds an element and sends a command about it. @param {string} selector @param {string} action @param {object} [parameters] */
  async #sendTo(selector, action, parameters = {}) {
    const [id] = Object.values(await this.#find(selector));
    await this.#send(`element/${id}/${action}`, parameters);
  }

  /** Finds an element, for an argument of a script. @param {string} selector @returns {Promise<object>} */
  #find(selector) {
    return this.#send("element", { using: "css selector", value: selector });
  }

  /** @param {string} selector @param {object} element what #find returns */
  #handle(selector, element) {
    return {
      click: () => this.click(selector),
      evaluate: (/** @type {Function} */ f, /** @type {unknown[]} */ ...args) => this.evaluate(f, element, ...args),
      dispose: async () => {},
    };
  }

  /** @param {string} selector */
  async $(selector) {
    const exists = await this.evaluate(`!!document.querySelector(${JSON.stringify(selector)})`);
    return exists ? this.#handle(selector, await this.#find(selector)) : null;
  }

  async close() {
    await command("DELETE", this.session).finally(this.stop);
  }

  /** WebDriver reports no errors of a page. Those of its requests are seen by the host. */
  on() {}

  /** WebDriver runs no scripts before those of a page. */
  async evaluateOnNewDocument() {}

  /** @param {{width: number, height: number}} size */
  setViewport(size) {
    return this.#send("window/rect", { x: 0, y: 0, ...size });
  }

  /** @param {string} url */
  async goto(url) {
    await this.#send("url", { url });
    this.#url = url;
  }

  url() {
    return this.#url;
  }

  /** Runs a function, or evaluates an expression, in the page. @param {Function|string} f @param {unknown[]} args @returns {Promise<any>} */
  evaluate(f, ...args) {
    const script = typeof f === "string" ? `return ${f}` : `return (${f})(...arguments)`;
    return this.#send("execute/sync", { script, args });
  }

  /** @param {string} selector @param {Function} f @param {unknown[]} args */
  $eval(selector, f, ...args) {
    return this.evaluate(`(${f})(document.querySelector(${JSON.stringify(selector)}), ...${JSON.stringify(args)})`);
  }

  /** @param {Function} f @param {{timeout?: number}} options @param {unknown[]} args */
  waitForFunction(f, { timeout }, ...args) {
    return until(String(f), () => this.evaluate(f, ...args), timeout);
  }

  /** @param {string} selector @param {{timeout?: number}} [options] */
  async waitForSelector(selector, { timeout } = {}) {
    await until(selector, () => this.$eval(selector, (/** @type {Element} */ element) => element.checkVisibility()), timeout);
    return this.#handle(selector, await this.#find(selector));
  }

  /** Waits until the next click has loaded another page. */
  async waitForNavigation() {
    const before = await this.evaluate("performance.timeOrigin");
    await this.#clicked;
    await until("another page", () =>
      this.evaluate(`performance.timeOrigin !== ${before} && document.readyState === "complete" && location.href`),
    ).then((url) => (this.#url = url));
  }

  /** @param {string} selector */
  click(selector) {
    return (this.#clicked = this.#sendTo(selector, "click"));
  }

  /** @param {string} selector @param {string} text */
  type(selector, text) {
    return this.#sendTo(selector, "value", { text });
  }

  /** Sets the value of a field, which may be folded away, as Puppeteer does. @param {string} selector @param {string} value */
  select(selector, value) {
    const set = (/** @type {HTMLSelectElement} */ field, /** @type {string} */ value) => {
      field.value = value;
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    };
    return this.$eval(selector, set, value);
  }
}
