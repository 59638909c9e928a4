package variant

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// parseRules reads the rules, one entry per word. It reports wrong words, and a conflict
// between the others.
func parseRules(p *page.Page, entries []page.Entry, problems *diag.Problems) engine.Rules {
	var words, wrong []string // the right words as text, and the keys whose values are wrong
	for _, e := range entries {
		if !slices.Contains(ruleset.Keys(), e.Key) {
			problems.Add(p.ProblemAt(e.Offset, "rules: there is no rule "+e.Key+"; "+diag.Hint(e.Key, ruleset.Keys())))
			continue
		}
		if err := ruleset.CheckValue(e.Key, e.Value.Text); err != nil {
			problems.Add(p.ProblemAt(e.Value.Offset, "rules: "+valueProblem(err, e.Key, e.Value.Text)))
			wrong = append(wrong, e.Key)
			continue
		}
		words = append(words, e.Key+"="+strings.ReplaceAll(e.Value.Text, " ", "_"))
	}
	rules, problem := engine.ParseRules(strings.Join(words, " "))
	err, ok := errors.AsType[*engine.TextError](problem)
	isNamed := func(key string) bool { return strings.Contains(err.Why, key+"=") }
	if ok && !slices.ContainsFunc(wrong, isNamed) { // a wrong value may be why
		at := slices.IndexFunc(entries, func(e page.Entry) bool { return e.Key == err.Key })
		if at < 0 { // the word to blame is missing
			at = slices.IndexFunc(entries, func(e page.Entry) bool { return isNamed(e.Key) })
		}
		problems.Add(p.ProblemAt(entries[max(at, 0)].Offset, "rules: "+err.Why))
	}
	return rules
}

// valueProblem returns the message of err, an error about a value of the rule key. If the rule
// has a value of almost the same name, the message names that one instead of all.
func valueProblem(err error, key, value string) string {
	allowed := ruleset.Values(key)
	if best, near := diag.Nearest(value, allowed); near && !slices.Contains(allowed, value) {
		return fmt.Sprintf("%s has no value %q; %s", key, value, diag.DidYouMean(best))
	}
	return err.Error()
}

// RuleNames returns the names of all rules, as clauses and examples write them.
func RuleNames() []string {
	var names []string
	for _, rule := range event.AllRules() {
		names = append(names, rule.String())
	}
	return names
}
