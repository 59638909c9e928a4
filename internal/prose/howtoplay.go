package prose

import (
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// Lesson is the sentences that teach one part of a game.
type Lesson struct {
	Part      Part
	Sentences []string
}

// assumed lists answers that readers take for granted unless they are told otherwise.
var assumed = [...]string{"begins-near", "origin-sown", "last-in-store-ends", "stores-none"}

func isAssumed(name string) bool { return slices.Contains(assumed[:], name) }

// frames are the sentences that are made from phrases of several facts, by the first of them.
// A game whose facts lack one of the phrases has their own sentences.
var frames = [...]struct {
	message  string
	subjects []string
}{
	{"how.turn", []string{"playable", "direction", "sown"}},
	{"how.end", []string{"ends", "rest"}},
}

// HowToPlay returns the sentences that teach a game by rules r, in the words of t: the board
// and the start, the turn, the captures, the end. It tells every fact that a player has to know,
// so that the game can be played from it alone. If sourced, it leaves out
// what no source says: see [sourcedTable].
func HowToPlay(t Table, v Voice, r engine.Rules, sourced bool) []Lesson {
	if sourced && r.Repeats == ruleset.RepeatsToNobody {
		t = sourcedTable{t}
	}
	facts := Facts(t, v, r)
	framed := map[string]bool{}
	var lessons []Lesson
	add := func(part Part, sentence string) {
		if n := len(lessons); n == 0 || lessons[n-1].Part != part {
			lessons = append(lessons, Lesson{Part: part})
		}
		last := &lessons[len(lessons)-1]
		last.Sentences = append(last.Sentences, sentence)
	}
	for _, f := range facts {
		for _, frame := range frames {
			if frame.subjects[0] != f.Key {
				continue
			}
			if fills, ok := phrases(facts, frame.subjects); ok {
				add(f.Part, t.Say(frame.message, fills...))
				for _, key := range frame.subjects {
					framed[key] = true
				}
			}
		}
		if f.told && !framed[f.Key] {
			add(f.Part, f.Say)
		}
	}
	return lessons
}

// sourcedTable leaves out what happens when positions repeat, but for its value. Where no source says it, it is
// the book's own rule, which the page on shared rules states.
type sourcedTable struct{ Table }

func (t sourcedTable) Has(key string) bool { return !leavesOut(key) && t.Table.Has(key) }

func (t sourcedTable) Say(key string, fills ...*Fill) string {
	if leavesOut(key) {
		return ""
	}
	return t.Table.Say(key, fills...)
}

func leavesOut(key string) bool {
	return strings.HasPrefix(key, "rules.repetition-") && !strings.HasSuffix(key, ".cell")
}

// phrases returns the phrases of some facts as fills by their keys. ok is false if a fact has
// none.
func phrases(facts []Fact, keys []string) (fills []*Fill, ok bool) {
	for _, key := range keys {
		for _, f := range facts {
			if f.Key == key {
				if f.whole {
					return nil, false
				}
				fills = append(fills, Text(key, f.phrase))
			}
		}
	}
	return fills, true
}
