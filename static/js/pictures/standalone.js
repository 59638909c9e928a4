// Writes a drawing of the page as an SVG file that is complete by itself: its colours and fonts are attributes, because image viewers
// and editors have none of the page's styles.
import { findAll, set, svg as make } from "../dom.js";
/** @import { Attributes } from "../dom.js" */

const SHAPES = "path, rect, circle, ellipse, text";

/** What a picture is called, and what it shows. @typedef {{title: string, description: string}} Text */

/** The looks of the elements of each drawing. @type {WeakMap<SVGSVGElement, Map<unknown, Attributes|null>>} */
const allLooks = new WeakMap();

/** Returns a drawing as the text of an SVG file.
 * @param {SVGSVGElement} svg in the document, so that it has styles @param {number} width in pixels @param {Text} text @returns {string} */
export function standalone(svg, width, { title, description }) {
  const looks = allLooks.get(svg) ?? new Map();
  allLooks.set(svg, looks);
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const originals = findAll(svg, "*");
  findAll(copy, "*").forEach((element, k) => {
    const look = lookOf(originals[k], looks);
    if (!look) return element.remove();
    set(element, look);
    for (const { name } of [...element.attributes]) if (/^(class|style|data-)/.test(name)) element.removeAttribute(name);
  });
  for (const attribute of [...copy.attributes]) if (/^(class|style|data-|aria-)/.test(attribute.name)) copy.removeAttribute(attribute.name);
  const box = svg.viewBox.baseVal;
  set(copy, {
    xmlns: "http://www.w3.org/2000/svg",
    width,
    height: Math.round((width * box.height) / box.width),
    "font-family": "sans-serif",
    "aria-labelledby": "title",
    "aria-describedby": "desc",
  });
  copy.prepend(make("title", { id: "title" }, title), make("desc", { id: "desc" }, description));
  return new XMLSerializer().serializeToString(copy);
}

/** The look of an element as attributes; null if it is not drawn. Looks are kept in a map: computing one may take as long as styling the
 * whole page, and in all frames of an animation most are the same. Elements of one class in parents of one class look the same.
 * @param {Element} element @param {Map<unknown, Attributes|null>} looks */
function lookOf(element, looks) {
  const [name, parent] = [element, element.parentElement].map((part) => part?.getAttribute("class"));
  const key = name ? `${parent} ${name}` : element;
  let look = looks.get(key);
  if (look === undefined) looks.set(key, (look = computeLook(element, getComputedStyle(element))));
  return look;
}

/** @param {Element} element @param {CSSStyleDeclaration} style @returns {Attributes|null} */
function computeLook(element, style) {
  if (style.display === "none" || style.opacity === "0" || element.localName === "use") return null;
  if (element.localName === "stop") return color("stop-color", "stop-opacity", style);
  if (!element.matches(SHAPES)) return {};
  const look = { ...color("fill", "fill-opacity", style), ...color("stroke", "stroke-opacity", style) };
  for (const name of ["stroke-width", "stroke-dasharray"]) {
    const value = style.getPropertyValue(name).replaceAll("px", "");
    look[name] = look.stroke !== "none" && value !== "none" ? value : null;
  }
  if (style.transform !== "none") look.transform = style.transform;
  if (element.localName === "text") {
    look["font-size"] = parseFloat(style.fontSize);
    look["font-weight"] = style.fontWeight;
    look["font-family"] = /\bserif$/.test(style.fontFamily.replace(/sans-serif$/, "")) ? "serif" : "sans-serif";
  }
  return look;
}

/** A colour as an attribute that old viewers can read, with its opacity in another.
 * @param {string} name @param {string} opacity the name of that attribute @param {CSSStyleDeclaration} style @returns {Attributes} */
function color(name, opacity, style) {
  const value = style.getPropertyValue(name);
  const [, gradient] = /#([^")]+)/.exec(value) ?? [];
  const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const isColor = !gradient && /^rgb/.test(value);
  const hex = () => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const visible = isColor ? alpha * Number(style.getPropertyValue(opacity)) : 1;
  return {
    [name]: gradient ? `url(#${gradient})` : isColor ? hex() : "none",
    [opacity]: visible === 1 ? null : Math.round(visible * 1000) / 1000,
  };
}
