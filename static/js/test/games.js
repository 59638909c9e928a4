// Three games as a page holds them, with what links and lines need.
const values = (/** @type {string[]} */ ...list) => list.map((word) => ({ word, meaning: "" }));

export const egyptian = {
  id: "pratt-egyptian",
  start: "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S",
  readings: [{ key: "lone-capture", question: "The pit opposite is empty. Do you capture it?", values: values("no", "yes") }],
};
export const ethiopian = { id: "pratt-ethiopian", start: egyptian.start, readings: [] };
export const wise = {
  id: "lane-wise",
  readings: [
    { key: "origin", question: "Does the first pit get a seed?", values: values("sown", "skip-lap", "skip-start") },
    { key: "run", question: "When are they counted?", values: values("together", "one-by-one") },
  ],
};
