package render

import (
	"html/template"
	"slices"

	"sowbook/engine"
	"sowbook/internal/book"
	"sowbook/internal/datafiles"
	"sowbook/internal/example"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// asideView is a side line of an example: the states from ply Ply on.
type asideView struct {
	Ply    int
	Move   string // the example's move that it replaces
	Frames []frameView
	Notes  []noteView
}

// pairView is an example with a second game.
type pairView struct {
	ID         string
	Written    bool // as in exampleView
	Caption    template.HTML
	Clauses    []clauseLink
	Sides      [2]sideView
	Difference *differenceView // nil if the games do not differ
}

// sideView is one of the two boards of a pair.
type sideView struct {
	exampleView
	Name string
}

// differenceView is the first step at which the boards of a pair differ.
type differenceView struct {
	Ply, Step int // as engine.Difference has them
	Sides     [2]differenceSide
}

type differenceSide struct {
	Name string
	Say  template.HTML
}

// exampleData returns the name of the template that shows an example, and its data.
func (b *pageBuilder) exampleData(ex *example.Example) (name string, data any) {
	switch {
	case ex.Beside != nil:
		return "pair", b.pairView(ex)
	case ex.Task != nil:
		return "task", b.taskView(ex)
	case ex.Guided:
		return "guide", b.guideView(ex)
	}
	return "example", b.exampleView(ex)
}

// asides returns the side lines of an example.
func (b *pageBuilder) asides(ex *example.Example) []asideView {
	var out []asideView
	for i, aside := range ex.SideLines {
		alone := b.exampleView(&example.Example{ID: book.SideLineID(ex, i), Variant: ex.Variant, Line: aside.Line})
		replaced := ex.Variant.Moves(ex.Game)[aside.Ply-1]
		out = append(out, asideView{aside.Ply, replaced, alone.Frames[aside.Ply:], alone.Notes})
	}
	return out
}

func (b *pageBuilder) pairView(ex *example.Example) pairView {
	one, two := book.PairSides(ex)
	out := pairView{ID: ex.ID, Written: slices.Contains(b.page.Examples, ex), Caption: b.inline(ex.Caption)}
	names := variant.PairNames(func(v *variant.Variant) prose.Table { return b.words(v) }, ex.Variant, ex.Beside.Variant, ex.Game.Rules(), ex.Beside.Game.Rules())
	out.Sides = [2]sideView{{b.exampleView(one), names[0]}, {b.exampleView(two), names[1]}}
	for i := range out.Sides {
		out.Sides[i].Folded = b.folded[ex]
	}
	out.Clauses, out.Sides[0].Clauses = out.Sides[0].Clauses, nil
	out.Sides[1].Line = scriptJSON(datafiles.LineBeside(ex.Beside))
	d, differs := engine.FirstDifference(ex.Game, ex.Beside.Game)
	if !differs {
		return out
	}
	said := ex.Beside.Variant.Voice.Difference(ex.Beside.Game, d)
	if s := ex.Beside.Illegal; s != nil && s.Ply == d.Ply {
		said = ex.Beside.WhyIllegal()
	}
	sides := [2]differenceSide{{names[0], b.say(ex.Variant.Voice.Difference(ex.Game, d))}, {names[1], b.say(said)}}
	out.Difference = &differenceView{d.Ply, d.Step, sides}
	return out
}
