package site

import (
	"path"
	"slices"
	"strings"
)

// courseFolder is the folder of a rulebook's course: its first page is index.md; every other page in it is a lesson. The lessons come in
// the order of reading.
const courseFolder = "learn"

// courseView is what the first page of the course shows besides its text.
type courseView struct {
	Lessons []lessonLink
	Script  string
}

// lessonLink is a lesson in a list, with the tasks that it sets.
type lessonLink struct {
	pageLink
	Number int
	Tasks  string // their ids, with a space between them
}

// lessonView is what a lesson shows besides its text.
type lessonView struct {
	Name, Tasks string
	Number, Of  int
	Course      *pageLink // the course's first page; nil where there is none
	Answers     []taskView
	Script      string
}

// lessonName is what the reader's progress knows a lesson by: the same in every language.
func lessonName(e *entry) string { return strings.TrimSuffix(path.Base(e.name), ".md") }

// lessons is the lessons of an edition, those that it lacks in the book's own language, in the order of reading; others follow.
func (b *book) lessons(in *edition) []*entry {
	var all, more []*entry
	for _, e := range b.reading {
		if e.kind == "lesson" {
			all = append(all, b.page(in, e.name))
		}
	}
	for _, e := range b.pages {
		if e.kind == "lesson" && b.page(in, e.name) == e && !slices.Contains(all, e) {
			more = append(more, e)
		}
	}
	return append(all, more...)
}

// course is what the first page of the course shows. The text of every lesson must have been read.
func (v *view) course() *courseView {
	out := &courseView{Script: v.entry.root() + v.renderer.assets.addresses["learn.js"]}
	for i, e := range v.book.lessons(v.entry.in) {
		link := pageLink{Name: lessonName(e), Title: e.title, Href: v.entry.to(e.url), Summary: e.summary, Lang: v.entry.foreign(e)}
		out.Lessons = append(out.Lessons, lessonLink{link, i + 1, strings.Join(e.digest.tasks, " ")})
	}
	return out
}

// lesson is what a lesson shows.
func (v *view) lesson() *lessonView {
	all := v.book.lessons(v.entry.in)
	out := &lessonView{
		Name: lessonName(v.entry.entry), Number: slices.Index(all, v.entry.entry) + 1, Of: len(all), Script: v.entry.root() + v.renderer.assets.addresses["learn.js"],
	}
	if course := v.book.page(v.entry.in, courseFolder+"/index.md"); course != nil {
		out.Course = &pageLink{Title: course.title, Href: v.entry.to(course.url), Lang: v.entry.foreign(course)}
	}
	var tasks []string
	for _, ex := range v.entry.examples {
		if ex.Task != nil {
			tasks = append(tasks, ex.ID)
			out.Answers = append(out.Answers, v.task(ex))
		}
	}
	out.Tasks = strings.Join(tasks, " ")
	return out
}
