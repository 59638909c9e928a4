package diag

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// didYouMean begins a suggestion in a message.
const didYouMean = "did you mean "

// DidYouMean returns "did you mean NAME?".
func DidYouMean(name string) string { return didYouMean + name + "?" }

// suggestion returns the name that the message suggests, or "".
func (p Problem) suggestion() string {
	i := strings.LastIndex(p.Message, didYouMean)
	if i < 0 || !strings.HasSuffix(p.Message, "?") {
		return ""
	}
	return p.Message[i+len(didYouMean) : len(p.Message)-1]
}

// A hint lists up to maxListed names. If there are more, it lists the nearest ones.
const (
	maxListed     = 16
	nearestListed = 5
)

// What is longer than maxWritten bytes is not compared with names, and no more than
// maxCompared names are, because a page may have thousands of problems.
const (
	maxWritten  = 200
	maxCompared = 4000
)

// Hint returns a hint for a name that is not allowed: "did you mean NAME?" if
// an allowed name is near, else "one of" the allowed names.
func Hint(written string, allowed []string) string {
	if best, ok := Nearest(written, allowed); ok {
		return DidYouMean(best)
	}
	switch n := len(allowed); {
	case n == 0:
		return "none are defined"
	case n > maxListed:
		return "one of " + strings.Join(nearestFirst(written, allowed)[:nearestListed], ", ") + " and " + strconv.Itoa(n-nearestListed) + " others"
	}
	return "one of " + strings.Join(allowed, ", ")
}

// HintOr is Hint, but returns otherwise instead of a list of more than few names.
func HintOr(written string, allowed []string, otherwise string) string {
	const few = 12
	hint := Hint(written, allowed)
	if len(allowed) > few && strings.HasPrefix(hint, "one of") {
		return otherwise
	}
	return hint
}

// FullHint returns a hint that lists all allowed names, for names that an author cannot
// know: "one of" them, and "did you mean NAME?" if one is near.
func FullHint(written string, allowed []string) string {
	hint := "one of " + strings.Join(allowed, ", ")
	if best, ok := Nearest(written, allowed); ok {
		hint += "; " + DidYouMean(best)
	}
	return hint
}

// nearestFirst returns the allowed names sorted by their distance from what was written,
// unless there is too much to compare.
func nearestFirst(written string, allowed []string) []string {
	if len(allowed) > maxCompared || len(written) > maxWritten {
		return allowed
	}
	type candidate struct {
		name     string
		distance int
	}
	candidates := make([]candidate, len(allowed))
	for i, name := range allowed {
		candidates[i] = candidate{name, editDistance(written, name)}
	}
	slices.SortStableFunc(candidates, func(a, b candidate) int { return cmp.Compare(a.distance, b.distance) })
	names := make([]string, len(candidates))
	for i, c := range candidates {
		names[i] = c.name
	}
	return names
}

// NearHint returns "; did you mean NAME?" if an allowed name is near what was written, and
// "" otherwise. It is for messages that list the allowed names.
func NearHint(written string, allowed []string) string {
	if best, ok := Nearest(written, allowed); ok {
		return "; " + DidYouMean(best)
	}
	return ""
}

// Nearest returns the allowed name that was probably meant. ok is false if none
// is near what was written. A name is near if its edit distance, ignoring case,
// is at most 3, or less if one of the names is short. Otherwise a name is near if it begins
// with what was written or the other way round, and no other allowed name does.
func Nearest(written string, allowed []string) (best string, ok bool) {
	if len(allowed) > maxCompared || len(written) > maxWritten {
		return "", false
	}
	length := utf8.RuneCountInString(written)
	distance := min(1+length/4, 3, length-1)
	for _, name := range allowed {
		if more := utf8.RuneCountInString(name) - length; max(more, -more) > distance {
			continue
		}
		if d := editDistance(written, name); d <= min(distance, 1+utf8.RuneCountInString(name)/4) {
			best, distance, ok = name, d-1, true
		}
	}
	if ok {
		return best, true
	}
	for _, name := range allowed {
		if hasPrefix(name, written) || hasPrefix(written, name) {
			if ok {
				return "", false // two names are equally likely
			}
			best, ok = name, true
		}
	}
	return best, ok
}

// hasPrefix reports whether a name begins with a prefix of at least 3 bytes.
func hasPrefix(name, prefix string) bool { return len(prefix) >= 3 && strings.HasPrefix(name, prefix) }

// editDistance returns the optimal string alignment distance of a and b, ignoring case:
// the least number of characters inserted, deleted, replaced or swapped with the next.
func editDistance(a, b string) int {
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
