package render

import (
	"html/template"
	"strings"

	"sowbook/engine"
	"sowbook/internal/book"
	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// asideView is a side line of an example as its template shows it: the states
// that stand instead of ply Ply and those after it.
type asideView struct {
	Ply    int
	Move   string // of the example, that is replaced
	Frames []frameView
	Notes  []noteView
}

// pairView is an example with a game beside it.
type pairView struct {
	ID         string
	Caption    template.HTML
	Clauses    []clauseLink
	Sides      [2]sideView
	Difference *differenceView // nil: the two do not differ
}

// sideView is one of the two boards of a pair.
type sideView struct {
	exampleView
	Name string
}

// differenceView is where the two boards of a pair first differ, and what each
// does there.
type differenceView struct {
	Ply, Step int // as engine.Difference has them
	Sides     [2]struct {
		Name string
		Say  template.HTML
	}
}

// shape is the template that shows an example, and what it is given.
func (v *pageBuilder) shape(ex *example.Example) (string, any) {
	if ex.Beside != nil {
		return "pair", v.pair(ex)
	}
	if ex.Task != nil {
		return "task", v.task(ex)
	}
	return "example", v.example(ex)
}

// asides makes what the template shows of the side lines of an example. A side
// line is shown as an example of its own is, from its first own state on.
func (v *pageBuilder) asides(ex *example.Example) []asideView {
	var out []asideView
	for i, aside := range ex.Asides {
		alone := v.example(&example.Example{ID: book.AsideID(ex, i), Captions: ex.Captions, Variant: ex.Variant, Line: aside.Line})
		replaced := ex.Game.Rules.Format(ex.Variant.Voice.Labels, ex.Game.Start.Board(), ex.Game.Plies[aside.Ply-1].Move)
		out = append(out, asideView{aside.Ply, replaced, alone.Frames[aside.Ply:], alone.Notes})
	}
	return out
}

// pair makes what the template shows of an example with a game beside it.
func (v *pageBuilder) pair(ex *example.Example) pairView {
	one, two := book.PairSides(ex)
	out := pairView{ID: ex.ID, Caption: v.inline(ex.Caption, ex.Captions)}
	names := sideNames(ex)
	out.Sides = [2]sideView{{v.example(one), names[0]}, {v.example(two), names[1]}}
	out.Clauses, out.Sides[0].Clauses = out.Sides[0].Clauses, nil
	out.Sides[1].Line = besideJSON(ex.Beside)
	d, differs := engine.FirstDifference(ex.Game, ex.Beside.Game)
	if !differs {
		return out
	}
	said := ex.Beside.Variant.Voice.Difference(ex.Beside.Game, d)
	if s := ex.Beside.Stopped; s != nil && s.Ply == d.Ply {
		said = s.Why
	}
	view := &differenceView{Ply: d.Ply, Step: d.Step}
	view.Sides[0].Name, view.Sides[0].Say = names[0], v.say(ex.Variant.Voice.Difference(ex.Game, d), nil, ex.Captions)
	view.Sides[1].Name, view.Sides[1].Say = names[1], v.say(said, nil, ex.Captions)
	out.Difference = view
	return out
}

// sideNames is what tells the two boards of a pair apart: the games, each with the
// readings that are not its own, or, of one game, the readings that differ.
func sideNames(ex *example.Example) [2]string {
	one, two := ex.Variant, ex.Beside.Variant
	a, b := one.Chosen(ex.Game.Rules), two.Chosen(ex.Beside.Game.Rules)
	if one != two {
		return [2]string{named(one, a, one.Title), named(two, b, two.Title)}
	}
	for _, r := range one.Readings { // of those that differ, say the default too
		if _, set := a[r.Key]; !set && b[r.Key] != "" {
			a[r.Key] = r.Values[0].Word
		} else if _, set := b[r.Key]; !set && a[r.Key] != "" {
			b[r.Key] = r.Values[0].Word
		} else if a[r.Key] == b[r.Key] {
			delete(a, r.Key)
			delete(b, r.Key)
		}
	}
	return [2]string{named(one, a), named(two, b)}
}

// named puts readings behind what a board is called.
func named(v *variant.Variant, chosen map[string]string, names ...string) string {
	for _, r := range v.Readings {
		if word, ok := chosen[r.Key]; ok {
			names = append(names, r.Title()+": "+word)
		}
	}
	return strings.Join(names, ", ")
}
