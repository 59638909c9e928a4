package site

import (
	"path"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// courseFolder is the folder of a rulebook's course: its first page is index.md, which
// lists the lessons; every other page in it is a lesson.
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
	lessonLink
	Of           int
	Course       string // address of the course's first page
	Before, Next *lessonLink
	Answers      []taskView
	Script       string
}

// checkLessons reports lessons that the course does not list, and those that it lists
// and that are not there.
func (b *book) checkLessons(problems *diag.Problems) {
	var names []string
	course := b.find(courseFolder + "/")
	for _, e := range b.pages {
		if e.kind != "lesson" {
			continue
		}
		name := strings.TrimSuffix(path.Base(e.page.Path), ".md")
		names = append(names, name)
		switch {
		case e.draft:
		case course == nil:
			problems.Add(e.page.At(0, "a lesson needs a course: a page content/"+courseFolder+"/index.md that lists it under lessons"))
		case !slices.ContainsFunc(course.lessons, func(v page.Value) bool { return v.Text == name }):
			problems.Add(e.page.At(0, "the course does not list this lesson; add "+name+" to lessons in "+course.page.Source.Name))
		}
	}
	if course == nil {
		return
	}
	for i, lesson := range course.lessons {
		switch {
		case !slices.Contains(names, lesson.Text):
			problems.Add(course.page.At(lesson.Offset, "there is no lesson "+lesson.Text+"; "+diag.Expected(lesson.Text, names)))
		case slices.ContainsFunc(course.lessons[:i], func(v page.Value) bool { return v.Text == lesson.Text }):
			problems.Add(course.page.At(lesson.Offset, "lesson "+lesson.Text+" is listed twice"))
		}
	}
}

// lessons is the lessons of the book in the order of the course; drafts that it does not list yet come last.
func (b *book) lessons() []*entry {
	var all []*entry
	if course := b.find(courseFolder + "/"); course != nil {
		for _, name := range course.lessons {
			all = append(all, b.find(courseFolder+"/"+name.Text+"/"))
		}
	}
	for _, e := range b.pages {
		if e.kind == "lesson" && !slices.Contains(all, e) {
			all = append(all, e)
		}
	}
	return all
}

// lessons is the lessons of the course in their order, as links from the page.
func (v *view) lessons() []lessonLink {
	var links []lessonLink
	for i, e := range v.book.lessons() {
		name := strings.TrimSuffix(path.Base(e.page.Path), ".md")
		link := lessonLink{pageLink: pageLink{Name: name, Title: e.title, Href: v.entry.to(e.url), Summary: e.summary}, Number: i + 1}
		var tasks []string
		for _, ex := range e.examples {
			if ex.Task != nil {
				tasks = append(tasks, ex.ID)
			}
		}
		link.Tasks = strings.Join(tasks, " ")
		links = append(links, link)
	}
	return links
}

// course is what the first page of the course shows.
func (v *view) course() *courseView {
	return &courseView{v.lessons(), v.entry.root() + v.renderer.assets.learn}
}

// lesson is what a lesson shows.
func (v *view) lesson() *lessonView {
	all := v.lessons()
	i := slices.IndexFunc(all, func(l lessonLink) bool { return courseFolder+"/"+l.Name+"/" == v.entry.url })
	out := &lessonView{lessonLink: all[i], Of: len(all), Course: v.entry.to(courseFolder + "/"), Script: v.entry.root() + v.renderer.assets.learn}
	if i > 0 {
		out.Before = &all[i-1]
	}
	if i+1 < len(all) {
		out.Next = &all[i+1]
	}
	for _, ex := range v.entry.examples {
		if ex.Task != nil {
			out.Answers = append(out.Answers, v.task(ex))
		}
	}
	return out
}
