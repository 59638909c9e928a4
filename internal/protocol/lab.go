package protocol

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
)

// lab answers lab: it checks and describes rules. Its lines are, in this order,
//
//	rules TEXT           for engine.ParseRules
//	set KEY=VALUE        a change of one word; may be left out
//
// The answer has the rules in full (rules), the number of seeds (total), whether the board
// has piles (as [ruleset.Set.HasPiles] reports) and each player's store at that player's left
// (storesLeft), the start unless a player sets up the board, facts (as [prose.FactKeys] returns
// them), and refused: for each word whose values have names, why a value contradicts the other
// words.
//
// For contradictory rules the answer has the word to blame (key) and the reason (why). For
// a contradictory change it also has the rules with the fewest other changes that allow it
// (with), if there are any.
func (w *writer) lab(text string) {
	rules, rest, _ := strings.Cut(text, "\n")
	rules, _ = strings.CutPrefix(rules, "rules ")
	change, _, _ := strings.Cut(rest, "\n")
	change, _ = strings.CutPrefix(change, "set ")
	key, value, set := strings.Cut(change, "=")
	r, err := engine.ParseRules(rules)
	if e, ok := err.(*engine.TextError); ok {
		key = e.Key
	} else if before := r; set {
		if r, err = r.With(key, value); err != nil {
			if with, ok := before.Adapt(key, value); ok {
				w.text("with", with.String())
			}
		}
	}
	if err != nil {
		w.text("key", key)
		w.text("why", err.Error())
		return
	}
	w.text("rules", r.String())
	w.number("total", r.Total())
	w.bool("piles", r.HasPiles())
	w.bool("storesLeft", r.StoreEnd == ruleset.StoresLeft)
	if start, err := r.Start(); err == nil {
		w.text("start", start.String())
	}
	w.field("refused")
	w.open('{')
	for _, key := range ruleset.Keys() {
		w.refused(r, key)
	}
	w.close('}')
	w.texts("facts", prose.FactKeys(r))
}

// refused writes why values of a word cannot be chosen, if any cannot.
func (w *writer) refused(r engine.Rules, key string) {
	any := false
	for _, value := range ruleset.Values(key) {
		if _, err := r.With(key, value); err != nil {
			if !any {
				w.field(key)
				w.open('{')
			}
			any = true
			w.text(value, err.Error())
		}
	}
	if any {
		w.close('}')
	}
}
