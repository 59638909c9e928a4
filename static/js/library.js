// Entry point of sowbook.js, a module for other programs: the rules engine and boards. internal/release/npm/sowbook.d.ts has
// its types. The engine runs where it is called, in a page, a worker or Node.
import { SHOWN } from "./embed/attributes.js";
import { compile, start } from "./instance.js";
import { limited, request } from "./requests.js";

/** @typedef {{rules: string, start?: string, labels?: string}} Game */

const beside = (/** @type {string} */ name) => new URL(name, import.meta.url);

/** Loads the engine. @param {string|URL|BufferSource} [wasm] the address or the bytes of engine.wasm */
export async function load(wasm = beside("engine.wasm")) {
  const isAddress = typeof wasm === "string" || wasm instanceof URL;
  return new Engine(await start(isAddress ? await compile(wasm) : await WebAssembly.compile(wasm)));
}

/** Returns the rules of a game on one line. @param {string} rules */
function oneLine(rules) {
  if (typeof rules !== "string") throw new TypeError('rules are a text, as in "pits=6 relay=yes"');
  return rules.trim().replace(/\s+/g, " ");
}

/** Returns an object as it is. @template T @param {T} value @param {string} what */
function object(value, what) {
  if (typeof value !== "object" || !value) throw new TypeError(`${what} is an object, as in { rules: "pits=6 relay=yes" }`);
  return value;
}

class Engine {
  #ask;
  /** @type {URL|undefined} */
  #values = beside("values.json");

  /** @param {(text: string) => string} ask */
  constructor(ask) {
    this.#ask = ask;
  }

  /** @param {string} verb @param {Record<string, string|number|undefined>} args @param {number} [nodes] */
  #answer(verb, args, nodes) {
    const text = request(verb, args);
    const { lacking, ...answer } = JSON.parse(this.#ask(nodes !== undefined ? limited(text, nodes) : text));
    if (answer.error) throw new Error(answer.error);
    if (lacking & 1) this.#handOver().catch(() => {});
    return answer;
  }

  /** Fetches proven values of the first moves of everyday mancala, once. Later requests use them. */
  async #handOver() {
    const values = this.#values;
    this.#values = undefined;
    if (values) this.#ask(`values\n${await (await fetch(values)).json()}`);
  }

  /** Reads rules. @param {string} text */
  rules(text) {
    const { rules, start, key, why } = this.#answer("lab", { rules: oneLine(text) });
    return why ? { valid: false, key, error: why } : { valid: true, rules, start };
  }

  /** Completes a game to the arguments of a request. @param {Game} game @param {string[]} moves */
  #line(game, moves) {
    const { rules, start, labels = "left" } = object(game, "a game");
    if (!Array.isArray(moves)) throw new TypeError('moves are a list, as in ["3", "6"]');
    const from = start ?? this.rules(rules).start;
    return { rules: oneLine(rules), voice: `labels=${labels};south=South;north=North;store=store`, start: from, moves: moves.join(" ") };
  }

  /** Plays moves. @param {Game} game @param {string[]} [moves] */
  play(game, moves = []) {
    const { states, can, cannot, pass, stopped } = this.#answer("play", this.#line(game, moves));
    const { position, turn, over } = states.at(-1);
    const legal = pass && !over?.next ? [pass] : Object.values(can).flat();
    const why = Object.fromEntries(Object.entries(cannot).map(([place, { say }]) => [place, say]));
    const plies = states.slice(1).map((/** @type {any} */ { player, move, position, captured, again, say }) => {
      return { player, move, position, captured, again, say };
    });
    const result = over ? { reason: over.reason, south: over.south, north: over.north, winner: over.winner, say: over.say } : null;
    const illegal = stopped && { ply: stopped.ply, move: stopped.move, why: stopped.say };
    return { start: states[0].position, plies, position, player: turn, legal, why, over: !!over, result, ...(illegal && { illegal }) };
  }

  /** Searches for the values of the moves. @param {Game} game @param {string[]} [moves] @param {number} [nodes] positions to look at */
  analyse(game, moves = [], nodes = 100_000) {
    return this.#answer("analyse", this.#line(game, moves), nodes);
  }

  /** Chooses a move. @param {Game} game @param {string[]} [moves] @param {{strength?: number, seed?: number, nodes?: number}} [options] */
  choose(game, moves = [], { strength = 3, seed = 1, nodes = 100_000 } = {}) {
    return this.#answer("choose", { ...this.#line(game, moves), strength, seed }, nodes).move;
  }
}

/** Creates a board. @param {Record<string, any>} shown what it shows, as the attributes of <sow-board> say it
 * @param {string|URL} [files] the folder with sow-board.js */
export function board(shown, files = beside("./")) {
  if (!customElements.get("sow-board")) {
    const script = document.createElement("script");
    script.src = new URL("sow-board.js", files).href;
    document.head.append(script);
  }
  const element = document.createElement("sow-board");
  for (const key of [...SHOWN, "theme", "lang", "label"]) {
    const value = object(shown, "what a board shows")[key];
    if (value !== undefined) element.setAttribute(key, Array.isArray(value) ? value.join(" ") : String(value));
  }
  return element;
}
