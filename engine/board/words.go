package board

import (
	"strconv"
	"strings"

	"sowbook/internal/errtext"
)

// pitWords are the words of a position but [againWord], in alphabetical order. They name sets
// of pits; the one without a set is the number of moves of the opening that are still to come.
var pitWords = [...]struct {
	key string
	set func(p *Position) *PitSet
}{
	{"bound", func(p *Position) *PitSet { return &p.bound }},
	{"closed", func(p *Position) *PitSet { return &p.closed }},
	{"north-holds", func(p *Position) *PitSet { return p.held(North) }},
	{"north-owns", func(p *Position) *PitSet { return p.owns(North) }},
	{"opening", nil},
	{"south-holds", func(p *Position) *PitSet { return p.held(South) }},
	{"south-owns", func(p *Position) *PitSet { return p.owns(South) }},
}

// held returns the set of pits of the other row that side s plays, and owns those that it owns.
// A position has only pits of one kind; the set of the other kind is a copy without any.
func (p *Position) held(s Side) *PitSet {
	if p.holds || p.owned == [2]PitSet{} {
		return &p.owned[s]
	}
	return new(PitSet)
}

func (p *Position) owns(s Side) *PitSet {
	if p.holds {
		return new(PitSet)
	}
	return &p.owned[s]
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

// word returns the value of a word of pitWords, or "" if it is left out.
func (p *Position) word(i int) string {
	switch {
	case pitWords[i].set != nil:
		return p.numbers(pitWords[i].set(p))
	case p.open > 0:
		return strconv.Itoa(int(p.open))
	}
	return ""
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
		p.parseWord(next, value)
		if value == "" || p.word(next) != value {
			at := offset + len(field) - len(value)
			if pitWords[next].set == nil {
				return NewTextError(at, key+" is a number from 1 to "+strconv.Itoa(MaxOpening)+"; this is "+errtext.Quote(value))
			}
			return NewTextError(at, key+" is numbers of pits from 1 to "+strconv.Itoa(2*int(p.pits))+" in rising order, as in 6,7; this is "+errtext.Quote(value))
		}
		next++
		offset += len(field) + 1
	}
	return p.checkSets()
}

// parseWord sets what the value of a word of pitWords says, as far as it is right.
func (p *Position) parseWord(i int, value string) {
	if pitWords[i].set == nil {
		n, _ := ParseNumber(value, MaxOpening)
		p.open = uint8(n)
		return
	}
	set := pitWords[i].set(p)
	for _, number := range strings.Split(value, ",") {
		if n, ok := ParseNumber(number, 2*int(p.pits)); ok && n > 0 {
			set.Set(Place(n-1), true)
		}
	}
	if (set == &p.owned[South] || set == &p.owned[North]) && strings.HasSuffix(pitWords[i].key, "-holds") {
		p.holds = *set != PitSet{} || p.holds
	}
}

// checkSets returns an error if a closed pit has seeds, all pits of a side are closed, or a
// pit is in two sets.
func (p *Position) checkSets() error {
	open := [2]bool{}
	for at := Place(0); p.Board().IsPit(at); at++ {
		in := 0
		for i := range pitWords {
			if set := pitWords[i].set; set != nil && set(p).Has(at) {
				in++
			}
		}
		switch owner := p.Board().Owner(at); {
		case p.holds && p.owned[owner].Has(at):
			return NewTextError(0, "pit "+strconv.Itoa(int(at)+1)+" is in the row of the side that holds it; leave it out")
		case in > 1:
			return NewTextError(0, "pit "+strconv.Itoa(int(at)+1)+" appears twice after the turn; it is bound or closed, or one player owns or holds it")
		case !p.Closed(at):
			open[owner] = true
		case p.Seeds(at) > 0:
			return NewTextError(0, "pit "+strconv.Itoa(int(at)+1)+" is closed and must be empty")
		}
	}
	if !open[South] || !open[North] {
		return NewTextError(0, "each side needs a pit that is not closed")
	}
	return nil
}
