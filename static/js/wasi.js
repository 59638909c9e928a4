// The few system calls that a Go wasip1 reactor makes: a clock, chance, and somewhere to write its last words.
// No files, no arguments, no environment.

const OK = 0;
const BADF = 8;
const NOSYS = 52;

/** Go ended the program: the instance is gone. */
export class Exit extends Error {
  /** @param {number} code @param {string} text */
  constructor(code, text) {
    super(text.trim() || `exit ${code}`);
    this.name = "Exit";
    this.code = code;
  }
}

/**
 * The imports of one instance. `memory` is asked at each call: it may have grown since the last.
 * @param {() => WebAssembly.Memory} memory
 * @returns {Record<string, Function>}
 */
export function wasi(memory) {
  const view = () => new DataView(memory().buffer);
  let said = "";

  /** Writes zeros as the two counts of an empty list. @param {number} a @param {number} b */
  const none = (a, b) => {
    view().setUint32(a, 0, true);
    view().setUint32(b, 0, true);
    return OK;
  };

  return {
    args_get: () => OK,
    args_sizes_get: none,
    environ_get: () => OK,
    environ_sizes_get: none,
    sched_yield: () => OK,
    fd_prestat_get: () => BADF,
    fd_prestat_dir_name: () => BADF,
    fd_fdstat_set_flags: () => OK,
    fd_close: () => OK,

    /** @param {number} fd @param {number} at */
    fd_fdstat_get(fd, at) {
      if (fd > 2) return BADF;
      new Uint8Array(memory().buffer, at, 24).fill(0);
      view().setUint8(at, 2); // a terminal, or near enough
      return OK;
    },

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
      const decoder = new TextDecoder();
      let total = 0;
      for (let i = 0; i < count; i++) {
        const length = v.getUint32(list + 8 * i + 4, true);
        said += decoder.decode(new Uint8Array(v.buffer, v.getUint32(list + 8 * i, true), length));
        total += length;
      }
      said = said.slice(-2000);
      v.setUint32(written, total, true);
      return OK;
    },

    /** Nothing is worth waiting for: every subscription is due at once.
     * @param {number} asked @param {number} due @param {number} count @param {number} written */
    poll_oneoff(asked, due, count, written) {
      const v = view();
      for (let i = 0; i < count; i++) {
        new Uint8Array(v.buffer, due + 32 * i, 32).fill(0);
        v.setBigUint64(due + 32 * i, v.getBigUint64(asked + 48 * i, true), true);
        v.setUint8(due + 32 * i + 10, v.getUint8(asked + 48 * i + 8));
      }
      v.setUint32(written, count, true);
      return OK;
    },

    /** @param {number} code */
    proc_exit(code) {
      throw new Exit(code, said);
    },
  };
}

/** All that a module asks for: what the shim has, and for the rest a plain no.
 * @param {WebAssembly.Module} module @param {() => WebAssembly.Memory} memory @returns {WebAssembly.Imports} */
export function imports(module, memory) {
  const have = wasi(memory);
  /** @type {Record<string, Record<string, WebAssembly.ImportValue>>} */
  const all = {};
  for (const { module: from, name, kind } of WebAssembly.Module.imports(module)) {
    if (kind === "function") (all[from] ??= {})[name] = have[name] ?? (() => NOSYS);
  }
  return all;
}
