// A line of two plies on a board of three pits a side: a sowing into the store, and a capture.

/** @returns {import("../state.js").State[]} */
export const line = () =>
  [
    { position: "2,2,2/2,2,2 0,0 S", seeds: [2, 2, 2, 2, 2, 2, 0, 0], turn: "S", say: "Lower begins." },
    {
      position: "2,2,2/2,0,3 1,0 S",
      seeds: [2, 0, 3, 2, 2, 2, 1, 0],
      turn: "S",
      say: "Lower sows two.",
      clauses: ["P-E2"],
      move: "2",
      player: "S",
      captured: 0,
      again: true,
      steps: [
        { do: "lift", rule: "sow", from: 1, to: -1, seeds: 2, say: "Lower lifts two seeds." },
        { do: "drop", rule: "sow", from: -1, to: 2, seeds: 1, say: "One falls in pit 1." },
        { do: "drop", rule: "own-store", from: -1, to: 6, seeds: 1, say: "One falls in the store.", clauses: ["P-B1"] },
        { do: "again", rule: "extra-turn", from: -1, to: 6, seeds: 0 },
      ],
    },
    {
      position: "2,0,1/0,0,0 9,0 N",
      seeds: [0, 0, 0, 1, 0, 2, 9, 0],
      turn: "N",
      say: "Lower captures.",
      clauses: ["P-E3"],
      over: { reason: "side-empty", south: 9, north: 3, winner: "S", say: "Lower wins." },
      move: "3",
      player: "S",
      captured: 5,
      again: false,
      steps: [
        { do: "lift", from: 0, to: -1, seeds: 2, say: "Lower lifts two seeds." },
        { do: "skip", from: -1, to: 7, seeds: 0, say: "The store is passed over." },
        { do: "drop", from: -1, to: 1, seeds: 1, say: "One." },
        { do: "drop", from: -1, to: 2, seeds: 1, say: "Two." },
        { do: "capture", from: 2, to: 6, seeds: 4, say: "Four." },
        { do: "capture", from: 4, to: 6, seeds: 2, say: "Two." },
        { do: "capture", from: 1, to: 6, seeds: 1, say: "One." },
        { do: "capture", from: 3, to: 6, seeds: 1, say: "One." },
        { do: "turn", from: -1, to: -1, seeds: 0, say: "Upper is next." },
      ],
    },
  ].map((state) => /** @type {any} */ (state));
