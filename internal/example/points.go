package example

import "strings"

// mark reads a letter, a place, a colon and a text.
func (c *checker) mark(r *lineReader) {
	letter := r.word()
	if len(letter) != 1 || letter[0] < 'A' || letter[0] > 'Z' {
		r.fail(r.at-len(letter), "a mark is a letter from A to Z, a place, a colon and a text, as in mark A Lower 4: an empty pit")
		return
	}
	at := r.skipSpace()
	name, text, ok := strings.Cut(r.rest(), ":")
	if !ok {
		r.fail(at, "missing colon; a mark is a letter, a place, a colon and a text")
	}
	place := r.parsePlace(at, name)
	for _, m := range c.at.Marks {
		if m.Letter == letter {
			r.fail(at, "duplicate mark "+letter)
		}
	}
	c.at.Marks = append(c.at.Marks, Mark{letter, place, strings.TrimSpace(text), c.at.Game.Len()})
}

// arrow reads two places separated by >.
func (c *checker) arrow(r *lineReader) {
	at := r.skipSpace()
	text := r.rest()
	first, second, ok := strings.Cut(text, ">")
	if !ok {
		r.fail(at, "an arrow is two places separated by >, as in arrow 6 > Upper 1")
		return
	}
	from, to := r.parsePlace(at, first), r.parsePlace(at+len(first)+1, second)
	if from == to {
		r.fail(at, "an arrow must point to another place")
	}
	c.at.Arrows = append(c.at.Arrows, Arrow{from, to, c.at.Game.Len()})
}
