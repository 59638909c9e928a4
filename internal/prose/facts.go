package prose

import (
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
)

// Fact is the answer of a game to one [Subject], in words.
// Games with the same rules have the same values, so that they can be compared.
type Fact struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	Key    string // of the subject
	Part   Part
	Name   string // of the subject, as the head of a table row
	Value  string // a few words; "" if the subject does not apply to the game
	Say    string // sentences for a player, with the game's name for a store; may be ""
	phrase string // the answer as a part of a sentence of "How to play"; may be ""
	whole  bool   // a message has no phrase
	told   bool   // "How to play" says it
}

// Facts returns the facts of a game by rules r, in the order of [Subjects].
func Facts(t Table, v Voice, r engine.Rules) []Fact {
	inValue, inSentence := factFills(t, v, r, Digits), factFills(t, v, r, Count)
	var list []Fact
	for i := range Subjects {
		s := &Subjects[i]
		f := Fact{Key: s.Key, Part: s.Part, Name: t.Say("rules." + s.Key + ".row")}
		text := s.compose(t, r)
		f.Value = uncapital(strings.TrimSuffix(text, "."))
		if !s.cellOnly {
			f.Say, f.told = text, text != ""
		}
		for _, m := range s.of(&r) {
			entry := "rules." + m.name
			f.Value += t.Say(entry+".cell", inValue...)
			if t.Has(entry + ".say") {
				f.Say += t.Say(entry+".say", inSentence...)
				f.told = f.told || !isAssumed(m.name)
				f.whole = f.whole || !t.Has(entry+".how")
			}
			f.phrase += t.Say(entry+".how", inSentence...)
		}
		for _, joint := range [...]string{"; ", "؛ "} { // a message of more may stand alone
			f.Value = strings.TrimPrefix(f.Value, joint)
		}
		f.Say = strings.TrimPrefix(f.Say, " ")
		list = append(list, f)
	}
	return list
}

// factFills returns the values of the placeholders of facts. number makes those of the numbers that
// are digits in values and words in sentences.
func factFills(t Table, v Voice, r engine.Rules, number func(name string, n int) *Fill) []*Fill {
	moves, quiet := openingFills(r)
	fills := []*Fill{
		number("pits", r.Pits), number("seeds", r.Seeds), number("first", 3*r.Seeds),
		Text("store", v.Store), Digits("total", r.Total()), Digits("half", r.Total()/2+1), Count("least", r.Fewest), Text("holds", numberList(t, r.RelayHolds)),
		Digits("stock", r.Stock), Count("house", r.House), Count("few", r.Few), Count("barren", r.NoCapture), Count("match", r.MatchPits),
		Text("moves", strings.Join(moves, ", ")), Count("openings", len(moves)), Count("quiet", quiet),
		Text("laid", laidSeeds(r, engine.South)), Text("theirs", laidSeeds(r, engine.North)),
	}
	if rows := r.LaidRows(engine.South); len(rows) == 2 {
		fills = append(fills, Text("outer", laidRow(t, rows[0])), Text("inner", laidRow(t, rows[1])))
	}
	return fills
}

// FactValues returns the values of placeholders in pages by name: some numbers, and the
// value of each fact by its key. They begin without a capital letter.
func FactValues(t Table, v Voice, r engine.Rules) map[string]string {
	number := t.Engine().Number
	values := map[string]string{
		"pits":    number(r.Pits),
		"seeds":   number(r.Seeds),
		"total":   strconv.Itoa(r.Total()),
		"fewest":  number(r.Fewest),
		"numbers": captureNumbers(t, r),
		"store":   v.Store,
	}
	for _, f := range Facts(t, v, r) {
		values[f.Key] = f.Value
	}
	return values
}

// openingFills returns the pits that the opening prescribes, and the number of moves that
// capture or claim nothing.
func openingFills(r engine.Rules) (moves []string, quiet int) {
	for _, pit := range r.Opening.Moves {
		if pit > 0 {
			moves = append(moves, strconv.Itoa(int(pit)))
		}
	}
	return moves, int(max(r.Opening.NoCaptures, r.Opening.NoClaims))
}

// laidRow says how many seeds the pits of a row hold at the start: one number if they hold the same.
func laidRow(t Table, row []uint16) string {
	if !slices.ContainsFunc(row, func(n uint16) bool { return n != row[0] }) {
		return t.Say("rules.setup-row.each", Count("n", int(row[0])))
	}
	return laidCounts(row)
}

// laidCounts lists the seeds of the pits of a row.
func laidCounts(row []uint16) string {
	var counts []string
	for _, n := range row {
		counts = append(counts, strconv.Itoa(int(n)))
	}
	return strings.Join(counts, ", ")
}

// laidSeeds returns the seeds of a player's pits at a start that gives them, with a bar between
// the rows, or "".
func laidSeeds(r engine.Rules, s engine.Side) string {
	var texts []string
	for _, row := range r.LaidRows(s) {
		texts = append(texts, laidCounts(row))
	}
	return strings.Join(texts, " / ")
}

// captureNumbers returns the numbers of seeds that are captured, in words.
func captureNumbers(t Table, r engine.Rules) string {
	var numbers capture.Numbers
	for _, c := range r.Captures.All() {
		if !c.Claims {
			numbers |= c.Makes
		}
	}
	return numberList(t, numbers)
}
