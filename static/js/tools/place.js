// Places a popover beside what opened it, without anchor positioning, which browsers lack.

const GAP = 6; // pixels between the two, and between the popover and the window

/** Places a popover that is shown below an element, or above it if there is more room, and within the window. One without room scrolls.
 * @param {HTMLElement} popover with a position that is fixed, or absolute if `page` @param {Element} anchor
 * @param {boolean} [page] whether it moves with the page */
export function place(popover, anchor, page = false) {
  const { style } = popover;
  const { left, width: wide, top, bottom } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const below = clientHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  style.maxHeight = "none";
  const isBelow = popover.offsetHeight <= below || below >= above;
  style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
  const { offsetWidth: width, offsetHeight: height } = popover;
  const x = Math.max(GAP, Math.min(clientWidth - width - GAP, left + wide / 2 - width / 2));
  style.left = `${x + (page ? scrollX : 0)}px`;
  style.top = `${(isBelow ? bottom + GAP : top - GAP - height) + (page ? scrollY : 0)}px`;
}
