package render

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// renderExample returns the HTML of an example in the first game of a small book,
// without its boards, and the page around it.
func renderExample(t *testing.T, block string) (example, page string) {
	t.Helper()
	f := newGoodFixture(t, booktest.SmallBook("```sow ex\ncaption C\n"+block+"```\n"))
	page = f.html("variants/game.md")
	boards := regexp.MustCompile(`(?s)<svg.*?</svg>`)
	return boards.ReplaceAllString(f.page("variants/game.md").Doc.ExampleBlocks()[0].HTML, ""), page
}

// lines returns the data of the boards of an example.
func lines(t *testing.T, example string) []map[string]any {
	t.Helper()
	var list []map[string]any
	for _, text := range matches(`(?s)<script type="application/json" class="line">(.*?)</script>`, example) {
		var line map[string]any
		if err := json.Unmarshal([]byte(text), &line); err != nil {
			t.Fatal(err)
		}
		list = append(list, line)
	}
	return list
}

const loneStart = "from 5,4,4,0,0,0/2,3,0,1,0,6 13,10 S\n"

func TestPairNamesFirstDifference(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	const clause = ` <a class="clause" href="../../sources/s/#X-1">X-1</a>`
	for _, c := range []struct{ name, block, difference string }{
		{"a step", loneStart + "play 3\n  captured 0\nbeside lone-capture=yes\n  captured 1\n",
			` data-ply="1" data-step="3">First difference: move 1, step 3. <b>Do you capture it? No:</b> It is North’s turn.` +
				` <b>Do you capture it? Yes:</b> The last seed itself goes to South’s store.` + clause},
		{"who is next", "play 4\n  again\nbeside last-in-store=ends lone-capture=yes\n  not again\n",
			` data-ply="1" data-step="6">First difference: move 1, step 6. <b>Do you capture it? No · Do you play again? Yes:</b> The last seed falls in South’s store, so South plays again.` +
				` <b>Do you capture it? Yes · Do you play again? No:</b> It is North’s turn.`},
		{"a refused move", "from 4,4,4,4,4,4/4,4,4,4,4,1 0,0 S\nplay 1\n  again\nbeside plain\n  refused 6 fewest\n",
			` data-ply="1" data-step="0">First difference: move 1. <b>Across:</b> South sows one from Pit 1: store. The last seed falls in South’s store, so South plays again.` +
				` <b>Plain:</b> Pit 6 holds too few seeds: a pit with fewer than two may not be played.` + clause},
		{"nothing", "play 6\n  captured 0\nbeside plain\n  captured 0\n", `>The same on both boards.`},
	} {
		example, _ := renderExample(t, c.block)
		got := matches(`<p class="difference"(.*?)</p>`, example)
		if len(got) != 1 || got[0] != c.difference {
			t.Errorf("%s:\ngot  %q\nwant %q", c.name, got, c.difference)
		}
	}
}

func TestBoardsOfPairHaveNameStatesAndLine(t *testing.T) {
	example, whole := renderExample(t, "from 4,4,4,4,4,4/4,4,4,4,4,1 0,0 S\nswitch lone-capture\nplay 1\n  again\nbeside plain\n  refused 6 fewest\n")
	if ids := matches(`<sow-(?:pair|board)[^>]* id="([^"]*)"`, example); !slices.Equal(ids, []string{"ex", "ex-a", "ex-b"}) {
		t.Errorf("boards %v", ids)
	}
	if names := matches(`<p class="name">(.*?)</p>`, example); !slices.Equal(names, []string{"Across", "Plain"}) {
		t.Errorf("names %v", names)
	}
	if frames := matches(`class="frame[^"]*" id="([^"]*)"`, example); !slices.Equal(frames, []string{"ex-a-0", "ex-a-1", "ex-b-0"}) {
		t.Errorf("frames %v", frames)
	}
	if games := matches(`data-game="([^"]*)"`, example); !slices.Equal(games, []string{"game", "plain"}) {
		t.Errorf("games %v", games)
	}
	if switches := matches(`data-switch="([^"]*)"`, example); !slices.Equal(switches, []string{"lone-capture"}) {
		t.Errorf("switches %v", switches)
	}
	for _, id := range []string{"game-game", "game-plain"} {
		if !strings.Contains(whole, `id="`+id+`"`) {
			t.Errorf("the page has no data of %s", id)
		}
	}
	got := lines(t, example)
	if len(got) != 2 || len(got[0]["states"].([]any)) != 2 || len(got[1]["states"].([]any)) != 1 || got[0]["stopped"] != nil {
		t.Fatalf("lines %v", got)
	}
	const stopped = `{"clauses":["X-1"],"move":"6","ply":1,"say":"Pit 6 holds too few seeds: a pit with fewer than two may not be played."}`
	if got := jsonText(t, got[1]["stopped"]); got != stopped {
		t.Errorf("stopped %s", got)
	}
}

func TestSideLineIsFramesInPageAndStatesInData(t *testing.T) {
	example, _ := renderExample(t, "play 4\n  again\nplay 1\n  captured 0\ninstead 2 6\n  captured 0\n  note Not so *good*.\n  mark B North 6: here\ninstead 3\n  captured 0\n")
	if titles := matches(`<p class="instead">(.*?)</p>`, example); !slices.Equal(titles, []string{"Move 2, instead of 1:", "Move 2, instead of 1:"}) {
		t.Errorf("titles %v", titles)
	}
	frames := matches(`class="frame[^"]*" id="([^"]*)"`, example)
	slices.Sort(frames)
	if want := []string{"ex-0", "ex-1", "ex-2", "ex-instead-1-2", "ex-instead-1-3", "ex-instead-2-2"}; !slices.Equal(frames, want) {
		t.Errorf("frames %v", frames)
	}
	if !strings.Contains(example, `<span class="note">Not so <em>good</em>.</span>`) || !strings.Contains(example, `<li data-state="3"><b>B</b>here</li>`) {
		t.Errorf("the side line lacks its note or its legend: %s", example)
	}
	line := lines(t, example)[0]
	asides := line["asides"].([]any)
	if len(asides) != 2 {
		t.Fatalf("asides %v", asides)
	}
	aside := asides[0].(map[string]any)
	var moves []string
	for _, s := range aside["states"].([]any) {
		moves = append(moves, s.(map[string]any)["move"].(string))
	}
	if aside["ply"] != 2.0 || !slices.Equal(moves, []string{"2", "6"}) || jsonText(t, aside["noted"]) != "[1]" || jsonText(t, aside["marks"]) != `{"1":[[6,"B"]]}` {
		t.Errorf("the first side line is %v", aside)
	}
	if line["noted"] != nil || line["marks"] != nil {
		t.Errorf("the line has notes or marks of the side line: %v %v", line["noted"], line["marks"])
	}
}

func TestLineDataHasReadingsMarksAndArrows(t *testing.T) {
	example, whole := renderExample(t, "set lone-capture=yes\n"+loneStart+"arrow 3 > 2\nmark A South 3: this one\nplay 3\n  captured 1\n  note A note.\n")
	line := lines(t, example)[0]
	for key, want := range map[string]string{
		"set": `{"lone-capture":"yes"}`, "marks": `{"0":[[3,"A"]]}`, "arrows": `{"0":[[3,4]]}`, "noted": `[1]`, "asides": `null`,
		"start": `"5,4,4,0,0,0/2,3,0,1,0,6 13,10 S"`,
	} {
		if got := jsonText(t, line[key]); got != want {
			t.Errorf("%s is %s, want %s", key, got, want)
		}
	}
	if rules := line["rules"].(string); !strings.Contains(rules, "captures=last_own_empty:it_with_facing ") {
		t.Errorf("the rules are %s", rules)
	}
	var game struct {
		Title, Rules string
		Readings     json.RawMessage
	}
	if err := json.Unmarshal([]byte(matches(`(?s)id="game-game">(.*?)</script>`, whole)[0]), &game); err != nil {
		t.Fatal(err)
	}
	const readings = `[{"key":"lone-capture","question":"Your last seed lands in your own empty pit and the pit opposite is empty. Do you capture it?",` +
		`"values":[{"word":"no","answer":"No","meaning":"Nothing, it’s said [X-1]."},{"word":"yes","answer":"Yes","meaning":"Y"}]},` +
		`{"key":"last-in-store","question":"Your last seed lands in your own store. Do you play again?",` +
		`"values":[{"word":"again","answer":"Yes","meaning":"A"},{"word":"ends","answer":"No","meaning":"E"}]}]`
	if game.Title != "Across" || !strings.Contains(game.Rules, "captures=last_own_empty:it_and_facing ") || string(game.Readings) != readings {
		t.Errorf("the game is %s, %s, %s", game.Title, game.Rules, game.Readings)
	}
}
