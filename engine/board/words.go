package board

import (
	"strconv"
	"strings"

	"sowbook/internal/errtext"
)

// pitWords are the words of a position but [againWord], in alphabetical order. They name sets
// of pits, or numbers: of the further pits to capture, the moves of the opening to come, and what [Position.Lap] returns.
var pitWords = [...]struct {
	key  string
	set  func(p *Position) *PitSet
	side Side
	held bool // of the pits in set only those of the other row, which the side plays

	number func(p *Position) *uint8 // nil if the word names a set
	most   int
}{
	{key: "bound", set: func(p *Position) *PitSet { return p.marked(false) }},
	{key: "closed", set: func(p *Position) *PitSet { return &p.closed }},
	{key: "end", number: func(p *Position) *uint8 { return &p.end }, most: 2},
	{key: "further", number: func(p *Position) *uint8 { return &p.more }, most: MaxFurther},
	{key: "lap", number: func(p *Position) *uint8 { return &p.lap }, most: 2 * MaxPits},
	{key: "lap-from", number: func(p *Position) *uint8 { return &p.origin }, most: 2 * MaxPits},
	{key: "north-holds", set: func(p *Position) *PitSet { return p.marked(true) }, side: North, held: true},
	{key: "north-owns", set: func(p *Position) *PitSet { return &p.owned[North] }},
	{key: "opening", number: func(p *Position) *uint8 { return &p.open }, most: MaxOpening},
	{key: "south-holds", set: func(p *Position) *PitSet { return p.marked(true) }, side: South, held: true},
	{key: "south-owns", set: func(p *Position) *PitSet { return &p.owned[South] }},
}

// marked returns the set of pits that are bound, or held. A position has only pits of one kind; the
// set of the other kind is a copy without any.
func (p *Position) marked(held bool) *PitSet {
	if p.holds == held || p.bound == (PitSet{}) {
		return &p.bound
	}
	return new(PitSet)
}

// againWord is the word for [Position.Again], after a space.
const againWord = " again=yes"

// words writes the words of a position that follow the turn, each after a space. Empty
// sets are left out.
func (p *Position) words() string {
	text := ""
	if p.again {
		text = againWord
	}
	for i := range pitWords {
		if value := p.word(i); value != "" {
			text += " " + pitWords[i].key + "=" + value
		}
	}
	return text
}

// word returns the value of a word of pitWords, or "" if it is left out: a number, or the numbers of
// pits in rising order, by place from 1, separated by commas.
func (p *Position) word(i int) string {
	w := &pitWords[i]
	var list []string
	if w.number != nil {
		if n := *w.number(p); n > 0 {
			list = append(list, strconv.Itoa(int(n)))
		}
	} else {
		set := w.set(p)
		for at := Place(0); p.Board().IsPit(at); at++ {
			if set.Has(at) && (!w.held || p.Board().Owner(at) != w.side) {
				list = append(list, strconv.Itoa(int(at)+1))
			}
		}
	}
	return strings.Join(list, ",")
}

// parseWords parses the words after the turn; offset is where the first begins. They must
// be in the form that [Position.String] writes.
func (p *Position) parseWords(fields []string, offset int) error {
	if len(fields) > 0 && " "+fields[0] == againWord {
		p.again = true
		offset += len(againWord)
		fields = fields[1:]
	}
	next := 0 // index of the first word that may follow
	for _, field := range fields {
		key, value, _ := strings.Cut(field, "=")
		for next < len(pitWords) && pitWords[next].key != key {
			next++
		}
		if next == len(pitWords) {
			keys := []string{"again"}
			for _, w := range pitWords {
				keys = append(keys, w.key)
			}
			return NewTextError(offset, "after the turn a position has the words "+errtext.List(keys)+", each at most once and in this order; this is "+errtext.Quote(field))
		}
		p.parseWord(next, value)
		if value == "" || p.word(next) != value {
			at := offset + len(field) - len(value)
			if most := pitWords[next].most; most > 0 {
				return NewTextError(at, key+" is a number from 1 to "+strconv.Itoa(most)+"; this is "+errtext.Quote(value))
			}
			from, to := 1, 2*int(p.pits)
			if w := &pitWords[next]; w.held { // pits of the other row
				from, to = 1+int(p.pits)*int(w.side.Other()), int(p.pits)*(1+int(w.side.Other()))
			}
			return NewTextError(at, key+" is numbers of pits from "+strconv.Itoa(from)+" to "+strconv.Itoa(to)+" in rising order, as in 6,7; this is "+errtext.Quote(value))
		}
		next++
		offset += len(field) + 1
	}
	return p.checkSets()
}

// parseWord sets what the value of a word of pitWords says, as far as it is right.
func (p *Position) parseWord(i int, value string) {
	w := &pitWords[i]
	if w.number != nil {
		n, _ := ParseNumber(value, w.most)
		*w.number(p) = uint8(n)
		return
	}
	set := w.set(p)
	for _, number := range strings.Split(value, ",") {
		n, ok := ParseNumber(number, 2*int(p.pits))
		if at := Place(n - 1); ok && n > 0 && (!w.held || p.Board().Owner(at) != w.side) {
			set.Set(at, true)
			p.holds = p.holds || w.held && set == &p.bound
		}
	}
}

// checkSets returns an error if a closed pit has seeds or a player, a player owns a pit of the
// other, or all pits of a side are closed.
func (p *Position) checkSets() error {
	open := [2]bool{}
	for at := Place(0); p.Board().IsPit(at); at++ {
		south, north := p.owned[South].Has(at), p.owned[North].Has(at)
		switch {
		case south && north, p.Bound(at) && (south || north), p.Closed(at) && (p.bound.Has(at) || south || north):
			return NewTextError(0, "pit "+strconv.Itoa(int(at)+1)+" appears twice after the turn; it is bound or closed, or one player owns or holds it")
		case !p.Closed(at):
			open[p.Board().Owner(at)] = true
		case p.Seeds(at) > 0:
			return NewTextError(0, "pit "+strconv.Itoa(int(at)+1)+" is closed and must be empty")
		}
	}
	if !open[South] || !open[North] {
		return NewTextError(0, "each side needs a pit that is not closed")
	}
	return nil
}
