// A frame that shows one board of the book, for <sow-board> on other sites and for the preview of its code. The frame sends its size and
// its title; the page around it sends light or dark.

/** What a frame sends: its height in pixels, its title, and whether it is light or dark.
 * @typedef {{sowbook: "size", height: number, title: string, theme: string}} Size */

const MAX_HEIGHT = 10_000; // pixels

/** The address of a frame.
 * @param {URL} page the page of the book that shows one board @param {string} fragment @param {{theme: string, lang?: string}} options */
export function frameAddress(page, fragment, { theme, lang = "" }) {
  const address = new URL(page);
  const options = Object.entries({ fit: "1", theme, lang }).filter(([, value]) => value);
  address.search = String(new URLSearchParams(options));
  address.hash = fragment;
  return address.href;
}

/** The usual height of a frame in pixels, until it sends its own: the drawing, half as high as wide, and what is below it.
 * @param {number} width @param {boolean} steps whether there are moves to step through */
export const usualHeight = (width, steps) => Math.round(Math.min(width, 704) / 2) + (steps ? 230 : 106);

/** Creates a frame, which loads when it comes near the window. @param {string} address @param {string} title @param {number} height */
export function createFrame(address, title, height) {
  const frame = document.createElement("iframe");
  frame.loading = "lazy";
  frame.allow = "clipboard-write";
  frame.title = title;
  frame.style.cssText = `display: block; width: 100%; height: ${height}px; border: 0`;
  frame.src = address;
  return frame;
}

/** Reads the size from a message; undefined if it is another message or from elsewhere.
 * @param {MessageEvent} event @param {HTMLIFrameElement} frame @returns {Size|undefined} */
export function sizeFrom({ source, origin, data }, frame) {
  if (source !== frame.contentWindow || origin !== new URL(frame.src).origin || data?.sowbook !== "size") return;
  return data.height > 0 && data.height < MAX_HEIGHT ? data : undefined;
}

/** Tells a frame to be light or dark. @param {HTMLIFrameElement} frame @param {string} theme */
export function sendTheme(frame, theme) {
  frame.contentWindow?.postMessage({ sowbook: "theme", theme }, new URL(frame.src).origin);
}
