// The few system calls that a Go wasip1 reactor makes: a clock, chance, and somewhere to write its last words.
// No files, no arguments, no environment.

const OK = 0;
const NOSYS = 52;

/**
 * The imports of one instance. `memory` is asked at each call: it may have grown since the last.
 * @param {() => WebAssembly.Memory} memory
 * @returns {Record<string, Function>}
 */
export function wasi(memory) {
  const view = () => new DataView(memory().buffer);
  const ok = () => OK;
  let said = "";

  /** Nothing: every count it is asked for is 0. @param {...number} places */
  const none = (...places) => {
    for (const at of places) view().setUint32(at, 0, true);
    return OK;
  };

  return {
    args_get: ok,
    args_sizes_get: none,
    environ_get: ok,
    environ_sizes_get: none,
    sched_yield: ok,

    /** Waits for nothing. @param {number} _asked @param {number} _happened @param {number} _n @param {number} count */
    poll_oneoff: (_asked, _happened, _n, count) => none(count),

    /** @param {number} id @param {bigint} _precision @param {number} at */
    clock_time_get(id, _precision, at) {
      const ms = id === 0 ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
      return OK;
    },

    /** @param {number} at @param {number} length */
    random_get(at, length) {
      for (let i = 0; i < length; i += 65536) {
        crypto.getRandomValues(new Uint8Array(memory().buffer, at + i, Math.min(65536, length - i)));
      }
      return OK;
    },

    /** @param {number} _fd @param {number} list @param {number} count @param {number} written */
    fd_write(_fd, list, count, written) {
      const v = view();
      let total = 0;
      for (let at = list; at < list + 8 * count; at += 8) {
        const length = v.getUint32(at + 4, true);
        said += new TextDecoder().decode(new Uint8Array(v.buffer, v.getUint32(at, true), length));
        total += length;
      }
      said = said.slice(-2000);
      v.setUint32(written, total, true);
      return OK;
    },

    /** Go ended the program: the instance is gone. @param {number} code */
    proc_exit(code) {
      throw new Error(said.trim() || `exit ${code}`);
    },
  };
}

/** All that a module asks for: what the shim has, and for the rest a plain no.
 * @param {WebAssembly.Module} module @param {() => WebAssembly.Memory} memory @returns {WebAssembly.Imports} */
export function imports(module, memory) {
  const have = wasi(memory);
  /** @type {Record<string, Record<string, Function>>} */
  const all = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (all[from] ??= {})[name] = have[name] ?? (() => NOSYS);
  return /** @type {WebAssembly.Imports} */ (all);
}
