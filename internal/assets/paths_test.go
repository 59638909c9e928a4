package assets_test

import (
	"math/rand"
	"slices"
	"testing"

	"sowbook/internal/assets"
	"sowbook/internal/diag"
)

func from(file string) diag.Problem { return diag.Problem{File: file} }

func TestFilesWithOnePathNameBothSources(t *testing.T) {
	files := []assets.File{
		{Name: "main.js"},
		{Name: "main.js/index.html", Source: from("a.md")},
		{Name: "b/card/index.html", Source: from("b.md")},
		{Name: "b/card/index.html", Source: from("c.md")},
		{Name: "B/index.html", Source: from("d.md")},
		{Name: "B/other.html", Source: from("d.md")},
		{Name: "e", Source: from("e")},
		{Name: "e/index.html", Source: from("f.md")},
		{Name: "g/index.html", Source: from("g.md")},
		{Name: "g/card/index.html", Source: diag.Problem{File: "h.md", Line: 3, Column: 2}},
		{Name: "g/card/index.html", Source: from("g.md")},
	}
	want := []string{
		"a.md: makes main.js/index.html, but main.js is a file of the build; rename it",
		"c.md: makes b/card/index.html, as does b.md; rename one",
		"d.md: makes B/, which differs from b/ of b.md only in case, which some computers ignore; rename one",
		"f.md: makes e/index.html, but e is a file of e; rename one",
		"h.md:3:2: makes g/card/index.html, as does g.md; remove it",
	}
	random := rand.New(rand.NewSource(1))
	for range 50 {
		random.Shuffle(len(files), func(i, j int) { files[i], files[j] = files[j], files[i] })
		var got []string
		for _, p := range assets.CheckPaths(files) {
			got = append(got, p.Error())
		}
		if !slices.Equal(got, want) {
			t.Fatalf("%v:\n%q, want\n%q", files, got, want)
		}
	}
}
