package highlight

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
)

// newLexer is the lexer of a language, or nil. Those that chroma makes give up a match after a quarter of a second of the clock on the
// wall, which on a busy machine can happen to any: the same code would be written another way. So here they have all the time they need.
// And they try each rule at each place; here only those whose pattern can begin with the character that stands there.
func newLexer(language string) chroma.Lexer {
	lexer := lexers.Get(language)
	if lexer == nil {
		return nil
	}
	if plain, ok := lexer.(*chroma.RegexLexer); ok {
		if quick, err := newQuickLexer(plain); err == nil {
			return quick
		}
	}
	return chroma.Coalesce(lexer)
}

// quickLexer is a lexer with the same rules as another and the same tokens, made in less time.
type quickLexer struct {
	*chroma.RegexLexer
	states map[string]*state
}

// state is the rules that are tried, in order, in one state of a lexer.
type state struct {
	all     []*chroma.CompiledRule
	byFirst [128][]*chroma.CompiledRule // by the character that stands at the place
}

func (s *state) rules(r rune) []*chroma.CompiledRule {
	if r < 128 {
		return s.byFirst[r]
	}
	return s.all
}

func newQuickLexer(lexer *chroma.RegexLexer) (*quickLexer, error) {
	rules, err := lexer.Rules()
	if err != nil {
		return nil, err
	}
	rules = rules.Clone()
	compiled := &compiledRules{}
	rules[askingState] = []chroma.Rule{{Mutator: compiled}}
	config := lexer.Config()
	made, err := chroma.NewLexer(config, func() chroma.Rules { return rules })
	if err != nil {
		return nil, err
	}
	made.SetRegistry(lexers.GlobalLexerRegistry)
	if _, err := made.Rules(); err != nil { // which compiles them
		return nil, err
	}
	quick := &quickLexer{made, map[string]*state{}}
	sets := map[*chroma.CompiledRule]ascii{}
	for name, list := range compiled.rules {
		s := &state{all: list}
		for _, rule := range list {
			set, known := sets[rule]
			if !known {
				set = firsts(rule.Pattern, config.CaseInsensitive, config.DotAll)
				sets[rule] = set
			}
			rule.Regexp.MatchTimeout = math.MaxInt64
			for r := range rune(128) {
				if set.has(r) {
					s.byFirst[r] = append(s.byFirst[r], rule)
				}
			}
		}
		quick.states[name] = s
	}
	return quick, nil
}

// askingState is a state that no lexer has and no rule leads to. Its rule is asked, when rules are compiled, for what it would change.
const askingState = "sowbook"

// compiledRules comes by the compiled rules of a lexer so, and takes itself out.
type compiledRules struct{ rules chroma.CompiledRules }

// Mutate is never called.
func (*compiledRules) Mutate(*chroma.LexerState) error { return nil }

// MutateLexer keeps the rules, which are all there when compiling ends.
func (c *compiledRules) MutateLexer(rules chroma.CompiledRules, state string, _ int) error {
	c.rules = rules
	rules[state] = nil
	return nil
}

// Tokenise reads a code. Options and codes of an unusual kind are left to the plain lexer.
func (q *quickLexer) Tokenise(options *chroma.TokeniseOptions, code string) (chroma.Iterator, error) {
	if options != nil || !strings.HasSuffix(code, "\n") || strings.Contains(code, "\r") || !utf8.ValidString(code) {
		return chroma.Coalesce(q.RegexLexer).Tokenise(options, code)
	}
	r := reading{state: &chroma.LexerState{
		Lexer: q.RegexLexer, Registry: lexers.GlobalLexerRegistry, Text: []rune(code), Stack: []string{"root"}, MutatorContext: map[any]any{},
	}, rest: code}
	for r.state.Pos < len(r.state.Text) && len(r.state.Stack) > 0 {
		if err := r.step(q.states); err != nil {
			return nil, err
		}
	}
	if rest := r.state.Text[r.state.Pos:]; len(rest) > 0 {
		r.add(chroma.Token{Type: chroma.Error, Value: string(rest)})
	}
	return chroma.Literator(r.tokens...), nil
}

// reading is a code that is being read.
type reading struct {
	state  *chroma.LexerState
	rest   string // of the code, from the place where state is
	tokens []chroma.Token
}

// step reads one token, or several that one rule makes.
func (r *reading) step(states map[string]*state) error {
	s := r.state
	s.State = s.Stack[len(s.Stack)-1]
	known := states[s.State]
	here := s.Text[s.Pos]
	for _, rule := range known.rules(here) {
		match, err := rule.Regexp.FindRunesMatchStartingAt(s.Text, s.Pos)
		if err != nil || match == nil || match.RuneIndex != s.Pos {
			continue
		}
		value := r.take(match.RuneLength)
		s.Rule = slices.Index(known.all, rule)
		kind, plain := rule.Type.(chroma.TokenType)
		if plain && simple(rule.Mutator) {
			if rule.Mutator != nil {
				if err := rule.Mutator.Mutate(s); err != nil {
					return err
				}
			}
			r.add(chroma.Token{Type: kind, Value: value})
			return nil
		}
		s.Groups, s.NamedGroups = nil, map[string]string{}
		for _, g := range match.Groups() {
			s.NamedGroups[g.Name] = g.String()
			s.Groups = append(s.Groups, g.String())
		}
		if rule.Mutator != nil {
			if err := rule.Mutator.Mutate(s); err != nil {
				return err
			}
		}
		if rule.Type != nil {
			next := rule.Type.Emit(s.Groups, s)
			for t := next(); t != chroma.EOF; t = next() {
				r.add(t)
			}
		}
		return nil
	}
	if here == '\n' && s.State != "root" { // an unclosed string or the like: begin anew
		s.Stack = []string{"root"}
		return nil
	}
	r.add(chroma.Token{Type: chroma.Error, Value: r.take(1)})
	return nil
}

// simple tells whether a mutator does nothing but go to a state or leave one, for which it need not know what was matched.
func simple(m chroma.Mutator) bool {
	if m == nil {
		return true
	}
	named, ok := m.(chroma.SerialisableMutator)
	return ok && (named.MutatorKind() == "push" || named.MutatorKind() == "pop")
}

// take moves on by some characters and returns them.
func (r *reading) take(runes int) string {
	bytes := 0
	for _, c := range r.state.Text[r.state.Pos : r.state.Pos+runes] {
		bytes += utf8.RuneLen(c)
	}
	value := r.rest[:bytes]
	r.rest = r.rest[bytes:]
	r.state.Pos += runes
	return value
}

// add adds a token, to the last one where that is of the same kind.
func (r *reading) add(t chroma.Token) {
	if t.Type == chroma.Ignore || t.Value == "" {
		return
	}
	if n := len(r.tokens); n > 0 && r.tokens[n-1].Type == t.Type && len(r.tokens[n-1].Value) < 8192 {
		r.tokens[n-1].Value += t.Value
		return
	}
	r.tokens = append(r.tokens, t)
}
