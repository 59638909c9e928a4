package reference

import (
	"regexp"
	"slices"
)

// front returns the table of the front-matter keys of a kind of page.
func front(kind string) table {
	return func(d Data) ([]string, [][]string) {
		keys := leaves(d.Front[kind])
		slices.SortStableFunc(keys, func(a, b string) int { return keyIndex(a) - keyIndex(b) })
		var rows [][]string
		for _, key := range keys {
			what := ""
			if i := keyIndex(key); i < len(keyMeanings) {
				what = keyMeanings[i][1]
			}
			if kind == "source" && key == "clauses.NAME" {
				what = "What the clause of this id states, in your own words."
			}
			if kind == "page" && key == "date" {
				what = "A day, as in " + code("2026-11-20") + ", of a page with news. The block " + code("{{news}}") + " lists such pages, newest first, and the feed has them. Optional."
			}
			rows = append(rows, []string{code(key), what})
		}
		return []string{"Key", "What it holds"}, rows
	}
}

// keyIndex returns the index of a key in keyMeanings, or its length.
func keyIndex(key string) int {
	for i, meaning := range keyMeanings {
		if meaning[0] == key {
			return i
		}
	}
	return len(keyMeanings)
}

// named matches the parts of keys that name a reading or one of its values.
var named = regexp.MustCompile(`\b(readings|answers|values|families|unplayable)\.[^.]+`)

// leaves returns the keys that hold a value and no further keys, each once.
func leaves(keys []string) []string {
	var general []string // with NAME for every name, each once
	known := map[string]bool{}
	hasKeys := map[string]bool{} // the keys that hold further keys
	for _, key := range keys {
		key = named.ReplaceAllString(key, "$1.NAME")
		if known[key] {
			continue
		}
		known[key] = true
		general = append(general, key)
		for i, char := range key {
			if char == '.' {
				hasKeys[key[:i]] = true
			}
		}
	}
	return slices.DeleteFunc(general, func(key string) bool { return hasKeys[key] })
}

// keyMeanings has a sentence for each key of front matter, in the order of the tables. A
// key below another follows it after a dot; NAME stands for any key.
var keyMeanings = [][2]string{
	{"title", "The title of the page. On the home page it is the name of the book."},
	{"summary", "One or two sentences, shown below the title and in lists."},
	{"by", "Who wrote or published the source."},
	{"date", "When; optional, like the summary."},
	{"source", "The name of the file of the source, without " + code(".md") + "."},
	{"family", "The family of the game, a name from " + code("families") + " of the home page; optional."},
	{"region", "Where the game is from, a name from " + code("regions") + " of the home page; optional."},
	{"also-in", "Other regions where the game is played, as a list; optional."},
	{"names", "Other names and spellings of the game, as a list; the search and the index of the atlas know them."},
	{"people", "In the atlas only, like those that follow: who plays the game."},
	{"place", "Where it is played."},
	{"citation", "The account that the rules follow: author, year and page, as in " + code("Townshend 1977: 12–13") + "."},
	{"read", "Where you read the account, such as the name of a catalogue."},
	{"compared", "Which program plays the game alike, and where it differs."},
	{"unplayed", "What the rules leave out of the account, and why."},
	{"untold", "What the account does not tell, and how the boards play it."},
	{"kin", "The nearest games, as in " + code("[oware, kalah]") + ". The page links to the comparison with them."},
	{"suits.age", "From what age children can play the game; shown below the title, like the two that follow, and optional."},
	{"suits.minutes", "How many minutes a game takes on a table."},
	{"suits.level", "How hard it is to learn: " + code("easy") + ", " + code("medium") + " or " + code("hard") + "."},
	{"rules.NAME", "A word of the rules, its value and the clauses that state it, as in " + code("seeds: 4 [K-2]") + "; " + code("[none]") + " if no source does; " + code("[not K-6]") + " if the clauses say otherwise. A word that is missing has its default."},
	{"labels", "How pits are numbered: " + code("near") + ", pit 1 is next to its owner’s store; " + code("left") + ", pit 1 is its owner’s leftmost; " + code("cell") + ", all pits counterclockwise from South’s leftmost. Without it, " + code("left") + "."},
	{"notation", "How players write moves: " + code("letters") + ", A to F and a to f; " + code("rows") + ", A1 to B8 with " + code("<") + " or " + code(">") + "; " + code("ends") + ", the pit that was sown and the one of the last seed. Boards show it beside the moves on request, and read it. Optional."},
	{"sides.south", "The name of the player with the near row. Without names, the players are South and North. The board at the top of the page and the printed page say you and the other player."},
	{"sides.north", "The name of the other player."},
	{"store", "The tradition’s word for a store. Without it, store."},
	{"words.NAME", "The game’s own word for " + code("pit") + " or " + code("seed") + ", with its plural: " + code("cell, cells") + "."},
	{"facts.NAME", "The clauses that state this row of the table, where they are not those behind the rules: ids, " + code("none") + ", or " + code("not") + " and ids."},
	{"clauses.NAME", "The clauses of this sentence below boards, where they are not those behind the rules, or " + code("none") + "."},
	{"told", "The clauses that no board can show, as a list."},
	{"readings.NAME.question", "The point that the source leaves open, as a question to the reader: the situation in one sentence, the question in the next. Without it, the rule’s usual question is asked."},
	{"readings.NAME.answers.NAME", "The answer that this value of the rule stands for. Without it, the usual answer is shown."},
	{"readings.NAME.values.NAME", "What this value means. The first value is the default and the value in " + code("rules") + "."},
	{"readings.NAME.why", "Why the default is the default."},
	{"changes", "A list of changes to the rules, each a date and a sentence: " + code("2026-11-20 A lone last seed captures nothing.")},
	{"you", code("yes") + " calls the near side of the page’s boards " + code("you") + ", as in lessons, not South."},
	{"checked", code("no") + " on a page about a game whose rules the language of rules does not know: the home page lists it with the games, and says that it is not checked."},
	{"games", "The games that the comparison opens with, as in " + code("[kalah, oware]") + "."},
	{"asked.NAME", "On the search page: questions that a section of it answers, by the section’s anchor, each ending in a question mark."},
	{"unplayable.NAME.place", "On the page of the atlas: a game that the language of rules cannot express, by its name, and where it is played."},
	{"unplayable.NAME.people", "Who plays it; optional, like the three that follow."},
	{"unplayable.NAME.names", "Other names and spellings, as a list."},
	{"unplayable.NAME.board", "The size of its board, as in " + code("2 × 6") + "."},
	{"unplayable.NAME.region", "A name from " + code("regions") + " of the home page."},
	{"unplayable.NAME.citation", "Who describes it: author, year and page."},
	{"unplayable.NAME.because", "Why it cannot be played, in a few words."},
	{"nav.NAME", "A link at the top of every page: its words and the file of a page. Five at most, beside the games."},
	{"footer.NAME", "A link at the bottom of every page, likewise."},
	{"order", "The files of the pages in reading order: a list, or lists with names. Without families, parts with games are the groups of cards on the home page."},
	{"families.NAME.title", "A family of games. The cards on the home page are grouped by these, in this order."},
	{"families.NAME.summary", "What the games of the family have in common, in a sentence; optional."},
	{"regions.NAME", "A region that games are from. The home page lists the games of each."},
	{"popular.NAME", "A game that readers know best: its other names and the file of its page, as in " + code("wari, awale: variants/oware.md") + ". The search answers by the first of them, and the home page begins with six."},
	{"outside", "A list of pages that are not in the reading order."},
	{"language", "The language of the book, as in " + code("es") + "; English without it. It needs a table of words, " + code("templates/words/es.yaml") + "."},
	{"sidebar", code("yes") + " lists the pages of the reading order at the side of each page; all pages if there is no order."},
	{"edit", "The address where the content folder can be edited. It adds a link to edit each page."},
	{"url", "The address of the site, like " + code("build -url") + "."},
	{"offline", code("no") + " turns offline use off."},
	{"head", "Scripts of your choice for the head of each page, such as those of a service for analytics. Each names its file, as in " + code("<script async src=\"https://HOST/NAME.js\"></script>") + "."},
	{"draft", code("yes") + " leaves the page out of the published site. " + code("-drafts") + " includes it, with a notice."},
	{"moved-from", "A list of earlier addresses, which redirect to the page: " + code("[old/path/, old.html]") + "."},
	{"translates", "Of a translation: the version of its original. If the original has changed since, " + code("sowbook check") + " prints the new value."},
}
