package highlight

import (
	"math"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// newLexer is the lexer of a language, or nil. Those that chroma makes give up a match after a quarter of a second of the clock on the
// wall, which on a busy machine can happen to any: the same code would be written another way. So here they have all the time they need.
func newLexer(language string) chroma.Lexer {
	lexer := lexers.Get(language)
	if lexer == nil {
		return nil
	}
	if plain, ok := lexer.(*chroma.RegexLexer); ok {
		if patient, err := patientLexer(plain); err == nil {
			lexer = patient
		}
	}
	return chroma.Coalesce(lexer)
}

// patientLexer is a lexer with the same rules and without haste.
func patientLexer(lexer *chroma.RegexLexer) (chroma.Lexer, error) {
	rules, err := lexer.Rules()
	if err != nil {
		return nil, err
	}
	rules = rules.Clone()
	rules[patienceState] = []chroma.Rule{{Mutator: patience{}}}
	made, err := chroma.NewLexer(lexer.Config(), func() chroma.Rules { return rules })
	if err != nil {
		return nil, err
	}
	return made.SetRegistry(lexers.GlobalLexerRegistry), nil
}

// patienceState is a state that no lexer has, for the rule that is asked for a change when the rules are compiled.
const patienceState = "sowbook-patience"

// patience changes the compiled rules of a lexer: it is called once, and takes itself out.
type patience struct{}

// Mutate is never called: no rule leads to the state.
func (patience) Mutate(*chroma.LexerState) error { return nil }

// MutateLexer takes the limit off every match.
func (patience) MutateLexer(rules chroma.CompiledRules, state string, _ int) error {
	for _, list := range rules {
		for _, rule := range list {
			if rule.Regexp != nil {
				rule.Regexp.MatchTimeout = math.MaxInt64
			}
		}
	}
	rules[state] = nil
	return nil
}
