package diag

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// meant is how a near miss is said; [Problem.Suggestion] finds it again.
const meant = "did you mean "

// Meant is a problem's suggestion of a name.
func Meant(name string) string { return meant + name + "?" }

// mostListed is how many names a problem lists; of more it lists the fewListed
// that are nearest to what was written.
const (
	mostListed = 16
	fewListed  = 5
)

// Expected says what would be right: the nearest of the names allowed when one
// is close to what was written, else all of them, or some where they are many.
func Expected(written string, allowed []string) string {
	if best, ok := Nearest(written, allowed); ok {
		return Meant(best)
	}
	switch n := len(allowed); {
	case n == 0:
		return "there is none to choose from"
	case n > mostListed:
		far := func(name string) int { return edits(written, name) }
		near := slices.SortedStableFunc(slices.Values(allowed), func(a, b string) int { return cmp.Compare(far(a), far(b)) })
		return "one of " + strings.Join(near[:fewListed], ", ") + " and " + strconv.Itoa(n-fewListed) + " others"
	}
	return "one of " + strings.Join(allowed, ", ")
}

// Near is what a problem that already lists what is allowed has to add: "; did
// you mean NAME?", or nothing when no name is close.
func Near(written string, allowed []string) string {
	if best, ok := Nearest(written, allowed); ok {
		return "; " + Meant(best)
	}
	return ""
}

// Nearest is the name that was meant, when one is close to what was written:
// capitals aside, at most three characters in a long name, and fewer in a short
// one, are wrong, missing, too many or exchanged with their neighbour; or one of
// the two is how the other begins, and no second name is so.
func Nearest(written string, allowed []string) (best string, ok bool) {
	length := len([]rune(written))
	distance := min(1+length/4, 3, length-1)
	for _, name := range allowed {
		if d := edits(written, name); d <= distance {
			best, distance, ok = name, d-1, true
		}
	}
	if ok {
		return best, true
	}
	for _, name := range allowed {
		if begins(name, written) || begins(written, name) {
			if ok {
				return "", false // two are as likely
			}
			best, ok = name, true
		}
	}
	return best, ok
}

// begins tells whether a name begins with a part that is long enough to mean
// something.
func begins(name, part string) bool { return len(part) >= 3 && strings.HasPrefix(name, part) }

// edits is the number of characters to insert, delete, replace or exchange with
// the next that make b out of a, capitals aside. It is the optimal string
// alignment of the two.
func edits(a, b string) int {
	from, to := []rune(strings.ToLower(a)), []rune(strings.ToLower(b))
	before, last, row := make([]int, len(to)+1), make([]int, len(to)+1), make([]int, len(to)+1)
	for j := range row {
		row[j] = j
	}
	for i, r := range from {
		before, last, row = last, row, before
		row[0] = i + 1
		for j, s := range to {
			change := last[j]
			if r != s {
				change++
			}
			row[j+1] = min(change, last[j+1]+1, row[j]+1)
			if i > 0 && j > 0 && r == to[j-1] && from[i-1] == s {
				row[j+1] = min(row[j+1], before[j-1]+1)
			}
		}
	}
	return row[len(to)]
}
