package prose

import (
	"errors"
	"strconv"
	"strings"
)

// plural is a category of numbers, by the names of CLDR (zero, one, two, few, many): those that meet every condition.
type plural struct {
	category   string
	conditions []condition
}

// condition is on a number, or on what is left of it: from, to or between, in one of some ranges or, if not, in none.
type condition struct {
	mod    int // 0: the number itself
	not    bool
	ranges [][2]int
}

// parsePlurals reads the rules of plurals of a language, as in
//
//	one n%10=1 n%100!=11; few n%10=2..4 n%100!=12..14; many n%10=0,5..9
//
// the first whose conditions all hold is a number's category, and other is that of all the rest.
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
				return nil, errors.New("a rule of plurals is a category and conditions, as in few n%100=3..10, not " + strings.TrimSpace(rule))
			}
			p.conditions = append(p.conditions, c)
		}
		list = append(list, p)
	}
	return list, nil
}

func parseCondition(word string) (c condition, ok bool) {
	subject, ranges, ok := strings.Cut(word, "=")
	subject, c.not = strings.CutSuffix(subject, "!")
	mod, isMod := strings.CutPrefix(subject, "n%")
	if isMod {
		c.mod, _ = strconv.Atoi(mod)
	}
	if !ok || isMod != (c.mod > 0) || !isMod && subject != "n" {
		return c, false
	}
	for _, text := range strings.Split(ranges, ",") {
		low, high, isRange := strings.Cut(text, "..")
		if !isRange {
			high = low
		}
		from, err := strconv.Atoi(low)
		to, err2 := strconv.Atoi(high)
		if err != nil || err2 != nil {
			return c, false
		}
		c.ranges = append(c.ranges, [2]int{from, to})
	}
	return c, true
}

// Category is the category of plurals of a number of things.
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
