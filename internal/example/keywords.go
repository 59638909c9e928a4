package example

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/page"
)

// heads maps the keywords that describe an example to functions that read the rest of the line.
var heads = map[string]func(c *checker, r *lineReader){
	"caption": func(c *checker, r *lineReader) {
		c.ex.CaptionOffset = r.line.Offset + r.skipSpace()
		c.ex.Caption = r.rest()
	},
	"clauses": func(c *checker, r *lineReader) {
		for r.skipSpace() < len(r.line.Text) {
			at := r.line.Offset + r.at
			c.ex.Clauses = append(c.ex.Clauses, page.Ref{Text: r.word(), Offset: at})
		}
	},
	"from": func(c *checker, r *lineReader) {
		if p, err := engine.ParsePosition(r.position()); err == nil {
			c.start = &p
		}
	},
	"set": func(c *checker, r *lineReader) {
		c.set, c.rules = r.readings(c.ex.Variant, c.set)
	},
	"switch": func(c *checker, r *lineReader) {
		for first := true; first || r.skipSpace() < len(r.line.Text); first = false {
			at := r.skipSpace()
			key := r.word()
			if _, err := c.ex.Variant.Reading(key); err != nil && key != "" {
				r.failText(at, err)
			} else if slices.Contains(c.ex.Switches, key) {
				r.fail(at, "duplicate switch "+key)
			}
			c.ex.Switches = append(c.ex.Switches, key)
		}
	},
	"brief": func(c *checker, r *lineReader) {
		r.end()
		c.ex.Brief = true
	},
	"depth": func(c *checker, r *lineReader) {
		at := r.skipSpace()
		if c.ex.Depth = r.number(); r.err == nil && (c.ex.Depth < 1 || c.ex.Depth > maxLookahead) {
			r.fail(at, fmt.Sprintf("a depth is a number of plies from 1 to %d", maxLookahead))
		}
		r.end()
	},
	"guided": func(c *checker, r *lineReader) {
		r.end()
		c.ex.Guided = true
	},
	page.SourceLine: func(c *checker, r *lineReader) {
		r.end()
		c.ex.Source = true
	},
	"show": func(c *checker, r *lineReader) {
		if r.rest() == "last" {
			c.show = showLast
			return
		}
		r.at = strings.Index(r.line.Text, "show") + len("show")
		c.show = r.number()
	},
}

// showLast stands for the last state while its number is unknown.
const showLast = 1 << 30

// uniqueHeads are the keywords of heads that an example has at most once.
var uniqueHeads = []string{"caption", "from", "show", "brief", "depth", "guided", page.SourceLine}

// bodies maps the keywords that play moves or annotate positions to functions that read
// the rest of the line. The other lines of the body are claims.
var bodies = map[string]func(c *checker, r *lineReader){
	"play":    (*checker).play,
	"instead": (*checker).instead,
	"beside":  (*checker).beside,
	"mark":    (*checker).mark,
	"arrow":   (*checker).arrow,
	"note": func(c *checker, r *lineReader) {
		state := c.at.Game.Len()
		if c.at.Notes == nil {
			c.at.Notes = map[int][]string{}
		}
		c.at.Notes[state] = append(c.at.Notes[state], r.rest())
	},
}

// keywords lists all words that may begin a line.
func keywords() []string {
	words := slices.Concat(slices.Collect(maps.Keys(heads)), slices.Collect(maps.Keys(bodies)), claimWords())
	slices.Sort(words)
	return words
}

func claimWords() []string { return slices.Sorted(maps.Keys(claims)) }

// Keywords lists the words that may begin a line of an example: those that describe it,
// those of tasks, those that play moves or annotate positions, and those of claims.
func Keywords() (describe, task, play, claim []string) {
	for _, word := range keywords() {
		switch {
		case slices.Contains(taskWords, word):
			task = append(task, word)
		case heads[word] != nil:
			describe = append(describe, word)
		case bodies[word] != nil:
			play = append(play, word)
		default:
			claim = append(claim, word)
		}
	}
	return describe, task, play, claim
}
