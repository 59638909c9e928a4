package preview

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

func TestChangedPuzzlesAreProvedAgain(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newRulebook(t)
	b.change(map[string]string{"content/puzzles.txt": "gone land 1 | 1/1 0,0 S | land 1 | 1\n"})
	b.settle()
	b.problems("content/puzzles.txt:1:1: there is no variant gone")
	b.change(map[string]string{"content/puzzles.txt": "# none\n"})
	b.settle()
	b.problems()
}

func TestFirstGameBringsTheEngine(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newRulebook(t)
	b.wantText("two/index.html", "!sowbook-worker")
	small := booktest.SmallBook("")
	b.change(map[string]string{"content/sources/s.md": small["content/sources/s.md"], "content/variants/game.md": small["content/variants/game.md"]})
	b.settle()
	b.problems()
	b.wantText("variants/game/index.html", "sowbook-worker")
	b.wantText("worker.js", "sowbook:build")
	if err := os.Remove(filepath.Join(b.dir, "content/variants/game.md")); err != nil {
		t.Fatal(err)
	}
	b.live.Change([]string{"content/variants/game.md"})
	b.settle()
	b.wantText("two/index.html", "!sowbook-worker")
}

// newPuzzleBook is a rulebook with one game, a page of puzzles and these lines in
// the puzzle file.
func newPuzzleBook(t *testing.T, lines string) *rulebook {
	b := newRulebook(t)
	small := booktest.SmallBook("")
	b.change(map[string]string{
		"content/index.md":         "---\ntitle: Home\noutside: [puzzles.md]\n---\n",
		"content/sources/s.md":     small["content/sources/s.md"],
		"content/variants/game.md": small["content/variants/game.md"],
		"content/puzzles.md":       "---\ntitle: Puzzles\n---\n\n{{puzzles}}\n",
		"content/puzzles.txt":      lines,
	})
	b.settle()
	return b
}

func TestPuzzlesPageFollowsPuzzleFile(t *testing.T) {
	if testing.Short() {
		t.Skip("many builds")
	}
	b := newPuzzleBook(t, aPuzzle)
	b.change(map[string]string{"content/puzzles.txt": strings.Replace(aPuzzle, "3,8 S", "4,7 S", 1)})
	b.settle()
	b.problems()
	b.wantText("puzzles/index.html", `4,7 S`)
	b.change(map[string]string{"content/puzzles.txt": strings.Replace(aPuzzle, "2 4 3; ", "", 1)})
	b.settle()
	b.problems("content/puzzles.txt:1:1: the goal is reached by 2 4 3, too, which is not listed")
	b.change(map[string]string{"content/puzzles.txt": "# none\n"})
	b.settle()
	b.problems("content/puzzles.md:5:1: {{puzzles}}: this book has no puzzles; sowbook puzzles finds some for puzzles.txt")
}
