// Proven values of everyday mancala that the page hands over to an engine that lacks them: those of the first moves, which it fetches, and those
// of endgames, which the engine of an earlier page has computed. The engine does without them if they are missing or damaged.
import { read, write } from "./endgame-store.js";
import { fetchJson } from "./fetch-json.js";
import { meta } from "./meta.js";

/** @typedef {{ask: (request: string|Uint8Array<ArrayBuffer>) => Promise<any>}} Engine */

const ADDRESS = "sowbook:values"; // replaced by the build
const PAUSE = 60_000; // milliseconds until they are looked for again
const ENDGAMES = 2;

/** Where to find what an engine lacks, by its part of the number `lacking`; `next` is when it may be looked for.
 * @type {{part: number, next: number, find: () => Promise<BlobPart|undefined>}[]} */
const sources = [
  { part: 1, next: 0, find: () => fetchJson(new URL(ADDRESS, new URL(meta("worker"), document.baseURI)).href) },
  { part: ENDGAMES, next: 0, find: read },
];

let isKept = false; // the engine's endgames are stored

/** Hands over what an engine lacks. @param {Engine} engine @param {number} lacking */
export function handOver(engine, lacking) {
  for (const source of sources) if (lacking & source.part && performance.now() >= source.next) give(engine, source).catch(() => {});
}

/** @param {Engine} engine @param {typeof sources[number]} source */
async function give(engine, source) {
  source.next = performance.now() + PAUSE;
  const found = await source.find();
  if (!found) return;
  const request = await new Blob(["values\n", found]).arrayBuffer();
  const answer = await engine.ask(new Uint8Array(request));
  if (source.part === ENDGAMES && answer && !(answer.lacking & ENDGAMES)) isKept = true;
}

/** Stores the endgames that an engine has computed, if it has, for later pages. @param {Engine} engine */
export async function keepEndgames(engine) {
  if (isKept) return;
  const endgames = await engine.ask("values");
  if (!endgames?.byteLength) return;
  isKept = true;
  write(new Blob([endgames]));
}
