package render

import (
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// smallCourse returns the files of a small book with two lessons, of which the
// first has this text.
func smallCourse(lesson string) map[string]string {
	files := booktest.SmallBook("")
	files["content/index.md"] = "---\ntitle: Home\norder: [learn/index.md, learn/z.md, learn/a.md]\n---\n"
	files["content/learn/index.md"] = "---\ntitle: Course\n---\n"
	files["content/learn/a.md"] = "---\ntitle: Last\n---\n"
	files["content/learn/z.md"] = "---\ntitle: First\n---\n" + lesson
	return files
}

func TestCourseListsLessonsInReadingOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	f := newGoodFixture(t, smallCourse(""))
	course := f.html("learn/index.md")
	contains(t, course, `data-lesson="z" data-tasks=""><a href="../learn/z/"><b>First</b>`)
	last := f.html("learn/a.md")
	contains(t, last, "Lesson 2 of 2")
	if strings.Contains(last, "sow-lesson") {
		t.Error("a lesson without tasks keeps its progress")
	}
}

func TestCourseListsLessonsByPartOfOrder(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := smallCourse("")
	files["content/index.md"] = "---\ntitle: Home\norder:\n  Begin: [learn/index.md]\n  Sow: [learn/z.md]\n  Win: [learn/a.md]\n---\n"
	f := newGoodFixture(t, files)
	course := f.html("learn/index.md")
	for _, chapter := range []string{"<h2>Sow</h2>\n<ol class=\"games lessons\">\n<li data-lesson=\"z\"", "<h2>Win</h2>\n<ol class=\"games lessons\">\n<li data-lesson=\"a\""} {
		contains(t, course, chapter)
	}
	if strings.Contains(course, "Begin</h2>") {
		t.Error("a part without lessons is a chapter")
	}
}

// The review of a game sends readers to the lesson with the most tasks of a goal.
func TestPlayPageListsLessonThatTrainsGoalMost(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	task := func(id string) string {
		return "\n```sow " + id + " game\ncaption C\ngoal land store\nhint Count. [X-1]\nsolution 4\nways 1 of 6\n```\n"
	}
	files := smallCourse(task("one") + task("two"))
	files["content/learn/a.md"] += task("three") + task("four") + task("five")
	files["content/play.md"] = "---\ntitle: Play\n---\n\n{{play}}\n"
	files["content/index.md"] = strings.Replace(files["content/index.md"], "]", ", play.md]", 1)
	contains(t, newGoodFixture(t, files).html("play.md"), `<ul class="lessons" hidden><li data-game="game" data-goal="land"><a href="../learn/a/">Last</a></li></ul>`)
	files["content/learn/a.md"] = "---\ntitle: Last\n---\n" + task("three")
	contains(t, newGoodFixture(t, files).html("play.md"), `<ul class="lessons" hidden><li data-game="game" data-goal="land"><a href="../learn/z/">First</a></li></ul>`)
}

func TestCourseListsTasksOfLessons(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	f := newGoodFixture(t, smallCourse("\n```sow do game\ncaption C\ngoal land store\nhint Count. [X-1]\nsolution 4\nways 1 of 6\n```\n"))
	course := f.html("learn/index.md")
	contains(t, course, `data-lesson="z" data-tasks="do">`)
	lesson := f.html("learn/z.md")
	contains(t, lesson, `<sow-lesson data-lesson="z" data-tasks="do">`)
}

func TestTasksAddressReaderInWordsOfGame(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	files := smallCourse("\n```sow last game\ncaption C\nask last 4\nhint Count. [X-1]\n```\n\n```sow may game\ncaption C\nfrom 4,4,4,4,4,4/0,4,4,4,4,4 0,4 S\nask may\nhint Count. [X-1]\n```\n")
	files["content/variants/game.md"] = strings.Replace(files["content/variants/game.md"], "store: store\n", "store: store\nwords: {pit: \"hole, holes\"}\n", 1)
	f := newGoodFixture(t, files)
	lesson := f.html("learn/z.md")
	for _, asked := range []string{"You play Hole 4. Where does the last seed fall?", "Which of these may you play?"} {
		if n := strings.Count(lesson, asked); n != 2 {
			t.Errorf("%q is %d times in the lesson, not in the task and among the answers", asked, n)
		}
	}
}
