// The reader's touch that made a page reload, in session storage until the page is loaded again.
const KEY = "sowbook-touch";

/** Reports whether there is one. */
export function hasTouch() {
  try {
    return KEY in sessionStorage;
  } catch {
    return false; // no storage
  }
}

/** @param {unknown} touch */
export const saveTouch = (touch) => {
  sessionStorage[KEY] = JSON.stringify(touch);
};

/** Returns the touch and removes it, so that it is repeated only once. @returns {any} */
export function takeTouch() {
  const text = sessionStorage[KEY];
  sessionStorage.removeItem(KEY);
  return JSON.parse(text);
}
