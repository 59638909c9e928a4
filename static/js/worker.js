// The engine's own thread: one instance of the wasm for all boards of a page. The first message is the wasm's address, answered
// when it is at work, with {}; each one after it a question, answered with {text}. What fails is answered with {why}, and the page then
// starts a new worker.
import { imports } from "./wasi.js";

/**
 * @typedef {{memory: WebAssembly.Memory, _initialize: () => void, room: (n: number) => number, ask: (n: number) => number,
 *   answer: () => number}} Door
 * @typedef {{text?: string, why?: string}} Answer
 */

/** @type {Door|undefined} */
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

addEventListener("message", async ({ data }) => {
  try {
    const text = door && ask(door, data);
    door ??= await open(data);
    postMessage({ text });
  } catch (error) {
    postMessage({ why: String(error) });
  }
});
