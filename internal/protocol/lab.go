package protocol

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// lab answers lab: whether a set of rules has a meaning, and what they come to. Its lines are
//
//	rules TEXT           any words; what is left out keeps its default
//	set KEY=VALUE        one word changed; may be left out
//
// The answer has the rules in full (rules), their seeds (total), the position that they begin with (start) where no player lays it
// out, and refused, by word and value, why each value of a word with names cannot be chosen while the others stay as they are. What
// the rules say is in facts: for each of prose.Subjects the messages that are true, a space between two.
//
// Rules without a meaning are answered with the word that makes it so (key) and the reason (why); a change that has none also with
// the rules that have it and as few other words changed as give it a meaning (with), where any do.
func lab(text string) ([]byte, error) {
	rules, rest, _ := strings.Cut(text, "\n")
	rules = strings.TrimPrefix(rules, "rules ")
	change, _, _ := strings.Cut(rest, "\n")
	key, value, set := strings.Cut(strings.TrimPrefix(change, "set "), "=")
	o := object{}
	o.open()
	r, err := engine.ParseRules(rules)
	if err != nil {
		key = wrongWord(rules, r, err)
	} else if before := r; set {
		if r, err = r.With(key, value); err != nil {
			if with, ok := before.Adapt(key, value); ok {
				o.text("with", with.String())
			}
		}
	}
	if err != nil {
		o.text("key", key)
		o.text("why", err.Error())
	} else {
		o.meant(r)
	}
	o.close()
	return o.buf, nil
}

// wrongWord is the word of a text that makes it no rules.
func wrongWord(text string, r engine.Rules, err error) string {
	key, conflict := r.Conflict()
	if e, ok := err.(*engine.TextError); ok && (conflict == nil || conflict.Error() != err.Error()) {
		key, _, _ = strings.Cut(strings.Fields(lastWord(text[:e.Offset]) + text[e.Offset:] + " =")[0], "=")
	}
	return key
}

// lastWord is what follows the last white space of a text.
func lastWord(text string) string { return text[strings.LastIndexAny(text, " \t\r\n")+1:] }

// meant writes what rules with a meaning come to.
func (o *object) meant(r engine.Rules) {
	rules := r.String()
	o.text("rules", rules)
	o.number("total", r.Total())
	if start, err := r.Start(); err == nil {
		o.text("start", start.String())
	}
	o.key("refused")
	o.open()
	for _, key := range engine.Keys() {
		o.refused(r, key)
	}
	o.close()
	o.key("facts")
	o.buf = append(o.buf, '[')
	for i, keys := range prose.FactKeys(r) {
		if i > 0 {
			o.buf = append(o.buf, ',')
		}
		o.quoted(keys)
	}
	o.buf = append(o.buf, ']')
}

// refused writes why the values of a word that cannot be chosen cannot, if there are any.
func (o *object) refused(r engine.Rules, key string) {
	any := false
	for _, value := range engine.Values(key) {
		if _, err := r.With(key, value); err != nil {
			if !any {
				o.key(key)
				o.open()
			}
			any = true
			o.text(value, err.Error())
		}
	}
	if any {
		o.close()
	}
}
