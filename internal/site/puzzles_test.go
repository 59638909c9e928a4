package site

import (
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
