package render

import (
	"slices"
	"strings"

	"sowbook/internal/book"
)

// courseView is the first page of the course.
type courseView struct {
	*pageView
	Course courseData
}

// courseData is the data of the first page of the course.
type courseData struct {
	Chapters []chapter
	Script   string
}

// chapter is a part of the reading order, as far as it has lessons.
type chapter struct {
	Title   string // what readers can do after it; empty in an order without parts
	Lessons []lessonLink
}

// lessonLink is a lesson in a list, with the tasks that it sets.
type lessonLink struct {
	pageLink
	Tasks string // their ids, with a space between them
}

type lessonView struct {
	*pageView
	Lesson lessonData
}

type lessonData struct {
	Name, Tasks string
	Number, Of  int
	Course      *pageLink // the course's first page, or nil
	Answers     []taskView
	Script      string
}

// course returns the data of the first page of the course. Every lesson must have its
// summary. Browsers store progress under the lessons' ids, the same in every language.
func (b *pageBuilder) course() courseData {
	out := courseData{Script: b.asset("learn.js")}
	titles := map[string]string{} // by file
	for _, part := range b.book.Settings(b.page.Edition).Order.Parts {
		for _, file := range part.Value.List {
			titles[file.Text] = part.Key
		}
	}
	for _, p := range b.book.Lessons(b.page.Edition) {
		link := b.linkTo(p)
		link.Name = p.File.ID()
		if n := len(out.Chapters); n == 0 || out.Chapters[n-1].Title != titles[p.Name] {
			out.Chapters = append(out.Chapters, chapter{Title: titles[p.Name]})
		}
		lessons := &out.Chapters[len(out.Chapters)-1].Lessons
		*lessons = append(*lessons, lessonLink{*link, taskIDs(p)})
	}
	return out
}

// taskIDs returns the ids of a page's tasks, with a space between them.
func taskIDs(p *book.Page) string {
	var ids []string
	for _, task := range p.Text.Tasks {
		ids = append(ids, task.ID)
	}
	return strings.Join(ids, " ")
}

// training is what tasks train: a goal in a game.
type training struct{ Game, Goal string }

// trainingLink is a link to the lesson that trains a goal in a game most.
type trainingLink struct {
	pageLink
	training
}

// trainingLinks returns, for each game and goal of tasks, a link to the lesson with the most of them, the first
// one if there are several. A lesson with a single such task trains something else.
func (b *pageBuilder) trainingLinks() []trainingLink {
	var links []trainingLink
	places, most := map[training]int{}, map[training]int{}
	for _, p := range b.book.Lessons(b.page.Edition) {
		count := map[training]int{}
		for _, task := range p.Text.Tasks {
			what := training{task.Game, task.Goal}
			count[what]++
			if n := count[what]; task.Goal == "" || n < 2 || n <= most[what] {
				continue
			}
			if most[what] == 0 {
				places[what] = len(links)
				links = append(links, trainingLink{})
			}
			links[places[what]], most[what] = trainingLink{*b.linkTo(p), what}, count[what]
		}
	}
	return links
}

func (b *pageBuilder) lesson() lessonData {
	all := b.book.Lessons(b.page.Edition)
	out := lessonData{
		Name: b.page.File.ID(), Tasks: taskIDs(b.page.Page), Number: slices.Index(all, b.page.Page) + 1, Of: len(all),
		Course: b.linkTo(b.book.CoursePage(b.page.Edition)), Script: b.asset("learn.js"),
	}
	for _, ex := range b.page.Examples {
		if ex.Task != nil {
			out.Answers = append(out.Answers, b.taskView(ex))
		}
	}
	return out
}
