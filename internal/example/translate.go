package example

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Translate returns an example in the language of page p. The block has only texts, in
// lines caption TEXT, hint TEXT, why TEXT, mark LETTER: TEXT and note TEXT, one for each of the
// original; moves and claims are the original's. Notes, and marks with the same letter,
// are in the order of the main line, the side lines and the second game. in translates a
// variant, and source is the file of the original, for problems. If there are errors, Translate adds them to problems and returns nil.
func Translate(
	p *page.Page, f *page.ExampleBlock, original *Example, source string, in func(*variant.Variant) *variant.Variant, problems *diag.Problems,
) *Example {
	ex := *original
	ex.Offset, ex.Caption, ex.Variant = f.InfoOffset, "", in(original.Variant)
	t := translator{page: p}
	ex.Line = t.line(original.Line)
	ex.SideLines = slices.Clone(original.SideLines)
	for i := range ex.SideLines {
		ex.SideLines[i].Line = t.line(original.SideLines[i].Line)
	}
	if b := original.Beside; b != nil {
		beside := *b
		beside.Variant, beside.Line = in(b.Variant), t.line(b.Line)
		ex.Beside = &beside
	}
	hasHint, hasWhy := ex.Task == nil, ex.Task == nil || ex.Task.Why == ""
	for _, line := range f.Body {
		text := strings.TrimSpace(line.Text)
		at := line.Offset + strings.Index(line.Text, text)
		word, rest, _ := strings.Cut(text, " ")
		switch letter, explanation, _ := strings.Cut(rest, ":"); {
		case text == "":
		case word == "caption":
			ex.Caption, ex.CaptionOffset = strings.TrimSpace(rest), at+len("caption ")
		case word == "hint" && ex.Task != nil:
			task := *ex.Task
			task.Hint, task.HintOffset = strings.TrimSpace(rest), at+len("hint ")
			ex.Task, hasHint = &task, task.Hint != ""
		case word == "why" && ex.Task != nil && original.Task.Why != "":
			task := *ex.Task
			task.Why, task.WhyOffset = strings.TrimSpace(rest), at+len("why ")
			ex.Task, hasWhy = &task, task.Why != ""
		case word == "mark":
			t.mark(at, letter, strings.TrimSpace(explanation))
		case word == "note":
			t.note(at, strings.TrimSpace(rest))
		default:
			t.problem(at, fmt.Sprintf("unexpected keyword %q: a translation only has lines caption TEXT, hint TEXT, why TEXT, mark LETTER: TEXT and note TEXT; the rest is in %s",
				word, source))
		}
	}
	if ex.Caption == "" {
		t.problem(f.InfoOffset, "example "+ex.ID+" has no caption in this language; add a line caption TEXT")
	}
	if !hasHint {
		t.problem(f.InfoOffset, "task "+ex.ID+" has no hint in this language; add a line hint TEXT")
	}
	if !hasWhy {
		t.problem(f.InfoOffset, "task "+ex.ID+" has no explanation in this language; add a line why TEXT")
	}
	for _, m := range t.marks {
		t.problem(f.InfoOffset, fmt.Sprintf("mark %s of example %s is not translated; add a line mark %[1]s: TEXT", m.Letter, ex.ID))
	}
	if len(t.notes) > 0 {
		t.problem(f.InfoOffset, fmt.Sprintf("example %s has %d more notes; add a line note TEXT for each", ex.ID, len(t.notes)))
	}
	problems.Add(t.problems...)
	if len(t.problems) > 0 {
		return nil
	}
	return &ex
}

// translator replaces the words of an example.
type translator struct {
	page     *page.Page
	marks    []*Mark   // not yet translated
	notes    []*string // not yet translated
	problems diag.Problems
}

func (t *translator) problem(at int, what string) { t.problems.Add(t.page.ProblemAt(at, what)) }

// line returns a copy of a line and adds its words to those to translate.
func (t *translator) line(l Line) Line {
	l.Marks = slices.Clone(l.Marks)
	for i := range l.Marks {
		t.marks = append(t.marks, &l.Marks[i])
	}
	notes := map[int][]string{}
	for _, state := range slices.Sorted(maps.Keys(l.Notes)) {
		notes[state] = slices.Clone(l.Notes[state])
		for i := range notes[state] {
			t.notes = append(t.notes, &notes[state][i])
		}
	}
	l.Notes = notes
	return l
}

func (t *translator) mark(at int, letter, text string) {
	i := slices.IndexFunc(t.marks, func(m *Mark) bool { return m.Letter == letter })
	switch {
	case i < 0:
		t.problem(at, fmt.Sprintf("the original has no further mark %q; a translated mark is a line such as mark A: TEXT", letter))
	case text == "":
		t.problem(at, "mark "+letter+" has no text; a translated mark is a line such as mark A: TEXT")
	default:
		t.marks[i].Text = text
		t.marks = slices.Delete(t.marks, i, i+1)
	}
}

func (t *translator) note(at int, text string) {
	switch {
	case len(t.notes) == 0:
		t.problem(at, "the original has no further note")
	case text == "":
		t.problem(at, "this note has no text")
	default:
		*t.notes[0], t.notes = text, t.notes[1:]
	}
}
