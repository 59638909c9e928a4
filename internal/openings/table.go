package main

import (
	"fmt"
	"strings"
)

// table returns the results in Markdown: for each first move South's share of the points, the share after the
// best reply, and that reply.
func table(counts [6][6]results) string {
	var out strings.Builder
	out.WriteString("| First move | South’s points in 100 | Best reply | South’s points after it |\n| --- | --- | --- | --- |\n")
	for first, replies := range counts {
		var all results
		best, least := 0, 101.0
		for reply, r := range replies {
			for i := range r {
				all[i] += r[i]
			}
			if s := share(r); s < least {
				best, least = reply, s
			}
		}
		fmt.Fprintf(&out, "| House %d | %.0f | House %d | %.0f |\n", first+1, share(all), best+1, least)
	}
	return out.String()
}

// share returns South's points in a hundred games: one for a win, half for a draw.
func share(r results) float64 {
	return (100*float64(r[0]) + 50*float64(r[1])) / float64(r[0]+r[1]+r[2])
}
