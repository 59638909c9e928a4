// Shows a board that could not be started as the page prints it.

/** @param {Element} root */
export function showAsPrinted(root) {
  for (const part of root.querySelectorAll("noscript")) part.outerHTML = part.textContent ?? "";
  for (const frame of root.querySelectorAll(".frame")) frame.classList.add("shown");
  for (const part of root.querySelectorAll(".bar, .moves, .status")) part.remove();
}
