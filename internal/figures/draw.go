// Package figures chooses the positions of examples that pages show, and draws them.
package figures

import (
	"strconv"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/boardsvg"
	"sowbook/internal/example"
	"sowbook/internal/prose"
)

// Board returns the board of an example in state k; state 0 is its start.
func Board(ex *example.Example, k int) boardsvg.Board {
	g, voice := ex.Game, ex.Variant.Voice
	pos := g.Start()
	if k > 0 {
		pos = g.Ply(k - 1).After
	} else if g.Len() == 0 {
		pos = g.Position()
	}
	b := pos.Board()
	f := boardsvg.Board{Pits: b.Pits, Rows: b.RowsOfSide(), Labels: Labels(voice, b), Piles: g.Rules().HasPiles(), Flanks: hasFlanks(g.Rules()), Left: g.Rules().StoreEnd == ruleset.StoresLeft, Last: -1, Alt: voice.Board(pos)}
	for at := engine.Place(0); at <= b.Store(engine.North); at++ {
		f.Seeds = append(f.Seeds, pos.Seeds(at))
	}
	for at := engine.Place(0); b.IsPit(at); at++ {
		if pos.Closed(at) {
			f.Closed = append(f.Closed, int(at))
		}
		if pos.Bound(at) {
			f.Bound = append(f.Bound, int(at))
		}
		if owner, owned := pos.Owned(at); owned {
			f.Owned[owner] = append(f.Owned[owner], int(at))
		} else if s := pos.Holder(at); s != b.Owner(at) {
			f.Owned[s] = append(f.Owned[s], int(at))
		}
	}
	if over := g.Over() && k == g.Len(); !over {
		f.Turn = pos.Turn().String()[0]
	}
	if k > 0 {
		for i, s := range g.Steps(k - 1) {
			switch s.Kind {
			case event.LiftStep:
				f.Path = append(f.Path, int(s.From))
			case event.DropStep:
				f.Path = append(f.Path, int(s.To))
				f.Last = int(s.To)
			case event.SkipStep:
				f.Skipped = append(f.Skipped, int(s.To))
				if b.IsPit(s.To) {
					f.Path = append(f.Path, int(s.To)) // the hand passes over it
				}
			case event.CaptureStep:
				if s.To == engine.Hand && (i == 0 || g.Steps(k - 1)[i-1].Kind != event.CaptureStep) {
					f.Path = append(f.Path, int(s.From))
				}
				f.Taken = append(f.Taken, int(s.From))
			}
		}
	}
	for _, a := range ex.Arrows {
		if a.State == k {
			f.Arrows = append(f.Arrows, [2]int{int(a.From), int(a.To)})
		}
	}
	for _, m := range ex.Marks {
		if m.State == k {
			f.Marks = append(f.Marks, boardsvg.Mark{Place: int(m.Place), Letter: m.Letter})
		}
	}
	return f
}

// EmptyBoard returns what boards of a size share in a game.
func EmptyBoard(voice prose.Voice, r engine.Rules, b engine.Board) boardsvg.EmptyBoard {
	return boardsvg.EmptyBoard{Pits: b.Pits, Rows: b.RowsOfSide(), Labels: Labels(voice, b), Piles: r.HasPiles(), Flanks: hasFlanks(r), Left: r.StoreEnd == ruleset.StoresLeft}
}

// hasFlanks reports whether the two pits at the ends of an inner row decide where captured seeds are
// sown from.
func hasFlanks(r engine.Rules) bool { return r.Holds("captures:sown-from-end") }

// Labels returns the numbers of the pits, by place.
func Labels(voice prose.Voice, b engine.Board) []string {
	var labels []string
	for at := engine.Place(0); b.IsPit(at); at++ {
		labels = append(labels, strconv.Itoa(voice.Labels.Label(b, at)))
	}
	return labels
}
