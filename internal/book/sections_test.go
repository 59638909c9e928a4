package book_test

import (
	"slices"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/variant"
)

func TestEveryGameHasTheSameSectionsInOrder(t *testing.T) {
	b, pages := booktest.Content(t)
	if len(book.GameSections) != 9 {
		t.Fatal(book.GameSections)
	}
	games := 0
	for _, p := range pages {
		if p.Variant == nil || p.Edition.Folder != "" || p.InAtlas() {
			continue
		}
		games++
		var found []string
		for _, s := range p.Doc.Sections() {
			if s.Level == 2 && slices.Contains(book.GameSections, s.Title) {
				found = append(found, s.Title)
			}
		}
		if !slices.Equal(found, book.GameSections) {
			t.Errorf("%s has the sections %q", p.Doc.Source.Name, found)
		}
	}
	full := slices.DeleteFunc(slices.Clone(b.Variants), func(v *variant.Variant) bool { return v.Account != nil })
	if want := booktest.Sampled(len(full)); games < want || want == 0 {
		t.Errorf("%d games, want at least %d", games, want)
	}
}

// The Arabic pages are whole; those in other languages tell the rules with some of the boards.
func TestTranslationHasShapeOfOriginal(t *testing.T) {
	b, _ := booktest.Content(t)
	shape := func(p *book.Parsed) (levels []int, ids []string) {
		for _, s := range p.Doc.Sections() {
			if s.Level > 0 {
				levels = append(levels, s.Level)
			}
		}
		for _, ex := range p.Examples {
			ids = append(ids, ex.ID)
		}
		return levels, ids
	}
	compared := 0
	for _, page := range b.List {
		if page.Kind != book.Game || page.Original == nil {
			continue
		}
		compared++
		p := b.Parse(page)
		levels, ids := shape(p)
		all, examples := shape(b.Parse(p.Original))
		isShort := page.Edition.Words.Lang != "ar" && len(levels) <= len(all) && len(ids) > 3 && !slices.ContainsFunc(ids, func(id string) bool { return !slices.Contains(examples, id) })
		if !isShort && (!slices.Equal(levels, all) || !slices.Equal(ids, examples)) {
			t.Errorf("%s has the headings %v and the examples %v; its original %v and %v", p.Doc.Source.Name, levels, ids, all, examples)
		}
	}
	if compared == 0 {
		t.Fatal("no translation of a game found")
	}
}
