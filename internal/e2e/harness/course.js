// A right and a wrong answer for each task of the course, worked out by hand, with the page's reply to the wrong one.

/**
 * A task is answered by playing moves or by choosing places.
 * @typedef {{play: string[], wrong: string[], why: RegExp}} PlayTask
 * @typedef {{answer: number[], wrong: number[], why: RegExp}} ChoiceTask
 */

/** @type {Record<string, Record<string, PlayTask|ChoiceTask>>} lesson -> task */
export const answers = {
  sowing: {
    "sowing-last": { answer: [6], wrong: [3], why: /^Not in Lower’s pit 3\./ },
    "sowing-cross": { play: ["3"], wrong: ["6"], why: /^The last seed fell in Lower’s pit 1\./ },
  },
  store: {
    "store-first": { play: ["4"], wrong: ["6"], why: /^The last seed fell in Lower’s pit 2\./ },
    "store-two": { play: ["4"], wrong: ["6"], why: /^The last seed fell in Lower’s pit 3\./ }, // the page shows 2
    "store-past": { answer: [1], wrong: [0], why: /^Not in Lower’s pit 6\./ },
  },
  again: {
    "again-two": { play: ["4", "6"], wrong: ["1"], why: /^The turn is over after one sowing\./ },
    "again-four": { play: ["2", "4", "3", "6"], wrong: ["4", "1"], why: /^The turn is over after two sowings\./ },
  },
  may: {
    "may-egyptian": { answer: [1, 3, 4], wrong: [1, 3, 5], why: /^Pit 1 is empty.* Lower’s pit 2 may be played, too\.$/ },
    "may-single": { answer: [1, 4, 5], wrong: [0, 1, 4, 5], why: /^Pit 6 holds too few seeds/ },
    "may-feed": { answer: [3, 4, 5], wrong: [0, 3, 4, 5], why: /North/ },
  },
  capture: {
    "capture-first": { play: ["3", "5", "2", "3"], wrong: ["6"], why: /^That captures (no|zero) seeds\./ },
    "capture-then": { play: ["2", "1", "3"], wrong: ["6"], why: /^That captures (no|zero) seeds\./ },
  },
  nothing: {
    "nothing-find": { play: ["3"], wrong: ["6"], why: /^That captures (no|zero) seeds\./ },
    "nothing-last": { answer: [11], wrong: [13], why: /^Not in Upper’s capture pit\./ },
  },
  round: {
    "round-last": { answer: [1], wrong: [0], why: /^Not in Lower’s pit 6\./ },
    "round-capture": { play: ["2"], wrong: ["6"], why: /^That captures two seeds\./ },
  },
  ten: {
    "ten-four": { play: ["1", "4", "1", "6"], wrong: ["2"], why: /^The turn is over after one sowing\./ },
    "ten-whole": {
      play: ["1", "2", "1", "3", "1", "5", "1", "2", "1", "4"],
      wrong: ["2", "1"],
      why: /^The turn is over after two sowings\./,
    },
    "ten-capture": { play: ["2", "3", "5", "2", "3"], wrong: ["2", "1"], why: /^That captures (no|zero) seeds\./ },
  },
  threat: {
    "threat-see": { play: ["5"], wrong: ["3"], why: /^That captures (no|zero) seeds\./ },
    "threat-spoil": { play: ["5", "6"], wrong: ["2"], why: /^Now Lower can capture six seeds\. Watch the answer\.$/ },
    "threat-less": { play: ["3"], wrong: ["1"], why: /^Now Upper can capture \w+ seeds\. Watch the answer\.$/ },
  },
  "both-ways": {
    "both-store": { play: ["6L"], wrong: ["6R"], why: /^The last seed fell in Upper’s pit 6\./ },
    "both-capture": { play: ["1L"], wrong: ["5R"], why: /^That captures (no|zero) seeds\./ },
  },
  ending: {
    "ending-home": { play: ["3"], wrong: ["4"], why: /^With best play Lower ends six behind Upper\. Watch the answer\.$/ },
    "ending-close": { play: ["2"], wrong: ["6"], why: /^With best play .* Watch the answer\.$/ },
  },
  "twos-and-threes": {
    "oware-run": { play: ["5"], wrong: ["1"], why: /^That captures (no|zero) seeds\./ },
    "oware-big": { answer: [6], wrong: [5], why: /^Not in South’s pit 6\./ },
  },
  relay: {
    "relay-last": { answer: [0], wrong: [4], why: /^Not in South’s pit 5\./ },
    "relay-three": { play: ["4"], wrong: ["5"], why: /^That is one lap\./ },
  },
  runs: {
    "runs-last": { answer: [3], wrong: [9], why: /^Not in North’s pit 10\./ },
    "runs-capture": { play: ["10"], wrong: ["9"], why: /^That captures (no|zero) seeds\./ },
  },
  wise: {
    "wise-two": { play: ["5", "2"], wrong: ["1"], why: /^That captures (no|zero) seeds\./ },
    "wise-twenty": { play: ["3", "4", "2"], wrong: ["1"], why: /^That captures (no|zero) seeds\./ },
  },
};
