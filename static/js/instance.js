// One instance of the rules engine. A worker has one for all boards of a page, and sowbook.js those that a program asks for.
import { imports, wasi } from "./wasi.js";

/**
 * The exports of wasm/main.go: `allocate` allocates n bytes for a request and returns their address, `ask` answers the request and returns
 * the length of the answer, `answer` returns its address.
 * @typedef {{memory: WebAssembly.Memory, _initialize: () => void, allocate: (n: number) => number, ask: (n: number) => number,
 *   answer: () => number}} Exports
 */

/** Compiles the module at an address. @param {string|URL} address */
export async function compile(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const streams = response.headers.get("content-type")?.startsWith("application/wasm");
  return streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** Starts an instance. @param {WebAssembly.Module} module @param {() => void} [progress] called from time to time in a search
 * @returns {Promise<(request: string|Uint8Array) => any>} answers a request, with JSON or bytes */
export async function start(module, progress = () => {}) {
  const calls = { ...wasi(() => exports.memory), progress };
  const { exports: all } = await WebAssembly.instantiate(module, imports(module, calls));
  const exports = /** @type {Exports} */ (all);
  exports._initialize();
  return (request) => ask(exports, request);
}

/** @param {Exports} engine @param {string|Uint8Array} text */
function ask({ memory, allocate, ask, answer }, text) {
  const request = typeof text === "string" ? new TextEncoder().encode(text) : text;
  const at = allocate(request.length);
  new Uint8Array(memory.buffer, at, request.length).set(request);
  const length = ask(request.length);
  const reply = new Uint8Array(memory.buffer, answer(), length); // a new view: memory may have grown
  return reply[0] === 123 ? new TextDecoder().decode(reply) : reply.slice(); // {
}
