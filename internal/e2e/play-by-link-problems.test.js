// Links of games with a friend that are damaged, old, somebody else's, or opened in two tabs.
import assert from "node:assert/strict";
import { seal } from "../../static/js/tools/checksum.js";
import { browserTest, Reader } from "./harness/browser-test.js";
import { closePage } from "./harness/browsers.js";
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
  waitForTurn,
  withFriend,
} from "./harness/link-game.js";
import { play } from "./harness/native.js";
import { sample } from "./harness/sample.js";
import { openPlayPage, press, savedGame, setFields, turnLine } from "./harness/play-page.js";
import { waitFor } from "./harness/wait.js";

browserTest("opening my own link again, or an older one, does not make me the friend", CHROMIUM, async (reader) => {
  await begin(reader);
  await withFriend(reader, {}, async (friend) => {
    await openShortGame(reader);
    await move(reader, "S", "4");
    const first = await takeLink(reader);
    await openLink(reader, first);
    await waitForTurn(reader, "Waiting for your friend.");
    await openLink(friend, first);
    await waitForTurn(friend, "Your turn.");
    await move(friend, "N", "5");
    await friend.page.reload({ waitUntil: "load" });
    await friend.boardsReady();
    await waitForTurn(friend, "Send your move.");
    await openLink(friend, first);
    await waitForTurn(friend, "Send your move.");
    await takeLink(friend);
    await openLink(friend, first);
    await waitForTurn(friend, "Waiting for your friend.");
    assert.match(await told(friend), /^This link is older/);
  });
});

browserTest("a damaged link says so and lets the reader play on with one device", CHROMIUM, async (reader) => {
  await begin(reader);
  await openShortGame(reader);
  await move(reader, "S", "4");
  const link = await takeLink(reader);
  const damages = [
    link.replace("k3x9a0bc", "<b>x</b>"),
    link.slice(0, -3),
    `${link}x`,
    link.replace("moves=4", "moves=6"),
    link.replace("#sow", "#row"),
  ];
  for (const damaged of sample(damages, 2)) {
    await openLink(reader, damaged);
    await waitFor(reader, "the problem", () =>
      /^This link cannot be opened/.test(document.querySelector("sow-play .told")?.textContent ?? ""),
    );
    assert.match(await told(reader), /changed or cut off/, damaged);
    assert.deepEqual((await savedGame(reader)).moves, ["4"], "my game stays");
  }
  await openLink(reader, link.replace("moves=4", "moves=6"));
  await waitFor(reader, "the offer", () => document.querySelector('[data-act="atTable"]:not([hidden])'));
  await press(reader, "Play on with one device");
  await reader.board("table").settle({ ply: 1 });
  await reader.board("table").assertShows(play("kalah", ["6"], { from: START }).position);
  assert.equal(await turnLine(reader), "South to play.");
});

browserTest("a link whose moves are not those of this device, or are illegal, says so and changes nothing", CHROMIUM, async (reader) => {
  await begin(reader);
  await openShortGame(reader);
  await move(reader, "S", "4");
  const link = await takeLink(reader);
  const from = START.replaceAll(" ", "_");
  const sealed = (/** @type {string} */ rest) => `${link.split("#")[0]}#${seal(`sow=1&id=k3x9a0bc&to=S&game=kalah&from=${from}&${rest}`)}`;
  await openLink(reader, sealed("moves=6.4.1&at=3"));
  await waitForTurn(reader, "Waiting for your friend.");
  assert.match(await told(reader), /^In this link an earlier move is different/);
  await reader.board("table").assertShows(play("kalah", ["4"], { from: START }).position);

  await openLink(reader, sealed("moves=4.6&at=2"));
  await waitFor(reader, "refused", () =>
    /^This link cannot be opened\. Move 2: /.test(document.querySelector("sow-play .told")?.textContent ?? ""),
  );
  await reader.board("table").assertShows(play("kalah", ["4"], { from: START }).position);

  await openLink(reader, sealed("moves=4.5.6&at=3"));
  await waitFor(reader, "noticed", () => /were not made on this device/.test(document.querySelector("sow-play .told")?.textContent ?? ""));
});

browserTest("a tab that is behind says so, blocks moves and shows the newer game", CHROMIUM, async (reader) => {
  await begin(reader);
  await openShortGame(reader);
  await move(reader, "S", "4");
  const link = await takeLink(reader);
  const answer = `${link.split("#")[0]}#${seal(
    link
      .split("#")[1]
      .replace(/&sum=.*/, "")
      .replace("to=N", "to=S")
      .replace("moves=4&at=1", "moves=4.5&at=2"),
  )}`;
  const page = await reader.page.browserContext().newPage();
  try {
    const tab = new Reader(reader.host, page);
    await begin(tab);
    await openLink(tab, answer);
    await waitForTurn(tab, "Your turn.");
    await reader.page.bringToFront();
    await waitFor(
      reader,
      "behind",
      () => document.querySelector("sow-play .told")?.textContent === "This game has gone on in another tab.",
    );
    assert.deepEqual(await actions(reader), ["Show the newer game"]);
    await press(reader, "Show the newer game");
    await waitForTurn(reader, "Your turn.");
    await reader.board("table").assertShows(play("kalah", ["4", "5"], { from: START }).position);

    await page.bringToFront();
    await move(tab, "S", "6", "5");
    await reader.page.bringToFront();
    await waitFor(reader, "behind", () => document.querySelector('[data-act="newer"]:not([hidden])'));
    await reader.board("table").play("6", "S");
    await reader.board("table").settle({ ply: 2 });
    assert.deepEqual(await actions(reader), ["Show the newer game"]);
  } finally {
    await closePage(page);
  }
});

browserTest("with storage refused, whoever opens a link is the side it is for", CHROMIUM, async (reader) => {
  await begin(reader);
  const refuse = () =>
    void Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
  await reader.page.evaluateOnNewDocument(refuse);
  await withFriend(reader, {}, async (friend) => {
    await friend.page.evaluateOnNewDocument(refuse);
    const board = await openPlayPage(reader, "kalah");
    await setFields(reader, { opponent: "friend" });
    await waitForTurn(reader, "Your turn.");
    await board.play("1", "S");
    await board.settle({ ply: 1 });
    const first = await takeLink(reader);
    await openLink(friend, first);
    await waitForTurn(friend, "Your turn.");
    await friend.board("table").play("2", "N");
    await friend.board("table").settle({ ply: 2 });
    const second = await takeLink(friend);
    await reader.page.evaluate((hash) => void (location.hash = hash), new URL(second).hash); // pasted into the tab that waits
    await waitForTurn(reader, "Your turn.");
    await board.assertShows(play("kalah", ["1", "2"]).position);
    assert.ok(!(await board.evaluate((root) => /** @type {any} */ (root).board.flipped)));
  });
});
