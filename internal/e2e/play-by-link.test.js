// Games with a friend by link: two browsers pass links on, and nothing else.
import assert from "node:assert/strict";
import { seal } from "../../static/js/tools/checksum.js";
import { assertAccessible } from "./harness/axe.js";
import { browserTest } from "./harness/browser-test.js";
import {
  actions,
  begin,
  CHROMIUM,
  move,
  openLink,
  openShortGame,
  START,
  takeLink,
  told,
  waitForCopied,
  waitForTurn,
  withFriend,
} from "./harness/link-game.js";
import { play } from "./harness/native.js";
import { openPlayPage, press, saveGame, savedGame, setFields, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";
/** @import { Reader } from "./harness/browser-test.js" */

browserTest("two browsers play a whole game by passing links on, and a rematch", { reducedMotion: true }, async (reader) => {
  await begin(reader);
  await withFriend(reader, {}, async (friend) => {
    const start = "0,1,0,0,0,0/0,0,0,0,1,1 23,22 S";
    const moves = ["6", "5", "5", "6"];
    await openShortGame(reader, { start });
    await waitForTurn(reader, "Your turn.");
    await move(reader, "S", "6");
    assert.equal(await turnLine(reader), "Your turn.", "an extra turn");
    assert.deepEqual(await actions(reader), ["Take back"], "the link waits for the end of the turn");
    await move(reader, "S", "5");
    await waitForTurn(reader, "Send your move.");
    const announced = (/** @type {Reader} */ { page }) =>
      page.$$eval("#table .pits .spot", (all) => all.filter((pit) => /can be played/.test(pit.ariaLabel ?? "")).length);
    assert.equal(await announced(reader), 0, "the friend's pits are not announced as playable");

    await openLink(friend, await takeLink(reader));
    assert.equal(await turnLine(reader), "Waiting for your friend.");
    await waitForTurn(friend, "Your turn.");
    assert.ok((await announced(friend)) > 0);
    assert.ok(await friend.board("table").evaluate((root) => /** @type {any} */ (root).board.flipped), "North has the near side");
    await friend.board("table").assertShows(play("kalah", moves.slice(0, 2), { from: start }).position);
    assert.equal(await friend.page.$eval("sow-play .score", (score) => score.textContent), "Your friend 24You 22");
    await move(friend, "N", "5");
    await openLink(reader, await takeLink(friend));
    await waitForTurn(reader, "Your turn.");
    await move(reader, "S", "6");

    const { position, result } = play("kalah", moves, { from: start });
    assert.deepEqual((await savedGame(reader)).moves, moves);
    const dialog = (/** @type {Reader} */ { page }) => page.$eval("dialog.result[open]", (dialog) => dialog.textContent ?? "");
    assert.ok(result && result.winner === "S" && result.south === 25);
    assert.match(await dialog(reader), /^You win!\s*You 25, Your friend 23\. Send your friend the last move\./);
    await press(reader, "Copy the link", "dialog");
    await waitForCopied(reader);
    assert.deepEqual(await actions(reader), ["Copy the link", "Analyse", "Review", "Play again"]);

    await openLink(friend, await reader.page.evaluate(() => /** @type {any} */ (window).link));
    await waitFor(friend, "the result", () => document.querySelector("dialog.result[open]"));
    await friend.board("table").assertShows(position);
    assert.match(await dialog(friend), /^Your friend wins!\s*Your friend 25, You 23\./);
    await press(friend, "Rematch", "dialog");
    await waitForTurn(friend, "Your turn.");
    assert.ok(!(await friend.board("table").evaluate((root) => /** @type {any} */ (root).board.flipped)), "the sides have changed");
    await move(friend, "S", "1");
    await openLink(reader, await takeLink(friend));
    await waitForTurn(reader, "Your turn.");
    assert.ok(await reader.board("table").evaluate((root) => /** @type {any} */ (root).board.flipped));
  });
});

browserTest("a game in rounds goes on by link with the next round, which either player begins", CHROMIUM, async (reader) => {
  await begin(reader);
  await withFriend(reader, {}, async (friend) => {
    const start = "0,0,0,0,0,0,0/1,0,0,0,0,0,0 40,57 S"; // the last move of a round
    await saveGame(reader, { game: "congkak", start, friend: { id: "k3x9a0bc", side: "S", sentMoves: -1 } });
    await reader.open("play/");
    await waitForTurn(reader, "Your turn.");
    await reader.board("table").play("1", "S");
    await waitFor(reader, "the result", () => document.querySelector("dialog.result[open]"));
    await press(reader, "Copy the link", "dialog");
    await waitForCopied(reader);
    assert.deepEqual(await actions(reader), ["Copy the link", "Analyse", "Review", "Next round"]);

    await openLink(friend, await reader.page.evaluate(() => /** @type {any} */ (window).link));
    await waitFor(friend, "the result", () => document.querySelector("dialog.result[open]"));
    await press(friend, "Next round", "dialog");
    await waitForTurn(friend, "Your turn.");
    await friend.board("table").settle({ ply: 2 });
    await friend.board("table").assertShows("7,7,7,7,7,7,7/7,7,7,7,7,0,0 6,8 N closed=6,7", "the winner begins");
    await move(friend, "N", "1");
    await openLink(reader, await takeLink(friend));
    await waitForTurn(reader, "Your turn.");
    assert.deepEqual((await savedGame(reader)).moves, ["1", "=", "1"]);
    assert.equal(await reader.board("table").position(), await friend.board("table").position());
  });
});

browserTest("a game on four rows is played by link, on a phone, too", CHROMIUM, async (reader) => {
  await begin(reader);
  await withFriend(reader, { width: 360, height: 740 }, async (friend) => {
    await saveGame(reader, { game: "hus", start: play("hus", []).start, friend: { id: "k3x9a0bc", side: "S", sentMoves: -1 } });
    await reader.open("play/");
    await waitForTurn(reader, "Your turn.");
    await move(reader, "S", "3");
    await openLink(friend, await takeLink(reader));
    await waitForTurn(friend, "Your turn.");
    await friend.board("table").assertShows(play("hus", ["3"]).position);
    await move(friend, "N", "5");
    await openLink(reader, await takeLink(friend));
    await waitForTurn(reader, "Your turn.");
    await reader.board("table").assertShows(play("hus", ["3", "5"]).position);
  });
});

browserTest("the friend's last moves are played out, seed by seed, and then it is my turn", { only: "chromium" }, async (reader) => {
  await reader.page.evaluateOnNewDocument(() => {
    const w = /** @type {any} */ (window);
    w.played = [];
    new MutationObserver(() => {
      const { busy, ply } = document.getElementById("table")?.dataset ?? {};
      const prompt = document.querySelector("sow-play .due")?.textContent;
      const buttons = document.querySelectorAll("sow-play .acts button:not([hidden])").length;
      const now = busy === undefined ? "" : `${ply}: ${prompt} ${buttons}`;
      if (now && w.played.at(-1) !== now) w.played.push(now);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-busy", "data-step"] });
  });
  const from = START.replaceAll(" ", "_");
  await openLink(reader, `${reader.host.url("play/")}#${seal(`sow=1&id=k3x9a0bc&to=N&game=kalah&from=${from}&moves=6.4&at=2`)}`);
  await waitForTurn(reader, "Your turn.");
  await reader.board("table").assertShows(play("kalah", ["6", "4"], { from: START }).position);
  const played = await reader.page.evaluate(() => /** @type {any} */ (window).played);
  assert.deepEqual(played, ["1: Your friend plays. 0", "2: Your friend plays. 0"]);
});

browserTest("the wrong side cannot move, and a move that was sent stands", CHROMIUM, async (reader) => {
  await begin(reader);
  await openShortGame(reader);
  const board = reader.board("table");
  await move(reader, "S", "4");
  await board.play("1", "N");
  assert.match(await told(reader), /friend’s turn/);
  assert.deepEqual((await savedGame(reader)).moves, ["4"]);
  await press(reader, "Take back");
  await board.settle({ ply: 0 });
  await move(reader, "S", "6", "4");
  await takeLink(reader);
  assert.match(await told(reader), /^You cannot take your move back now/);
  assert.deepEqual(await actions(reader), ["Copy the link"]);
  await board.play("1", "N");
  await board.settle({ ply: 2 });
  assert.match(await told(reader), /Open the link they send you/);
  assert.deepEqual((await savedGame(reader)).moves, ["6", "4"]);
});

browserTest(
  "the opponent, the readings and who begins are chosen; a game whose seeds are laid out is not by link",
  CHROMIUM,
  async (reader) => {
    await begin(reader);
    await openPlayPage(reader, "kalah");
    await setFields(reader, { opponent: "friend" });
    await waitForTurn(reader, "Your turn.");
    await reader.page.$eval("sow-play .options", (details) => details.setAttribute("open", ""));
    assert.equal(await reader.page.$("sow-play [name=opening]"), null);
    const sides = await reader.page.$$eval("sow-play [name=side] option", (all) => all.map((option) => option.textContent));
    assert.deepEqual(sides, ["You", "Your friend"]);
    await setFields(reader, { side: "N" });
    await waitForTurn(reader, "Send the link.");
    const link = await takeLink(reader);
    assert.match(link, /#sow=1&id=\w{8}&to=S&game=kalah&from=[^&]*&at=0&sum=\w{7}$/);
    await waitForTurn(reader, "Waiting for your friend.");
    assert.equal(await reader.page.$eval("sow-play .what", (text) => text.textContent), "Kalah with a friend, by link");

    await openPlayPage(reader, "lane-wise");
    assert.equal(await reader.page.$('sow-play [name=opponent] [value="friend"]'), null);
  },
);

browserTest("a link that cannot be copied is shown in a field; the share sheet is offered where there is one", CHROMIUM, async (reader) => {
  await reader.page.evaluateOnNewDocument(() => {
    const w = /** @type {any} */ (window);
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
    Object.defineProperty(navigator, "share", {
      value: async (/** @type {unknown} */ data) => {
        if (w.sheetClosed) throw new DOMException("closed", "AbortError");
        w.shared = data;
      },
    });
  });
  await openShortGame(reader);
  await move(reader, "S", "4");
  assert.deepEqual(await actions(reader), ["Send your move", "Copy the link", "Take back"]);
  await reader.page.evaluate(() => Object.assign(window, { sheetClosed: true }));
  await press(reader, "Send your move");
  await press(reader, "Take back");
  await reader.board("table").settle({ ply: 0 });
  await move(reader, "S", "4");
  await press(reader, "Copy the link");
  const shown = await reader.page.waitForSelector("sow-play .sent-link input");
  const link = await shown?.evaluate((field) => /** @type {HTMLInputElement} */ (field).value);
  await reader.page.evaluate(() => Object.assign(window, { sheetClosed: false }));
  await press(reader, "Send your move");
  await waitFor(reader, "shared", () => /** @type {any} */ (window).shared);
  const shared = await reader.page.evaluate(() => /** @type {any} */ (window).shared);
  assert.deepEqual(shared, { title: "Kalah", text: "Kalah: open this link to play on.", url: link });
  await waitForTurn(reader, "Waiting for your friend.");
});

browserTest("a turn by link works by keyboard alone, is announced, and passes axe", CHROMIUM, async (reader) => {
  await begin(reader);
  const { page } = reader;
  await openShortGame(reader);
  await waitForTurn(reader, "Your turn.");
  await page.evaluate(() => {
    const w = /** @type {any} */ (window);
    w.heard = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[role=status], output");
        if (region?.textContent) w.heard.push(region.textContent.replace(/\s+/g, " ").trim());
      }
    }).observe(/** @type {Node} */ (document.querySelector("sow-play")), { childList: true, characterData: true, subtree: true });
  });
  const tab = async (/** @type {string} */ selector) => {
    for (let k = 0; k < 60; k++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`Tab does not reach ${selector}`);
  };
  await page.focus('#table .pits [data-place="3"]');
  await page.keyboard.press("Enter");
  await waitForTurn(reader, "Send your move.");
  await page.focus("sow-play summary");
  await tab('[data-act="copyLink"]');
  await page.keyboard.press("Enter");
  await waitForCopied(reader);
  assert.ok(await page.evaluate(() => document.activeElement?.matches('[data-act="copyLink"]')), "the focus stays");
  /** @type {string[]} */
  const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
  for (const text of [
    /^You sow one from Pit 4/,
    /^Send your move\.$/,
    /^Copied\. Paste it into a message to your friend\.$/,
    /^You cannot take your move back now/,
    /^Waiting for your friend\.$/,
  ])
    assert.ok(
      heard.some((said) => text.test(said)),
      `${text} in ${JSON.stringify(heard)}`,
    );
  await assertAccessible(page, "a game by link");
});

browserTest("a game by link fits a phone, and the board stays in its place", { ...CHROMIUM, width: 360, height: 780 }, async (reader) => {
  await begin(reader);
  await openShortGame(reader);
  const top = () => reader.page.$eval("#table svg.board", (board) => Math.round(board.getBoundingClientRect().top + scrollY));
  await move(reader, "S", "6");
  const before = await top();
  await move(reader, "S", "4");
  assert.equal(await top(), before, "when the move is to be sent");
  await takeLink(reader);
  assert.equal(await top(), before, "when it is sent");
  assert.ok(await reader.page.evaluate(() => document.documentElement.scrollWidth <= 360), "nothing is wider than the page");
  for (const height of await reader.page.$$eval("sow-play .acts button", (all) =>
    all.filter((face) => face.checkVisibility()).map((face) => face.offsetHeight),
  ))
    assert.ok(height >= 44, `${height} pixels`);
});
