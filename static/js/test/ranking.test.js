import assert from "node:assert/strict";
import { test } from "node:test";
import { fold, search } from "../ranking.js";

const entries = [
  { p: "Glossary", u: "glossary/", x: "Words of sowing games." },
  { p: "Glossary", t: "Relay", u: "glossary/#relay", x: "Sowing on; also: multi-lap sowing." },
  { p: "Glossary", t: "Liʿb, laʿb or leab", u: "glossary/#lib", x: "A game. Lane writes lea’b." },
  { p: "Glossary", t: "مِنْقَلَة", u: "glossary/#manqala", x: "Mancala, Manḳalah." },
  { p: "Avalanche", u: "variants/avalanche/", x: "A game of relays." },
  { p: "Pratt", t: "P-E3", u: "sources/pratt/#P-E3", x: "A last seed in an empty pit captures." },
  { p: "Pratt", t: "P-E3x", u: "sources/pratt/#P-E3x", x: "A lone last seed captures nothing." },
  { p: "The relay race", t: "A start", u: "race/", x: "Nothing." },
];
const found = (query) => search(entries, query).map((entry) => entry.u);

test("apostrophes, accents, capitals and vowel signs make no difference", () => {
  for (const spelling of ["l'ab", "l’ab", "L‘AB", "lʿab", "láb", "lab"]) assert.equal(fold(spelling), "lab", spelling);
  assert.equal(fold("Ludus Latrunculōrum — çà"), "ludus latrunculorum ca");
  assert.equal(fold("مِنْقَلَة"), fold("منقلة"));
  assert.equal(fold("أحمد"), fold("احمد"));
  assert.equal(fold("لـعب"), fold("لعب"));
  assert.equal(fold("  P-E3x, "), "p e3x");
});

test("an entry is found by each spelling that it gives", () => {
  for (const spelling of ["li'b", "la'b", "leab", "lea'b", "LIB"]) assert.deepEqual(found(spelling), ["glossary/#lib"], spelling);
  for (const spelling of ["منقلة", "مِنْقَلَة", "mankalah"]) assert.deepEqual(found(spelling), ["glossary/#manqala"], spelling);
});

test("a clause is found by its id, before clauses whose id only begins with it", () => {
  assert.deepEqual(found("P-E3x"), ["sources/pratt/#P-E3x"]);
  assert.deepEqual(found("p-e3"), ["sources/pratt/#P-E3", "sources/pratt/#P-E3x"]);
});

test("the title counts more than the page, and the page more than the text", () => {
  assert.deepEqual(found("relay"), ["glossary/#relay", "race/", "variants/avalanche/"]);
});

test("every word of a query must match the beginning of a word", () => {
  assert.deepEqual(found("lone captures"), ["sources/pratt/#P-E3x"]);
  assert.deepEqual(found("captures lone"), ["sources/pratt/#P-E3x"]);
  assert.deepEqual(found("lone relay"), []);
  assert.deepEqual(found("elay"), []);
});

test("entries of equal weight keep the order of the index", () => {
  assert.deepEqual(found("captures"), ["sources/pratt/#P-E3", "sources/pratt/#P-E3x"]);
});

test("an empty query finds nothing", () => {
  for (const query of ["", "  ", "—", "’"]) assert.deepEqual(found(query), []);
});

test("an Arabic word is found with or without vowels and hamzas, and with either form of its last letter", () => {
  const entries = [
    { p: "المصطلحات", t: "منقلة", u: "ar/#منقلة", x: "", l: "ar" },
    { p: "المصطلحات", t: "أواري", u: "ar/#أواري", x: "لعبة من غرب أفريقيا", l: "ar" },
  ];
  for (const [query, at] of /** @type {[string, number][]} */ ([
    ["منقلة", 0],
    ["مَنْقَلة", 0],
    ["منقله", 0],
    ["منق", 0],
    ["اواري", 1],
    ["أوارى", 1],
    ["افريقيا", 1],
  ])) {
    assert.equal(search(entries, query)[0], entries[at], query);
  }
});
