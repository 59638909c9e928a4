// Shows the answer to a question of the search, and what other games answer.
import { html } from "./dom.js";
import { excerpt } from "./excerpt.js";
import { t } from "./words.js";
/** @import { Answer, Game, Reply } from "./answers.js" */

const DIFFERENCES = 5; // shown of two games
export const ABOUT = 260; // letters about a game
const GAMES = 5; // shown of a place, besides the best known one

/** A text without its capital, colon and full stop, as a part of a sentence. @param {string} text */
const inSentence = (text) => (text.charAt(0).toLowerCase() + text.slice(1)).replace(": ", ", ").replace(/\.$/, "");

/** Makes the elements of an answer, and those of other games. @param {Answer} answer @param {string} root of the site
 * @returns {{answer: (Node|string)[], others: (Node|string)[]}} */
export function answerView(answer, root) {
  const link = (/** @type {Game} */ game, text = game.t) => html("a", { href: root + game.u }, text);
  const links = (/** @type {Node[]} */ ...all) => html("p", { class: "links" }, ...all);
  switch (answer.kind) {
    case "section":
      return sectionView(answer, root, links);
    case "rule":
      return ruleView(answer, root, links);
    case "compare": {
      const [one, two] = answer.games;
      const address = `${pageOf(root, "compare/")}?${answer.games.map(({ i }) => `game=${i}`).join("&")}`;
      const rows = answer.differences
        .slice(0, DIFFERENCES)
        .map(({ title, replies }) =>
          html("li", {}, html("b", {}, title), " ", replies.map(({ game, reply }) => `${game.t}: ${inSentence(reply)}`).join(" · ")),
        );
      return {
        answer: [
          html("p", { class: "reply" }, t("two-games", { one: one.t, two: two.t })),
          html("ul", {}, ...rows),
          links(html("a", { href: address }, t("compare-two")), ...answer.games.map((game) => link(game))),
        ],
        others: [],
      };
    }
    case "place": {
      const { place, replies } = answer;
      const line = (/** @type {Reply} */ { game, reply }) => html("li", {}, link(game), `: ${inSentence(reply)}`);
      const [first, ...others] = replies;
      const more = others.slice(GAMES);
      return {
        answer: [
          html("p", { class: "asked" }, t("from-place", { place })),
          html("p", { class: "reply" }, first.game.t),
          html("p", {}, first.reply),
          links(link(first.game, t("the-rules")), html("a", { href: `${pageOf(root, "play/")}?game=${first.game.i}` }, t("play-it"))),
          html("ul", {}, ...others.slice(0, GAMES).map(line)),
          more.length
            ? html("details", {}, html("summary", {}, t("all-games", { n: replies.length })), html("ul", {}, ...more.map(line)))
            : "",
        ],
        others: [],
      };
    }
    case "term":
      return {
        answer: [
          html("p", { class: "asked" }, answer.term),
          html("p", { class: "reply long" }, answer.meaning ?? ""),
          links(html("a", { href: root + (answer.href ?? "") }, t("in-glossary")), ...answer.games.map((game) => link(game))),
        ],
        others: [],
      };
    case "untaught": {
      const { n: names, w: where, b: board, y: why } = answer.game;
      return {
        answer: [
          html("p", { class: "asked" }, [names[0], where, board].filter(Boolean).join(" · ")),
          html("p", { class: "reply long" }, t("untaught", { why })),
          links(html("a", { href: pageOf(root, "atlas/") }, t("in-atlas"))),
        ],
        others: [],
      };
    }
    case "board": {
      const { rows, pits, games, start } = answer;
      const finder = html("a", { href: `${pageOf(root, "my-board/")}?rows=${rows}&pits=${pits}` }, t("find-board"));
      return {
        answer: [
          html("p", { class: "asked" }, t("on-board", { rows, pits })),
          html("p", { class: "reply" }, games.length ? t("likely", { game: games[0].t }) : t("no-such-board")),
          html("p", {}, start),
          links(...games.map((game) => link(game)), finder),
        ],
        others: [],
      };
    }
  }
}

/** A list of questions that the reader may have meant, each with its answer in short. @param {import("./answers.js").Near[]} near
 * @param {(question: string) => void} ask @returns {Node[]} */
export function nearView(near, ask) {
  const lines = near.map(({ section, question: title, reply }, i) => {
    const heading = document.getElementById(section);
    const question = heading?.textContent ?? title;
    const text = heading?.nextElementSibling;
    const link = html("a", { href: `?q=${encodeURIComponent(question)}` }, question);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      ask(question);
    });
    if (!i) return html("li", {}, link, " ", text ? text.cloneNode(true) : html("p", {}, reply)); // the second likeliest may be what is asked
    return html("li", {}, link, " ", text?.querySelector("strong")?.textContent ?? reply);
  });
  return lines.length ? [html("h2", {}, t("or-ask")), html("ul", {}, ...lines)] : [];
}

/** The address of a page, also in a copy of the site that is opened from a folder. @param {string} root @param {string} page */
const pageOf = (root, page) => root + page + (location.protocol === "file:" ? "index.html" : "");

/** A section of this page, after what is known about a game that is named. @param {Extract<Answer, {kind: "section"}>} answer @param {string} root
 * @param {(...all: Node[]) => Node} links */
function sectionView({ id, games, about }, root, links) {
  const [game] = games;
  const to = (/** @type {string} */ address, /** @type {string} */ text) => html("a", { href: root + address }, text);
  const own = games.flatMap((game) => [
    to(game.u, game.t),
    html("a", { href: `${pageOf(root, "play/")}?game=${game.i}` }, `${t("play-it")}: ${game.t}`),
  ]);
  const section = sectionOf(id);
  const { entry, query = "", known = "" } = about ?? {};
  if (!entry && !known) return { answer: [...section, links(...own)], others: [] };
  const text = entry ? excerpt(entry.x, query, ABOUT) : "";
  const [asked, first, ...rest] = section;
  if (first instanceof Element) first.className = "";
  return {
    answer: [
      html("p", { class: "asked" }, asked.textContent ?? "", " ", html("b", {}, game.t)),
      html("p", { class: "reply long" }, known || text),
      known && text ? html("p", {}, text) : "",
      links(...(entry ? [to(entry.u, entry.t ?? entry.p)] : []), ...own),
    ],
    others: [first, ...rest],
  };
}

/** The heading of a section of this page, and its text. @param {string} id @returns {Node[]} */
function sectionOf(id) {
  const heading = document.getElementById(id);
  const nodes = [];
  for (let next = heading?.nextElementSibling; next && next.localName !== "h2"; next = next.nextElementSibling)
    nodes.push(next.cloneNode(true));
  const [first] = nodes;
  if (first instanceof Element) first.classList.add("reply", "long");
  return [html("p", { class: "asked" }, heading?.textContent ?? ""), ...nodes];
}

/** @param {Extract<Answer, {kind: "rule"}>} answer @param {string} root @param {(...all: Node[]) => Node} links */
function ruleView({ title, replies, named, also }, root, links) {
  const [first, ...rest] = replies;
  const { game, reply, say } = first;
  /** A line for each reply, with the games that share it. @param {Reply[]} replies */
  const lines = (replies) =>
    [...new Set(replies.map(({ reply }) => reply))].map((reply) => {
      const games = replies.filter((other) => other.reply === reply);
      const names = games.flatMap(({ game, href }, i) => [i ? ", " : "", html("a", { href: root + href }, game.t)]);
      return html("li", {}, ...names, `: ${inSentence(reply)}`);
    });
  const optional = (/** @type {string} */ address, /** @type {string} */ key) =>
    address ? [html("a", { href: root + address }, t(key))] : [];
  const known = rest.filter(({ game }) => game.p);
  const others = rest.filter(({ game }) => !game.p);
  const answer = [
    html("p", { class: "asked" }, title, named > 1 ? "" : html("b", {}, " ", game.t)),
    ...(named > 1
      ? replies.slice(0, named).map(({ game, reply }) => html("p", { class: "reply" }, `${game.t}: ${inSentence(reply)}`))
      : [html("p", { class: "reply" }, reply), say && say !== reply ? html("p", {}, say) : ""]),
    ...also.map(({ title, reply }) => html("p", {}, html("b", {}, title), " ", reply)),
    links(
      html("a", { href: root + first.href }, t("the-rule")),
      ...optional(first.board, "on-a-board"),
      ...optional(first.disputed, "disagree"),
      html("a", { href: `${pageOf(root, "play/")}?game=${game.i}` }, t("play-it")),
    ),
  ];
  const all = html("details", {}, html("summary", {}, t("all-games", { n: rest.length + 1 })), html("ul", {}, ...lines(others)));
  return {
    answer,
    others: rest.length ? [html("h2", {}, t("in-other-games")), html("ul", {}, ...lines(known)), others.length ? all : ""] : [],
  };
}
