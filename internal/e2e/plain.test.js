// Without scripts, without the module, on paper: every example is whole.
import assert from "node:assert/strict";
import { extractText } from "unpdf";
import { broken, instead } from "./harness/host.js";
import { pages } from "./harness/places.js";
import { promise } from "./harness/promise.js";

const PAGE = "variants/pratt-egyptian/";

/** Every state of every example of the page, as it can be seen; the states its data tells beside it.
 * @param {import("./harness/promise.js").Reader} reader */
async function strips({ page }) {
  return page.evaluate(() => [...document.querySelectorAll("sow-board")].map((board) => ({
    id: board.id,
    states: JSON.parse(board.querySelector("script.line")?.textContent ?? "{}").states?.map((/** @type {any} */ state) => ({ seeds: state.seeds, say: state.say })),
    frames: [...board.querySelectorAll(".frames > .frame")].map((frame) => {
      const svg = frame.querySelector("svg.board");
      const say = /** @type {HTMLElement|null} */ (frame.querySelector(".say"));
      if (!svg || !say || !svg.checkVisibility({ visibilityProperty: true }) || !say.checkVisibility({ visibilityProperty: true })) return "not in view";
      if (svg.getBoundingClientRect().height < 40 || say.getBoundingClientRect().height < 10) return "too small to see";
      const seeds = [];
      for (const group of svg.querySelectorAll("[data-place]")) seeds[Number(/** @type {HTMLElement} */ (group).dataset.place)] = Number(group.querySelector(".count")?.textContent);
      return { seeds, say: say.innerText };
    }),
    controls: [...board.querySelectorAll("button, output, [role=toolbar], .bar, .moves")].filter((part) => part.checkVisibility()).length,
  })));
}

/** @param {Awaited<ReturnType<typeof strips>>} all */
function whole(all) {
  assert.notEqual(all.length, 0, "no example");
  for (const { id, states, frames, controls } of all) {
    assert.equal(frames.length, states.length, `${id}: a figure for every state`);
    for (const [k, frame] of frames.entries()) {
      if (typeof frame === "string") assert.fail(`${id}, state ${k}: ${frame}`);
      assert.deepEqual(frame.seeds, states[k].seeds, `${id}, state ${k}`);
      assert.ok(frame.say.includes(states[k].say), `${id}, state ${k}: ${frame.say}`);
    }
    assert.equal(controls, 0, `${id}: nothing to press that does nothing`);
  }
}

for (const width of [360, 1280]) {
  promise(`with JavaScript off, every state of every example is there with its figure and its sentence, and no controls (${width} px)`, { scripts: false, width }, async (reader) => {
    let examples = 0;
    for (const address of pages()) {
      await reader.open(address, false);
      const all = await strips(reader);
      examples += all.length;
      if (all.length) whole(all);
    }
    assert.ok(examples >= 13, `found ${examples} examples`);
  });
}

promise("when the module script cannot be loaded, the strip of figures comes back", { quiet: false }, async (reader) => {
  reader.host.fail("main.js", broken);
  await reader.open(PAGE, false);
  await reader.page.waitForFunction(() => !document.documentElement.classList.contains("js"), { timeout: 15_000 });
  whole(await strips(reader));
});

promise("when the module script is not a script, the strip of figures comes back", { quiet: false }, async (reader) => {
  reader.host.fail("main.js", instead("application/javascript", "this is not {"));
  await reader.open(PAGE, false);
  await reader.page.waitForFunction(() => !document.documentElement.classList.contains("js"), { timeout: 15_000 });
  whole(await strips(reader));
});

promise("on paper an example is unrolled into every state, whatever its board was doing, and rolled up again after", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  await board.press("forward");
  await board.press("forward");
  await board.rest({ ply: 2 });
  const trying = reader.board("p-f4");
  await trying.try();
  await trying.touch(0);
  await trying.rest({ ply: 1 });
  const before = [await board.seeds(), await trying.seeds()];

  whole(await reader.onPaper(() => strips(reader)));
  assert.deepEqual([await board.seeds(), await trying.seeds()], before);
  assert.equal((await trying.state()).mode, "try");
  await board.press("forward");
  await board.rest({ ply: 3 });
});

/** What a page says on paper, without the spaces, and the sentences it should say there.
 * @param {import("./harness/promise.js").Reader} reader */
async function printed({ page }) {
  const pdf = await page.pdf({ format: "A4", timeout: 60_000 });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const examples = await page.evaluate(() => [...document.querySelectorAll("sow-board")].map((board) => {
    const { states = [] } = JSON.parse(board.querySelector("script.line")?.textContent ?? "{}");
    return { id: board.id, sentences: /** @type {string[]} */ (states.map((/** @type {{say: string}} */ state) => state.say)) };
  }));
  return { text: bare(text), examples };
}

/** Lines break and ligatures form as paper has it. @param {string} text */
const bare = (text) => text.normalize("NFKC").replace(/[\s\u00ad]/g, "");

/** Every sentence of every example is in the text, in its order; returns how many.
 * @param {Awaited<ReturnType<typeof printed>>} paper @param {string} address */
function everyStep({ text, examples }, address) {
  let count = 0;
  let at = 0;
  for (const { id, sentences } of examples) {
    for (const [k, say] of sentences.entries()) {
      const found = text.indexOf(bare(`${k}. ${say}`), at);
      assert.notEqual(found, -1, `/${address}: ${id}, state ${k} is not on paper: ${say}`);
      at = found + 1;
      count++;
    }
  }
  return count;
}

promise("printed from a board that was stepped and one that was tried, every step of every example is on paper, in order", {}, async (reader) => {
  await reader.open(PAGE);
  const board = reader.board("p-f6");
  await board.press("forward");
  await board.rest({ ply: 1 });
  const trying = reader.board("p-f4");
  await trying.try();
  await trying.touch(0);
  await trying.rest({ ply: 1 });
  assert.ok(everyStep(await printed(reader), PAGE) > 30);
  await board.press("forward");
  await board.rest({ ply: 2 });
});

promise("every step of every example of every page is on paper, in order", { only: "chromium" }, async (reader) => {
  let count = 0;
  for (const address of pages()) {
    await reader.open(address);
    const paper = await printed(reader);
    if (paper.examples.length) count += everyStep(paper, address);
  }
  assert.ok(count > 100, `found ${count} states`);
});
