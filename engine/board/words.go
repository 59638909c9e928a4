package board

import (
	"strconv"
	"strings"

	"sowbook/internal/errtext"
)

// pitWords are the words of a position that name sets of pits, in alphabetical order.
var pitWords = [...]struct {
	key string
	set func(p *Position) *PitSet
}{
	{"bound", func(p *Position) *PitSet { return &p.bound }},
	{"closed", func(p *Position) *PitSet { return &p.closed }},
	{"north-owns", func(p *Position) *PitSet { return &p.owned[North] }},
	{"south-owns", func(p *Position) *PitSet { return &p.owned[South] }},
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
		if list := p.numbers(pitWords[i].set(p)); list != "" {
			text += " " + pitWords[i].key + "=" + list
		}
	}
	return text
}

// numbers writes the pits of a set in rising order, separated by commas. Pits are numbered
// by place, from 1.
func (p *Position) numbers(set *PitSet) string {
	var list []string
	for at := Place(0); p.Board().IsPit(at); at++ {
		if set.Has(at) {
			list = append(list, strconv.Itoa(int(at)+1))
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
		set := pitWords[next].set(p)
		for _, number := range strings.Split(value, ",") {
			if n, ok := ParseNumber(number, 2*int(p.pits)); ok && n > 0 {
				set.Set(Place(n-1), true)
			}
		}
		if value == "" || p.numbers(set) != value {
			return NewTextError(offset+len(field)-len(value), key+" is numbers of pits from 1 to "+strconv.Itoa(2*int(p.pits))+" in rising order, as in 6,7; this is "+errtext.Quote(value))
		}
		next++
		offset += len(field) + 1
	}
	return p.checkSets()
}

// checkSets returns an error if a closed pit has seeds, all pits of a side are closed, or a
// pit is in two sets.
func (p *Position) checkSets() error {
	open := [2]bool{}
	for at := Place(0); p.Board().IsPit(at); at++ {
		in := 0
		for i := range pitWords {
			if pitWords[i].set(p).Has(at) {
				in++
			}
		}
		switch {
		case in > 1:
			return NewTextError(0, "pit "+strconv.Itoa(int(at)+1)+" appears twice after the turn; it is bound or closed, or one player owns it")
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
