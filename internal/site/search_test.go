package site_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
)

// searchIndex has the fields of the file [assets.SearchFile].
type searchIndex struct {
	Parts, Shared []string
	Words, Titles map[string][]int // the parts with a word
}

// searchFiles returns the search index of a book of pages with one section each, and its
// parts by name.
func searchFiles(t *testing.T, texts ...string) (searchIndex, map[string]string) {
	t.Helper()
	edition := &book.Edition{}
	b := &book.Book{Pages: &book.Pages{Editions: []*book.Edition{edition}}}
	for i, text := range texts {
		title, url := fmt.Sprintf("Page %c", 'A'+i%26), fmt.Sprintf("p%d/", i)
		entries := []book.SearchEntry{{Text: text}, {Title: "A part", Anchor: "part", Text: "Common words."}}
		b.List = append(b.List, &book.Page{Edition: edition, Title: title, URL: url, Text: &book.TextSummary{Search: entries}})
	}
	var index searchIndex
	parts := map[string]string{}
	err := datafiles.Search(b, &assets.Assets{}, func(f assets.File) error {
		if f.Name == assets.SearchFile {
			return json.Unmarshal(f.Content, &index)
		}
		parts[f.Name] = string(f.Content)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return index, parts
}

func TestTextsOfThreePagesAreShared(t *testing.T) {
	index, parts := searchFiles(t, "One.", "Two & more.", "Three.")
	if want := []string{"A part", "#part", "Common words."}; !slices.Equal(index.Shared, want) {
		t.Errorf("shared %q, want %q", index.Shared, want)
	}
	want := `[{"p":"Page A","u":"p0/","e":[["","","","One."],["",0,1,2]]},` +
		`{"p":"Page B","u":"p1/","e":[["","","","Two & more."],["",0,1,2]]},` +
		`{"p":"Page C","u":"p2/","e":[["","","","Three."],["",0,1,2]]}]` + "\n"
	if !reflect.DeepEqual(parts, map[string]string{"search-1.json": want}) {
		t.Errorf("got %q", parts)
	}
	if len(index.Parts) != 1 || !strings.HasPrefix(index.Parts[0], "search-1.json?v=") || index.Words != nil {
		t.Errorf("%+v", index)
	}
}

func TestIndexOfLargeBookSaysWhereWordsAre(t *testing.T) {
	filler := strings.Repeat("filler ", 96_000/7) // completes a part
	texts := []string{"Qāniṭ li'b", "2", "P-E3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "qāniṭ"}
	for i := range texts {
		texts[i] = filler + texts[i]
	}
	index, parts := searchFiles(t, texts...)
	if len(index.Parts) != 13 || len(parts) != 13 {
		t.Fatalf("%d parts, want 13", len(parts))
	}
	for word, want := range map[string][]int{"qāniṭ": {0, 12}, "li'b": {0}, "e3": {2}, "filler": nil, "common": nil} {
		if got := index.Words[word]; !slices.Equal(got, want) {
			t.Errorf("%s is in parts %v, want %v", word, got, want)
		}
	}
	if got := index.Titles["g"]; !slices.Equal(got, []int{6}) {
		t.Errorf("g is in titles of parts %v", got)
	}
}
