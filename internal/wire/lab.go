package wire

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/describe"
	"sowbook/internal/narrate"
)

// lab answers lab: whether a set of rules has a meaning, and what they say. Its lines are
//
//	rules TEXT           any words; what is left out keeps its default
//	voice TEXT           as narrate.Parse reads it; South, North and store when left out
//
// The answer has the rules in full (rules); facts, what they say in sentences, each with its
// name; and refused, by word and value, why each value of a word with names cannot be chosen
// while the others stay as they are. Rules without a meaning are answered with the word that
// makes it so (key) and the reason (why).
func lab(text string) ([]byte, error) {
	first, rest, _ := strings.Cut(text, "\n")
	value, _ := strings.CutPrefix(first, "rules ")
	voice := narrate.Voice{Sides: [2]string{"South", "North"}, Store: "store"}
	if said, ok := strings.CutPrefix(strings.TrimSuffix(rest, "\n"), "voice "); ok {
		var err error
		if voice, err = narrate.Parse(said); err != nil {
			return nil, err
		}
	}
	o := object{}
	o.open()
	r, err := engine.ParseRules(value)
	if err != nil {
		key, conflict := r.Conflict()
		if e, ok := err.(*engine.TextError); ok && (conflict == nil || conflict.Error() != err.Error()) {
			key, _, _ = strings.Cut(strings.Fields(lastWord(value[:e.Offset]) + value[e.Offset:] + " =")[0], "=")
		}
		o.text("key", key)
		o.text("why", err.Error())
		o.close()
		return o.buf, nil
	}
	o.text("rules", r.String())
	o.facts(describe.Facts(voice, r))
	o.key("refused")
	o.open()
	for _, key := range engine.Keys() {
		o.refused(r, key)
	}
	o.close()
	o.close()
	return o.buf, nil
}

// facts writes what rules say, leaving out what there is nothing to say of.
func (o *object) facts(facts []describe.Fact) {
	o.key("facts")
	o.buf = append(o.buf, '[')
	comma := false
	for _, f := range facts {
		if f.Say == "" {
			continue
		}
		if comma {
			o.buf = append(o.buf, ',')
		}
		comma = true
		o.open()
		o.text("key", f.Key)
		o.text("name", f.Name)
		o.text("say", f.Say)
		o.close()
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

// lastWord is what follows the last white space of a text.
func lastWord(text string) string { return text[strings.LastIndexAny(text, " \t\r\n")+1:] }
