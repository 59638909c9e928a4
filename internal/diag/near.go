package diag

import "strings"

// Expected says what would be right: the nearest of the names allowed when one
// is close to what was written, else all of them.
func Expected(written string, allowed []string) string {
	best, distance := "", 1+len(written)/3
	for _, name := range allowed {
		if d := edits(strings.ToLower(written), strings.ToLower(name)); d <= distance {
			best, distance = name, d-1
		}
	}
	if best != "" {
		return "did you mean " + best + "?"
	}
	if len(allowed) == 0 {
		return "there is none to choose from"
	}
	return "one of " + strings.Join(allowed, ", ")
}

// edits is the number of characters to insert, delete or replace that make b
// out of a.
func edits(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
