package prose_test

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"unicode"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// game is rules with the voice of their variant.
type game struct {
	name  string
	voice prose.Voice
	rules engine.Rules
}

// games returns every variant of this repository, by its own rules and by each of its
// readings.
func games(t *testing.T) []game {
	t.Helper()
	variants, problems := variant.Load(os.DirFS("../../content"), "content")
	if len(problems) > 0 || len(variants) == 0 {
		t.Fatalf("%d variants, %v", len(variants), problems)
	}
	var list []game
	for _, v := range variants {
		list = append(list, game{v.ID, v.Voice, v.Rules})
		for _, r := range v.Readings {
			for _, word := range r.ValueNames()[1:] {
				rules, err := v.Rules.With(r.Key, word)
				if err != nil {
					t.Fatal(err)
				}
				list = append(list, game{v.ID + " " + r.Key + "=" + word, v.Voice, rules})
			}
		}
	}
	return list
}

func TestFactsAreWholeSentences(t *testing.T) {
	for _, g := range games(t) {
		for _, f := range prose.Facts(english(t), g.voice, g.rules) {
			where := g.name + ", " + f.Key
			switch {
			case f.Name == "" || f.Key == "":
				t.Errorf("%s: no name", where)
			case f.Say != "" && (!unicode.IsUpper([]rune(f.Say)[0]) || !strings.HasSuffix(f.Say, ".") || strings.Contains(f.Say, "  ")):
				t.Errorf("%s: not whole sentences: %q", where, f.Say)
			case f.Say != "" && f.Value == "":
				t.Errorf("%s: says %q and has no value", where, f.Say)
			case f.Value != strings.TrimSpace(f.Value) || strings.HasSuffix(f.Value, ".") || strings.Contains(f.Value, "  "):
				t.Errorf("%s: not a few words: %q", where, f.Value)
			}
		}
	}
}

func TestEveryGameHasTheSameSubjects(t *testing.T) {
	var first []string
	for _, g := range games(t) {
		facts := prose.Facts(english(t), g.voice, g.rules)
		var heads []string
		for i, f := range facts {
			heads = append(heads, f.Key+": "+f.Name)
			if i > 0 && f.Part < facts[i-1].Part {
				t.Errorf("%s: %s comes after a later part", g.name, f.Key)
			}
		}
		if first == nil {
			first = heads
		}
		if !slices.Equal(heads, first) {
			t.Errorf("%s has the facts\n%q, not\n%q", g.name, heads, first)
		}
	}
}

// Values are compared between games, so they may not depend on the name of a store.
func TestFactValuesDoNotDependOnTheVoice(t *testing.T) {
	for _, g := range games(t) {
		plain := prose.Facts(english(t), prose.Voice{}, g.rules)
		for i, f := range prose.Facts(english(t), g.voice, g.rules) {
			if f.Value != plain[i].Value {
				t.Errorf("%s, %s: %q and %q", g.name, f.Key, f.Value, plain[i].Value)
			}
		}
	}
}

// These two words only change together.
func TestGiveAndClearedFactsChangeTogether(t *testing.T) {
	facts := func(text string) map[string]prose.Fact {
		rules, err := engine.ParseRules(text)
		if err != nil {
			t.Fatal(err)
		}
		byKey := map[string]prose.Fact{}
		for _, f := range prose.Facts(english(t), prose.Voice{}, rules) {
			byKey[f.Key] = f
		}
		return byKey
	}
	with, without := facts("give=whenever ends=cleared"), facts("give=no ends=on-turn")
	for _, key := range []string{"empty-side", "ends", "rest"} {
		if with[key].Value == without[key].Value || with[key].Say == without[key].Say {
			t.Errorf("%s is %q and %q either way", key, with[key].Value, with[key].Say)
		}
	}
}

func TestEveryRuleHasItsOwnMeaning(t *testing.T) {
	seen := map[string]engine.Rule{}
	for rule := range event.RuleCount {
		meaning := prose.RuleMeaning(rule)
		if other, known := seen[meaning]; known || meaning == "" {
			t.Errorf("%s means %q, as does %s", rule, meaning, other)
		}
		seen[meaning] = rule
	}
}

func TestFactValuesAreNumbersAndFacts(t *testing.T) {
	for _, g := range games(t) {
		words := prose.FactValues(english(t), g.voice, g.rules)
		if facts := prose.Facts(english(t), g.voice, g.rules); len(words) != len(facts)+6 {
			t.Errorf("%s: %d words for %d facts: two have one name", g.name, len(words), len(facts))
		}
		for name, text := range words {
			if name != strings.ToLower(name) || text != "" && unicode.IsUpper([]rune(text)[0]) {
				t.Errorf("%s: %s is %q; words for the middle of a sentence have no capital", g.name, name, text)
			}
		}
	}
	rules, err := engine.ParseRules("pits=7 seeds=3 capture=made numbers=2,4,6 fewest=2")
	if err != nil {
		t.Fatal(err)
	}
	words := prose.FactValues(english(t), prose.Voice{Store: "hole"}, rules)
	for name, want := range map[string]string{
		"pits": "seven", "seeds": "three", "total": "42", "fewest": "two", "numbers": "two, four or six", "store": "hole",
		"direction": "counterclockwise", "lone-capture": "",
	} {
		if got, known := words[name]; got != want || !known {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
}

// english returns the English table of words.
func english(t *testing.T) *locale.Table {
	t.Helper()
	tables, problems := load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return tables["en"]
}

var load = sync.OnceValues(func() (locale.Tables, diag.Problems) {
	return locale.Load(nil, locale.Layer{Files: os.DirFS("../../templates/words"), DisplayPath: "words"})
})
