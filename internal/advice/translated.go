package advice

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/locale"
	"sowbook/internal/variant"
)

// The sections of a game's page in another language than English that may state a rule, as their headings are unknown.
const (
	boardSections = 1
	turnSections  = 3
	endSections   = 5
)

// translatedClaims returns what the rules of a game say, in the ways that most languages say it: a number is beside its noun,
// and the direction and who gets the seeds left are as in the table of words.
func translatedClaims(v *variant.Variant, words *locale.Table) []claim {
	return slices.Concat(numberClaims(v, words), phraseClaims(v, "direction", turnSections, "{{direction}}", "ccw", "cw"),
		phraseClaims(v, "left-over", endSections, "{{rest}}", "nobody", "both-sides", "last-mover"))
}

// bounded matches a pattern that is not a part of a longer word.
func bounded(pattern string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[^\pL-])` + pattern + `(?:$|[^\pL])`)
}

// numberClaims returns what the rules say of the numbers of pits and seeds.
func numberClaims(v *variant.Variant, words *locale.Table) (claims []claim) {
	number := v.Table.Engine().Number
	if rows, _ := v.Rules.Value("rows"); rows != "2" {
		return nil
	}
	list := strings.Fields(words.T("search-script.number-words"))
	spelled := func(n int) []string {
		forms := []string{number(n), strconv.Itoa(n)}
		if n < len(list) && !words.Lacks("search-script.number-words") {
			forms = append(forms, list[n], strings.TrimSuffix(list[n], "ة")) // Arabic numbers agree with their noun
		}
		return forms
	}
	var several []string // one pit may be any pit
	for n := 12; n > 1; n-- {
		for _, word := range spelled(n) {
			several = append(several, regexp.QuoteMeta(word))
		}
	}
	noun := func(key string) string {
		forms := words.Section("words")[key]
		if own := v.OwnWords[key]; own != "" {
			forms += ", " + own
		}
		return "(?:" + strings.ReplaceAll(regexp.QuoteMeta(forms), ", ", "|") + ")"
	}
	one, pits, seeds := `(?:ma|mi)?(`+strings.Join(several, "|")+`)`, noun("pit"), noun("seed") // in Swahili, numbers agree with their noun
	add := func(pattern string, n int, value string, right ...string) {
		claims = append(claims, claim{pattern: bounded(pattern), right: append(right, spelled(n)...), rule: number(n), value: value, sections: boardSections})
	}
	order := one + " %"
	if !strings.HasPrefix(words.T("page.seeds-of", "n", 5), "5") {
		order = "% " + one
	}
	add(strings.Replace(order, "%", pits, 1), v.Rules.Pits, "{{pits}}", spelled(2*v.Rules.Pits)...)
	if setup, _ := v.Rules.Value("setup"); setup == "even" {
		add(strings.Replace(order, "%", seeds, 1)+`(?: \pL+){1,3} `+pits, v.Rules.Seeds, "{{seeds}}")
	}
	return claims
}

// phraseClaims returns what the rules do not say: the table's words for the values of a key that the game does not have.
func phraseClaims(v *variant.Variant, key string, sections int, placeholder string, values ...string) (claims []claim) {
	own, _ := v.Rules.Value(key)
	phrases := func(value string) (all []string) {
		for _, field := range []string{".cell", ".say"} {
			name := "rules." + key + "-" + value + field
			if text := strings.TrimSuffix(v.Table.T(name), "."); v.Table.Has(name) && !v.Table.Lacks(name) && (all == nil || !strings.Contains(text, all[0])) {
				all = append(all, text)
			}
		}
		return all
	}
	right := phrases(own)
	if len(right) == 0 || !slices.Contains(values, own) {
		return nil
	}
	for _, value := range values {
		for _, wrong := range phrases(value) {
			if value == own || strings.ContainsAny(wrong, "{(") {
				continue
			}
			pattern := strings.NewReplacer("’", "['’]", " ", `\s`).Replace(regexp.QuoteMeta(wrong))
			claims = append(claims, claim{pattern: bounded("(" + pattern + ")"), rule: right[0], value: placeholder, sections: sections})
		}
	}
	return claims
}
