// Pictures of boards: having the browser save them, reading them, comparing how they look.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { browserTest } from "./browser-test.js";

/** @typedef {import("./board.js").Board} Board
 * @typedef {import("./browser-test.js").Reader} Reader
 * @typedef {{width: number, height: number, means: number[][]}} Looks  the mean colours of the parts of a picture */

export const ACROSS = 24; // parts of a picture that are compared
export const DOWN = 12;

/** Runs a test with a function that presses a button of a board's panel and returns the file that the browser saves.
 * @param {string} name @param {import("./browser-test.js").Options} options
 * @param {(reader: Reader, saved: (board: Board, button: string, file: string) => Promise<Buffer>) => Promise<void>} body */
export function downloadTest(name, options, body) {
  browserTest(name, { reducedMotion: true, only: "chromium", ...options }, async (reader) => {
    const folder = mkdtempSync(path.join(tmpdir(), "sowbook-pictures-"));
    const devtools = await reader.page.createCDPSession();
    await devtools.send("Page.setDownloadBehavior", { behavior: "allow", downloadPath: folder });
    await devtools.send("Page.enable");
    let completed = 0; // downloads; a file may exist before it is whole
    devtools.on("Page.downloadProgress", ({ state }) => void (state === "completed" && completed++));
    try {
      await body(reader, async (board, button, file) => {
        const before = completed;
        rmSync(path.join(folder, file), { force: true });
        await board.pressTool(button);
        await waitUntil(`${file} is saved`, () => completed > before && existsSync(path.join(folder, file)));
        await waitUntil("the board names the file", async () => (await said(board)).includes(file));
        return readFileSync(path.join(folder, file));
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

/** Waits until a condition holds. @param {string} what names it in the error @param {() => boolean|Promise<boolean>} holds */
async function waitUntil(what, holds) {
  for (const end = Date.now() + 90_000; !(await holds()); await new Promise((done) => setTimeout(done, 25)))
    assert.ok(Date.now() < end, `waited too long until ${what}`);
}

/** What the panel says. @param {Board} board */
export const said = (board) => board.evaluate((root) => root.querySelector(".panel .told")?.textContent ?? "");

/** The mean colours of the parts of a picture, as the browser draws it on white by itself.
 * @param {Reader} reader @param {string} type @param {Uint8Array} content @returns {Promise<Looks>} */
export const looksOf = (reader, type, content) =>
  reader.page.evaluate(
    async (address, across, down) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const [width, height] = [image.naturalWidth, image.naturalHeight];
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
      context.fillStyle = "#fff";
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0);
      const means = [];
      for (let k = 0; k < across * down; k++) {
        const [w, h] = [width / across, height / down];
        const { data } = context.getImageData(
          Math.floor((k % across) * w),
          Math.floor(Math.floor(k / across) * h),
          Math.floor(w),
          Math.floor(h),
        );
        means.push([0, 1, 2].map((channel) => data.reduce((sum, v, at) => sum + (at % 4 === channel ? v : 0), 0) / (data.length / 4)));
      }
      return { width, height, means };
    },
    `data:${type};base64,${Buffer.from(content).toString("base64")}`,
    ACROSS,
    DOWN,
  );

/** Fails if two pictures look different. @param {Looks} a @param {Looks} b @param {number} tolerance of the mean colour of a part @param {string} why */
export function assertAlike(a, b, tolerance, why) {
  const off = a.means.map((mean, part) => Math.max(...mean.map((v, channel) => Math.abs(v - b.means[part][channel]))));
  const worst = Math.max(...off);
  assert.ok(worst < tolerance, `${why}: part ${off.indexOf(worst)} is off by ${worst.toFixed(1)}`);
  assert.ok(Math.max(...a.means.flat()) - Math.min(...a.means.flat()) > 100, `${why}: the picture is blank`);
}

/** Reads a picture of a board: its texts, its counts, the seeds drawn, and all that it refers to.
 * @param {Reader} reader @param {string} text of the SVG */
export const readSvg = (reader, text) =>
  reader.page.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, "image/svg+xml");
    const all = [...page.querySelectorAll("*")];
    const attributes = all.flatMap((element) => [...element.attributes]);
    const bold = [...page.querySelectorAll("text[font-weight='700']")];
    return {
      wrong: page.querySelector("parsererror")?.textContent ?? "",
      size: ["width", "height", "viewBox"].map((name) => page.documentElement.getAttribute(name)),
      title: page.querySelector("title")?.textContent ?? "",
      description: page.querySelector("desc")?.textContent ?? "",
      counts: bold.map(({ textContent }) => Number(textContent)),
      labels: [...page.querySelectorAll("text[font-family='serif']")].map(({ textContent }) => textContent),
      drawn: (page.querySelector("path[stroke='#000000']")?.getAttribute("d") ?? "").split("M").length - 1,
      bowls: page.querySelectorAll("circle[fill='url(#deep)']").length,
      missing: attributes
        .flatMap(({ value }) => [...value.matchAll(/url\((.*?)\)/g)].map(([, target]) => target))
        .filter((target) => !/^#[\w-]+$/.test(target) || !page.querySelector(target)),
      foreign: attributes
        .map(({ name, value }) => `${name}=${value}`)
        .filter((text) => /^(class|style|href|xlink|data-|on)|var\(|light-dark/.test(text)),
      families: [...new Set(attributes.filter(({ name }) => name === "font-family").map(({ value }) => value))].sort(),
      elements: [...new Set(all.map(({ localName }) => localName))].sort(),
    };
  }, text);
