// Package capture has the captures that a game can have, as values and as text. A game has a
// [List] of them; a [Line] says when a seed captures, which pits, and what follows, as in "last
// own empty: it and facing". The package knows no positions and makes no moves.
//
// A new value of a part is a constant in values.go and a word in parts.go.
package capture

import (
	"slices"
	"sync"
)

// Key is the word of the rules that lists captures.
const Key = "captures"

// MaxLines is the number of captures that a game can have.
const MaxLines = 4

// List lists the captures of a game. The first that applies to a last seed is made, and
// no other. It is a small value, for each move copies the rules; == compares two lists. The
// zero value has no captures.
type List struct{ list *content } // nil, or the only one with this content

// content is the content of a [List].
type content struct {
	all   []Line // those of last seeds first
	text  string
	lasts int // how many are of last seeds
	does  effects

	// The numbers of seeds that a seed on the way, and a last seed in a pit that nobody owns, may
	// have to make to capture.
	dropped, last Numbers
}

// lists has every list of captures that some rules had.
var lists struct {
	sync.Mutex
	known []*content
}

// New returns a list of captures, at most [MaxLines].
func New(lines []Line) List {
	if len(lines) == 0 {
		return List{}
	}
	l := content{all: slices.Clone(lines)}
	for i := range l.all { // those of one moment stay in their order
		for k := i; k > 0 && l.all[k].When < l.all[k-1].When; k-- {
			l.all[k], l.all[k-1] = l.all[k-1], l.all[k]
		}
	}
	lists.Lock()
	defer lists.Unlock()
	for i, known := range lists.known {
		if slices.Equal(known.all, l.all) {
			lists.known[i/2], lists.known[i] = known, lists.known[i/2] // so that lists in use are found soon
			return List{known}
		}
	}
	for i := range l.all {
		if i > 0 {
			l.text += "; "
		}
		l.text += l.all[i].String()
		l.note(&l.all[i])
	}
	lists.known = append(lists.known, &l)
	return List{&l}
}

// effects is what some of the captures of a list do. Moves ask for it often.
type effects uint16

const (
	takesSeeds effects = 1 << iota
	claimsPits
	raidsPits
	takesDropped
	takesAfter
	sowsCaptured
	playsAgain
	playsAgainOnce
	takesBefore
)

// note notes what a capture does.
func (c *content) note(one *Line) {
	set := func(is bool, does effects) {
		if is {
			c.does |= does
		}
	}
	set(!one.Claims && one.Whose != OwnedPit, takesSeeds)
	set(one.Claims, claimsPits)
	set(one.Whose == OwnedPit, raidsPits)
	set(one.When == WhenEach || one.When == WhenPassing, takesDropped)
	switch {
	case one.When == WhenEach || one.When == WhenPassing:
		c.dropped |= one.made()
	case one.When == WhenLast && one.Whose != OwnedPit:
		c.last |= one.made()
	}
	if one.When == WhenLast {
		c.lasts++
	}
	set(one.When == WhenAfter, takesAfter)
	set(one.When == WhenBefore, takesBefore)
	set(one.Sown != NotSown || one.SowsOn(), sowsCaptured)
	set(one.Then == ThenAgain, playsAgain)
	set(one.Then == ThenAgainOnce, playsAgainOnce)
}

// All returns the captures in their order. They must not be changed.
func (c List) All() []Line {
	if c.list == nil {
		return nil
	}
	return c.list.all
}

// Lasts returns the captures of last seeds.
func (c List) Lasts() []Line {
	if c.list == nil {
		return nil
	}
	return c.list.all[:c.list.lasts]
}

// do reports whether one of the captures does some of what is asked for.
func (c List) do(does effects) bool { return c.list != nil && c.list.does&does != 0 }

// TakeSeeds reports whether seeds are captured, other than in pits that the opponent owns.
func (c List) TakeSeeds() bool { return c.do(takesSeeds) }

// Claim reports whether pits can be claimed.
func (c List) Claim() bool { return c.do(claimsPits) }

// Raid reports whether seeds are captured in pits that the opponent owns.
func (c List) Raid() bool { return c.do(raidsPits) }

// TakeDropped reports whether seeds on the way capture.
func (c List) TakeDropped() bool { return c.do(takesDropped) }

// Dropped returns the numbers of seeds that a seed on the way may have to make to capture.
func (c List) Dropped() Numbers {
	if c.list == nil {
		return 0
	}
	return c.list.dropped
}

// Last returns the numbers of seeds that a last seed may have to make to capture in a pit that
// nobody owns.
func (c List) Last() Numbers {
	if c.list == nil {
		return 0
	}
	return c.list.last
}

// TakeBefore reports whether captures precede the sowing.
func (c List) TakeBefore() bool { return c.do(takesBefore) }

// TakeAfter reports whether captures follow the sowing.
func (c List) TakeAfter() bool { return c.do(takesAfter) }

// GoOn reports whether a capture begins another lap.
func (c List) GoOn() bool { return c.do(sowsCaptured) }

// PlayAgain reports whether a capture gives another turn.
func (c List) PlayAgain() bool { return c.do(playsAgain | playsAgainOnce) }

// PlayAgainOnce reports whether a capture gives another turn once in a turn.
func (c List) PlayAgainOnce() bool { return c.do(playsAgainOnce) }

// Further returns the largest number of further pits that a capture lets the mover choose.
func (c List) Further() int {
	most := uint8(0)
	for _, one := range c.All() {
		most = max(most, one.Further)
	}
	return int(most)
}

// Sown returns the capture whose seeds are sown, or nil.
func (c List) Sown() *Line {
	all := c.All()
	for i := range all {
		if all[i].Sown != NotSown {
			return &all[i]
		}
	}
	return nil
}
