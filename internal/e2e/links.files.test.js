// The links between pages: every one leads somewhere, and together they reach every page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isServed, readPage, target } from "./harness/html.js";
import { allPages, atlasPages, scriptedPages } from "./harness/paths.js";

const pages = new Map(allPages().map((address) => [address, readPage(address)]));

/** The addresses that the links of a page lead to. @param {string} address @param {(tag: import("./harness/html.js").Tag) => boolean} which */
const linked = (address, which) =>
  (pages.get(address)?.tags ?? []).flatMap((tag) => {
    const to = tag.name === "a" && tag.attributes.href && which(tag) && target(address, tag.attributes.href);
    return to ? [to.path] : [];
  });

test("every internal link and its anchor exist", () => {
  /** @type {Map<string, boolean>} */
  const served = new Map();
  const wrong = new Set();
  let count = 0;
  for (const [from, { tags, ids, games }] of pages) {
    assert.equal(new Set(ids).size, ids.length, `/${from} has duplicate ids: ${ids.filter((id, k) => ids.indexOf(id) < k)}`);
    const links = [
      ...tags.flatMap(({ attributes: { href, src } }) => href ?? src ?? []),
      ...games.flatMap(({ clauses, engine }) => [.../** @type {string[]} */ (Object.values(clauses)), engine]),
    ];
    for (const link of links) {
      const to = target(from, link);
      if (!to) continue;
      count++;
      if (!served.has(to.path)) served.set(to.path, isServed(to.path));
      if (!served.get(to.path)) wrong.add(`/${from}: ${link} leads nowhere`);
      else if (to.id && !pages.get(to.path)?.ids.includes(to.id)) wrong.add(`/${from}: ${link} has no such anchor`);
    }
  }
  assert.deepEqual([...wrong], []);
  assert.ok(count > 50 * pages.size, `${count} links`);
});

test("every page can be reached from the home page", () => {
  const seen = new Set([""]);
  for (const address of seen) for (const to of linked(address, ({ inOnward }) => !inOnward)) if (pages.has(to)) seen.add(to);
  assert.deepEqual(
    allPages().filter((address) => !seen.has(address)),
    [],
  );
});

test("next and previous links visit every page once", () => {
  /** The address that a link of a page leads to. @param {string} from @param {string} rel @returns {string|undefined} */
  const follow = (from, rel) => linked(from, ({ inOnward, attributes }) => inOnward && attributes.rel === rel)[0];
  const seen = [""];
  for (let next = follow("", "next"); next !== undefined; next = follow(next, "next")) {
    assert.equal(seen.includes(next), false, `${next} is visited twice`);
    assert.equal(follow(next, "prev"), seen.at(-1), `back from ${next}`);
    seen.push(next);
  }
  const others = [...scriptedPages, "search/", ...atlasPages()];
  assert.deepEqual(
    seen.sort(),
    allPages().filter((address) => !others.includes(address) && !address.endsWith("/card/") && !/^(ar|fr|sw)\//.test(address)),
  );
});
