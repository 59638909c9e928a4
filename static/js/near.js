// Tells when a reader is about to need something: it comes near the window.

/** Calls `then` once; never for someone who saves data, and is served when he asks.
 * @param {Element} element @param {() => void} then @param {AbortSignal} signal stops watching */
export function near(element, then, signal) {
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    then();
  }, { rootMargin: "200px" });
  watch.observe(element);
  signal.addEventListener("abort", () => watch.disconnect());
}
