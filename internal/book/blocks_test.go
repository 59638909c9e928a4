package book_test

import (
	"fmt"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// withPages returns the files of a book and pages with some texts, by name.
func withPages(files map[string]string, texts map[string]string) map[string]string {
	for name, text := range texts {
		files["content/"+name] = "---\ntitle: T\n---\n\n" + text
	}
	return files
}

// checkProblems compares the problems of a rulebook with lines FILE:LINE:COLUMN: MESSAGE, sorted.
func checkProblems(t *testing.T, files map[string]string, want ...string) {
	t.Helper()
	_, _, problems := booktest.Load(t, booktest.Write(t, files))
	var got []string
	for _, p := range problems.Sorted() {
		got = append(got, strings.TrimPrefix(p.Error(), "content/"))
	}
	if all := strings.Join(got, "\n"); all != strings.Join(want, "\n") {
		t.Errorf("got\n%s\nwant\n%s", all, strings.Join(want, "\n"))
	}
}

func TestBlocksBelongInTheirPages(t *testing.T) {
	puzzles := withPages(booktest.SmallBook(""), map[string]string{"other.md": "{{puzzles}}\n", "puzzles.md": "{{puzzles}}\n"})
	puzzles["content/puzzles.txt"] = "game turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 2 4 3; 2 4 2; 2 4 1\n"
	checkProblems(t, puzzles, "other.md:5:1: {{puzzles}}: the puzzles belong in the page puzzles.md, to which others link")
	checkProblems(t, withPages(booktest.SmallBook(""), map[string]string{"other.md": "{{lab}}\n\n{{play}}\n", "puzzles.md": "{{puzzles}}\n"}),
		"other.md:5:1: {{lab}}: the lab belongs in the page lab.md, to which the pages of games link",
		"other.md:7:1: {{play}}: the table to play at belongs in the page play.md, to which games and boards link",
		"puzzles.md:5:1: {{puzzles}}: this book has no puzzles; sowbook puzzles finds some for puzzles.txt")
}

func TestBlocksOfGamesNeedGames(t *testing.T) {
	empty := map[string]string{"content/index.md": "---\ntitle: T\n---\n"}
	checkProblems(t, withPages(empty, map[string]string{"lab.md": "{{lab}}\n", "play.md": "{{play}}\n"}),
		"lab.md:5:1: {{lab}}: a book without games has no rules to change", "play.md:5:1: {{play}}: a book without games has no game to play")
	checkProblems(t, withPages(booktest.SmallBook(""), map[string]string{"both.md": "{{compare}}\n", "ar/index.md": "", "ar/both.md": "{{compare}}\n"}),
		"ar/both.md:5:1: {{compare}}: there is no game in this language to compare; leave the block out")
}

func TestUnknownNamesInBlocksAreReported(t *testing.T) {
	files := withPages(booktest.SmallBook(""), map[string]string{"manual.md": "{{table rule-names}}\n\n{{table rulse}}\n\n{{indx}}\n"})
	files["content/compare.md"] = "---\ntitle: Compare\ngames: [gmae]\n---\n\n{{compare}}\n"
	checkProblems(t, files,
		"compare.md:3:9: games: there is no game gmae; did you mean game?",
		"manual.md:7:1: {{table rulse}}: unknown table; did you mean rules?",
		"manual.md:9:1: {{indx}}: unknown block; did you mean index?")
}

func TestEachBlockMayAppearOnceOnAPage(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/puzzles.txt"] = "game turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 2 4 3; 2 4 2; 2 4 1\n"
	var want []string
	for _, page := range []struct {
		name   string
		blocks []string
	}{
		{"lab.md", []string{"lab"}},
		{"manual.md", []string{"licences", "messages", "index", "search", "compare", "table rules", "table goals"}},
		{"play.md", []string{"play"}},
		{"puzzles.md", []string{"puzzles"}},
	} {
		text := ""
		for i := range 2 * len(page.blocks) {
			text += "{{" + page.blocks[i%len(page.blocks)] + "}}\n\n"
		}
		withPages(files, map[string]string{page.name: text})
		for i, block := range page.blocks {
			want = append(want, fmt.Sprintf("%s:%d:1: {{%s}}: the block appears twice on this page; remove one", page.name, 5+2*(len(page.blocks)+i), block))
		}
	}
	checkProblems(t, files, want...)
}

func TestShortTextsAreCheckedWithThePage(t *testing.T) {
	files := booktest.SmallBook("```sow ex\ncaption See [X-9] and [there](../index.md#nowhere).\nplay 4\n  again\n  note As {{sedes}}.\n  mark A South 4: ![no](no.png)\n```\n")
	files["content/sources/s.md"] = "---\ntitle: T\nby: B\nclauses: {X-1: \"Sow [away](away.md).\"}\n---\n"
	checkProblems(t, files,
		"sources/s.md:4:21: link to away.md: there is no such page; one of ../index.md, s.md, ../variants/game.md, ../variants/plain.md",
		`variants/game.md:15:13: there is no clause X-9; did you mean X-1? \[X-9] is plain text`,
		"variants/game.md:15:23: link to ../index.md#nowhere: that page has no anchor nowhere; one of games",
		`variants/game.md:18:11: {{sedes}}: unknown fact "sedes"; did you mean seeds?`,
		"variants/game.md:19:19: link to no.png: put the picture into static, as in static/pictures/no.png, and write /pictures/no.png",
	)
}

func TestBoardWithoutRulesNeedsAPosition(t *testing.T) {
	checkProblems(t, withPages(booktest.SmallBook(""), map[string]string{"village.md": "```position\n```\n\n```position\n4,4/4 0,0 S\n```\n\n```position\n4/4 0,0 S\n[x](no.md)\n```\n\n```positon\n```\n"}),
		"village.md:5:1: this board has no position; write one, as in 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S, and its caption below",
		"village.md:9:1: the rows have 2 and 1 pits; all must have the same number",
		"village.md:14:1: link to no.md: there is no such page; one of index.md, sources/s.md, variants/game.md, variants/plain.md, village.md",
		`village.md:17:4: unknown language "positon"; plain text is text; did you mean position?`)
}
