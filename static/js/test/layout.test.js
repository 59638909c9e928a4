import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { crosses, layout, rings, track } from "../layout.js";

// Boards as internal/figure draws them: their measures, what was marked, and the d of each kind of mark.
const drawn = JSON.parse(readFileSync(new URL("drawn.json", import.meta.url), "utf8"));

/** A path as its letters and its numbers, however they are spaced. */
const parts = (d) => (d ?? "").match(/[A-Za-z]|-?[\d.]+/g) ?? [];

test("the page's script draws marks as the generator does", () => {
  assert.ok(drawn.length > 10);
  for (const board of drawn) {
    const l = layout({ ...board, width: 720, at: (place) => ({ x: board.places[place][0], y: board.places[place][1] }) });
    const mine = {
      path: track(l, board.path),
      last: rings(l, board.last < 0 ? [] : [board.last], -2.5),
      taken: rings(l, board.taken, -8),
      skip: crosses(l, board.skipped),
    };
    for (const [kind, d] of Object.entries(mine)) {
      const [a, b] = [parts(d), parts(board.d[kind])];
      const message = `${board.n} a side, ${board.path}, ${kind}\n${d}\n${board.d[kind]}`;
      assert.equal(a.length, b.length, message);
      a.forEach((part, i) => assert.ok(part === b[i] || Math.abs(Number(part) - Number(b[i])) <= 0.11, message));
    }
  }
});
