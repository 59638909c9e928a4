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

// values are the values of the placeholders of messages. Placeholders without a value (the
// place [engine.Hand], a number below zero, an empty list) are left as they are.
type values struct {
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

// value returns the value of a placeholder, and the number that chooses a form.
func (v *values) value(name string) (text string, n int, ok bool) {
	pit, place, digits := engine.Hand, engine.Hand, false
	n = -1
	switch name {
	case "side":
		return v.voice.Sides[v.side], n, true
	case "other":
		return v.voice.Sides[v.side.Other()], n, true
	case "next":
		return v.voice.Sides[v.next], n, true
	case "owner":
		return v.voice.Sides[v.owner], n, true
	case "store":
		return v.voice.Store, n, true
	case "way":
		return v.way, n, true
	case "places":
		text = v.places
	case "pits":
		text = v.pits
	case "taken":
		text = v.taken
	case "pit":
		pit = v.pit
	case "to":
		pit = v.to
	case "opposite":
		pit = v.opposite
	case "place":
		place = v.place
	case "from":
		place = v.from
	case "n":
		n = v.n
	case "held":
		n = v.held
	case "laps":
		n = v.laps
	case "total":
		n = v.total
	case "more":
		n, digits = v.more, true
	case "less":
		n, digits = v.less, true
	}
	switch {
	case pit != engine.Hand:
		text = v.voice.number(v.board, pit)
	case place != engine.Hand:
		text = v.voice.place(v.board, place)
	case n >= 0 && digits:
		text = strconv.Itoa(n)
	case n >= 0:
		text = v.voice.Words.Number(n)
	}
	return text, n, text != ""
}

// sentence returns a message, filled in, with a capital letter.
func (v *values) sentence(m string) string { return capital(v.phrase(m)) }

// phrase returns a message, filled in.
func (v *values) phrase(m string) string {
	return v.voice.Words.fill(v.voice.Words.text(m), v.value)
}

// sentences returns one sentence with the clauses of a rule.
func (v *values) sentences(m string, rule engine.Rule) (said Sentences) {
	said.add(v.sentence(m), v.voice.Clauses[rule])
	return said
}

// number returns the number of a pit.
func (v *Voice) number(b engine.Board, at engine.Place) string {
	return strconv.Itoa(v.Labels.Label(b, at))
}

// place returns the full name of a pit or a store.
func (v *Voice) place(b engine.Board, at engine.Place) string {
	x := v.values(b, b.Owner(at))
	x.pit = at
	switch {
	case !b.IsPit(at):
		return x.phrase("place-store")
	case v.Labels == engine.Cells: // the number alone distinguishes the pits of both sides
		return x.phrase("place-cell")
	}
	return x.phrase("place-pit")
}

// listed returns the name of a place in a list of places. It names the side only if that
// is not side before, of the place listed before.
func (v *Voice) listed(b engine.Board, at engine.Place, before, mover engine.Side) string {
	x := v.values(b, b.Owner(at))
	x.pit = at
	switch {
	case !b.IsPit(at) && x.side == mover:
		return v.Store
	case !b.IsPit(at):
		return x.phrase("listed-store")
	case x.side == before || v.Labels == engine.Cells:
		return v.number(b, at)
	}
	return x.phrase("listed-theirs")
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
