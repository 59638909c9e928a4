import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { labelAt, layout, flippedPlace } from "../layout.js";
import { badge, crosses, dots, lids, owned, pointers, rail, rings, track } from "../marks.js";
import { layers, seedPaths } from "../seeds.js";

// Boards as internal/boardsvg draws them: their measures, seeds and marks, and the d of each kind of path; and the arrangements of seeds
// that a page has.
const drawn = JSON.parse(readFileSync(new URL("drawn.json", import.meta.url), "utf8"));

/** The letters and numbers of a path. */
const parts = (d) => (d ?? "").match(/[A-Za-z]|-?[\d.]+/g) ?? [];

const near = (a, b, message) => assert.ok(Math.abs(a - b) <= 0.11, `${message}: ${a} ${b}`);

test("every place and label is where the generator draws it", () => {
  assert.ok(drawn.boards.length > 10);
  for (const board of drawn.boards) {
    const l = layout(board.n, board.piles, board.left, board.rows);
    near(l.width, board.box[0], "width");
    near(l.height + 7, board.box[1], "height");
    board.places.forEach(([x, y], place) => {
      near(l.at(place).x, x, `${board.n} a side, place ${place}`);
      near(l.at(place).y, y, `${board.n} a side, place ${place}`);
    });
    board.names.forEach((y, pit) => near(labelAt(l, pit).y, y, `${board.n} a side, label ${pit}`));
  }
});

test("seeds are drawn exactly as by the generator", () => {
  for (const board of drawn.boards) {
    const l = layout(board.n, board.piles, board.left, board.rows);
    const mine = layers(board.seeds.slice(0, l.places).map((n, place) => [seedPaths(drawn.table, l, place), n]));
    assert.equal(mine["seed-a"], board.d["seed-a"], `${board.n} a side`);
    assert.equal(mine["seed-b"], board.d["seed-b"], `${board.n} a side`);
    assert.equal(mine.shade, mine["seed-a"] + mine["seed-b"]);
    assert.equal(mine.shine, mine.shade);
  }
});

test("marks are drawn as by the generator", () => {
  for (const board of drawn.boards) {
    const l = layout(board.n, board.piles, board.left, board.rows);
    const mine = {
      turn: board.turn && rail(l, board.turn),
      path: track(l, board.path),
      last: rings(l, board.last < 0 ? [] : [board.last], -2.5),
      taken: rings(l, board.taken, -8),
      skip: crosses(l, board.skipped),
      closed: lids(l, board.closed),
      "owned-s": owned(l, board.owned[0], 1),
      "owned-n": owned(l, board.owned[1], -1),
      arrow: pointers(l, board.arrows),
      mark: rings(
        l,
        board.letters.map(([place]) => place),
        2,
      ),
      badge: dots(board.letters.map(([place]) => badge(l, place, 1))),
    };
    for (const [kind, d] of Object.entries(mine)) {
      const [a, b] = [parts(d), parts(board.d[kind])];
      const message = `${board.n} a side, ${board.path}, ${kind}\n${d}\n${board.d[kind]}`;
      assert.equal(a.length, b.length, message);
      a.forEach((part, i) => assert.ok(part === b[i] || Math.abs(Number(part) - Number(b[i])) <= 0.11, message));
    }
  }
});

test("flipping the board maps every place to the one opposite through its middle", () => {
  for (const [n, piles, rows] of [
    [1, false, 1],
    [3, false, 1],
    [6, true, 1],
    [12, false, 1],
    [14, true, 1],
    [16, false, 2],
    [12, true, 2],
  ]) {
    const l = layout(n, piles, false, rows);
    for (let place = 0; place < 2 * n + 2; place++) {
      const [a, b] = [l.at(place), l.at(flippedPlace(place, n))];
      near(a.x + b.x, l.width, `${n} a side, place ${place}`);
      near(a.y + b.y, l.height, `${n} a side, place ${place}`);
      assert.equal(flippedPlace(flippedPlace(place, n), n), place);
    }
  }
  assert.equal(flippedPlace(-1, 6), -1);
});

test("the ring round a store is closed, inside the drawing, and leaves room for the count", () => {
  for (const n of [1, 3, 6, 12, 14]) {
    for (const piles of [false, true]) {
      const l = layout(n, piles);
      for (const place of [2 * n, 2 * n + 1]) {
        const [, x, y, up, r, ...rest] =
          /^M(\S+) (\S+)v(\S+)a(\S+) \S+ 0 1 1 (\S+) 0v(\S+)a\S+ \S+ 0 1 1 (\S+) 0$/.exec(rings(l, [place], 3)) ?? [];
        const [across, down, back] = rest.map(Number);
        assert.deepEqual([Number(up) + down, across + back], [0, 0], `${n} a side: it ends where it begins`);
        assert.ok(Number(x) > 2 && Number(x) + across < l.width - 2, `${n} a side, from ${x} to ${Number(x) + across} of ${l.width}`);
        assert.ok(Number(y) + Number(up) - Number(r) > 0 && Number(y) + Number(r) < l.height, `${n} a side, within the height`);
        assert.ok(2 * Number(r) >= l.store, `${n} a side: as wide as the store`);
      }
    }
  }
});
