package variant

import (
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/diag"
)

const entry = "---\ntitle: T\nsummary: T\nplace: Togo\ncitation: \"Schönhärl 1909: 144–147\"\nread: Ludii\nrules: {captures: [\"last theirs makes 2,3: it, back\"]}\n---\n"

// loadEntry reads an entry of the atlas beside a game.
func loadEntry(text string) ([]*Variant, diag.Problems) {
	const game = "---\ntitle: G\nsummary: T\nsource: s\nrules: {pits: 5}\n---\n"
	return LoadAll(fstest.MapFS{"atlas/entry.md": {Data: []byte(text)}, "atlas/index.md": {Data: []byte("---\ntitle: I\n---\n")}, "variants/game.md": {Data: []byte(game)}}, "content")
}

func TestAtlasEntryWithoutCitationIsRefused(t *testing.T) {
	for line, want := range map[string]string{
		"":                                       "content/atlas/entry.md:2:1: an entry of the atlas needs a citation: author, year and page, as in Townshend 1977: 12–13",
		"citation: Schönhärl 1909\n":             "content/atlas/entry.md:5:11: a citation is author, year and page, as in Townshend 1977: 12–13",
		"citation: \"1909: 144\"\n":              "content/atlas/entry.md:5:11: a citation is author, year and page, as in Townshend 1977: 12–13",
		"citation: \"Shackell 1934–35: 14\"\n":   "",
		"citation: \"Mancala World: Ohoro\"\n":   "content/atlas/entry.md:5:11: a citation is author, year and page, as in Townshend 1977: 12–13",
		"citation: \"de Voogt 2003b: fig. 2\"\n": "",
	} {
		_, problems := loadEntry(strings.Replace(entry, "citation: \"Schönhärl 1909: 144–147\"\n", line, 1))
		got := ""
		for _, p := range problems {
			got += p.Error()
		}
		if got, _, _ = strings.Cut(got, "\n"); got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

func TestAtlasEntryNeedsNoClauses(t *testing.T) {
	variants, problems := loadEntry(entry)
	if len(problems) > 0 || len(variants) != 2 || variants[0].Account == nil || variants[1].Account != nil {
		t.Fatal(variants, problems)
	}
	for i, want := range []bool{false, true} {
		var missing diag.Problems
		variants[i].CheckClauses(&missing)
		if got := len(missing) > 0; got != want {
			t.Errorf("%s: %v", variants[i].ID, missing)
		}
	}
	if a := variants[0].Account; a.Citation != "Schönhärl 1909: 144–147" || a.Place != "Togo" || a.Read != "Ludii" || variants[0].File() != "atlas/entry.md" {
		t.Errorf("%+v", a)
	}
}

func TestExampleOfAtlasEntryEndsWithFirstCapture(t *testing.T) {
	for rules, want := range map[string]struct {
		moves    string
		captured int
	}{
		`captures: ["last theirs makes 2,3: it, back"]`:                               {"3 1 6", 2},
		`captures: ["last own empty: it and facing"]`:                                 {"5 1 1", 7},
		`opening: no-captures_9, stores: none, captures: ["each makes 5: it"]`:        {"1 1 2 1 3 1 4 1 5 1 1 2 1 1 2 2 3 3 3", 5},
		`captures: none, pits: 1, seeds: 1, stores: none, wins: last-mover`:           {"1 1 1 1", 0},
		`setup: free, seeds: 48, stores: none, captures: ["last theirs makes 5: it"]`: {"none", 0},
	} {
		variants, problems := loadEntry(strings.Replace(entry, `captures: ["last theirs makes 2,3: it, back"]`, rules, 1))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		moves, captured := "none", 0
		if g := variants[0].FirstMoves(); g != nil {
			moves = strings.Join(variants[0].Moves(g), " ")
			for i, ply := range g.Plies() {
				if captured = ply.Captured; captured > 0 && i < g.Len()-1 {
					t.Errorf("%s: %s captures with move %d already", rules, moves, i+1)
				}
			}
		}
		if moves != want.moves || captured != want.captured {
			t.Errorf("%s: %s captures %d, want %v", rules, moves, captured, want)
		}
	}
}
