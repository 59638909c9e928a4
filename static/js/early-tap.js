// The reader's last tap on a board before the scripts that take it (boot.js).

/** Repeats the tap, if it was on such an element. @param {string} selector */
export function repeatEarlyTap(selector) {
  const { sowTap } = /** @type {{sowTap?: MouseEvent}} */ (window);
  const target = sowTap && document.elementFromPoint(sowTap.pageX - scrollX, sowTap.pageY - scrollY);
  /** @type {HTMLElement|null|undefined} */ (target?.closest(selector))?.click();
}
