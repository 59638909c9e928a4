package variant

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
)

// parseShort reads a game that has only rules, and some lines after them.
func parseShort(t *testing.T, rules string) (v *Variant, text string, messages []string) {
	t.Helper()
	text = "---\ntitle: G\nsummary: S\nsource: s\nrules:\n" + rules + "---\n"
	variants, problems := Load(fstest.MapFS{"variants/g.md": {Data: []byte(text)}}, "content")
	for _, p := range problems {
		line := strings.Split(text, "\n")[p.Line-1]
		messages = append(messages, p.Message+" at "+line[p.Column-1:])
	}
	if len(variants) != 1 {
		t.Fatalf("%d variants, %q", len(variants), messages)
	}
	return variants[0], text, messages
}

func TestClausesBehindValuesStateFactsAndRules(t *testing.T) {
	v, text, problems := parseShort(t, `  pits: 7 [A-1]
  seeds: 5 [A-2 A-1]
  begins: other [none]
  direction: ccw [not A-3]
  pick: any [A-4]
  stores: none
  last-in-store: ends
  relay: yes [A-5]
  captures:
    - last theirs makes 4: claim it [A-6]
    - last own empty: facing [A-7 A-8]
    - last owned: 2 of it [A-9], again [A-10]
    - each makes 3: it
  ends: on-turn [A-11]
facts: {owned: A-12}
clauses: {empty-ends: A-13}
`)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	facts := map[string]string{
		"board": "A-1", "start": "A-2 A-1", "begins": "", "playable": "A-4", "direction": "not A-3", "relay": "A-5", "capture": "A-7 A-8",
		"claim": "A-6", "owned": "A-12", "after-capture": "missing", "ends": "A-11", "rest": "A-11", "stuck": "missing", "sown": "missing", "wins": "missing",
	}
	for key, want := range facts {
		s, ok := v.Facts[key]
		got := strings.Join(s.Clauses, " ")
		if s.Contrary {
			got = "not " + got
		}
		if !ok {
			got = "missing"
		}
		if got != want {
			t.Errorf("fact %s: %q, want %q", key, got, want)
		}
	}
	rules := map[event.Rule]string{
		event.RuleSow: "", event.RuleDirection: "", event.RuleOwnPits: "A-4", event.RuleRelay: "A-5", event.RuleEmptyEnds: "A-13", event.RuleTurnPasses: "A-5",
		event.RuleClaim: "A-6", event.RuleCaptureAcross: "A-7 A-8", event.RuleRaid: "A-9", event.RuleCaptureAgain: "A-10", event.RuleMade: "A-7 A-8", event.RuleNoMove: "A-11",
	}
	for rule, want := range rules {
		if got, ok := v.Voice.Clauses[rule]; !ok || strings.Join(got, " ") != want {
			t.Errorf("rule %s: %q, want %q", rule, got, want)
		}
	}
	for _, ref := range v.ClauseRefs {
		if !strings.HasPrefix(text[ref.Offset:], ref.Text) {
			t.Errorf("%s is not at %d", ref.Text, ref.Offset)
		}
	}
}

func TestWrongBracketsAreReported(t *testing.T) {
	for rules, want := range map[string]string{
		"  seeds: 4 [A-1\n":               "rules: seeds has a bracket that is not closed; write the clauses as in [X-1 X-2] at [A-1",
		"  seeds: 4 [A-1 [A-2]\n":         "rules: seeds has a bracket that is not closed; write the clauses as in [X-1 X-2] at [A-1 [A-2]",
		"  seeds: 4 []\n":                 "rules: seeds has empty brackets; write the clauses that state it, or [none] at []",
		"  seeds: 4 [A-1] [A-2]\n":        "rules: seeds has clauses twice; write them in one pair of brackets at [A-2]",
		"  seeds: 4 [none A-2]\n":         "seeds has none beside other words; write the clauses, or none alone at none A-2]",
		"  seeds: four [A-2]\n":           "rules: seeds is a number from 0 to 255, not \"four\" at four [A-2]",
		"  captures:\n    last own: it\n": "captures is a list with a capture on each line, as in - last own empty: it and facing at last own: it",
		"  captures:\n    - last theirs: it\n    - last own empty: it [A-1], back [A-2]\n": "rules: captures has clauses twice; write them in one pair of brackets at [A-2]",
		"  captures:\n    - [last]\n":                               "captures is a list with a capture on each line, as in - last own empty: it and facing at [last]",
		"  captures: none\n  capture: none\n":                       "rules: captures says all about captures; keep it, leave out capture, and write a line for each capture at capture: none",
		"  captures:\n    - last own: it [A-1]\n    - last: they\n": "rules: what is taken is it, facing, behind, next, beyond, facing-next or behind-facing, up to three of them joined by and or with; not \"they\" at last: they",
	} {
		if _, _, problems := parseShort(t, rules); !slices.Equal(problems, []string{want}) {
			t.Errorf("%q: %q, want %q", rules, problems, want)
		}
	}
}

func TestLabelsAndNamesHaveDefaults(t *testing.T) {
	v, _, problems := parseShort(t, "  seeds: 4\n")
	if got := v.Voice.String(); len(problems) > 0 || got != "labels=left;south=South;north=North;store=store" {
		t.Errorf("%s, %q", got, problems)
	}
	if _, _, problems := parseShort(t, "  seeds: 4\nsides: {north: Upper}\n"); len(problems) != 1 {
		t.Errorf("one side is named: %q", problems)
	}
}

// A list of captures is the same rules as the short form of it.
func TestCapturesAreListedOrInOneLine(t *testing.T) {
	short, _, wrong := parseShort(t, "  capture: beyond\n  stores: none\n  last-in-store: ends\n  relay: next\n  numbers: 4\n")
	list, _, problems := parseShort(t, "  stores: none\n  last-in-store: ends\n  relay: next\n  captures:\n    - last next-empty: beyond [A-1]\n    - \"each makes 4: it, to owner\"\n")
	line, _, more := parseShort(t, "  stores: none\n  last-in-store: ends\n  relay: next\n  captures: \"last next-empty: beyond [A-1]; each makes 4: it, to owner\"\n")
	if len(wrong)+len(problems)+len(more) > 0 || short.Rules != list.Rules || line.Rules != list.Rules || !reflect.DeepEqual(line.Facts, list.Facts) {
		t.Errorf("%v %v %v, %q %q %q", short.Rules, list.Rules, line.Rules, wrong, problems, more)
	}
}

func TestEveryWordStatesAFactOrRule(t *testing.T) {
	known := append(ruleset.Keys(), ruleset.OldKeys()...)
	var used []string
	for _, subject := range prose.Subjects {
		used = slices.Concat(append(prose.WordGroups(subject.Words), used)...)
	}
	for rule := range event.RuleCount {
		used = slices.Concat(append(prose.WordGroups(prose.RuleWords(rule)), used)...)
	}
	for _, word := range used {
		if !slices.Contains(known, word) {
			t.Errorf("there is no word %s", word)
		}
	}
	for _, word := range known {
		if word != ruleset.CapturesKey && !slices.Contains(used, word) { // a line counts as one of the old words
			t.Errorf("%s belongs to no fact and no rule that steps name", word)
		}
	}
}
