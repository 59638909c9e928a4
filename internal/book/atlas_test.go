package book_test

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

const atlasEntry = "---\ntitle: Entry\nsummary: T\nnames: [Entree]\nplace: Togo\ncitation: \"Schönhärl 1909: 144–147\"\nread: Ludii\nkin: [plain]\nrules: {captures: [\"last own empty: it and facing\"]}\n---\n"

func TestAtlasEntryPlaysExample(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/atlas/entry.md"] = atlasEntry
	b, parsed, problems := booktest.Load(t, booktest.Write(t, files))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if len(b.Variants) != 3 {
		t.Errorf("%d games", len(b.Variants))
	}
	for _, p := range parsed {
		if p.Name != "atlas/entry.md" {
			continue
		}
		if len(p.Examples) != 1 || p.Examples[0].ID != "first-moves" || p.Examples[0].Game.Ply(2).Captured == 0 {
			t.Errorf("examples %+v", p.Examples)
		}
		if text := p.Page.Text.Search[0].Text; !strings.Contains(text, "Entree") || !strings.Contains(text, "Togo") {
			t.Errorf("search text %q", text)
		}
		return
	}
	t.Error("no page of the entry")
}

func TestAtlasEntriesNameOtherGamesAsKin(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/atlas/entry.md"] = strings.Replace(atlasEntry, "[plain]", "[plane, entry]", 1)
	files["content/atlas/game.md"] = strings.Replace(strings.Replace(atlasEntry, "[plain]", "[plain]\nunplayed: \"[X](nowhere.md)\"", 1), "title: Entry", "title: Other", 1)
	_, _, problems := booktest.Load(t, booktest.Write(t, files))
	var got []string
	for _, p := range problems {
		line, _, _ := strings.Cut(p.Error(), "\n")
		got = append(got, line)
	}
	want := "content/variants/game.md: has the name of the game atlas/game.md; rename one\n" +
		"content/atlas/entry.md:8:7: kin: there is no other game plane; did you mean plain?\n" +
		"content/atlas/entry.md:8:14: kin: there is no other game entry; one of game, plain\n" +
		"content/atlas/game.md:9:12: link to nowhere.md: there is no such page; one of ../variants/game.md, ../variants/plain.md, ../index.md, ../sources/s.md, entry.md, game.md"
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
}
