// Loads things before the reader needs them.

/** Calls a function once, when an element comes near the window. Never calls it for readers who save data.
 * @param {Element} element @param {() => void} then @param {AbortSignal} signal stops watching */
export function whenNear(element, then, signal) {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  const look = (/** @type {IntersectionObserverEntry[]} */ seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    then();
  };
  const observer = new IntersectionObserver(look, { rootMargin: "200px" });
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect());
}
