// Writes a drawing of the page as an SVG file that is complete by itself: its colours and fonts are attributes, because image viewers
// and editors have none of the page's styles.
import { findAll, set, svg as make } from "../dom.js";

const SHAPES = "path, rect, circle, ellipse, text";

/** What a picture is called, and what it shows. @typedef {{title: string, description: string}} Text */

/** Returns a drawing as the text of an SVG file.
 * @param {SVGSVGElement} svg in the document, so that it has styles @param {number} width in pixels @param {Text} text @returns {string} */
export function standalone(svg, width, { title, description }) {
  const copy = /** @type {SVGSVGElement} */ (svg.cloneNode(true));
  const originals = findAll(svg, "*");
  findAll(copy, "*").forEach((element, k) => inline(element, getComputedStyle(originals[k])));
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

/** Gives an element the look that it has in the page. @param {Element} element @param {CSSStyleDeclaration} style of the original */
function inline(element, style) {
  if (style.display === "none" || style.opacity === "0" || element.localName === "use") return element.remove();
  if (element.localName === "stop") setColor(element, "stop-color", "stop-opacity", style);
  if (element.matches(SHAPES)) {
    setColor(element, "fill", "fill-opacity", style);
    setColor(element, "stroke", "stroke-opacity", style);
    const isDrawn = element.getAttribute("stroke") !== "none";
    for (const name of ["stroke-width", "stroke-dasharray"]) {
      const value = style.getPropertyValue(name).replaceAll("px", "");
      set(element, { [name]: isDrawn && value !== "none" ? value : null });
    }
    if (style.transform !== "none") set(element, { transform: style.transform });
  }
  if (element.localName === "text") {
    set(element, {
      "font-size": parseFloat(style.fontSize),
      "font-weight": style.fontWeight,
      "font-family": /\bserif$/.test(style.fontFamily.replace(/sans-serif$/, "")) ? "serif" : "sans-serif",
    });
  }
  for (const { name } of [...element.attributes]) if (/^(class|style|data-)/.test(name)) element.removeAttribute(name);
}

/** Writes a colour as an attribute that old viewers can read, with its opacity in another.
 * @param {Element} element @param {string} name @param {string} opacity the name of that attribute @param {CSSStyleDeclaration} style */
function setColor(element, name, opacity, style) {
  const value = style.getPropertyValue(name);
  const [, gradient] = /#([^")]+)/.exec(value) ?? [];
  const [red, green, blue, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  const isColor = !gradient && /^rgb/.test(value);
  const hex = () => `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const visible = isColor ? alpha * Number(style.getPropertyValue(opacity)) : 1;
  set(element, {
    [name]: gradient ? `url(#${gradient})` : isColor ? hex() : "none",
    [opacity]: visible === 1 ? null : Math.round(visible * 1000) / 1000,
  });
}
