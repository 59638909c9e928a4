package site

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

const noPuzzle = "game land 1 | 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S | land store | 3\n"

// proved is what is wrong with the puzzles of a small book.
func proved(t *testing.T, lines string, change func(fstest.MapFS)) string {
	t.Helper()
	content := smallBook("")
	content["puzzles.txt"] = &fstest.MapFile{Data: []byte(lines)}
	change(content)
	b, _, problems := readBook(content)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return b.provePuzzles().Error()
}

func TestAPuzzleThatIsNoneIsAProblemOfTheBook(t *testing.T) {
	if got := proved(t, noPuzzle, func(fstest.MapFS) {}); !strings.HasPrefix(got, "content/puzzles.txt:1:1: the goal is not reached by 3") {
		t.Errorf("%q", got)
	}
}

func TestEveryPuzzleIsProvenByCodeThatKnowsNothingOfTheEngine(t *testing.T) {
	b, _, problems := readBook(contentFiles(t))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	list, problems := b.puzzles()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	if len(list) < 100 {
		t.Fatalf("only %d puzzles", len(list))
	}
	for _, p := range list {
		labels, board := p.Variant.Voice.Labels, p.Start.Board()
		q := parsePlain(p.Variant.ID, p.Start.String())
		found, misses := q.reaching(plainGoalOf(t, labels, q, p.Goal.Format(labels, board, p.Start.Turn())))
		var listed [][]plainMove
		for _, line := range p.Solutions {
			listed = append(listed, plainMoves(t, labels, q.turn, p.Moves(line)))
		}
		for _, lines := range []*[][]plainMove{&found, &listed} {
			slices.SortFunc(*lines, func(a, b []plainMove) int { return strings.Compare(fmt.Sprint(a), fmt.Sprint(b)) })
		}
		if !reflect.DeepEqual(found, listed) || misses == 0 {
			t.Errorf("%s: the plain code reaches the goal by %v and by no other of %d turns, not by %v", p, found, misses, listed)
		}
	}
}

func TestThePuzzlesOfADraftArePassedOver(t *testing.T) {
	draft := func(content fstest.MapFS) {
		game := content["variants/game.md"]
		game.Data = []byte(strings.Replace(string(game.Data), "title:", "draft: yes\ntitle:", 1))
	}
	if got := proved(t, noPuzzle, draft); got != "" {
		t.Errorf("%q", got)
	}
	if got := proved(t, "gone land 1 | 1/1 0,0 S | land 1 | 1\n", draft); !strings.Contains(got, "there is no variant gone") {
		t.Errorf("%q", got)
	}
}

func TestInThePreviewPuzzlesAreProvedAgainWhenTheirFileChanges(t *testing.T) {
	b := newRulebook(t)
	b.change(map[string]string{"content/puzzles.txt": "gone land 1 | 1/1 0,0 S | land 1 | 1\n"})
	b.settle()
	b.problems("content/puzzles.txt:1:1: there is no variant gone")
	b.change(map[string]string{"content/puzzles.txt": "# none\n"})
	b.settle()
	b.problems()
}

const aPuzzle = "game turn 2 | 0,5,3,0,3,1/0,0,4,9,2,10 3,8 S | sowings 3 | 2 4 3; 2 4 2; 2 4 1\n"

// bookOfPuzzles is a rulebook with one game, a page of puzzles and such lines.
func bookOfPuzzles(t *testing.T, lines string) *rulebook {
	b := newRulebook(t)
	small := smallBook("")
	game := string(small["variants/game.md"].Data)
	b.change(map[string]string{
		"content/index.md":         "---\ntitle: Home\noutside: [puzzles.md]\n---\n",
		"content/sources/s.md":     string(small["sources/s.md"].Data),
		"content/variants/game.md": game,
		"content/puzzles.md":       "---\ntitle: Puzzles\n---\n\n{{puzzles}}\n",
		"content/puzzles.txt":      lines,
	})
	b.settle()
	return b
}

func TestThePageOfThePuzzlesHasEachAsTextWithItsSolution(t *testing.T) {
	b := bookOfPuzzles(t, aPuzzle)
	b.problems()
	list, problems := b.live.book.puzzles()
	if len(problems) > 0 || len(list) != 1 {
		t.Fatal(list, problems)
	}
	b.shows("puzzles/index.html", `<li id="puzzle-`+list[0].ID()+`"><p>Sow three times or more in one turn. <code>0,5,3,0,3,1/0,0,4,9,2,10 3,8 S</code></p>`)
	b.shows("puzzles/index.html", `<p>South: 2 4 3 or 2 4 2 or 2 4 1</p>`)
	b.shows("puzzles/index.html", `"told":{"goal":"sowings 3","solution":["2","4","3"]}`)
	b.shows("puzzles/index.html", "puzzles.css")
}

func TestInThePreviewThePageOfThePuzzlesFollowsTheirFile(t *testing.T) {
	b := bookOfPuzzles(t, aPuzzle)
	b.change(map[string]string{"content/puzzles.txt": strings.Replace(aPuzzle, "turn 2", "turn 3", 1)})
	b.settle()
	b.problems()
	b.shows("puzzles/index.html", `"level":3`)
	b.change(map[string]string{"content/puzzles.txt": strings.Replace(aPuzzle, "2 4 3; ", "", 1)})
	b.settle()
	b.problems("content/puzzles.txt:1:1: the goal is reached by 2 4 3, too, which is not listed")
	b.change(map[string]string{"content/puzzles.txt": "# none\n"})
	b.settle()
	b.problems("content/puzzles.md:5:1: {{puzzles}}: this book has no puzzles; they stand in puzzles.txt, and sowbook puzzles finds some")
}

func TestThePuzzlesStandInTheirOwnPage(t *testing.T) {
	b := bookOfPuzzles(t, aPuzzle)
	b.change(map[string]string{"content/other.md": "---\ntitle: Other\n---\n\n{{puzzles}}\n"})
	b.settle()
	b.problems("content/other.md:5:1: {{puzzles}}: the puzzles stand in the page puzzles.md, where links to them lead")
}

func TestTheCourseListsItsLessonsInTheOrderOfReadingWithTheTasksTheySet(t *testing.T) {
	b := newRulebook(t)
	small := smallBook("")
	b.change(map[string]string{
		"content/index.md":         "---\ntitle: Home\norder: [learn/index.md, learn/z.md, learn/a.md]\n---\n",
		"content/sources/s.md":     string(small["sources/s.md"].Data),
		"content/variants/game.md": string(small["variants/game.md"].Data),
		"content/learn/index.md":   "---\ntitle: Course\n---\n",
		"content/learn/a.md":       "---\ntitle: Last\n---\n",
		"content/learn/z.md":       "---\ntitle: First\n---\n",
	})
	b.settle()
	b.shows("learn/index.html", `data-lesson="z" data-tasks=""><a href="../learn/z/"><b>First</b>`)
	b.shows("learn/a/index.html", "Lesson 2 of 2")
	b.shows("learn/a/index.html", "!sow-lesson")
	b.change(map[string]string{"content/learn/z.md": "---\ntitle: First\n---\n\n```sow do game\ncaption C\ngoal land store\nhint Count. [X-1]\nsolution 4\nways 1 of 6\n```\n"})
	b.settle()
	b.problems()
	b.shows("learn/index.html", `data-lesson="z" data-tasks="do">`)
	b.shows("learn/z/index.html", `<sow-lesson data-lesson="z" data-tasks="do">`)
}
