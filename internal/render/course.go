package render

import (
	"path"
	"slices"
	"strings"

	"sowbook/internal/book"
)

// courseView is the first page of the course.
type courseView struct {
	*pageView
	Course courseData
}

// courseData is what the first page of the course shows besides its text.
type courseData struct {
	Lessons []lessonLink
	Script  string
}

// lessonLink is a lesson in a list, with the tasks that it sets.
type lessonLink struct {
	pageLink
	Tasks string // their ids, with a space between them
}

// lessonView is a lesson of the course.
type lessonView struct {
	*pageView
	Lesson lessonData
}

// lessonData is what a lesson shows besides its text.
type lessonData struct {
	Name, Tasks string
	Number, Of  int
	Course      *pageLink // the course's first page; nil where there is none
	Answers     []taskView
	Script      string
}

// lessonName returns the name under which a browser keeps the reader's progress
// in a lesson, the same in every language.
func lessonName(p *book.Page) string { return strings.TrimSuffix(path.Base(p.Name), ".md") }

// course returns what the first page of the course shows. Every lesson must have
// its summary.
func (v *pageBuilder) course() courseData {
	out := courseData{Script: v.page.Root() + v.assets.URL("learn.js")}
	for _, p := range v.book.Lessons(v.page.Edition) {
		link := v.linkTo(p)
		link.Name = lessonName(p)
		out.Lessons = append(out.Lessons, lessonLink{*link, strings.Join(p.Text.Tasks, " ")})
	}
	return out
}

// lesson returns what a lesson shows.
func (v *pageBuilder) lesson() lessonData {
	all := v.book.Lessons(v.page.Edition)
	out := lessonData{
		Name: lessonName(v.page.Page), Number: slices.Index(all, v.page.Page) + 1, Of: len(all),
		Course: v.linkTo(v.book.CoursePage(v.page.Edition)), Script: v.page.Root() + v.assets.URL("learn.js"),
	}
	var tasks []string
	for _, ex := range v.page.Examples {
		if ex.Task != nil {
			tasks = append(tasks, ex.ID)
			out.Answers = append(out.Answers, v.taskView(ex))
		}
	}
	out.Tasks = strings.Join(tasks, " ")
	return out
}
