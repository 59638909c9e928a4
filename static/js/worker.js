// The engine's own thread: one instance of the wasm for all boards of a page. Gets {id, wasm, text?}, gives {id, text} or
// {id, failed, why}: "load" when the wasm cannot be had, "crash" when the instance is gone (the page then starts a new worker).
import { imports } from "./wasi.js";

/**
 * @typedef {{memory: WebAssembly.Memory, _initialize: () => void, room: (n: number) => number, ask: (n: number) => number,
 *   answer: () => number}} Door
 * @typedef {{id: number, wasm: string, text?: string}} Ask
 * @typedef {{id: number, text?: string, failed?: "load"|"crash", why?: string}} Answer
 */

/** @type {Promise<Door>|undefined} */
let door;

/** @param {string} wasm @returns {Promise<Door>} */
async function open(wasm) {
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  const module = await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  /** @type {Door} */
  let made;
  const instance = await WebAssembly.instantiate(module, imports(module, () => made.memory));
  made = /** @type {any} */ (instance.exports);
  made._initialize();
  return made;
}

/** @param {Door} made @param {string} text */
function ask(made, text) {
  const request = new TextEncoder().encode(text);
  const at = made.room(request.length);
  new Uint8Array(made.memory.buffer, at, request.length).set(request);
  const length = made.ask(request.length);
  const from = made.answer(); // before the view is taken: memory may have grown
  return new TextDecoder().decode(new Uint8Array(made.memory.buffer, from, length));
}

/** @param {Ask} request @returns {Promise<Answer>} */
async function serve({ id, wasm, text }) {
  let made;
  try {
    made = await (door ??= open(wasm));
  } catch (error) {
    door = undefined;
    return { id, failed: "load", why: String(error) };
  }
  try {
    return { id, text: text === undefined ? "" : ask(made, text) };
  } catch (error) {
    return { id, failed: "crash", why: String(error) };
  }
}

// One request after the other, each answered before the next is looked at: a question that arrives while the wasm loads and then
// never ends must not hold back the word that the wasm is there.
let last = Promise.resolve();
addEventListener("message", (event) => {
  last = last.then(async () => postMessage(await serve(event.data)));
});
