import assert from "node:assert/strict";
import { test } from "node:test";
import { Classifier } from "../classifier.js";
import { Places } from "../places.js";

const EXAMPLES = [
  { words: ["who", "starts"], label: 0 },
  { words: ["who", "goes", "first"], label: 0 },
  { words: ["who", "wins"], label: 1 },
  { words: ["how", "do", "you", "win"], label: 1 },
];

/** A classifier that knows the examples. */
function taught() {
  const classifier = new Classifier(2, () => 1);
  for (const { words, label } of EXAMPLES) classifier.add(words, label);
  return classifier;
}

test("a text in other words is of the class whose words it has", () => {
  const [starts, wins] = taught().likely(["which", "player", "goes", "first"]);
  assert.ok(starts > 0.8 && Math.abs(starts + wins - 1) < 1e-9, `${starts}, ${wins}`);
});

test("a text without known words is of no class rather than another", () => {
  assert.deepEqual(taught().likely(["purple", "elephant"]), [0.5, 0.5]);
});

test("a place is found by its name or its people, and two places by neither", () => {
  const game = (/** @type {string} */ w) => ({ i: w, t: w, u: "", n: "", w, p: false, r: 2, h: 6 });
  const [mangala, ohvalhu] = [game("Safranbolu, Türkiye"), game("The Maldivian game")];
  const places = new Places(
    [mangala, ohvalhu],
    [
      ["Türkiye", "turkey", "turkish"],
      ["Maldives", "maldivian"],
    ],
  );
  assert.deepEqual(places.find(["a", "turkish", "game"]), { name: "Türkiye", games: [mangala], words: ["turkish"] });
  assert.deepEqual(places.find(["maldives"]), { name: "Maldives", games: [ohvalhu], words: ["maldives"] });
  assert.equal(places.find(["turkish", "or", "maldivian"]), undefined);
  assert.equal(places.find(["a", "game"]), undefined);
});
