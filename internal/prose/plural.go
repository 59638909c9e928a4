package prose

import (
	"errors"
	"strings"

	"sowbook/engine"
)

// plural is a plural category, by its CLDR name (zero, one, two, few, many), and the
// conditions on its numbers.
type plural struct {
	category   string
	conditions []condition
}

// condition is true if a number, or its remainder, is in one of some ranges; with not, in
// none of them.
type condition struct {
	mod    int // 0: the number itself
	not    bool
	ranges [][2]int
}

// parsePlurals parses the plural rules of a language, as in
//
//	one n%10=1 n%100!=11; few n%10=2..4 n%100!=12..14; many n%10=0,5..9
//
// The category of a number is the first whose conditions all hold, or else other.
func parsePlurals(text string) ([]plural, error) {
	var list []plural
	for _, rule := range strings.Split(text, ";") {
		words := strings.Fields(rule)
		if len(words) == 0 {
			continue
		}
		p := plural{category: words[0]}
		for _, word := range words[1:] {
			c, ok := parseCondition(word)
			if !ok {
				return nil, errors.New("a plural rule is a category and conditions, as in few n%100=3..10, not " + strings.Join(words, " "))
			}
			p.conditions = append(p.conditions, c)
		}
		list = append(list, p)
	}
	return list, nil
}

// most is the largest number in a plural rule.
const most = 1 << 31

func parseCondition(word string) (c condition, ok bool) {
	subject, ranges, ok := strings.Cut(word, "=")
	subject, c.not = strings.CutSuffix(subject, "!")
	mod, isMod := strings.CutPrefix(subject, "n%")
	if isMod {
		c.mod, _ = engine.ParseNumber(mod, most)
	}
	if !ok || isMod != (c.mod > 0) || !isMod && subject != "n" {
		return c, false
	}
	for _, text := range strings.Split(ranges, ",") {
		low, high, isRange := strings.Cut(text, "..")
		if !isRange {
			high = low
		}
		from, ok := engine.ParseNumber(low, most)
		to, ok2 := engine.ParseNumber(high, most)
		if !ok || !ok2 {
			return c, false
		}
		c.ranges = append(c.ranges, [2]int{from, to})
	}
	return c, true
}

// Category returns the plural category of a number.
func (w *Language) Category(n int) string {
	if w == nil {
		w = inEnglish
	}
	for _, p := range w.plurals {
		all := true
		for _, c := range p.conditions {
			all = all && c.holds(n)
		}
		if all {
			return p.category
		}
	}
	return "other"
}

func (c condition) holds(n int) bool {
	if c.mod > 0 {
		n %= c.mod
	}
	for _, r := range c.ranges {
		if r[0] <= n && n <= r[1] {
			return !c.not
		}
	}
	return c.not
}
