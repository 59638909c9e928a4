import assert from "node:assert/strict";
import { test } from "node:test";
import { Index } from "../ranking.js";
import { fold, stem } from "../stems.js";

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
const index = new Index(entries);
const found = (query) => index.search(query).map((entry) => entry.u);

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
  assert.equal(found("P-E3x")[0], "sources/pratt/#P-E3x");
  assert.deepEqual(found("p-e3"), ["sources/pratt/#P-E3", "sources/pratt/#P-E3x"]);
});

test("the title counts more than the page, and the page more than the text", () => {
  assert.deepEqual(found("relay"), ["glossary/#relay", "race/", "variants/avalanche/"]);
});

test("a game comes before the lesson and the term of its name", () => {
  const all = [
    { k: "term", p: "Glossary", t: "Ayoayo", u: "glossary/#ayoayo", x: "Ayoayo is a game." },
    { p: "Ayoayo", u: "learn/ayoayo/", x: "Ayoayo, and more of Ayoayo." },
    { k: "game", p: "Ayoayo", u: "variants/ayoayo/", x: "" },
  ];
  assert.equal(new Index(all).search("ayoayo")[0].u, "variants/ayoayo/");
});

test("no word of a query is required, and entries with more of its words come first", () => {
  assert.deepEqual(found("lone captures"), ["sources/pratt/#P-E3x", "sources/pratt/#P-E3"]);
  assert.deepEqual(found("captures lone"), ["sources/pratt/#P-E3x", "sources/pratt/#P-E3"]);
  assert.deepEqual(found("lone xyzzy"), ["sources/pratt/#P-E3x"]);
  assert.deepEqual(found("lay xyzzy"), []);
});

test("forms of a word are equal", () => {
  for (const [one, ...others] of [
    "capture captures captured capturing",
    "pass passes passed passing",
    "empty empties emptied",
    "lap laps",
    "sow sowing sows",
  ].map((forms) => forms.split(" ")))
    for (const other of others) assert.equal(stem(other), stem(one), other);
  for (const word of ["his", "pass", "less", "bring", "red"]) assert.ok(stem(word).length > 2, word);
  assert.equal(stem(fold("والبيت")), stem(fold("بيت")));
});

test("a word may be unfinished if it is the last, and may have one wrong letter", () => {
  for (const query of ["glossar", "avalanch", "avalnche", "avlaanche", "avalanchee"]) assert.notDeepEqual(found(query), [], query);
  assert.equal(found("avalnche")[0], "variants/avalanche/");
  assert.deepEqual(found("aval words"), ["glossary/"], "an unfinished word in the middle is not known");
});

test("ignored words need not be in an answer, and words of one meaning are equal", () => {
  const index = new Index(entries, {
    ignored: ["what", "is", "a"],
    same: [
      ["seed", "stone"],
      ["capture", "take"],
    ],
  });
  const found = (query) => index.search(query).map((entry) => entry.u);
  assert.equal(found("what is a relay")[0], "glossary/#relay");
  assert.deepEqual(found("stones taking lone"), found("seeds capturing lone"));
  assert.deepEqual(found("what"), [], "a query of ignored words is searched for, and is not there");
});

test("a reading comes before a fact, a fact before an example; a part of a named page before those of others", () => {
  const same = { t: "Do you capture?", x: "Seeds opposite." };
  const kinds = /** @type {const} */ (["example", "clause", "fact", "reading"]);
  const index = new Index([
    ...kinds.map((k) => ({ k, p: "Kalah", u: `kalah/#${k}`, ...same })),
    { k: "reading", p: "Oware", u: "oware/#reading", ...same },
  ]);
  assert.deepEqual(
    index.search("capture opposite").map(({ u }) => u),
    ["kalah/#reading", "oware/#reading", "kalah/#fact", "kalah/#clause", "kalah/#example"],
  );
  assert.equal(index.search("oware capture opposite")[0].u, "oware/#reading");
});

test("entries of equal weight keep the order of the index", () => {
  const twins = ["one/", "two/", "three/"].map((u) => ({ p: "Twin", u, x: "Captures." }));
  assert.deepEqual(new Index(twins).search("captures"), twins);
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
    assert.equal(new Index(entries).search(query)[0], entries[at], query);
  }
});

test("the manual comes after pages for readers, and its sections gain nothing by their titles", () => {
  const index = new Index([
    { k: "manual", p: "The words of the rules", t: "relay", u: "write/rules/#relay", x: "A relay: sow on." },
    { k: "manual", p: "Claims", u: "write/claims/", x: "What an example claims." },
    { p: "Avalanche", u: "variants/avalanche/", x: "A game of relays, which sow on and on." },
  ]);
  const found = (query) => index.search(query).map((entry) => entry.u);
  assert.deepEqual(found("relay"), ["variants/avalanche/", "write/rules/#relay"]);
  assert.deepEqual(found("claims"), ["write/claims/"]);
});

test("a word is found in another form and without accents, by the endings of its language", () => {
  const find = (lang, text, query) =>
    new Index(
      [
        { p: "Jeu", u: "a/", x: text },
        { p: "B", u: "b/", x: "x" },
      ],
      { ignored: [], same: [], lang },
    ).search(query)[0]?.u;
  for (const [lang, text, queries] of /** @type {[string, string, string[]][]} */ ([
    [
      "fr",
      "Vous semez les graines de l’adversaire, et une graine est capturée.",
      ["semer", "semé", "graine", "adversaire", "l'adversaire", "capturer", "captures"],
    ],
    ["es", "Siembras las semillas en los hoyos; las captura el jugador.", ["semilla", "hoyo", "capturar", "captúra", "jugadores"]],
    ["de", "Lege die Samen in die Mulden und säe weiter.", ["Mulde", "samen", "saen", "legen"]],
    ["pt", "Semeie as sementes nas covas; a posição não conta.", ["semente", "cova", "posições", "posicao"]],
    ["fr", "Les joueuses semaient devant les greniers françaises.", ["grenier", "joueurs", "semer", "francais", "français"]],
    ["es", "Sembraban cantando, y capturaron todo.", ["sembrar", "cantan", "cantaba", "capturar", "capturando"]],
    ["de", "Die Straße gehört den Kindern.", ["Strasse", "strassen", "Kind", "kinder"]],
    [
      "sw",
      "Wachezaji walipanda mbegu kwenye mashimo ya kushoto. Bibi alitufundisha mchezo wa vitabu.",
      ["mchezaji", "panda", "kupanda", "anapanda", "shimo", "shimoni", "michezo", "kitabu", "fundisha", "wanafundisha"],
    ],
    ["ar", "كان اللاعبون يزرعون في المخازن، والمدارس قديمة", ["لاعب", "لاعبين", "مخزن", "زرع", "مدرسة", "قديم"]],
  ]))
    for (const query of queries) assert.equal(find(lang, text, query), "a/", `${lang}: ${query}`);
});
