package variant

import (
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// parseRules reads the words of the rules, each a line KEY: VALUE. Every word
// that is wrong is a problem of its own; the others are then looked at together.
func parseRules(p *page.Page, entries []page.Entry, problems *diag.Problems) engine.Rules {
	for {
		var text strings.Builder
		var starts []int // of each word, in text
		for _, e := range entries {
			starts = append(starts, text.Len())
			text.WriteString(e.Key + "=" + e.Value.Text + "\n")
		}
		rules, err := engine.ParseRules(text.String())
		if err == nil {
			return rules
		}
		i, at, inValue := wordAt(entries, starts, err)
		if i < 0 {
			problems.Add(p.At(together(entries, err, p.Source.Offset(1, 1)), "rules: "+err.Error()))
			return rules
		}
		what := err.Error() + diag.Near(entries[i].Value.Text, engine.Values(entries[i].Key))
		if !inValue && !slices.Contains(engine.Keys(), entries[i].Key) {
			what = "there is no rule " + entries[i].Key + "; " + diag.Expected(entries[i].Key, engine.Keys())
		}
		problems.Add(p.At(at, "rules: "+what))
		entries = slices.Delete(slices.Clone(entries), i, i+1)
	}
}

// wordAt is the word that an error is about, where it stands in the page, and
// whether its value is wrong; -1 when the words are wrong together.
func wordAt(entries []page.Entry, starts []int, err error) (i, at int, inValue bool) {
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

// together is where words that mean nothing together are reported: at the one
// that the error names first, as KEY=VALUE.
func together(entries []page.Entry, err error, otherwise int) int {
	key, _, _ := strings.Cut(err.Error(), "=")
	for _, e := range entries {
		if e.Key == key {
			return e.Offset
		}
	}
	if len(entries) > 0 {
		return entries[0].Offset
	}
	return otherwise
}

// unless is a hint at the name that was meant, unless the name is right and
// something else is wrong.
func unless(written string, allowed []string) string {
	if slices.Contains(allowed, written) {
		return ""
	}
	return diag.Near(written, allowed)
}
