// Checks of every page: layout shifts, overflow, size, accessibility, the first board.
import assert from "node:assert/strict";
import { assertAccessible } from "./axe.js";
import { browserTest } from "./browser-test.js";
import { browserName } from "./browsers.js";
import { NO_OVERFLOW, overflow } from "./overflow.js";
import { allPages } from "./paths.js";
import { runsAll, sample } from "./sample.js";
import { shifts, watchShifts } from "./shifts.js";

const LONGEST_GAME = "variants/pratt-egyptian/";
const TIMEOUT = 60_000; // for one page

/** Scrolls to the end of the page, without waiting for frames if the browser is too busy to draw.
 * @param {import("./browser-test.js").Reader} reader */
async function scrollThrough({ page, host }) {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 200);
      });
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await frame();
    }
  });
  await host.idle();
}

/** Runs a check for every page, each with its own timeout, so that the error names the page and the step.
 * @param {string[]} addresses
 * @param {(address: string, doing: (step: string) => void) => Promise<void>} check calls doing before each step */
async function forEachPage(addresses, check) {
  for (const address of addresses) {
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    let clock;
    let step = "";
    const late = new Promise(
      (_, fail) => (clock = setTimeout(() => fail(new Error(`/${address}${step} takes longer than ${TIMEOUT / 1000} s`)), TIMEOUT)),
    );
    try {
      await Promise.race([late, check(address, (now) => (step = `, ${now},`))]);
    } finally {
      clearTimeout(clock);
    }
  }
}

/** Fails if what a script does moves what the reader sees. A busy browser may paint half a page, whose lines move when the rest arrives;
 * that does not happen three times in a row.
 * @param {import("./browser-test.js").Reader} reader with the page open and scrolled through @param {string} address */
async function assertNoShift(reader, address) {
  let found = await shifts(reader.page);
  for (let visit = 1; found.length && visit < 3; visit++) {
    await reader.open(address);
    await scrollThrough(reader);
    found = await shifts(reader.page);
  }
  assert.equal(found.length, 0, `/${address} has layout shifts: ${JSON.stringify(found)}`);
}

/** The kind of a page: its address without the name of its game, source, lesson or page of the manual. @param {string} address */
const kindOf = (address) => address.replace(/(?<=\b(variants|atlas|sources|learn|write)\/)[^/]+/, "NAME");

/** Returns a page of each kind; of the games' pages the longest. */
export function onePageOfEachKind() {
  const found = new Map([[kindOf(LONGEST_GAME), LONGEST_GAME]]);
  for (const address of allPages()) if (!found.has(kindOf(address))) found.set(kindOf(address), address);
  return [...found.values()];
}

/** Kinds that differ only in language from others. */
const TRANSLATED = /^[a-z]{2}\/(glossary|search|variants\/[^/]+\/card)\/$/;

/** Returns all pages. A quick run visits the longest page in both windows, and of the other kinds one page each in one of them; and
 * another page. @param {boolean} dark */
function pagesToVisit(dark) {
  if (runsAll) return allPages();
  const kinds = onePageOfEachKind().filter((address) => !TRANSLATED.test(address));
  const others = allPages().filter((address) => !kinds.includes(address));
  return [...kinds.filter((_, k) => k === 0 || k % 2 === Number(dark)), sample(others, 2)[Number(dark)]];
}

/** Opens the panel of a board, or of a task the hint and the answer. @param {import("./board.js").Board} board */
async function unfold(board) {
  if (!(await board.evaluate((root) => root.matches("sow-task *")))) return board.openPanel();
  for (const act of ["hint", "show"]) await board.page.click(`#${board.id} [data-act="${act}"]`);
}

// One visit to each page for all checks, in light narrow windows and dark wide ones. The harness watches the console and the requests.
// Contrast depends on the kind of page and the theme, the other rules of axe on neither theme nor width, so that dark windows need them
// only for pages that no light one shows.
/** @param {{width: number, dark: boolean}} window */
export function testEveryPage({ width, dark }) {
  browserTest(
    `every page at ${width} px (${dark ? "dark" : "light"}) has no layout shift, no sideways scrolling, passes axe, has fewer than 1,500 elements, and its first board steps`,
    { width, height: 800, dark, reducedMotion: true, minutes: 12, fromStart: false },
    async (reader) => {
      const { page } = reader;
      const reportsShifts = browserName() === "chromium";
      if (reportsShifts) await watchShifts(page);
      const kinds = onePageOfEachKind();
      assert.ok(kinds.length > 15, `${kinds}`);
      await forEachPage(dark && !reportsShifts ? kinds : pagesToVisit(dark), async (address, doing) => {
        doing("opening");
        await reader.open(address);
        doing("scrolling");
        await scrollThrough(reader);
        doing("measuring");
        if (reportsShifts) await assertNoShift(reader, address);
        const count = await page.evaluate(() => document.querySelectorAll("*").length);
        assert.ok(count > 40 && count < 1500, `/${address} has ${count} elements`);
        assert.deepEqual(await overflow(page), NO_OVERFLOW, `/${address}`);
        doing("axe");
        const contrast = kinds.includes(address);
        const structure = !dark || (!runsAll && address !== LONGEST_GAME);
        if (contrast || structure) await assertAccessible(page, `/${address}`, { contrast, structure });
        doing("stepping");
        const [id] = await page.$$eval("sow-board", (all) => all.map((board) => board.id));
        if (!id) return;
        const board = reader.board(id);
        if (await board.canPress("forward")) await board.press("forward");
        await board.settle();
        const hasPanel = await page.$$eval(`#${id} [data-do="more"]`, ([button]) => button?.checkVisibility());
        if (dark || !hasPanel) return; // a guided game has no panel
        await unfold(board);
        assert.deepEqual(await overflow(page), NO_OVERFLOW, `/${address} with a panel open`);
      });
    },
  );
}
