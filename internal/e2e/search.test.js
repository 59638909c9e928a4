// The search page: words, clause ids and titles; the keyboard; errors.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { vocabulary } from "../../static/js/ranking.js";
import { SearchFiles } from "../../static/js/search-files.js";
import { assertAccessible } from "./harness/axe.js";
import { dropConnection } from "./harness/host.js";
import { browserTest } from "./harness/browser-test.js";
import { sample } from "./harness/sample.js";
import { shifts, watchShifts } from "./harness/shifts.js";

/** Pastes a query, since each letter typed is a search; returns the addresses found, below the base. @param {import("./harness/browser-test.js").Reader} reader @param {string} query */
async function find({ page, host }, query) {
  await page.focus("#q");
  await page.$eval("#q", (box) => /** @type {HTMLInputElement} */ (box).select());
  await page.evaluate((query) => document.execCommand("insertText", false, query), query);
  const count = /** @type {string} */ (
    await (
      await page.waitForFunction(
        (query) => {
          const asked = new URLSearchParams(location.search).get("q");
          const said = document.querySelector("sow-search .count")?.textContent ?? "";
          return asked === query && said;
        },
        { polling: 50, timeout: 30_000 },
        query,
      )
    ).jsonValue()
  );
  await new Promise((done) => setTimeout(done, 150));
  const found = await page.$$eval("sow-search .results a", (all) =>
    all.map((a) => ({
      href: a.href,
      text: a.textContent ?? "",
      all: /** @type {HTMLElement|null} */ (a.closest(".results > li"))?.innerText ?? "",
    })),
  );
  return { count, found: found.map((one) => ({ ...one, to: one.href.slice(host.url("").length) })) };
}

/** The questions that the page suggests, if it shows them. @param {import("./harness/browser-test.js").Reader} reader */
const questions = ({ page }) =>
  page.$$eval("sow-search ~ ul a", (all) => all.filter((a) => a.checkVisibility()).map((a) => a.textContent ?? ""));

/** The answer, by its parts. @param {import("./harness/browser-test.js").Reader} reader */
const answer = ({ page }) =>
  page.$eval("sow-search", (search) => ({
    asked: search.querySelector(".answer .asked")?.textContent ?? "",
    reply: search.querySelector(".answer .reply")?.textContent ?? "",
    links: [...search.querySelectorAll(".answer a")].map((a) => /** @type {HTMLAnchorElement} */ (a).href),
    others: [...search.querySelectorAll(".others > ul li")].map((li) => li.textContent ?? ""),
  }));

browserTest("the empty page shows eight questions, and each has an answer", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("search/");
  const all = await questions(reader);
  assert.equal(all.length, 8);
  assert.equal(await page.$eval("main", (main) => main.innerText.includes("P-E3")), false, "no index");
  for (const question of all) {
    await page.$$eval("sow-search ~ ul a", (links, text) => links.find((a) => a.textContent === text)?.click(), question);
    await page.waitForFunction(() => document.querySelector(".answer .reply"), { polling: 50 });
    assert.equal(await page.$eval("#q", (box) => /** @type {HTMLInputElement} */ (box).value), question);
    assert.deepEqual(await questions(reader), [], "the questions make room for the answer");
    assert.notEqual((await answer(reader)).reply, "", question);
    await page.$eval("#q", (box) => {
      /** @type {HTMLInputElement} */ (box).value = "";
      box.dispatchEvent(new Event("input"));
    });
    await page.waitForFunction(() => !document.querySelector(".answer .reply"), { polling: 50 });
    assert.deepEqual(await questions(reader), all);
  }
});

browserTest(
  "a question has its answer in large type, then those of other games, the best known first",
  { reducedMotion: true },
  async (reader) => {
    const { page, host } = reader;
    await reader.open("search/?q=does it count as a turn if I end in my store");
    await page.waitForSelector(".answer .reply");
    const everyday = await answer(reader);
    assert.equal(everyday.reply, "Yes: you play again.");
    assert.match(everyday.asked, /Mancala, the everyday rules$/);
    const [yes, no] = everyday.others;
    assert.match(yes, /^Kalah, Congkak, .*: yes, you play again$/);
    assert.match(no, /^Oware, .*: no, stores are not sown$/);
    const size = await page.$eval(".answer .reply", (reply) => parseFloat(getComputedStyle(reply).fontSize));
    assert.ok(size >= 22, `${size} px`);
    for (const href of everyday.links) {
      assert.ok(href.startsWith(host.url("")), href);
      const response = await fetch(href);
      assert.equal(response.status, 200, href);
      const { hash } = new URL(href);
      if (hash) assert.ok((await response.text()).includes(`id="${hash.slice(1)}"`), href);
    }
    assert.ok(everyday.links.some((href) => href.endsWith("variants/gamepigeon/#fact-last-in-store")));

    await find(reader, "oware do I play again if I end in my store");
    const oware = await answer(reader);
    assert.equal(oware.reply, "No: stores are not sown.");
    assert.match(oware.others[0], /^Mancala, the everyday rules, Kalah, .*: yes, you play again$/);

    await find(reader, "difference between kalah and oware");
    const both = await answer(reader);
    assert.equal(both.reply, "Kalah and Oware");
    assert.equal(both.links[0], host.url("compare/?game=kalah&game=oware"));

    await find(reader, "a board with 2 rows of 7 holes");
    const board = await answer(reader);
    assert.equal(board.reply, "Most likely Congkak.");
    assert.equal(board.links.at(-1), host.url("my-board/?rows=2&pits=7"));

    await find(reader, "how old must children be");
    assert.match((await answer(reader)).reply, /^From about five/);
  },
);

browserTest("questions near the one asked stand below its answer, each with its own", { reducedMotion: true }, async (reader) => {
  const near = () => reader.page.$$eval("sow-search .near li", (all) => all.map((li) => li.textContent ?? ""));
  await reader.open("search/?q=do i have to skip their home when i go round");
  await reader.page.waitForSelector(".near li");
  assert.ok(
    (await near()).includes("Do you put a seed in your own store as you pass it? Yes: one seed, each time you pass it."),
    (await near()).join(),
  );
  await reader.page.click(".near a");
  await reader.page.waitForFunction(() => !document.querySelector(".near li"), { polling: 50 }); // now it is a known question
  assert.notEqual((await answer(reader)).reply, "");
  await find(reader, "xyzzy plugh");
  assert.deepEqual(await near(), [], "nonsense is near nothing");
});

for (const dark of [false, true]) {
  browserTest(
    `answers and the finder pass axe (${dark ? "dark" : "light"})`,
    { dark, reducedMotion: true, width: 360, only: "chromium" },
    async (reader) => {
      for (const query of [
        "who goes first",
        "difference between kalah and oware",
        "a board with 2 rows of 7 holes",
        "how old must children be",
        "asdf qwertz",
      ]) {
        await reader.open(`search/?q=${query}`);
        await reader.page.waitForFunction(() => document.querySelector("sow-search .count")?.textContent, { polling: 50 });
        await assertAccessible(reader.page, query, { structure: !dark });
      }
      await reader.open("my-board/?rows=2&pits=6", { waitForBoards: false });
      await reader.page.waitForSelector("sow-boards .likely");
      await assertAccessible(reader.page, "my-board", { structure: !dark });
    },
  );
}

browserTest(
  "nonsense shows the questions on the first screen of a phone",
  { reducedMotion: true, width: 360, height: 740 },
  async (reader) => {
    await reader.open("search/?q=asdf qwertz");
    await reader.page.waitForFunction(() => document.querySelector("sow-search .count")?.textContent, { polling: 50 });
    assert.equal((await questions(reader)).length, 8);
    const top = await reader.page.$eval("sow-search ~ ul", (list) => list.getBoundingClientRect().top);
    assert.ok(top < 740, `${top} px`);
  },
);

browserTest("the address of a section of the search page shows its answer", { reducedMotion: true }, async (reader) => {
  await reader.open("search/#how-many-players");
  await reader.page.waitForSelector(".answer .reply");
  assert.match((await answer(reader)).reply, /^Two\./);
});

browserTest("search finds words in all spellings, clauses by id and pages by title", { reducedMotion: true }, async (reader) => {
  const { page } = reader;
  await reader.open("search/");
  const written = await find(reader, "la'b");
  assert.notEqual(written.found.length, 0, "la'b");
  for (const other of sample(["la‘b", "laʿb", "LAʿB", "lab"], 2))
    assert.deepEqual(
      (await find(reader, other)).found.map(({ to }) => to),
      written.found.map(({ to }) => to),
      other,
    );
  const clause = await find(reader, "P-E3");
  assert.equal(clause.found[0].to, "sources/pratt-2009/#P-E3");
  assert.deepEqual(clause, await find(reader, "p-e3"));
  const game = await find(reader, "ayoayo");
  assert.equal(game.found[0].to, "variants/ayoayo/");
  assert.ok(
    game.found.some(({ to }) => to === "glossary/#ayoayo"),
    "the term is found, too",
  );
  assert.match(game.count, /^(?:\d+|The 10 best) results/);
  for (const { all } of game.found) assert.match(all, /ayoayo/i);
  for (const { href } of [clause.found[0], game.found[0]]) assert.equal((await fetch(href)).status, 200);

  const none = await find(reader, "xyzzy");
  assert.deepEqual([none.count, none.found], ["Nothing found. These questions have answers:", []], "the count says that nothing was found");
  assert.equal((await questions(reader)).length, 8, "and the questions that have answers are shown");
  assert.equal(await page.$eval("sow-search .count", (line) => line.getAttribute("role")), "status");
});

browserTest("questions in plain words have their answer as the first result", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  const lines = readFileSync(new URL("questions.txt", import.meta.url), "utf8").split("\n");
  const questions = lines.filter((line) => line && !line.startsWith("#")).map((line) => line.split("|").map((part) => part.trim()));
  assert.ok(questions.length >= 60, `${questions.length} questions`);
  await reader.open("search/");
  const words = await page.$eval("#sow_words", (table) => JSON.parse(table.textContent ?? ""));
  const load = async (/** @type {string} */ address) => (await fetch(host.url(address))).json();
  const index = new SearchFiles("search.json", "", vocabulary(words["ignored-words"], words["same-words"]), load);
  const isAnswer = (/** @type {string} */ url, /** @type {string} */ wanted) =>
    wanted.startsWith("*") ? url.endsWith(wanted.slice(1)) : url === wanted;
  const wrong = [];
  for (const [question, ...wanted] of sample(questions, 10)) {
    const first = (await index.search(question)).find(({ l }) => !l);
    if (!first || !wanted.some((one) => isAnswer(first.u, one))) wrong.push(`${question}: ${first?.u}, want ${wanted.join(" or ")}`);
  }
  assert.deepEqual(wrong, []);

  const { count, found } = await find(reader, "can I capture if the opposite pit is empty");
  assert.match(count, /^The 10 best results$/);
  const [group, part] = await page.$eval("sow-search .results > li", (li) =>
    [".page", "li a"].map((part) => li.querySelector(part)?.textContent),
  );
  assert.match(group ?? "", /Mancala/, "the game stands above");
  assert.match(
    part ?? "",
    /^Your last (seed|stone) lands in your own empty (pit|bowl) and the \2 opposite is empty\. Do you capture it\?$/,
  );
  assert.equal(found[0].text, part);
});

browserTest("search works by keyboard, and the URL keeps the query", { reducedMotion: true }, async (reader) => {
  const { page, host } = reader;
  await reader.open("search/");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "q", "the field has the focus");
  await page.keyboard.type("P-E3");
  await page.waitForFunction(() => document.querySelector("sow-search .results a"), { polling: 50 });
  await page.keyboard.press("Enter");
  assert.equal(page.url(), `${host.url("search/")}?q=P-E3`);
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Search");
  await page.keyboard.press("Tab");
  assert.equal(
    await page.evaluate(() => document.activeElement?.closest(".results li")?.previousElementSibling),
    null,
    "the first result is next",
  );
  await Promise.all([page.waitForNavigation(), page.keyboard.press("Enter")]);
  assert.equal(page.url(), `${host.url("sources/pratt-2009/")}#P-E3`);
  await page.evaluate(() => void setTimeout(() => history.back())); // a page from the back/forward cache fires no load event
  await page.waitForFunction(() => location.search === "?q=P-E3" && document.querySelector("sow-search .results a"), { polling: 50 });
  assert.equal(await page.$eval("#q", (box) => /** @type {HTMLInputElement} */ (box).value), "P-E3");
});

for (const width of [360, 1280]) {
  const options = { reducedMotion: true, width, height: 780, only: "chromium" };
  browserTest(`the results of an address with a query move nothing at ${width} px`, options, async (reader) => {
    await watchShifts(reader.page);
    await reader.open("search/?q=capture");
    await reader.page.waitForSelector("sow-search .results a");
    await new Promise((done) => setTimeout(done, 300)); // shifts are reported after a frame
    const all = await shifts(reader.page);
    const sum = all.reduce((sum, { value }) => sum + value, 0);
    assert.ok(sum < 0.02, `${sum}: ${JSON.stringify(all)}`);
  });
}

browserTest(
  "a refused address, a wrong anchor and a whole page as a query do not stop the search",
  { reducedMotion: true, only: "chromium" },
  async (reader) => {
    const { page } = reader;
    await reader.open("search/#100%");
    await page.waitForFunction(() => document.activeElement?.id === "q", { polling: 50 });
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("too often", "SecurityError"); // as in Safari after a hundred letters
      };
    });
    await page.evaluate((query) => document.execCommand("insertText", false, query), "who goes first in oware? ".repeat(400));
    await page.waitForFunction(() => document.querySelector(".answer .reply") && document.querySelector("sow-search .count")?.textContent, {
      polling: 50,
    });
    assert.equal((await answer(reader)).asked, "Who goes first? Oware");
  },
);

browserTest("a missing index shows an error, and more typing retries", { reducedMotion: true, allowErrors: true }, async (reader) => {
  const { page } = reader;
  reader.host.fail("search.json", dropConnection);
  await reader.open("search/");
  await page.focus("#q");
  await page.keyboard.type("o"); // one letter sends one request, so none is pending when the index can be loaded again
  await page.waitForFunction(() => /could not be loaded/.test(document.querySelector("sow-search .count")?.textContent ?? ""), {
    polling: 50,
  });
  reader.host.restore("search.json");
  await page.keyboard.type("ware");
  await page.waitForFunction(() => document.querySelector("sow-search .results a"), { polling: 50 });
});

browserTest(
  "without scripts the search page has questions and answers, and the index is a page of its own",
  { javascript: false },
  async (reader) => {
    await reader.open("search/", { waitForBoards: false });
    const page = await reader.page.evaluate(() => ({
      text: /** @type {HTMLElement} */ (document.querySelector("main")).innerText,
      field: !!document.querySelector("#q")?.checkVisibility(),
      links: [...document.querySelectorAll("sow-search ~ ul a")].filter((a) => a.checkVisibility()).length,
    }));
    assert.match(page.text, /Search needs JavaScript\./);
    assert.match(page.text, /How many players\?\s+Two\./);
    assert.equal(page.field, false);
    assert.equal(page.links, 8);
    await reader.open("a-to-z/", { waitForBoards: false });
    const links = await reader.page.evaluate(() => [...document.querySelectorAll(".index a")].filter((a) => a.checkVisibility()).length);
    assert.ok(links > 100, `${links} links`);
  },
);
