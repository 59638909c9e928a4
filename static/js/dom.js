// Creates and finds elements, and listens to them. Text is always inserted as text, never as HTML.
/** @import { Board } from "./board.js" */
/** @import { Result } from "./task/progress.js" */

/** @typedef {Record<string, string|number|boolean|null>} Attributes  null removes an attribute
 * @typedef {WindowEventMap & {"sow-change": Event, "sow-engine": Event, "sow-start": Event, "sow-reload": Event,
 *   "sow-done": CustomEvent<{task: string, how: Result}>, "sow-missed": CustomEvent<{task: string}>, "sow-data": Event}} Events */

/** @template {Element} T @param {T} element @param {Attributes} attributes @param {(Node|string)[]} children @returns {T} */
function fill(element, attributes, children) {
  set(element, attributes);
  element.append(...children);
  return element;
}

/** @param {Element} element @param {Attributes} attributes */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

/** @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Attributes} attributes @param {(Node|string)[]} children */
export const html = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

/** @template {keyof SVGElementTagNameMap} K @param {K} tag @param {Attributes} attributes @param {(Node|string)[]} children */
export const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);

/** @param {Attributes} attributes @param {(Node|string)[]} children */
export const button = (attributes, ...children) => html("button", { type: "button", ...attributes }, ...children);

/** A small button that calls a function. @param {string} text @param {() => void} onClick @param {Attributes} [attributes] */
export function control(text, onClick, attributes) {
  const element = button({ class: "control", ...attributes }, text);
  element.addEventListener("click", onClick);
  return element;
}

/** The element that the build or a script has put there. @param {ParentNode} root @param {string} selector */
export const find = (root, selector) => /** @type {HTMLElement} */ (root.querySelector(selector));

/** @param {ParentNode} root @param {string} selector */
export const findAll = (root, selector) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);

/** The board of a <sow-board>; undefined if it could not be started. @param {unknown} element */
export const boardOf = (element) => /** @type {{board?: Board}|null|undefined} */ (element)?.board;

/** Listens until the signal is aborted.
 * @template {keyof Events} K @param {EventTarget} target @param {K} type @param {AbortSignal} signal @param {(event: Events[K]) => unknown} listener */
export const on = (target, type, signal, listener) =>
  target.addEventListener(type, /** @type {(event: any) => unknown} */ (listener), { signal });

/** Shows a text, unless it is there already: screen readers would read it again. @param {Node} place @param {string} text */
export function setText(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

/** Focuses an element without scrolling the page. @param {HTMLElement|null} [element] */
export const focus = (element) => element?.focus({ preventScroll: true });

/** Reports whether a button does something. @param {Element} button one that stays focusable when it is disabled */
export const isEnabled = (button) => button.getAttribute("aria-disabled") !== "true";

/** Makes one of some elements the one that the key Tab reaches. @param {HTMLElement[]} elements @param {HTMLElement} to */
export function setTabStop(elements, to) {
  for (const element of elements) element.tabIndex = element === to ? 0 : -1;
}

/** The value in a script of JSON. @param {Node|null} [script] @returns {any} null if there is no such script */
export const readJson = (script) => JSON.parse(script?.textContent ?? "null");
