package variant

import (
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// parseRules reads the rules, one entry per word. It reports every word that is
// wrong by itself and parses the others together.
func parseRules(p *page.Page, entries []page.Entry, problems *diag.Problems) engine.Rules {
	for {
		var text strings.Builder
		var starts []int // of the entries in text
		for _, e := range entries {
			starts = append(starts, text.Len())
			text.WriteString(e.Key + "=" + e.Value.Text + "\n")
		}
		rules, err := engine.ParseRules(text.String())
		if err == nil {
			return rules
		}
		i, at, inValue := wrongEntry(entries, starts, err)
		if i < 0 {
			problems.Add(p.ProblemAt(conflictOffset(entries, err), "rules: "+err.Error()))
			return rules
		}
		what := err.Error() + diag.NearHint(entries[i].Value.Text, engine.Values(entries[i].Key))
		if !inValue && !slices.Contains(engine.Keys(), entries[i].Key) {
			what = "there is no rule " + entries[i].Key + "; " + diag.Hint(entries[i].Key, engine.Keys())
		}
		problems.Add(p.ProblemAt(at, "rules: "+what))
		entries = slices.Delete(slices.Clone(entries), i, i+1)
	}
}

// wrongEntry returns the entry that an error is about, its offset in the page,
// and whether its value is wrong. The entry is -1 if the words are valid but do
// not go together.
func wrongEntry(entries []page.Entry, starts []int, err error) (i, at int, inValue bool) {
	e, ok := err.(*engine.TextError)
	if !ok {
		return -1, 0, false
	}
	for i := len(starts) - 1; i >= 0; i-- {
		switch within := e.Offset - starts[i]; {
		case within > len(entries[i].Key):
			return i, entries[i].Value.Offset, true
		case within > 0, within == 0 && !slices.Contains(engine.Keys(), entries[i].Key):
			return i, entries[i].Offset, false
		}
	}
	return -1, 0, false
}

// conflictOffset returns where to report words that do not go together: at the
// word that begins the error's text, as KEY=VALUE, or else at the first.
func conflictOffset(entries []page.Entry, err error) int {
	key, _, _ := strings.Cut(err.Error(), "=")
	for _, e := range entries {
		if e.Key == key {
			return e.Offset
		}
	}
	if len(entries) > 0 {
		return entries[0].Offset
	}
	return 0
}

// suggestion returns a hint at the name that was meant, or "" if the name is
// allowed and something else is wrong.
func suggestion(written string, allowed []string) string {
	if slices.Contains(allowed, written) {
		return ""
	}
	return diag.NearHint(written, allowed)
}
