package variant

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// HasRules reports whether the front matter states a rule.
func (v *Variant) HasRules() bool { return len(v.stated) > 0 }

// parseRules reads the rules, one entry per word, and the clauses behind the values. It
// reports wrong words, and a conflict between the others.
func (v *Variant) parseRules(f *page.Front) {
	v.RulesOffset = f.Offset()
	v.stated = statements{}
	var entries []page.Entry
	var words, wrong []string    // the right words as text, and the keys whose values are wrong
	captures := map[string]int{} // the offset of each capture, by its text in the order of parts
	for _, e := range f.Entries() {
		if !slices.Contains(ruleset.Keys(), e.Key) && !ruleset.IsOld(e.Key) {
			f.Problem(e.Offset, "rules: "+unknownRule(e.Key))
			continue
		}
		lines := v.valueLines(f, e)
		if len(lines) > 0 {
			entries = append(entries, e)
		}
		var values []string
		for _, line := range lines {
			text, clauses := v.cutClauses(f, e.Key, line)
			if err := ruleset.CheckValue(e.Key, text); err != nil {
				f.Problem(line.Offset, "rules: "+valueProblem(err, e.Key, text))
				wrong = append(wrong, e.Key)
				continue
			}
			if e.Key == ruleset.CapturesKey {
				one, _ := capture.Parse(text)
				captures[one.String()] = line.Offset
			}
			v.stated.add(e.Key, text, clauses)
			values = append(values, strings.ReplaceAll(text, " ", "_"))
		}
		if len(values) > 0 {
			words = append(words, e.Key+"="+strings.Join(values, ";"))
		}
	}
	rules, problem := engine.ParseRules(strings.Join(words, " "))
	if problem == nil {
		problem = rules.Unused()
	}
	err, ok := errors.AsType[*engine.TextError](problem)
	isNamed := func(key string) bool { return strings.Contains(err.Why, key+"=") }
	if ok && !slices.ContainsFunc(wrong, isNamed) { // a wrong value may be why
		f.Problem(blamed(err, entries, captures), "rules: "+err.Why)
	}
	v.Rules = rules
}

// blamed returns the offset of what a contradiction of the rules is about: a capture, the word
// to blame or, if the page does not have it, another one.
func blamed(err *engine.TextError, entries []page.Entry, captures map[string]int) int {
	for text, offset := range captures {
		if strings.HasSuffix(err.Why, "; in "+text) {
			return offset
		}
	}
	for _, is := range []func(key string) bool{
		func(key string) bool { return key == err.Key },
		func(key string) bool { return strings.Contains(err.Why, key+"=") },
		func(key string) bool {
			return key == ruleset.CapturesKey && ruleset.IsOld(err.Key) || ruleset.IsOld(key) && err.Key == ruleset.CapturesKey
		},
	} {
		if at := slices.IndexFunc(entries, func(e page.Entry) bool { return is(e.Key) }); at >= 0 {
			return entries[at].Offset
		}
	}
	return entries[0].Offset
}

// unknownRule returns the message of a key that is no rule. The key of a part of a capture
// belongs in readings.
func unknownRule(key string) string {
	if strings.HasPrefix(key, ruleset.CapturesKey+"-") {
		return key + " is no rule; write the parts of a capture in its line, as in - last own empty: it and facing"
	}
	return "there is no rule " + key + "; " + diag.Hint(key, ruleset.Keys())
}

// valueLines returns the values of a word: the captures of captures, or the only value.
func (v *Variant) valueLines(f *page.Front, e page.Entry) (lines []page.Ref) {
	areCaptures, what := e.Key == ruleset.CapturesKey, " must be text"
	items := []page.Value{e.Value}
	if areCaptures {
		what = " is a list with a capture on each line, as in - last own empty: it and facing"
	}
	isList := areCaptures && len(e.Value.List) > 0
	if isList {
		items = e.Value.List
	}
	for _, item := range items {
		text, at := item.Text, item.Offset
		if isList && len(item.Entries) == 1 { // YAML reads "last own empty: it" as a mapping
			value := item.Entries[0].Value
			text = string(v.Page.Source.Text[at:value.Offset]) + value.Text
		} else if len(item.List)+len(item.Entries) > 0 {
			f.Problem(at, e.Key+what)
			continue
		}
		if !areCaptures {
			return []page.Ref{{Text: text, Offset: at}}
		}
		for line := range strings.SplitSeq(text, ";") {
			trimmed := strings.TrimLeft(line, " ")
			lines = append(lines, page.Ref{Text: trimmed, Offset: at + len(line) - len(trimmed)})
			at += len(line) + len(";")
		}
	}
	return lines
}

// valueProblem returns the message of err, an error about a value of the rule key. If the rule
// has a value of almost the same name, the message names that one instead of all.
func valueProblem(err error, key, value string) string {
	allowed := ruleset.Values(key)
	isList := strings.ContainsAny(value, ",;")
	if best, near := diag.Nearest(value, allowed); near && !isList && !slices.Contains(allowed, value) {
		return fmt.Sprintf("%s has no value %q; %s", key, value, diag.DidYouMean(best))
	}
	return RulesProblem(err)
}

// RulesProblem returns the message of err, an error about rules. If a word of a capture is
// almost one that may stand in its place, the message names that one instead of all.
func RulesProblem(err error) string {
	if e, ok := errors.AsType[*engine.TextError](err); ok {
		if best, near := diag.Nearest(e.Wrong, e.Known); near && best != e.Wrong {
			return fmt.Sprintf("%s has no word %q; %s", e.Key, e.Wrong, diag.DidYouMean(best))
		}
	}
	return err.Error()
}

// RuleNames returns the names of all rules, as clauses and examples write them.
func RuleNames() []string {
	var names []string
	for rule := range event.RuleCount {
		names = append(names, rule.String())
	}
	return names
}
