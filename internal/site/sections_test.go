package site

import (
	"os"
	"slices"
	"testing"
)

// Who knows the page of one game finds everything in the next.
func TestEveryVariantOfThisRepositoryHasTheNineSectionsInOneOrder(t *testing.T) {
	b, problems := readBook(contentFiles(t), os.DirFS(repository.Dir+"/static"), tables(t), "content", false)
	if len(problems) > 0 || len(b.variants) == 0 {
		t.Fatal(len(b.variants), problems)
	}
	for _, e := range b.pages {
		if e.variant == nil {
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
