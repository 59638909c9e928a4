// The WASI calls that Go's runtime makes: clocks, random numbers, and standard output, which is kept for the error of an exit. There are
// no files, arguments or environment variables.

/** @typedef {Record<string, (...args: number[]) => number | void>} Calls */

const OK = 0;
const NOSYS = 52;

/** Makes the calls of one instance.
 * @param {() => WebAssembly.Memory} memory called anew by each call, since memory may have grown @returns {Calls} */
export function wasi(memory) {
  const view = () => new DataView(memory().buffer);
  let output = "";

  /** Writes 0 at each address. @param {number[]} addresses */
  const zero = (...addresses) => {
    for (const at of addresses) view().setUint32(at, 0, true);
    return OK;
  };

  return {
    args_sizes_get: zero, // so args_get and environ_get are not called
    environ_sizes_get: zero,
    sched_yield: () => OK,

    /** Returns at once, without events. */
    poll_oneoff: (_in, _out, _n, events) => zero(events),

    clock_time_get(id, _precision, at) {
      const ms = id === 0 ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(ms * 1e6)), true);
      return OK;
    },

    random_get(at, length) {
      for (let i = 0; i < length; i += 65536) {
        crypto.getRandomValues(new Uint8Array(memory().buffer, at + i, Math.min(65536, length - i)));
      }
      return OK;
    },

    fd_write(_fd, list, count, written) {
      const v = view();
      let total = 0;
      for (let at = list; at < list + 8 * count; at += 8) {
        const length = v.getUint32(at + 4, true);
        output += new TextDecoder().decode(new Uint8Array(v.buffer, v.getUint32(at, true), length));
        total += length;
      }
      output = output.slice(-2000);
      v.setUint32(written, total, true);
      return OK;
    },

    /** Go exited, and the instance cannot be used again. */
    proc_exit(code) {
      throw new Error(output.trim() || `exit ${code}`);
    },
  };
}

/** Provides every import of a module. A call that is not among those given returns "not implemented".
 * @param {WebAssembly.Module} module @param {Calls} calls @returns {WebAssembly.Imports} */
export function imports(module, calls) {
  /** @type {Record<string, Calls>} */
  const all = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (all[from] ??= {})[name] = calls[name] ?? (() => NOSYS);
  return all;
}
