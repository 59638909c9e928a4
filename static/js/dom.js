// Creates elements. Text is always inserted as text, never as HTML.

/** @typedef {Record<string, string|number|boolean|null>} Attributes  null removes an attribute */

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

/** @template {keyof HTMLElementTagNameMap} K @param {K} tag @param {Attributes} attributes @param {(Node|string)[]} children
 * @returns {HTMLElementTagNameMap[K]} */
export const html = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);

/** @param {Attributes} attributes @param {(Node|string)[]} children */
export const button = (attributes, ...children) => html("button", { type: "button", ...attributes }, ...children);

/** @template {keyof SVGElementTagNameMap} K @param {K} tag @param {Attributes} attributes @param {(Node|string)[]} children
 * @returns {SVGElementTagNameMap[K]} */
export const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
