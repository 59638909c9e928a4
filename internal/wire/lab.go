package wire

import (
	"errors"
	"strings"

	"sowbook/engine"
	"sowbook/internal/facts"
)

// lab answers lab: whether a set of rules has a meaning, and what they come to. Its lines are
//
//	rules TEXT           any words; what is left out keeps its default
//	set KEY=VALUE        one word changed; may be left out
//
// The answer has the rules in full (rules), the position that they begin with (start) where no player lays it out, and refused, by
// word and value, why each value of a word with names cannot be chosen while the others stay as they are. What the rules say is in
// facts, the messages of each part of a rule book as package facts has them, with the numbers that fill these in (pits, seeds,
// total, least, numbers).
//
// Rules without a meaning are answered with the word that makes it so (key) and the reason (why); a change that has none also with
// the other words and values that would give it one (with), where any do.
func lab(text string) ([]byte, error) {
	var rules, change string
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		switch key {
		case "rules":
			rules = value
		case "set":
			change = value
		default:
			return nil, errors.New("lab has the lines rules and set, not " + key)
		}
	}
	o := object{}
	o.open()
	r, err := engine.ParseRules(rules)
	if err != nil {
		o.text("key", wrongWord(rules, r, err))
		o.text("why", err.Error())
	} else if key, value, _ := strings.Cut(change, "="); change == "" {
		o.meant(r)
	} else if changed, err := r.With(key, value); err != nil {
		o.text("key", key)
		o.text("why", err.Error())
		o.with(r, key, value)
	} else {
		o.meant(changed)
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
	o.text("rules", r.String())
	if start, err := r.Start(); err == nil {
		o.text("start", start.String())
	}
	o.key("refused")
	o.open()
	for _, key := range engine.Keys() {
		o.refused(r, key)
	}
	o.close()
	o.facts(r)
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

// with writes what else has to change for a word to have a value.
func (o *object) with(r engine.Rules, key, value string) {
	adapted, ok := r.Adapt(key, value)
	if !ok {
		return
	}
	o.key("with")
	o.open()
	for _, other := range engine.Keys() {
		before, _ := r.Value(other)
		if after, _ := adapted.Value(other); other != key && after != before {
			o.text(other, after)
		}
	}
	o.close()
}

// facts writes which messages are true of rules, part by part, and the numbers in them.
func (o *object) facts(r engine.Rules) {
	parts := [facts.End + 1][]string{}
	for _, fact := range facts.Of(r) {
		parts[fact.Part] = append(parts[fact.Part], fact.Says...)
	}
	o.key("facts")
	for i, says := range parts {
		o.buf = append(o.buf, "[,"[min(i, 1)])
		o.texts(says)
	}
	o.buf = append(o.buf, ']')
	o.number("pits", r.Pits)
	o.number("seeds", r.Seeds)
	o.number("total", r.Total())
	o.number("least", r.Fewest)
	o.key("numbers")
	o.numbers(facts.Captured(r))
}
