// The worker that runs the rules engine, one WebAssembly instance for all boards of a page. It sends {} when it has started. The first
// message to it is the address of the module; it sends {builds} when it has loaded the module. Each later message is a request, answered
// with {text}, and before that with {} while a search goes on. A failure is answered with {error}, and the page then starts a new worker.
import build from "sowbook:build";
import { imports, wasi } from "./wasi.js";

/**
 * The exports of wasm/main.go: `allocate` allocates n bytes for a request and returns their address, `ask` answers the request and returns
 * the length of the answer, `answer` returns its address.
 * @typedef {{memory: WebAssembly.Memory, _initialize: () => void, allocate: (n: number) => number, ask: (n: number) => number,
 *   answer: () => number}} Exports
 * @typedef {{text?: string, error?: string, builds?: string[]}} Answer  builds: those of the worker and the engine
 */

/** @type {Exports|undefined} */
let engine;

/** @param {string} address of the module @returns {Promise<string>} the module's build */
async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  const module = await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer()));
  const calls = { ...wasi(() => exports.memory), progress: () => postMessage({}) }; // progress is called from time to time in a search
  const { exports: all } = await WebAssembly.instantiate(module, imports(module, calls));
  const exports = /** @type {Exports} */ (all);
  exports._initialize();
  engine = exports;
  return new TextDecoder().decode(WebAssembly.Module.customSections(module, "build_id")[0]);
}

/** @param {Exports} engine @param {string} text */
function ask({ memory, allocate, ask, answer }, text) {
  const request = new TextEncoder().encode(text);
  const at = allocate(request.length);
  new Uint8Array(memory.buffer, at, request.length).set(request);
  const length = ask(request.length);
  const from = answer();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, from, length)); // a new view: memory may have grown
}

addEventListener("message", async ({ data }) => {
  try {
    postMessage(engine ? { text: ask(engine, data) } : { builds: [build, await load(data)] });
  } catch (error) {
    postMessage({ error: String(error) });
  }
});
postMessage({});
