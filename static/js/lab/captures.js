// The cards of captures: how many are shown, their sentences, and the buttons that add, remove and move captures.
import { find, findAll, focus } from "../dom.js";
import { t } from "../words.js";
import { joined, lines } from "./rules.js";
/** @import { Refused } from "./controls.js" */

/** What the engine says about a capture: its sentence, whether it can move `up`, and the value and the refused values of the parts that it
 * can have, by key.
 * @typedef {{say: string, up: boolean, parts: Record<string, {now: string, refused?: Refused[string]}>}} Capture */

export class Captures {
  /** @type {Record<string, string>} the sentence of each capture seen */
  #says = {};
  /** @type {string[]} */
  #lines = [];

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.cards = findAll(root, ".capture");
    /** Cards that no rules needed so far. */
    this.spare = /** @type {HTMLTemplateElement[]} */ (findAll(root, "template"));
  }

  /** Keeps the sentences of captures. @param {string} value of the word captures @param {Capture[]} captures */
  learn(value, captures) {
    lines(value).forEach((line, n) => {
      this.#says[line] = captures[n].say;
    });
  }

  /** The captures in sentences. @param {string} value */
  sentences(value) {
    return this.#sentences(lines(value)) || t("lab-captures-none");
  }

  /** A change in sentences: the captures that only one of two values has, or all of them if only their order differs.
   * @param {string} before @param {string} after @returns {[string, string]} one may be "" */
  change(before, after) {
    const [old, now] = [lines(before), lines(after)];
    const lost = old.filter((line) => !now.includes(line));
    const won = now.filter((line) => !old.includes(line));
    return [this.#sentences(lost), this.#sentences(lost.length || won.length ? won : now)];
  }

  /** @param {string[]} some captures */
  #sentences(some) {
    return some.map((line) => this.#says[line] ?? line).join(" ");
  }

  /** Shows captures. Their parts are shown as other rules are. @param {string} value @param {Capture[]} captures */
  show(value, captures) {
    this.#lines = lines(value);
    for (const spare of this.spare.splice(0, Math.max(0, captures.length - this.cards.length))) spare.replaceWith(spare.content);
    this.cards = findAll(this.root, ".capture");
    this.cards.forEach((card, n) => {
      const capture = captures[n];
      card.hidden = !capture;
      find(card, "legend").textContent = capture?.say ?? "";
      find(card, "[data-edit=up]").hidden = !capture?.up;
      for (const rule of findAll(card, ".rule")) rule.hidden = !capture?.parts[rule.dataset.key ?? ""];
      const more = /** @type {HTMLDetailsElement} */ (find(card, ".more"));
      const rules = findAll(more, ".rule:not([hidden])");
      more.hidden = !rules.length;
      if (rules.some((rule) => capture.parts[rule.dataset.key ?? ""].now !== "any")) more.open = true;
    });
    find(this.root, ".first-made").hidden = this.#lines.length < 2;
    find(this.root, "[data-edit=add]").hidden = !this.spare.length && this.#lines.length === this.cards.length;
  }

  /** The captures after a button is pressed. @param {HTMLElement} button @param {string[]} usual captures that can be added
   * @returns {string[]} values to try, the best first */
  edited(button, usual) {
    const all = this.#lines;
    const n = this.cards.findIndex((card) => card.contains(button));
    const others = all.filter((_, k) => k !== n);
    if (button.dataset.edit === "remove") return [joined(others)];
    if (button.dataset.edit === "up") return [joined([...others.slice(0, n - 1), all[n], ...others.slice(n - 1)])];
    return usual.filter((line) => !all.includes(line)).map((line) => joined([...all, line]));
  }

  /** Moves the focus to the card of the capture that has changed, if that is now another one.
   * @param {string} before the captures before the change @param {HTMLElement} control that was used */
  follow(before, control) {
    const { edit } = control.dataset;
    const old = this.cards.findIndex((card) => card.contains(control));
    const n = edit === "up" ? old - 1 : this.#lines.findIndex((line) => !lines(before).includes(line));
    if (joined(this.#lines) === before || n === old) return;
    const card = this.cards[n];
    const key = control
      .closest(".rule")
      ?.getAttribute("data-key")
      ?.replace(/\d/, String(n + 1));
    if (edit === "up") focus(card.querySelector("[data-edit=up]:not([hidden])") ?? find(card, "[data-edit=remove]"));
    else if (edit === "remove" || !card) focus(find(this.root, "[data-edit=add]"));
    else focus(card.querySelector(`[data-key="${key}"] :checked`) ?? find(card, ":checked"));
  }
}
