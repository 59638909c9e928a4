// The HTML of the pages as built, before a browser corrects it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { HtmlValidate } from "html-validate";
import { onePageOfEachKind } from "./harness/every-page.js";
import { allPages, framePages, siteDir } from "./harness/paths.js";
import { sample } from "./harness/sample.js";

const validate = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": ["error", { style: "lowercase" }],
    "valid-id": ["error", { relaxed: true }], // a heading may begin with a number
    "form-dup-name": ["error", { shared: ["checkbox", "radio", "button", "submit"] }],
    "aria-label-misuse": ["error", { allowAnyNamable: true }], // a list may have a name
  },
  elements: ["html5", { "sow-board": { flow: true, permittedContent: ["@flow", "script"] } }],
});

// A page of each kind, and some others.
const addresses = new Set([...onePageOfEachKind(), ...framePages(), ...sample(allPages(), 40)]);

for (const file of [...[...addresses].map((address) => `${address}index.html`), "404.html"]) {
  test(`${file} is valid HTML`, async () => {
    const text = readFileSync(path.join(siteDir(), file), "utf8");
    assert.match(text, /^<!doctype html>/i);
    const { results } = await validate.validateString(text, file);
    const lines = text.split("\n");
    const messages = results.flatMap((result) => result.messages);
    const details = messages
      .slice(0, 20)
      .map(
        ({ line, column, ruleId, message }) =>
          `${file}:${line}:${column} ${ruleId}: ${message}\n    ${lines[line - 1].slice(Math.max(0, column - 40), column + 80)}`,
      );
    assert.equal(messages.length, 0, `${messages.length} found:\n${details.join("\n")}`);
  });
}
