package variant

import (
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// PairNames returns names that distinguish two boards side by side: for two games, their
// titles with the readings that are not the default; for one game under two rules, the
// readings that differ. words returns the messages of a game.
func PairNames(words func(*Variant) prose.Table, one, two *Variant, rules, otherRules engine.Rules) [2]string {
	set, otherSet := one.NonDefaultReadings(rules), two.NonDefaultReadings(otherRules)
	if one != two {
		return [2]string{one.boardName(words(one), set, one.Title), two.boardName(words(two), otherSet, two.Title)}
	}
	for _, r := range one.Readings { // name the default too where the other side differs
		switch mine, theirs := set[r.Key], otherSet[r.Key]; {
		case mine == theirs:
			delete(set, r.Key)
			delete(otherSet, r.Key)
		case mine == "":
			set[r.Key] = r.Values[0].Name
		case theirs == "":
			otherSet[r.Key] = r.Values[0].Name
		}
	}
	return [2]string{one.boardName(words(one), set), two.boardName(words(two), otherSet)}
}

// boardName joins names of a board and the answers of the readings chosen for it.
func (v *Variant) boardName(words prose.Table, chosen map[string]string, names ...string) string {
	for _, r := range v.Readings {
		for _, value := range r.Values {
			if value.Name == chosen[r.Key] {
				names = append(names, r.ShortQuestion(words)+" "+r.Answer(words, value))
			}
		}
	}
	return strings.Join(names, " · ")
}
