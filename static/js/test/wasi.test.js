import assert from "node:assert/strict";
import { test } from "node:test";
import { imports, wasi } from "../wasi.js";

function shim() {
  const memory = new WebAssembly.Memory({ initial: 4 });
  return { calls: wasi(() => memory), view: () => new DataView(memory.buffer), bytes: () => new Uint8Array(memory.buffer), memory };
}

test("there are no arguments and no environment variables", () => {
  const { calls, view } = shim();
  view().setUint32(8, 7);
  view().setUint32(12, 7);
  assert.equal(calls.args_sizes_get(8, 12), 0);
  assert.equal(view().getUint32(8, true) + view().getUint32(12, true), 0);
  assert.equal(calls.environ_sizes_get(8, 12), 0);
});

test("the wall clock has the time, and the monotonic clock never goes back", () => {
  const { calls, view } = shim();
  calls.clock_time_get(0, 0n, 16);
  const now = Number(view().getBigUint64(16, true) / 1000000n);
  assert.ok(Math.abs(now - Date.now()) < 5000);
  calls.clock_time_get(1, 0n, 16);
  const first = view().getBigUint64(16, true);
  calls.clock_time_get(1, 0n, 16);
  assert.ok(view().getBigUint64(16, true) >= first);
});

test("random_get fills its buffer and nothing else", () => {
  const { calls, bytes } = shim();
  const n = 70000; // more than one call of getRandomValues gives
  assert.equal(calls.random_get(100, n), 0);
  assert.ok(
    bytes()
      .slice(100 + n - 64, 100 + n)
      .some((b) => b !== 0),
  );
  assert.ok(
    bytes()
      .slice(100 + n)
      .every((b) => b === 0) &&
      bytes()
        .slice(0, 100)
        .every((b) => b === 0),
  );
});

test("the output becomes the error of an exit", () => {
  const { calls, view, bytes } = shim();
  const text = new TextEncoder().encode("panic: out of seeds\n");
  bytes().set(text, 200);
  view().setUint32(0, 200, true);
  view().setUint32(4, text.length, true);
  assert.equal(calls.fd_write(2, 0, 1, 40), 0);
  assert.equal(view().getUint32(40, true), text.length);
  assert.throws(() => calls.proc_exit(2), { message: "panic: out of seeds" });
});

test("calls use memory that has grown", () => {
  const { calls, view, memory } = shim();
  calls.args_sizes_get(0, 4);
  memory.grow(1);
  const far = 4 * 65536 + 8;
  assert.equal(calls.clock_time_get(0, 0n, far), 0);
  assert.ok(view().getBigUint64(far, true) > 0n);
});

test("poll_oneoff returns at once without events", () => {
  const { calls, view } = shim();
  view().setUint32(300, 7, true);
  assert.equal(calls.poll_oneoff(0, 200, 2, 300), 0);
  assert.equal(view().getUint32(300, true), 0);
});

test("the error of an exit without output is its code", () => {
  assert.throws(() => shim().calls.proc_exit(3), { message: "exit 3" });
});

test("an unknown call returns an error instead of failing to link", () => {
  // (module (import "wasi_snapshot_preview1" "sock_accept" (func)) (import "wasi_snapshot_preview1" "sched_yield" (func)))
  const name = (s) => [s.length, ...new TextEncoder().encode(s)];
  const list = ["sock_accept", "sched_yield"].flatMap((f) => [...name("wasi_snapshot_preview1"), ...name(f), 0, 0]);
  const module = new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, list.length + 1, 2, ...list]));
  const { wasi_snapshot_preview1: given } = /** @type {any} */ (imports(module, shim().calls));
  assert.equal(given.sock_accept(), 52);
  assert.equal(given.sched_yield(), 0);
});
