package protocol

import (
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
)

// labRequest asks whether rules are consistent, and what they mean. Its lines are
//
//	rules TEXT           for engine.ParseRules
//	set KEY=VALUE        a change of one word, or of a part of a capture; may be left out
//	store WORD           what a store is called
//	words TEXT           the language, for prose.ParseLanguage; default English
//	says TEXT            messages of facts, for prose.ParseMessages
//
// The answer has the rules in full (rules), the number of seeds (total), whether the board
// has piles (as [ruleset.Set.HasPiles] reports) and each player's store at that player's left
// (storesLeft), the start unless a player sets up the board, facts (the sentences of
// [prose.Facts]), and refused: for each word whose values have names, why a value contradicts
// the other words. The words of the rules are those of [ruleset.Set.String]: captures has a list
// with an entry for each capture, as [writer.captures] writes it.
//
// For contradictory rules the answer has the word to blame (key) and the reason (why). For
// a contradictory change it also has the rules with the fewest other changes that allow it
// (with), if there are any, and their captures.
type labRequest struct {
	rules, change, says string
	voice               prose.Voice
}

func parseLab(text string) (q labRequest, err error) {
	for _, line := range strings.Split(text, "\n") {
		switch key, value, _ := strings.Cut(line, " "); key {
		case "rules":
			q.rules = value
		case "set":
			q.change = value
		case "store":
			q.voice.Store = value
		case "words":
			if q.voice.Words, err = prose.ParseLanguage(value); err != nil {
				return q, err
			}
		case "says":
			q.says = value
		}
	}
	return q, nil
}

// lab answers a [labRequest].
func (w *writer) lab(text string) error {
	q, err := parseLab(text)
	if err != nil {
		return err
	}
	r, ok := w.changed(q)
	if !ok {
		return nil
	}
	table := prose.ParseMessages(q.says, q.voice.Words)
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
		w.refused(r, key, key)
	}
	w.close('}')
	w.captures(table, r)
	var said []string
	for _, f := range prose.Facts(table, q.voice, r) {
		said = append(said, f.Say)
	}
	w.texts("facts", said)
	return nil
}

// changed returns the rules of a request after its change. If they are contradictory, ok is
// false and the answer says why.
func (w *writer) changed(q labRequest) (r engine.Rules, ok bool) {
	key, value, change := strings.Cut(q.change, "=")
	r, err := engine.ParseRules(q.rules)
	if e, ok := err.(*engine.TextError); ok {
		key = e.Key
	} else if before := r; change {
		if r, err = r.With(key, value); err != nil {
			if with, ok := before.Adapt(key, value); ok {
				w.text("with", with.String())
				w.captures(prose.ParseMessages(q.says, q.voice.Words), with)
			}
		}
	}
	if err != nil {
		w.text("key", key)
		w.text("why", err.Error())
	}
	return r, err == nil
}

// refused writes a field with the reasons why values of a word cannot be chosen, if any cannot.
func (w *writer) refused(r engine.Rules, key, field string) {
	any := false
	for _, value := range ruleset.Values(key) {
		if _, err := r.With(key, value); err != nil {
			if !any {
				w.field(field)
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

// captures writes the captures of rules: for each its sentences (say), whether it can be made
// before the one above it (up), and by their keys the parts that can be chosen (parts), with
// the value (now) and refused values (refused).
func (w *writer) captures(t prose.Table, r engine.Rules) {
	w.field("captures")
	w.open('[')
	all := r.Captures.All()
	for i := range all {
		c := &all[i]
		w.open('{')
		w.text("say", prose.CaptureSentence(t, r, *c))
		w.bool("up", i > 0 && c.When == all[i-1].When)
		w.field("parts")
		w.open('{')
		for k := range capture.PartCount {
			if !r.AsksPart(c, k) {
				continue
			}
			key := capture.PartKey(i, k)
			now, _ := r.Value(key)
			w.field(key)
			w.open('{')
			w.text("now", now)
			w.refused(r, key, "refused")
			w.close('}')
		}
		w.close('}')
		w.close('}')
	}
	w.close(']')
}
