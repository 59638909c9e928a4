package gamelist

import (
	"fmt"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// withAtlas returns the files of a book with an entry of the atlas and an index.
func withAtlas() map[string]string {
	files := threeGames("families:\n  near: {title: Near}\nregions: {x: X, y: Y}\npopular:\n  wide, broad: variants/game.md\n")
	files["content/variants/game.md"] = strings.Replace(files["content/variants/game.md"], "source: s\n", "source: s\nfamily: near\nregion: y\n", 1)
	files["content/atlas/index.md"] = "---\ntitle: Atlas\nunplayable:\n  Azigo: {place: Nigeria, people: Igbo, region: y, board: 2 × 20, citation: \"Murray 1951: 188\", because: seeds are hidden, names: [Azig]}\n---\n\n{{atlas}}\n"
	files["content/atlas/entry.md"] = "---\ntitle: Entry\nsummary: T\nnames: [Entree, Intrata]\npeople: Ewe\nplace: Togo\nregion: y\nfamily: near\ncitation: \"Schönhärl 1909: 144–147\"\nread: Ludii\nrules: {pits: 5, rows: 4, stores: none, captures: [\"last own empty: it and facing\"]}\n---\n"
	return files
}

func TestAtlasListsEveryGameByRegionWithItsNames(t *testing.T) {
	b, _, problems := booktest.Load(t, booktest.Write(t, withAtlas()))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	atlas := NewAtlas(b, b.Find("atlas/"), "home.js")
	var got []string
	for _, group := range atlas.Groups {
		got = append(got, group.Title+":")
		for _, game := range group.Games {
			traits := ""
			for _, trait := range game.Traits {
				traits += trait.Key + "=" + trait.Value + " "
			}
			got = append(got, fmt.Sprintf("%s %s | %s | %s | %s | %s | %s", strings.Join(append([]string{game.Name}, game.Names...), ", "), game.Href, game.Place, game.Board, game.Told, game.Why, traits))
		}
	}
	want := `Y:
Across, wide, broad ../variants/game/ | Y | 2 × 6 | B |  | region=y board=206 family=near grade=1 
Azigo, Azig  | Igbo, Nigeria | 2 × 20 | Murray 1951: 188 | seeds are hidden | region=y board=220 grade=3 
Entry, Entree, Intrata ../atlas/entry/ | Ewe, Togo | 4 × 5 | Schönhärl 1909: 144–147 |  | region=y board=405 family=near grade=2 
:
Plain ../variants/plain/ |  | 2 × 6 | B |  | board=206 grade=1 
Third ../variants/third/ |  | 2 × 6 | B |  | board=206 grade=1 `
	if strings.Join(got, "\n") != want {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), want)
	}
	if atlas.Games != 5 || atlas.Names != 10 {
		t.Errorf("%d games, %d names", atlas.Games, atlas.Names)
	}
	filters := ""
	for _, f := range atlas.Filters {
		filters += f.Key + ":"
		for _, value := range f.Values {
			filters += " " + value.Word
		}
		filters += "; "
	}
	if want := "board: 2 × 6 2 × 20 4 × 5; grade: A full page To play, from an account By name only; "; filters != want {
		t.Errorf("filters %q, want %q", filters, want)
	}
}

func TestHomePageHasNoEntriesOfAtlasButMenusAndFinderDo(t *testing.T) {
	b, _, _ := booktest.Load(t, booktest.Write(t, withAtlas()))
	if got := lines(ByFamily(b, b.Editions[0])) + lines(ByRegion(b, b.Editions[0])); strings.Contains(got, "atlas/") || !strings.Contains(got, "variants/game.md") {
		t.Errorf("home page %s", got)
	}
	if got := lines(All(b, b.Editions[0])); !strings.Contains(got, "atlas/entry.md") {
		t.Errorf("menus %s", got)
	}
	f := NewFinder(b, b.Find(""), "")
	if len(f.Games) != 3 || len(f.Atlas) != 1 || f.Atlas[0].Name != "Entry" || fmt.Sprint(f.Rows) != "[2 4]" {
		t.Errorf("%d games, atlas %+v, rows %v", len(f.Games), f.Atlas, f.Rows)
	}
}

func TestWhereNamesPeoplePlaceAndRegionOnce(t *testing.T) {
	for _, test := range []struct{ place, page, want string }{
		{"Togo", "atlas/entry/", "Ewe, Togo, Y"},
		{"Y", "atlas/entry/", "Ewe, Y"},
		{"Togo", "variants/game/", "Y"},
	} {
		files := withAtlas()
		files["content/atlas/entry.md"] = strings.Replace(files["content/atlas/entry.md"], "place: Togo", "place: "+test.place, 1)
		b, _, problems := booktest.Load(t, booktest.Write(t, files))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		if got := Where(b, b.Find(test.page)); got != test.want {
			t.Errorf("%s in %s: got %q, want %q", test.page, test.place, got, test.want)
		}
	}
}
