package site

import (
	"slices"
	"testing"
)

// Who knows the page of one game finds everything in the next.
func TestEveryVariantOfThisRepositoryHasTheNineSectionsInOneOrder(t *testing.T) {
	b, sheets, problems := readBook(contentFiles(t))
	if len(problems) > 0 || len(b.variants) == 0 {
		t.Fatal(len(b.variants), problems)
	}
	for _, e := range sheets {
		if e.variant == nil || e.in.folder != "" {
			continue
		}
		var found []string
		for _, s := range e.page.Sections() {
			if s.Level == 2 && slices.Contains(variantSections, s.Title) {
				found = append(found, s.Title)
			}
		}
		if !slices.Equal(found, variantSections) {
			t.Errorf("%s has the sections %q", e.page.Source.Name, found)
		}
	}
}

func TestATranslationHasTheSectionsAndTheExamplesOfItsOriginal(t *testing.T) {
	_, sheets, problems := readBook(contentFiles(t))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	shape := func(e *sheet) (levels []int, ids []string) {
		for _, s := range e.page.Sections() {
			if s.Level > 0 {
				levels = append(levels, s.Level)
			}
		}
		for _, ex := range e.examples {
			ids = append(ids, ex.ID)
		}
		return levels, ids
	}
	byEntry := map[*entry]*sheet{}
	for _, s := range sheets {
		byEntry[s.entry] = s
	}
	compared := 0
	for _, e := range sheets {
		if e.kind != "variant" || e.original == nil {
			continue
		}
		compared++
		levels, ids := shape(e)
		if all, examples := shape(byEntry[e.original]); !slices.Equal(levels, all) || !slices.Equal(ids, examples) {
			t.Errorf("%s has the headings %v and the examples %v; its original %v and %v", e.page.Source.Name, levels, ids, all, examples)
		}
	}
	if compared == 0 {
		t.Fatal("no translation of a game found")
	}
}
