// Draws the marks of a move and those of an author. A fresh board has them from the build.
import { svg as make } from "./dom.js";
import { badge, crosses, dots, pointers, rings, track } from "./marks.js";
/** @import { BoardSvg } from "./board-svg.js" */

/** What the last ply did: the places that the hand visited, where the last seed fell (-1 nowhere), what was captured, what was skipped.
 * What an author points out: places with letters, arrows from place to place. Where two boards first differ (-1 nowhere).
 * @typedef {{path?: number[], last?: number, taken?: number[], skipped?: number[],
 *   letters?: [number, string][], arrows?: [number, number][], differs?: number}} Marks */

/** Replaces the marks of a board; each kind is one path of `.marks`. @param {BoardSvg} drawing @param {Marks} marks */
export function mark(drawing, { path = [], last = -1, taken = [], skipped = [], letters = [], arrows = [], differs = -1 }) {
  const { layout: l, svg } = drawing;
  /** @param {number[]} places */
  const slots = (places) => places.filter((place) => place >= 0).map((place) => drawing.slot(place));
  const different = slots([differs]);
  const slotArrows = arrows.map((arrow) => arrow.map((place) => drawing.slot(place)));
  const points = pointers(l, /** @type {[number, number][]} */ (slotArrows));
  const badges = [
    ...letters.map(([place, text]) => ({ point: badge(l, drawing.slot(place), 1), text })),
    ...different.map((slot) => ({ point: badge(l, slot, -1), text: "≠" })),
  ];
  const kinds = {
    taken: rings(l, slots(taken), -8),
    last: rings(l, slots([last]), -2.5),
    path: track(l, slots(path)),
    skip: crosses(l, slots(skipped)),
    "arrow-edge": points,
    arrow: points,
    differs: rings(l, different, 3),
    mark: rings(l, slots(letters.map(([place]) => place)), 2),
    badge: dots(badges.map(({ point }) => point)),
  };
  const paths = Object.entries(kinds)
    .filter(([, d]) => d)
    .map(([kind, d]) => make("path", { class: kind, d }));
  const texts = badges.map(({ point, text }) => make("text", { class: "letter", dy: ".35em", ...point }, text));
  const group = svg.querySelector(".marks") ?? svg.appendChild(make("g", { class: "marks" }));
  group.replaceChildren(...paths, ...texts);
}
