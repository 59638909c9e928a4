package engine

import (
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
)

// Rules is the set of rules of one game, with the methods that play it. It is a value; ==
// compares two sets.
type Rules struct{ ruleset.Set }

// ParseRules parses words KEY=VALUE separated by white space, as [ruleset.Parse] does.
func ParseRules(text string) (Rules, error) {
	set, err := ruleset.Parse(text)
	return Rules{set}, err
}

// With returns the rules with the word key changed to value. The error is that of
// [ParseRules].
func (r Rules) With(key, value string) (Rules, error) {
	set, err := r.Set.With(key, value)
	return Rules{set}, err
}

// Adapt is [ruleset.Set.Adapt].
func (r Rules) Adapt(key, value string) (adapted Rules, ok bool) {
	set, ok := r.Set.Adapt(key, value)
	return Rules{set}, ok
}

// UsedRules returns every [Rule] that a step or refusal of the game may have.
func (r Rules) UsedRules() []Rule { return event.UsedRules(&r.Set) }
