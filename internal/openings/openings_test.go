package main

import (
	"strings"
	"testing"
)

func TestTableNamesTheBestReply(t *testing.T) {
	var counts [6][6]results
	for first := range counts {
		for reply := range counts[first] {
			counts[first][reply] = results{2, 1, 1}
		}
	}
	counts[2][4] = results{0, 2, 2}
	lines := strings.Split(table(counts), "\n")
	if got, want := lines[4], "| House 3 | 56 | House 5 | 25 |"; got != want {
		t.Errorf("row %q, want %q", got, want)
	}
}
