package book

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/diag"
)

// found returns the pages that findPages finds among files, and its problems.
func found(files ...string) (pages []string, problems string) {
	content := fstest.MapFS{}
	for _, name := range files {
		content[name] = &fstest.MapFile{}
	}
	var list diag.Problems
	pages, strays := findPages(content, "content", &list)
	return pages, append(list, strays...).Error()
}

func TestFilesThatAreNoPartOfTheBookAreProblems(t *testing.T) {
	pages, problems := found("index.md", "puzzles.txt", "HEAD", "config", "objects/ab/cd", "evil.sh", "make/cut.svg", "ar/puzzles.txt", "PUZZLES.txt", "a/notes.txt",
		".DS_Store", ".obsidian/app.json", "a/.nojekyll")
	if !slices.Equal(pages, []string{"index.md"}) {
		t.Errorf("pages %q", pages)
	}
	var want []string
	for _, name := range []string{"HEAD", "PUZZLES.txt", "a/notes.txt", "ar/puzzles.txt", "config", "evil.sh", "make/cut.svg", "objects/ab/cd"} {
		want = append(want, "content/"+name+": is not part of the book: content holds pages (.md) and content/puzzles.txt; move pictures and downloads to static, or remove it")
	}
	if problems != strings.Join(want, "\n") {
		t.Errorf("problems\n%s\nwant\n%s", problems, strings.Join(want, "\n"))
	}
}

func TestPagesHaveNamesForEveryComputer(t *testing.T) {
	pages, problems := found("index.md", "con.md", "a/NUL.b.md", "aux/a.md", "aux/b.md", "dot./a.md", "dot..md", "what?/a.md", "console.md")
	if want := []string{"aux/a.md", "aux/b.md", "console.md", "dot./a.md", "index.md"}; !slices.Equal(pages, want) {
		t.Errorf("pages %q, want %q", pages, want)
	}
	want := []string{
		"content/a/NUL.b.md: its name is that of a device on Windows; rename it",
		"content/aux: its name is that of a device on Windows; rename it",
		"content/con.md: its name is that of a device on Windows; rename it",
		"content/dot.: its name ends with a dot, which Windows does not allow; rename it",
		"content/dot..md: its name ends with a dot, which Windows does not allow; rename it",
		"content/what?/a.md: the name of a page is part of its address: letters from a to z, digits, hyphens and no spaces; rename it",
	}
	if problems != strings.Join(want, "\n") {
		t.Errorf("problems\n%s\nwant\n%s", problems, strings.Join(want, "\n"))
	}
}
