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

	traits uint32 // of all captures, as bits

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

// nothing is the content of the empty list.
var nothing = content{text: "none", traits: 1 << none}

// content returns the content of the list.
func (c List) content() *content {
	if c.list == nil {
		return &nothing
	}
	return c.list
}

// All returns the captures in their order. They must not be changed.
func (c List) All() []Line { return c.content().all }

// Lasts returns the captures of last seeds.
func (c List) Lasts() []Line { return c.content().all[:c.content().lasts] }

// String writes the captures as [Parse] reads them, or none.
func (c List) String() string { return c.content().text }

// TakeSeeds reports whether seeds are captured, other than in pits that the opponent owns.
func (c List) TakeSeeds() bool { return c.Has(takesSeeds) }

// Claim reports whether pits can be claimed.
func (c List) Claim() bool { return c.Has(claimsPits) }

// Raid reports whether seeds are captured in pits that the opponent owns.
func (c List) Raid() bool { return c.Has(raidsPits) }

// PlayAgain reports whether a capture gives another turn.
func (c List) PlayAgain() bool { return c.Has(playsAgain) }

// Dropped returns the numbers of seeds that a seed on the way may have to make to capture.
func (c List) Dropped() Numbers { return c.content().dropped }

// Last returns the numbers of seeds that a last seed may have to make to capture in a pit that
// nobody owns.
func (c List) Last() Numbers { return c.content().last }

// Further returns the largest number of further pits that a capture lets the mover choose.
func (c List) Further() int {
	most := 0
	for _, one := range c.All() {
		n, _ := one.More()
		most = max(most, n)
	}
	return most
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
