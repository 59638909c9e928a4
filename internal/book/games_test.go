package book_test

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

func TestNavHasRoomForFiveLinks(t *testing.T) {
	files := booktest.SmallBook("")
	page := "variants/game.md"
	files["content/index.md"] = "---\ntitle: T\nnav:\n  A: " + page + "\n  B: " + page + "\n  C: " + page + "\n  D: " + page + "\n  E: " + page + "\n  F: " + page + "\nfooter:\n  G: variants/gaem.md\n---\n"
	_, _, problems := booktest.Load(t, booktest.Write(t, files))
	var got []string
	for _, problem := range problems {
		_, rest, _ := strings.Cut(problem.Error(), "index.md:")
		got = append(got, rest)
	}
	want := "9:3: nav has more than 5 links, too many for the header on a narrow screen; move the others to footer\n" +
		"11:6: footer: there is no page variants/gaem.md; did you mean variants/game.md?"
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}
