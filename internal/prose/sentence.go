package prose

import (
	"slices"
	"strconv"

	"sowbook/engine"
)

// Sentences are some sentences, and the clauses of the source for them, each once.
type Sentences struct {
	Text    string
	Clauses []string
}

// add appends a sentence and its clauses.
func (s *Sentences) add(text string, clauses []string) {
	if s.Text != "" && text != "" {
		s.Text += " "
	}
	s.Text += text
	for _, id := range clauses {
		if !slices.Contains(s.Clauses, id) {
			s.Clauses = append(s.Clauses, id)
		}
	}
}

// values are the values of the placeholders of messages. The place [engine.Hand] and numbers below
// zero are no values.
type values struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	voice *Voice
	board engine.Board

	side, next, owner    engine.Side  // {other} is the opponent of side
	pit, to, opposite    engine.Place // by number
	place, from          engine.Place // by name
	n, held, laps, total int          // in words
	more, less           int          // in digits
	places, pits, taken  string
	way                  string
}

// values returns the values that name the sides and the store, as seen by one side.
func (v *Voice) values(b engine.Board, side engine.Side) values {
	return values{
		voice: v, board: b, side: side, next: side.Other(),
		pit: engine.Hand, to: engine.Hand, opposite: engine.Hand, place: engine.Hand, from: engine.Hand,
		n: -1, held: -1, laps: -1, total: -1, more: -1, less: -1,
	}
}

// fills returns the values of the placeholders.
func (v *values) fills() []*Fill {
	number := func(name string, n int) *Fill {
		if n < 0 {
			return nil
		}
		return Count(name, n)
	}
	pit := func(name string, at engine.Place) *Fill {
		if at == engine.Hand {
			return nil
		}
		return Text(name, v.voice.number(v.board, at))
	}
	place := func(name string, at engine.Place) *Fill {
		if at == engine.Hand {
			return nil
		}
		return Text(name, v.voice.place(v.board, at))
	}
	sides := &v.voice.Sides
	return []*Fill{
		Text("side", sides[v.side]), Text("other", sides[v.side.Other()]), Text("next", sides[v.next]), Text("owner", sides[v.owner]),
		pit("pit", v.pit), pit("to", v.to), pit("opposite", v.opposite), place("place", v.place), place("from", v.from),
		number("n", v.n), number("held", v.held), number("laps", v.laps), number("total", v.total), Digits("more", v.more), Digits("less", v.less),
		Text("places", v.places), Text("pits", v.pits), Text("taken", v.taken), Text("way", v.way), Text("store", v.voice.Store),
	}
}

// sentence returns a message, filled in, with a capital letter.
func (v *values) sentence(m string) string { return capital(v.voice.Words.say(m, v.fills()...)) }

// sentences returns one sentence with the clauses of a rule.
func (v *values) sentences(m string, rule engine.Rule) (said Sentences) {
	said.add(v.sentence(m), v.voice.Clauses[rule])
	return said
}

// number returns the number of a pit.
func (v *Voice) number(b engine.Board, at engine.Place) string {
	return strconv.Itoa(v.Labels.Label(b, at))
}

// name returns a message that names a pit or a store.
func (v *Voice) name(m string, b engine.Board, at engine.Place) string {
	return v.Words.say(m, Text("side", v.Sides[b.Owner(at)]), Text("pit", v.number(b, at)), Text("store", v.Store))
}

// place returns the full name of a pit or a store.
func (v *Voice) place(b engine.Board, at engine.Place) string {
	m := "place-pit"
	switch {
	case !b.IsPit(at):
		m = "place-store"
	case v.Labels == engine.Cells: // the number alone distinguishes the pits of both sides
		m = "place-cell"
	}
	return v.name(m, b, at)
}

// listed returns the name of a place in a list of places. It names the side only if that
// is not side before, of the place listed before.
func (v *Voice) listed(b engine.Board, at engine.Place, before, mover engine.Side) string {
	owner := b.Owner(at)
	switch {
	case !b.IsPit(at) && owner == mover:
		return v.Store
	case !b.IsPit(at):
		return v.name("listed-store", b, at)
	case owner == before || v.Labels == engine.Cells:
		return v.number(b, at)
	}
	return v.name("listed-theirs", b, at)
}

// numbers returns the numbers of some pits.
func (v *Voice) numbers(b engine.Board, pits []engine.Place) []string {
	var numbers []string
	for _, at := range pits {
		numbers = append(numbers, v.number(b, at))
	}
	return numbers
}

// capital makes the first letter of a text a capital, if it is one of a to z.
func capital(text string) string {
	if text != "" && text[0] >= 'a' && text[0] <= 'z' {
		text = string(text[0]-'a'+'A') + text[1:]
	}
	return text
}

// Sentence makes a sentence of the text of an error: it adds a capital letter and a
// full stop.
func Sentence(text string) string {
	if text != "" && text[len(text)-1] == '.' {
		text = text[:len(text)-1]
	}
	return capital(text) + "."
}

// uncapital returns a sentence as it stands in the middle of another.
func uncapital(text string) string {
	if text != "" && text[0] >= 'A' && text[0] <= 'Z' {
		text = string(text[0]-'A'+'a') + text[1:]
	}
	return text
}
