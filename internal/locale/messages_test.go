package locale

import (
	"slices"
	"strings"
	"testing"

	"sowbook/engine/capture"
	"sowbook/engine/ruleset"
	"sowbook/internal/page"
)

func TestEveryAlertHasTitleInEveryLanguage(t *testing.T) {
	for lang, table := range builtin(t) {
		titles := table.Section("alert")
		for _, word := range page.AlertWords {
			if titles[word] == "" {
				t.Errorf("%s has no title for an alert of %s", lang, word)
			}
		}
		if len(titles) != len(page.AlertWords) {
			t.Errorf("%s has %d titles for %d words", lang, len(titles), len(page.AlertWords))
		}
	}
}

func TestEveryRuleHasQuestionAndAnswers(t *testing.T) {
	for lang, table := range builtin(t) {
		named := map[string]bool{}
		for _, key := range append(ruleset.Keys(), ruleset.OldKeys()...) {
			names := []string{}
			for _, value := range ruleset.Values(key) {
				named[key+"-"+value] = true
				names = append(names, table.T("rules."+key+"-"+value+".answer"))
			}
			named[key] = true
			for _, name := range append(names, table.T("rules."+key+".question")) {
				if name == "" {
					t.Errorf("%s: %s has no question, or one of its values no answer", lang, key)
				}
			}
			slices.Sort(names)
			if len(slices.Compact(slices.Clone(names))) != len(names) {
				t.Errorf("%s: two values of %s have one answer: %v", lang, key, names)
			}
		}
		named[ruleset.CapturesKey] = true
		for k := range capture.PartCount {
			key := "captures-" + capture.PartName(k)
			values := ruleset.Values(capture.PartKey(0, k))
			switch {
			case capture.PartName(k) == "facing":
				values = []string{"any", "empty", "same", "even", "odd", "more"}
			case values == nil:
				values = []string{"any", "even", "odd", "more"}
			}
			messages := []string{key + ".question"}
			for _, value := range values {
				messages = append(messages, key+"-"+strings.ReplaceAll(value, " ", "-")+".answer")
			}
			for _, message := range messages {
				if named[message] = true; table.T("rules."+message) == "" {
					t.Errorf("%s: rules.%s is missing", lang, message)
				}
			}
		}
		for message := range table.Section("rules") {
			if entry, field, _ := strings.Cut(message, "."); (field == "question" || field == "answer") && !named[message] && !named[entry] {
				t.Errorf("%s: rules.%s is about no rule or value", lang, message)
			}
		}
	}
}
