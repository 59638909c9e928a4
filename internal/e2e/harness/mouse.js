// Clicking as a reader does, with the mouse.
import assert from "node:assert/strict";

const TIMEOUT = 15_000;

/** Clicks the middle of an element when it is visible. Puppeteer's own click takes four times as many requests.
 * @param {import("puppeteer-core").Page} page @param {string} selector */
export async function click(page, selector) {
  const end = Date.now() + TIMEOUT;
  for (;;) {
    const middle = await page.evaluate(middleOf, selector);
    if (middle) return page.mouse.click(middle.x, middle.y);
    if (Date.now() > end) assert.fail(`${selector} is not visible`);
    await new Promise((done) => setTimeout(done, 25));
  }
}

/** Returns the middle of an element in the window, which is scrolled if the element is not in view, or null if it is hidden. Runs in the page.
 * @param {string} selector */
function middleOf(selector) {
  const element = document.querySelector(selector);
  const middle = () => {
    const box = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width >= 1 && height >= 1);
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, box } : null;
  };
  const inView = (/** @type {{x: number, y: number, box: DOMRect}} */ { x, y, box }) => {
    const inWindow = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const hit = document.elementFromPoint(x, y);
    return inWindow && !!(hit && (element?.contains(hit) || hit.closest("label")?.contains(element)));
  };
  const at = element?.checkVisibility({ visibilityProperty: true }) ? middle() : null;
  if (!at || inView(at)) return at && { x: at.x, y: at.y };
  element?.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const there = middle();
  return there && { x: there.x, y: there.y };
}
