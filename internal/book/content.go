package book

import (
	"io/fs"
	"os"
	"path/filepath"

	"sowbook/internal/diag"
	"sowbook/internal/project"
	"sowbook/internal/puzzle"
	"sowbook/internal/variant"
)

// Names of the files that a build writes next to a game's page.
const (
	CardFolder = "card/"     // the page of its card
	GameFile   = "game.json" // its rules and examples for other programs
)

// openContent opens the folder of the pages.
func openContent(p project.Project) (fs.FS, diag.Problems) {
	info, err := os.Stat(filepath.Join(p.Dir, "content"))
	what := ""
	switch {
	case os.IsNotExist(err):
		what = "there is no such folder; a rulebook keeps its pages there, and sowbook new site NAME makes one"
	case err != nil:
		what = "cannot be read: " + diag.Reason(err)
	case !info.IsDir():
		what = "is a file, and must be a folder"
	default:
		return p.Folder("content"), nil
	}
	return nil, diag.Problems{{File: p.DisplayPath("content"), Message: what}}
}

// Variants reads the variants of the rulebook, ordered by id.
func Variants(p project.Project) ([]*variant.Variant, diag.Problems) {
	content, problems := openContent(p)
	if len(problems) > 0 {
		return nil, problems
	}
	return variant.Load(content, p.DisplayPath("content"))
}

// Puzzles reads and proves the puzzles of the rulebook.
func Puzzles(p project.Project, variants []*variant.Variant) ([]puzzle.Puzzle, diag.Problems) {
	content, problems := openContent(p)
	if len(problems) > 0 {
		return nil, problems
	}
	return puzzle.Load(content, p.DisplayPath("content"), variants, nil)
}

// static returns the static files of the rulebook.
func (b *Book) static() fs.FS { return b.Project.Layered("static") }
