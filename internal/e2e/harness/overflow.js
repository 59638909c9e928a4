// Content that sticks out of the window sideways.

/** What overflow returns for a page that fits. */
export const NO_OVERFLOW = { by: 0, parts: [] };

/** Returns by how many pixels a page is wider than its window, and some of the parts that stick out.
 * @param {import("puppeteer-core").Page} page */
export const overflow = (page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll("body *")].filter(
      (part) =>
        part.checkVisibility() && !part.closest("svg, .hidden, nav, pre, table") && part.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return {
      by: scrollWidth - clientWidth,
      parts: scrollWidth > clientWidth ? out.slice(0, 5).map((part) => `${part.localName}.${part.className}`) : [],
    };
  });
