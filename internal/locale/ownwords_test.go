package locale

import (
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestGameReplacesWordsButNoPlaceholders(t *testing.T) {
	table, err := builtin(t)["en"].ForGame(OwnWords{"pit": "cell, cells", "seed": "pebble, pebbles"})
	if err != nil {
		t.Fatal(err)
	}
	for key, want := range map[string]string{
		"engine.refuse-empty-pit": "Cell {pit} is empty: there is nothing to sow.",
		"engine.sweeps":           "The {n} {n|one=pebble|other=pebbles} left in {side}’s cells {n|one=goes|other=go} to {side}’s {store}.",
		"rules.start.row":         "Pebbles",
		"rules.setup-even.say":    "Put {seeds} {seeds|one=pebble|other=pebbles} in each cell, {total} in all.",
		"rules.origin.question":   "You sow all the way round. Does the cell you emptied get a pebble?",
	} {
		if got := table.Message(key); got != want {
			t.Errorf("%s: got %q, want %q", key, got, want)
		}
	}
	if got := table.Engine().String(); !strings.Contains(got, "no-pit={next} has no cell that may be played: the game is over.") {
		t.Errorf("the engine's sentences are %q", got)
	}
	if original := builtin(t)["en"]; original.Own == table.Own || original.texts["rules.start.row"] != "Seeds" {
		t.Error("the table itself has changed")
	}
}

func TestWordsOfAGameReplaceThoseOfAnother(t *testing.T) {
	usual := builtin(t)["en"]
	cells, err := usual.ForGame(OwnWords{"pit": "cell, cells"})
	if err != nil {
		t.Fatal(err)
	}
	holes, err := usual.ForGame(OwnWords{"pit": "hole, holes", "seed": "pea, peas"})
	if err != nil {
		t.Fatal(err)
	}
	want := [][2]string{{"cells", "holes"}, {"Cells", "Holes"}, {"seeds", "peas"}, {"Seeds", "Peas"}, {"cell", "hole"}, {"Cell", "Hole"}, {"seed", "pea"}, {"Seed", "Pea"}}
	if got := cells.WordsOf(holes); !slices.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	if got := cells.WordsOf(cells); got != nil {
		t.Errorf("the same words: %q", got)
	}
}

func TestWrongOwnWordsAreReported(t *testing.T) {
	for word, c := range map[string]struct{ own, want string }{
		"pitt": {"cell, cells", `there is no word "pitt"; did you mean "pit"?`},
		"pit":  {"cell", `pit needs 2 forms, as in "pit, pits", not "cell"`},
		"seed": {"pebble, ", `seed needs 2 forms, as in "seed, seeds", not "pebble, "`},
	} {
		_, err := EngineInEnglish(OwnWords{word: c.own})
		if err == nil || !strings.HasPrefix(err.Error(), strings.TrimSuffix(c.want, `"pit"?`)) {
			t.Errorf("%s: %v, want %s", word, err, c.want)
		}
	}
}

func TestDefaultWordsAreThoseOfTheEnglishTable(t *testing.T) {
	if got := builtin(t)["en"].Section("words"); !maps.Equal(got, defaultWords) {
		t.Errorf("got %v, want %v", got, defaultWords)
	}
}

// A form inside another word, such as pit in capital, would be replaced, too.
func TestEnglishMessagesHaveFormsAsWholeWordsOnly(t *testing.T) {
	forms := regexp.MustCompile(`(?i)[a-z]*(?:pit|seed)[a-z]*`)
	count := 0
	for key, text := range builtin(t)["en"].texts {
		for _, part := range regexp.MustCompile(`\{[a-z-]+`).Split(text, -1) {
			for _, word := range forms.FindAllString(part, -1) {
				count++
				if !slices.Contains([]string{"pit", "pits", "seed", "seeds"}, strings.ToLower(word)) {
					t.Errorf("%s: %s", key, word)
				}
			}
		}
	}
	if count < 200 {
		t.Errorf("only %d words", count)
	}
}
