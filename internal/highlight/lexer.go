package highlight

import (
	"math"
	"strings"
	"unicode/utf8"

	"github.com/alecthomas/chroma/v2"
	"github.com/alecthomas/chroma/v2/lexers"
	"github.com/dlclark/regexp2/v2"
)

// lexer reads code: what kinds its parts are of, and what it took the code for. It may change that, as by a line end at its end.
type lexer interface {
	read(code string) (kinds, string, error)
}

// newLexer is the lexer of a language, or nil. Those that chroma makes give up a match after a quarter of a second of the clock on the
// wall, which on a busy machine can happen to any: the same code would be written another way. So here they have all the time they need.
// And they try each rule at each place; here only those whose pattern can begin with the character that stands there.
func newLexer(language string) lexer {
	found := lexers.Get(language)
	if found == nil {
		return nil
	}
	if regex, ok := found.(*chroma.RegexLexer); ok {
		if quick, err := newQuickLexer(regex); err == nil {
			return quick
		}
	}
	return plainLexer{found}
}

// plainLexer is one of chroma's.
type plainLexer struct{ lexer chroma.Lexer }

func (p plainLexer) read(code string) (kinds, string, error) {
	tokens, err := chroma.Coalesce(p.lexer).Tokenise(nil, code)
	if err != nil {
		return nil, "", err
	}
	found, read := kindsOf(tokens.Tokens())
	return found, read, nil
}

// quickLexer is a lexer with the same rules as another, which finds the same in less time.
type quickLexer struct {
	plain  plainLexer // with the rules that states has
	lexer  *chroma.RegexLexer
	states map[string]*state
}

// state is the rules that are tried, in order, in one state of a lexer.
type state struct {
	all     []*rule
	byFirst [128][]*rule // by the character that stands at the place
}

// rule is one that is tried.
type rule struct {
	*chroma.CompiledRule
	index int  // in its state
	bare  bool // it makes one token and need not know more of a match than its length; nor does it look at what stands before it
}

// match is how many characters the rule takes at a place of a text, -1 where it does not hold there, and what it matched unless it is bare.
func (r *rule) match(text []rune, at int) (length int, match *regexp2.Match) {
	if r.bare {
		found, err := r.Regexp.FindAllRunesIndex(text[at:], 1)
		if err != nil || len(found) == 0 || found[0][0] != 0 {
			return -1, nil
		}
		return found[0][1], nil
	}
	match, err := r.Regexp.FindRunesMatchStartingAt(text, at)
	if err != nil || match == nil || match.RuneIndex != at {
		return -1, nil
	}
	return match.RuneLength, match
}

func (s *state) rules(r rune) []*rule {
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
	quick := &quickLexer{plainLexer{made}, made, map[string]*state{}}
	known := map[*chroma.CompiledRule]beginning{} // one may stand in many states
	for name, list := range compiled.rules {
		s := &state{}
		for i, of := range list {
			begins, ok := known[of]
			if !ok {
				begins = beginningOf(of.Pattern, config.CaseInsensitive, config.DotAll)
				known[of] = begins
				of.Regexp.MatchTimeout = math.MaxInt64
			}
			_, plain := of.Type.(chroma.TokenType)
			r := &rule{of, i, plain && !begins.looks && simple(of.Mutator)}
			s.all = append(s.all, r)
			for c := range rune(128) {
				if begins.set.has(c) {
					s.byFirst[c] = append(s.byFirst[c], r)
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

// read leaves codes of an unusual kind to the plain lexer.
func (q *quickLexer) read(code string) (kinds, string, error) {
	if !strings.HasSuffix(code, "\n") || strings.Contains(code, "\r") || !utf8.ValidString(code) {
		return q.plain.read(code)
	}
	r := reading{state: &chroma.LexerState{
		Lexer: q.lexer, Registry: lexers.GlobalLexerRegistry, Text: []rune(code), Stack: []string{"root"}, MutatorContext: map[any]any{},
	}, code: code}
	for r.state.Pos < len(r.state.Text) && len(r.state.Stack) > 0 {
		if err := r.step(q.states); err != nil {
			return nil, "", err
		}
	}
	r.add(chroma.Error, r.take(len(r.state.Text)-r.state.Pos))
	if r.spelled < len(code) {
		return q.plain.read(code)
	}
	return r.found.kinds(), code, nil
}

// reading is a code that is being read.
type reading struct {
	state   *chroma.LexerState
	code    string
	at      int // in bytes, where state is
	found   gathering
	spelled int // bytes of the code that the tokens spell so far, as far as they spell it; -1 once they do not
}

// step reads one token, or several that one rule makes.
func (r *reading) step(states map[string]*state) error {
	s := r.state
	s.State = s.Stack[len(s.Stack)-1]
	here := s.Text[s.Pos]
	for _, rule := range states[s.State].rules(here) {
		length, match := rule.match(s.Text, s.Pos)
		if length < 0 {
			continue
		}
		value := r.take(length)
		s.Rule = rule.index
		if match != nil {
			s.Groups, s.NamedGroups = nil, map[string]string{}
			for _, g := range match.Groups() {
				s.NamedGroups[g.Name] = g.String()
				s.Groups = append(s.Groups, g.String())
			}
		}
		if rule.Mutator != nil {
			if err := rule.Mutator.Mutate(s); err != nil {
				return err
			}
		}
		if kind, plain := rule.Type.(chroma.TokenType); plain {
			r.add(kind, value)
		} else if rule.Type != nil {
			next := rule.Type.Emit(s.Groups, s)
			for t := next(); t != chroma.EOF; t = next() {
				r.add(t.Type, t.Value)
			}
		}
		return nil
	}
	if here == '\n' && s.State != "root" { // an unclosed string or the like: begin anew
		s.Stack = []string{"root"}
		return nil
	}
	r.add(chroma.Error, r.take(1))
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
	from := r.at
	for _, c := range r.state.Text[r.state.Pos : r.state.Pos+runes] {
		r.at += utf8.RuneLen(c)
	}
	r.state.Pos += runes
	return r.code[from:r.at]
}

// add adds a token.
func (r *reading) add(kind chroma.TokenType, value string) {
	if kind == chroma.Ignore || value == "" {
		return
	}
	if r.spelled >= 0 && strings.HasPrefix(r.code[r.spelled:], value) {
		r.spelled += len(value)
	} else {
		r.spelled = -1
	}
	r.found.add(kind, len(value))
}
