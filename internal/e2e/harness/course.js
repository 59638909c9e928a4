// A right and a wrong answer for each task of the course, with the page's reply to the wrong one.

/**
 * A task is answered by playing moves or by choosing places.
 * @typedef {{play: string[], wrong: string[], why: RegExp}} PlayTask
 * @typedef {{answer: number[], wrong: number[], why: RegExp}} ChoiceTask
 */

/** @type {Record<string, Record<string, PlayTask|ChoiceTask>>} lesson -> task */
export const answers = {
  sowing: {
    "sowing-may": { answer: [0, 2, 4, 5], wrong: [0, 2, 4], why: / may be played too\.$/ },
    "sowing-last": { answer: [6], wrong: [3], why: /^Not in (?:your|the other player’s) Pit 4\./ },
    "sowing-far": { answer: [10], wrong: [11], why: /^Not in / },
    "sowing-cross": { play: ["4"], wrong: ["1"], why: /^The last seed fell in your Pit 6\./ },
  },
  store: {
    "store-first": { play: ["3"], wrong: ["1"], why: /^The last seed fell in your Pit 5\./ },
    "store-mid": { play: ["1"], wrong: ["5"], why: /^The last seed fell in/ },
    "store-two": { play: ["3"], wrong: ["1"], why: /^The last seed fell in your Pit 4\./ }, // the page shows 5
    "store-past": { answer: [1], wrong: [0], why: /^Not in (?:your|the other player’s) Pit 1\./ },
  },
  again: {
    "again-two": { play: ["3", "1"], wrong: ["6"], why: /^The turn is over after one sowing\./ },
    "again-three": { play: ["5", "1", "2"], wrong: ["6"], why: /^The turn is over after/ },
    "again-four": { play: ["5", "3", "4", "1"], wrong: ["3", "6"], why: /^The turn is over after two sowings\./ },
  },
  capture: {
    "capture-four": { play: ["4"], wrong: ["6"], why: /^That captures/ },
    "capture-seven": { play: ["3"], wrong: ["6"], why: /^That captures/ },
    "capture-first": { play: ["4", "2", "5", "4"], wrong: ["1"], why: /^That captures (no|zero) \w+\./ },
    "capture-then": { play: ["5", "6", "4"], wrong: ["1"], why: /^That captures (no|zero) \w+\./ },
    "capture-more": { play: ["1", "6"], wrong: ["6"], why: /^That captures/ },
  },
  nothing: {
    "nothing-find": { play: ["4"], wrong: ["5"], why: /^That captures/ },
    "nothing-two": { play: ["6"], wrong: ["4"], why: /^That captures/ },
    "nothing-eight": { play: ["4"], wrong: ["6"], why: /^That captures/ },
    "nothing-last": { answer: [5], wrong: [12], why: /^Not in your store\./ },
  },
  everyday: {
    "everyday-finish": { play: ["3"], wrong: ["2"], why: /^With best play / },
    "everyday-count": { play: ["3"], wrong: ["4"], why: /^With best play / },
    "everyday-extra": { play: ["6", "5"], wrong: ["4"], why: /^With best play / },
  },
  "review-first": {
    "review-count": { answer: [7], wrong: [6], why: /^Not in the other player’s Pit 1\./ },
    "review-turn": { play: ["6", "3", "6", "4"], wrong: ["1"], why: /^The turn is over after one sowing\./ },
    "review-capture": { play: ["6"], wrong: ["1"], why: /^That captures/ },
    "review-end": { play: ["5"], wrong: ["2"], why: /^With best play / },
  },
  threat: {
    "threat-see": { play: ["2"], wrong: ["4"], why: /^That captures (no|zero) \w+\./ },
    "threat-spoil": { play: ["2", "1"], wrong: ["5"], why: /^Now (?:you|the other player) can capture six seeds\. Watch the reply\.$/ },
    "threat-away": { play: ["1"], wrong: ["6"], why: /^Now .* can capture .* Watch/ },
    "threat-again": { play: ["2"], wrong: ["5"], why: /^Now .* can capture .* Watch/ },
    "threat-less": { play: ["4"], wrong: ["6"], why: /^Now (?:you|the other player) can capture \w+ seeds\. Watch the reply\.$/ },
  },
  round: {
    "round-eight": { play: ["6"], wrong: ["5"], why: /^That captures/ },
    "round-nine": { play: ["6"], wrong: ["5"], why: /^That captures/ },
    "round-capture": { play: ["5"], wrong: ["1"], why: /^That captures two seeds\./ },
    "round-last": { answer: [0], wrong: [1], why: /^Not in your Pit 2\./ },
  },
  prepare: {
    "prepare-first": { answer: [3], wrong: [1], why: / can prevent that capture\./ },
    "prepare-mid": { answer: [2], wrong: [0], why: / can prevent that capture\./ },
    "prepare-late": { answer: [2], wrong: [1], why: / can prevent that capture\./ },
  },
  choose: {
    "choose-both": { play: ["1", "2"], wrong: ["6"], why: /^With best play / },
    "choose-first": { play: ["6", "4"], wrong: ["4"], why: /^With best play / },
    "choose-take": { play: ["1"], wrong: ["4"], why: /^With best play / },
    "choose-calm": { play: ["1"], wrong: ["5"], why: /^With best play / },
    "choose-give": { play: ["6"], wrong: ["3"], why: /^With best play / },
  },
  keep: {
    "keep-stay": { play: ["4"], wrong: ["5"], why: /^With best play / },
    "keep-danger": { play: ["2"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
    "keep-four": { play: ["2"], wrong: ["1"], why: /^With best play / },
  },
  ending: {
    "ending-home": { play: ["4"], wrong: ["3"], why: /^With best play you end six behind the other player\. Watch the reply\.$/ },
    "ending-close": { play: ["2"], wrong: ["1"], why: /^With best play / },
    "ending-both": { play: ["6", "5"], wrong: ["5"], why: /^With best play / },
    "ending-turn": { play: ["6", "4", "6", "5"], wrong: ["2"], why: /^With best play / },
    "everyday-calm": { play: ["4"], wrong: ["2"], why: /^With best play / },
  },
  "review-well": {
    "review-well-danger": { play: ["3"], wrong: ["4"], why: /^Now .* can capture .* Watch/ },
    "review-prepare": { answer: [3], wrong: [1], why: / can prevent that capture\./ },
    "review-choose": { play: ["5"], wrong: ["4"], why: /^With best play / },
    "review-well-answer": { play: ["1"], wrong: ["3"], why: /^Now .* can capture .* Watch/ },
  },
  kalah: {
    "kalah-six": { play: ["1", "3"], wrong: ["2"], why: /^The turn is over after one sowing\./ },
    "everyday-kalah": { play: ["2"], wrong: ["1"], why: /^With best play / },
    "everyday-threat": { answer: [3], wrong: [0], why: / can prevent that capture\./ },
  },
  pratt: {
    "pratt-last": { answer: [10], wrong: [11], why: /^Not in the other player’s Pit 1\./ },
    "pratt-store": { play: ["1"], wrong: ["6"], why: /^The last seed fell in your Pit 1\./ }, // the page shows 4
    "pratt-end": { play: ["3"], wrong: ["4"], why: /^With best play / },
  },
  ten: {
    "ten-four": { play: ["1", "4", "1", "6"], wrong: ["2"], why: /^The turn is over after one sowing\./ },
    "ten-danger": { play: ["6"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
    "ten-whole": {
      play: ["1", "2", "1", "3", "1", "5", "1", "2", "1", "4"],
      wrong: ["2", "1"],
      why: /^The turn is over after two sowings\./,
    },
    "ten-capture": { play: ["2", "3", "5", "2", "3"], wrong: ["2", "1"], why: /^That captures (no|zero) \w+\./ },
  },
  "both-ways": {
    "both-store": { play: ["6L"], wrong: ["6R"], why: /^The last seed fell in (?:your|the other player’s) Pit 6\./ },
    "both-danger": { play: ["4L"], wrong: ["3L"], why: /^Now .* can capture .* Watch/ },
    "both-answer": { play: ["1L"], wrong: ["1R"], why: /^Now .* can capture .* Watch/ },
    "both-leave": { play: ["4L"], wrong: ["1R"], why: /^Now .* can capture .* Watch/ },
  },
  lone: {
    "lone-danger": { play: ["5"], wrong: ["2"], why: /^Now .* can capture .* Watch/ },
    "lone-careful": { play: ["6"], wrong: ["3"], why: /^Now .* can capture .* Watch/ },
    "lone-last": { play: ["1"], wrong: ["3"], why: /^With best play / },
    "lone-answer": { play: ["2L"], wrong: ["2R"], why: /^Now .* can capture .* Watch/ },
  },
  "review-rules": {
    "review-rules-careful": { play: ["5"], wrong: ["3"], why: /^Now .* can capture .* Watch/ },
    "review-egyptian": { play: ["5", "2", "1"], wrong: ["6"], why: /^That captures/ },
    "review-rules-danger": { play: ["2L"], wrong: ["2R"], why: /^With best play / },
    "review-rules-answer": { play: ["1"], wrong: ["4"], why: /^Now .* can capture .* Watch/ },
  },
  "twos-and-threes": {
    "oware-run": { play: ["5"], wrong: ["1"], why: /^That captures (no|zero) \w+\./ },
    "oware-danger": { play: ["3"], wrong: ["6"], why: /^Now .* can capture .* Watch/ },
    "oware-answer": { answer: [4], wrong: [0], why: / can prevent that capture\./ },
    "oware-big": { answer: [6], wrong: [5], why: /^Not in (?:your|the other player’s) House 6\./ },
  },
  guard: {
    "guard-danger": { play: ["2"], wrong: ["3"], why: /^Now .* can capture .* Watch/ },
    "guard-run": { play: ["5"], wrong: ["6"], why: /^Now .* can capture .* Watch/ },
    "guard-six": { play: ["4"], wrong: ["6"], why: /^Now .* can capture .* Watch/ },
    "guard-two": { play: ["4"], wrong: ["6"], why: /^Now .* can capture .* Watch/ },
  },
  feed: {
    "feed-slam": { play: ["5"], wrong: ["6"], why: /^That captures/ },
    "feed-danger": { play: ["2"], wrong: ["3"], why: /^Now .* can capture .* Watch/ },
    "feed-give": { answer: [3, 4, 5], wrong: [3, 4], why: / may be played too\.$/ },
  },
  "oware-ending": {
    "oware-ending-wait": { play: ["3"], wrong: ["5"], why: /^With best play / },
    "oware-ending-danger": { play: ["4"], wrong: ["5"], why: /^Now .* can capture .* Watch/ },
    "oware-ending-answer": { answer: [4], wrong: [1], why: / can prevent that capture\./ },
  },
  may: {
    "may-egyptian": { answer: [1, 3, 4], wrong: [1, 3, 5], why: /^Pit 1 is empty.* Your Pit 2 may be played too\.$/ },
    "may-single": { answer: [1, 4, 5], wrong: [0, 1, 4, 5], why: /^Pit 6 holds too few seeds/ },
    "may-feed": { answer: [3, 4, 5], wrong: [0, 3, 4, 5], why: /the other player has no seeds/i },
  },
  "review-oware": {
    "review-oware-danger": { play: ["1"], wrong: ["3"], why: /^Now .* can capture .* Watch/ },
    "review-oware-save": { play: ["2"], wrong: ["5"], why: /^Now .* can capture .* Watch/ },
    "review-oware-end": { play: ["2"], wrong: ["6"], why: /^Now .* can capture .* Watch/ },
  },
  relay: {
    "relay-last": { answer: [0], wrong: [4], why: /^Not in (?:your|the other player’s) Bowl 5\./ },
    "relay-three": { play: ["4"], wrong: ["5"], why: /^That is one lap\./ },
    "relay-danger": { play: ["4"], wrong: ["2"], why: /^Now .* can capture .* Watch/ },
    "relay-answer": { play: ["3"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
  },
  avalanche: {
    "avalanche-last": { answer: [12], wrong: [1], why: /^Not in / },
    "avalanche-two": { play: ["5", "1"], wrong: ["6"], why: /^The turn is over after/ },
    "avalanche-four": { play: ["6"], wrong: ["5"], why: /^That is / },
    "avalanche-ending": { play: ["5", "6"], wrong: ["6"], why: /^With best play / },
  },
  ayoayo: {
    "ayoayo-last": { answer: [9], wrong: [10], why: /^Not in / },
    "ayoayo-seven": { play: ["1"], wrong: ["3"], why: /^That captures/ },
    "ayoayo-danger": { play: ["6"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
    "ayoayo-guard": { play: ["3"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
  },
  "next-pit": {
    "next-last": { answer: [6], wrong: [3], why: /^Not in (?:your|the other player’s) Cup 4\./ },
    "next-danger": { play: ["4"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
    "next-answer": { play: ["3"], wrong: ["7"], why: /^Now .* can capture .* Watch/ },
  },
  rounds: {
    "rounds-danger": { play: ["5"], wrong: ["6"], why: /^Now .* can capture .* Watch/ }, // the page shows 3
    "rounds-capture": { play: ["5"], wrong: ["7"], why: /^That captures/ },
    "rounds-ruined": { answer: [10], wrong: [11], why: /^Not in the other player’s Hole 5\./ },
  },
  "review-laps": {
    "review-eight": { play: ["5", "2"], wrong: ["2"], why: /^That is / },
    "review-six": { play: ["4"], wrong: ["1"], why: /^That is / },
    "review-laps-danger": { play: ["5"], wrong: ["2"], why: /^Now .* can capture .* Watch/ },
    "review-house": { play: ["1", "4", "1", "7"], wrong: ["2"], why: /^The turn is over after/ },
  },
  runs: {
    "runs-last": { answer: [3], wrong: [9], why: /^Not in (?:your|the other player’s) Cell 10\./ },
    "runs-end": { answer: [9], wrong: [10], why: /^Not in / },
    "runs-capture": { play: ["4"], wrong: ["6"], why: /^That captures/ },
  },
  wise: {
    "wise-two": { play: ["5", "2"], wrong: ["1"], why: /^That captures (no|zero) \w+\./ },
    "wise-pair": { play: ["3", "2"], wrong: ["5"], why: /^That captures/ },
    "wise-twenty": { play: ["3", "4", "2"], wrong: ["1"], why: /^That captures (no|zero) \w+\./ },
  },
  "last-pebbles": {
    "last-pair": { play: ["6"], wrong: ["2"], why: /^With best play / },
    "last-turn": { play: ["6", "5"], wrong: ["5"], why: /^With best play / },
    "last-step": { play: ["4"], wrong: ["6"], why: /^With best play / },
    "last-run": { play: ["6", "3"], wrong: ["3"], why: /^With best play / },
  },
  "both-rows": {
    "both-careful": { answer: [4], wrong: [0], why: / can prevent that capture\./ },
    "both-chain": { play: ["4"], wrong: ["5"], why: /^That captures/ },
    "both-twelve": { play: ["6"], wrong: ["4"], why: /^That captures/ },
  },
  "review-runs": {
    "review-wise": { play: ["4", "1", "2", "6"], wrong: ["5"], why: /^That captures/ },
    "review-runs-danger": { answer: [3], wrong: [0], why: / can prevent that capture\./ },
    "review-chain": { play: ["4"], wrong: ["3"], why: /^That captures/ },
  },
  "own-pits": {
    "own-last": { answer: [7], wrong: [8], why: /^Not in (?:your|the other player’s) Hole 9\./ },
    "own-danger": { answer: [4], wrong: [0], why: / can prevent that capture\./ },
    "own-tuzdik": { play: ["9"], wrong: ["2"], why: /^The last ball fell in / },
    "own-may": { answer: [0, 3, 4, 5, 6, 8], wrong: [0, 3, 4, 5, 6], why: / may be played too\.$/ },
    "own-uur": { play: ["4"], wrong: ["1"], why: /^The last ball fell in / },
  },
  "make-four": {
    "make-last": { answer: [6], wrong: [5], why: /^Not in (?:your|the other player’s) Hole 2\./ },
    "make-four": { play: ["3"], wrong: ["2"], why: /^That wins no hole\./ },
    "make-guard": { play: ["1"], wrong: ["2"], why: /^Now (?:you|the other player) can win a hole\. Watch the reply\.$/ },
  },
  raid: {
    "make-raid": { play: ["4"], wrong: ["3"], why: /^That captures (no|zero) \w+\./ },
    "make-danger": { play: ["6"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
    "raid-four": { play: ["1", "2", "4", "3"], wrong: ["5"], why: /^That captures/ },
  },
  "three-rows": {
    "make-rows": { answer: [9], wrong: [8], why: /^Not in (?:your|the other player’s) Hole 9\./ },
    "rows-own": { play: ["9"], wrong: ["2"], why: /^That wins no hole\./ },
    "rows-relay": { play: ["6"], wrong: ["5"], why: /^The last seed fell in / },
  },
  "review-own": {
    "review-own-danger": { answer: [5], wrong: [2], why: / can prevent that capture\./ },
    "review-krur": { play: ["1"], wrong: ["2"], why: /^That wins no hole\./ },
    "review-raid": { play: ["2", "4", "3", "5"], wrong: ["5"], why: /^The turn is over after/ },
  },
  "four-rows": {
    "four-may": { answer: [0, 3, 5, 9, 11], wrong: [0, 3, 5, 9], why: / may be played too\.$/ },
    "four-last": { answer: [1], wrong: [0], why: /^Not in (?:your|the other player’s) Pit 1\./ },
    "four-capture": { play: ["7"], wrong: ["10"], why: /^That captures/ },
    "four-danger": { play: ["10"], wrong: ["5"], why: /^Now .* can capture .* Watch/ },
  },
  bao: {
    "bao-may": { answer: [0, 12], wrong: [0], why: / may be played too\.$/ },
    "bao-last": { answer: [13], wrong: [14], why: /^Not in (?:your|the other player’s) Pit 15\./ },
    "bao-danger": { play: ["6R"], wrong: ["9R"], why: /^Now .* can capture .* Watch/ },
    "bao-chain": { play: ["2L"], wrong: ["15L"], why: /^That captures eight seeds\./ },
    "bao-quiet": { answer: [14], wrong: [4], why: /Pit 5/ },
  },
  "bao-house": {
    "house-capture": { play: ["10R"], wrong: ["13L"], why: /^That captures eleven seeds\./ },
    "house-may": { answer: [9, 10], wrong: [9], why: / may be played too\.$/ },
    "house-stop": { play: ["10R"], wrong: ["10R>"], why: /^Now (?:you|the other player) can capture \w+ seeds?\. Watch the reply\.$/ },
    "house-danger": { play: ["11R"], wrong: ["14R"], why: /^Now .* can capture .* Watch/ },
  },
  "review-rows": {
    "review-rows-danger": { play: ["13"], wrong: ["1"], why: /^Now .* can capture .* Watch/ },
    "review-rows-answer": { play: ["1L"], wrong: ["8R"], why: /^Now .* can capture .* Watch/ },
    "review-long": { play: ["6R"], wrong: ["1L"], why: /^The last seed fell in / },
  },
};
