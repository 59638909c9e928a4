// Layout shifts: parts of a page that move without input.

/** Records layout shifts that no input caused, which Firefox does not report. @param {import("puppeteer-core").Page} page */
export const watchShifts = (page) =>
  page.evaluateOnNewDocument(() => {
    /** @type {any[]} */
    const shifts = [];
    Object.assign(window, { shifts });
    const name = (/** @type {any} */ node) =>
      `${node?.parentElement?.className} > ${node?.nodeName}.${node?.className?.baseVal ?? node?.className}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of /** @type {any[]} */ (list.getEntries())) {
        if (!hadRecentInput)
          shifts.push({
            value,
            startTime,
            what: sources.map(
              (/** @type {any} */ source) =>
                `${name(source.node)} from ${JSON.stringify(source.previousRect)} to ${JSON.stringify(source.currentRect)}`,
            ),
          });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** @param {import("puppeteer-core").Page} page @returns {Promise<{value: number, startTime: number, what: string[]}[]>} */
export const shifts = (page) => page.evaluate(() => /** @type {any} */ (window).shifts);
