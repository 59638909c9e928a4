package example

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// Translate is an example of another page in the language of page p: what is played and claimed is the original's, and the fence gives
// the words alone, in lines caption TEXT, hint TEXT of a task, mark LETTER: TEXT and note TEXT, as many as the original has. Marks of the same letter, and
// notes, come in the order of their states: those of the example's own line, of its side lines, of the game beside. in is a variant in
// the language of the page. What is wrong is added to problems, and then the result is nil.
func Translate(p *page.Page, f *page.Fence, original *Example, in func(*variant.Variant) *variant.Variant, problems *diag.Problems) *Example {
	ex := *original
	ex.Offset, ex.Caption, ex.Variant = f.InfoAt, "", in(original.Variant)
	t := translator{page: p}
	ex.Line = t.line(original.Line)
	ex.Asides = slices.Clone(original.Asides)
	for i := range ex.Asides {
		ex.Asides[i].Line = t.line(original.Asides[i].Line)
	}
	if b := original.Beside; b != nil {
		beside := *b
		beside.Variant, beside.Line = in(b.Variant), t.line(b.Line)
		ex.Beside = beside.inVoice()
	}
	hinted := ex.Task == nil
	for _, line := range f.Body {
		text := strings.TrimSpace(line.Text)
		at := line.Offset + strings.Index(line.Text, text)
		word, rest, _ := strings.Cut(text, " ")
		switch letter, said, _ := strings.Cut(rest, ":"); {
		case text == "":
		case word == "caption":
			ex.Caption, ex.Captions = strings.TrimSpace(rest), at+len("caption ")
		case word == "hint" && ex.Task != nil:
			task := *ex.Task
			task.Hint, task.HintAt = strings.TrimSpace(rest), at+len("hint ")
			ex.Task, hinted = &task, task.Hint != ""
		case word == "mark":
			t.mark(at, letter, strings.TrimSpace(said))
		case word == "note":
			t.note(at, strings.TrimSpace(rest))
		default:
			t.problem(at, "this example is played on the page it is translated from, "+original.Variant.Page.Source.Name+
				"; here it has lines caption TEXT, mark LETTER: TEXT and note TEXT, not "+strconv.Quote(word))
		}
	}
	if ex.Caption == "" {
		t.problem(f.InfoAt, "example "+ex.ID+" has no caption in this language; a line caption says what it shows")
	}
	if !hinted {
		t.problem(f.InfoAt, "task "+ex.ID+" has no hint in this language; a line hint says the rule that leads on, with its clause")
	}
	for _, m := range t.marks {
		t.problem(f.InfoAt, "example "+ex.ID+" points something out with "+m.Letter+"; add a line mark "+m.Letter+": TEXT")
	}
	if len(t.notes) > 0 {
		t.problem(f.InfoAt, "example "+ex.ID+" has "+strconv.Itoa(len(t.notes))+" more notes; add a line note TEXT for each")
	}
	problems.Add(t.problems...)
	if len(t.problems) > 0 {
		return nil
	}
	return &ex
}

// translator puts words in place of others: marks and notes are those that have none yet.
type translator struct {
	page     *page.Page
	marks    []*Mark
	notes    []*string
	problems diag.Problems
}

func (t *translator) problem(at int, what string) { t.problems.Add(t.page.At(at, what)) }

// line is a copy of a line whose words are still to be given.
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
		t.problem(at, "the example points nothing more out with "+strconv.Quote(letter)+"; a mark is a line such as mark A: TEXT")
	case text == "":
		t.problem(at, "mark "+letter+" says nothing; a mark is a line such as mark A: TEXT")
	default:
		t.marks[i].Text = text
		t.marks = slices.Delete(t.marks, i, i+1)
	}
}

func (t *translator) note(at int, text string) {
	if len(t.notes) == 0 || text == "" {
		t.problem(at, "the example has no more notes than those before this line, or this one says nothing")
		return
	}
	*t.notes[0], t.notes = text, t.notes[1:]
}

// inVoice says in the voice of its variant why the game beside ends, where a move is refused there.
func (b *Beside) inVoice() *Beside {
	if b.Stopped == nil {
		return b
	}
	stopped, g := *b.Stopped, b.Game
	if m, err := g.Rules.ParseMove(b.Variant.Voice.Labels, g.Position(), stopped.Move); err == nil {
		if why := g.Refuses(m); why != nil {
			stopped.Why = b.Variant.Voice.Refusal(g.Rules, g.Position(), why)
		}
	}
	b.Stopped = &stopped
	return b
}
