package prose

import (
	"errors"
	"strings"

	"sowbook/engine"
)

// plural is a plural category, by its CLDR name (zero, one, two, few, many), and the
// conditions on its numbers, such as n%10=2..4 and n!=1.
type plural struct {
	category   string
	conditions []string
}

// parsePlurals parses the plural rules of a language, as in
//
//	one n%10=1 n%100!=11; few n%10=2..4 n%100!=12..14; many n%10=0,5..9
//
// The category of a number is the first whose conditions all hold, or else other.
func parsePlurals(text string) (list []plural, err error) {
	for _, rule := range strings.Split(text, ";") {
		words := strings.Fields(rule)
		if len(words) == 0 {
			continue
		}
		for _, condition := range words[1:] {
			if _, ok := holds(condition, 0); !ok {
				return nil, errors.New("a plural rule is a category and conditions, as in few n%100=3..10, not " + strings.Join(words, " "))
			}
		}
		list = append(list, plural{words[0], words[1:]})
	}
	return list, nil
}

// most is the largest number in a plural rule.
const most = 1 << 31

// holds reports whether a condition is true of n: that n, or its remainder, is in one of some ranges,
// or with != in none of them. ok is false if it is not a condition.
func holds(condition string, n int) (is, ok bool) {
	subject, ranges, ok := strings.Cut(condition, "=")
	subject, not := strings.CutSuffix(subject, "!")
	if mod, isMod := strings.CutPrefix(subject, "n%"); isMod {
		m, _ := engine.ParseNumber(mod, most)
		if m == 0 {
			return false, false
		}
		n %= m
	} else if subject != "n" {
		return false, false
	}
	for _, text := range strings.Split(ranges, ",") {
		low, high, isRange := strings.Cut(text, "..")
		if !isRange {
			high = low
		}
		from, isLow := engine.ParseNumber(low, most)
		to, isHigh := engine.ParseNumber(high, most)
		ok = ok && isLow && isHigh
		is = is || from <= n && n <= to
	}
	return is != not, ok
}

// Category returns the plural category of a number.
func (w *Language) Category(n int) string {
	if w == nil {
		w = inEnglish
	}
	for _, p := range w.plurals {
		all := true
		for _, condition := range p.conditions {
			is, _ := holds(condition, n)
			all = all && is
		}
		if all {
			return p.category
		}
	}
	return "other"
}
