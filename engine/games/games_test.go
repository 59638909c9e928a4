package games_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/games"
	"sowbook/internal/golden"
	"sowbook/internal/long"
	"sowbook/internal/variant"
)

func Example() {
	oware, err := games.Find("oware")
	if err != nil {
		fmt.Println(err)
		return
	}
	g, err := oware.New()
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"3", "2", "6"} {
		m, err := oware.Rules.ParseMove(oware.Labels, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
	}
	fmt.Println(oware.Title, g.Position())
	// Output:
	// Oware 5,6,6,6,1,6/4,4,0,5,5,0 0,0 N
}

// short returns the words of rules that differ from the defaults.
func short(t *testing.T, r engine.Rules) string {
	t.Helper()
	words := strings.Fields(r.String())
	for i := 0; i < len(words); {
		rest := strings.Join(append(append([]string(nil), words[:i]...), words[i+1:]...), " ")
		if other, err := engine.ParseRules(rest); err == nil && other == r {
			words = strings.Fields(rest)
		} else {
			i++
		}
	}
	return strings.Join(words, " ")
}

// A new game may join the list with the next release, before which all tests run.
func TestGamesAreThoseOfTheBook(t *testing.T) {
	variants, problems := variant.Load(os.DirFS("../../content"), "content")
	if len(problems) > 0 || len(variants) < 30 {
		t.Fatal(len(variants), problems)
	}
	var want strings.Builder
	for _, v := range variants {
		if _, err := games.Find(v.ID); !v.Draft && (err == nil || long.Tests || golden.Updating()) {
			fmt.Fprintf(&want, "%s | %s | %s | %s\n", v.ID, v.Title, v.Voice.Labels, short(t, v.Rules))
		}
	}
	golden.Compare(t, "games.txt", []byte(want.String()))
	for _, g := range games.All() {
		v, err := variant.Find(variants, g.ID)
		if err != nil || g.Rules != v.Rules || g.Labels != v.Voice.Labels {
			t.Errorf("%s is not that of the book; run this test with -update, %v", g.ID, err)
		}
	}
	if _, err := games.Find("owari"); err == nil || err.Error() != `there is no game "owari"` {
		t.Error(err)
	}
}
