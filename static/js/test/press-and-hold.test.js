import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { repeatWhileHeld } from "../tools/press-and-hold.js";
import { after, delay } from "../timers.js";

beforeEach(() => mock.timers.reset());

/** A button that repeats "forward" while it is held down; `held` reports whether a click is ignored. */
function heldButton() {
  mock.timers.enable({ apis: ["setTimeout"] });
  const root = new EventTarget();
  const connection = new AbortController();
  /** @type {string[]} */
  const commands = [];
  repeatWhileHeld(root, () => () => commands.push("forward"), connection.signal);
  let clicks = 0;
  root.addEventListener("click", () => clicks++);
  const held = () => {
    const before = clicks;
    root.dispatchEvent(new Event("click"));
    return clicks === before;
  };
  const fire = (/** @type {string} */ name, button = 0, target = root) =>
    root.dispatchEvent(Object.defineProperties(new Event(name), { button: { value: button }, target: { value: target } }));
  return { commands, connection, held, fire };
}

test("a button repeats its command while it is held down", () => {
  const { commands, held, fire } = heldButton();
  fire("pointerdown");
  mock.timers.tick(449);
  assert.deepEqual([commands.length, held()], [0, false]);
  for (const ms of [1, 140, 140]) mock.timers.tick(ms);
  assert.deepEqual([commands, held()], [["forward", "forward", "forward"], true]);
});

for (const end of ["pointerup", "pointercancel"]) {
  test(`${end} ends the repetition, and the click that follows is ignored`, () => {
    const { commands, held, fire } = heldButton();
    fire("pointerdown");
    mock.timers.tick(450);
    fire(end);
    assert.equal(held(), true);
    mock.timers.tick(10_000);
    assert.deepEqual([commands.length, held()], [1, false]);
  });
}

test("the repetition ends when the pointer leaves the button", () => {
  const { commands, fire } = heldButton();
  fire("pointerdown");
  mock.timers.tick(450);
  fire("pointerover");
  mock.timers.tick(140);
  assert.equal(commands.length, 2, "the pointer is still over it");
  fire("pointerover", 0, new EventTarget());
  mock.timers.tick(10_000);
  assert.equal(commands.length, 2);
});

test("only the primary button repeats", () => {
  const { commands, fire } = heldButton();
  fire("pointerdown", 2);
  mock.timers.tick(10_000);
  assert.equal(commands.length, 0);
});

test("a button stops repeating when its board is removed", () => {
  const { commands, connection, fire } = heldButton();
  fire("pointerdown");
  mock.timers.tick(450);
  connection.abort();
  mock.timers.tick(10_000);
  assert.equal(commands.length, 1);
  fire("pointerdown");
  mock.timers.tick(10_000);
  assert.equal(commands.length, 1, "nor does it listen");
});

test("a timer ends with its signal", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const controller = new AbortController();
  let calls = 0;
  const count = () => calls++;
  after(10, controller.signal, count);
  const timer = after(20, controller.signal, count);
  after(30, controller.signal, count);
  void delay(30, controller.signal).then(count);
  mock.timers.tick(10);
  clearTimeout(timer);
  mock.timers.tick(10);
  assert.equal(calls, 1, "a cancelled timer does not fire");
  controller.abort();
  after(10, controller.signal, count);
  mock.timers.tick(100);
  await Promise.resolve();
  assert.equal(calls, 1);
});
