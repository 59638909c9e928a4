// The code that shows a board on another page, as a <sow-board> with its script or as a frame.
import { fragment } from "../embed/attributes.js";
import { frameAddress } from "../embed/frame.js";
import { meta } from "../meta.js";
import * as states from "../state.js";
/** @import { Board } from "../board.js" */
/** @import { Shown } from "../embed/attributes.js" */

/** The attributes that show what a board shows. A line of the reader begins at the position shown, which is drawn without the engine.
 * @param {Board} board @returns {Shown} */
export function attributes({ root, game, line, replay, where }) {
  const page = location.href.replace(/(index\.html)?([?#].*)?$/, "");
  const isOfGamePage = (root.dataset.page ?? `${page}#${root.id}`) === `${new URL(game.page ?? "", document.baseURI)}#${root.id}`;
  const example = isOfGamePage ? `${game.id}/${root.id}` : undefined;
  const { ply } = where;
  if (example && !states.hasLeftExample(replay)) {
    const { show, after, page } = root.dataset; // in a frame, another ply may have been asked for
    const usual = !page && ply === (after ? 0 : Number(show));
    return { example, at: usual ? undefined : String(ply) };
  }
  const start = ply ? states.state(replay).position : line.start;
  const readings = states.pairs(where.set);
  const isUsual = start === game.start && !readings.length && root.dataset.game === game.id;
  return {
    ...(root.dataset.game === game.id ? { game: game.id } : { example }), // only its page has a board of this size
    start: isUsual ? undefined : start,
    readings: readings.join(" ") || undefined,
    moves: where.moves.slice(ply).join(" ") || undefined,
  };
}

/** @typedef {{script: string, page: URL, lang: string|undefined}} Site the addresses of sow-board.js and of the page for frames, and that page's
 * language if it is not the book's first */

/** The addresses that the code needs. @param {Board} board @returns {Site} */
export function siteOf({ game }) {
  const root = new URL(".", new URL(meta("tools"), document.baseURI));
  const page = new URL(game.embed ?? "", document.baseURI);
  const [, lang] = /^(.+)\/embed\/$/.exec(page.href.slice(root.href.length)) ?? [];
  return { script: new URL("sow-board.js", root).href, page, lang };
}

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);

/** @param {Record<string, string|undefined>} values those that are undefined are left out */
const list = (values) =>
  Object.entries(values)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}="${escaped(value)}"`))
    .join(" ");

/** The element, its script and a link for readers without scripts.
 * @param {Site} site @param {Shown} shown @param {string} name of what the link leads to @param {string} href */
export const elementCode = ({ script, lang }, shown, name, href) =>
  `<script ${list({ src: script })} async></script>
<sow-board ${list({ ...shown, lang })}>
  <a ${list({ href })}>${escaped(name)}</a>
</sow-board>`;

/** The frame without a script. @param {Site} site @param {Shown} shown @param {string} name @param {number} height in pixels */
export const frameCode = ({ page }, shown, name, height) =>
  `<iframe ${list({ src: `${page}#${fragment(shown)}`, title: name, width: "100%", height: String(height), loading: "lazy", allow: "clipboard-write", style: "border: 0" })}></iframe>`;

/** The address of the preview. @param {Site} site @param {Shown} shown */
export const previewAddress = ({ page }, shown) =>
  frameAddress(page, fragment(shown), { theme: document.documentElement.dataset.theme ?? "" });
