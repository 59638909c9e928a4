// Tells when a reader is about to need something: it comes near the window, or is touched.

/** Calls `then` once. Someone who saves data is not served ahead of the first touch.
 * @param {Element} element @param {() => void} then @returns {() => void} stops watching */
export function near(element, then) {
  const once = () => {
    stop();
    then();
  };
  const watch = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && once(), { rootMargin: "200px" });
  const saves = /** @type {any} */ (navigator).connection?.saveData;
  if (!saves) watch.observe(element);
  element.addEventListener("pointerdown", once);
  element.addEventListener("focusin", once);

  function stop() {
    watch.disconnect();
    element.removeEventListener("pointerdown", once);
    element.removeEventListener("focusin", once);
  }
  return stop;
}
