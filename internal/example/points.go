package example

import "strings"

// mark reads a letter, a place, a colon, and what the letter points out.
func (c *checker) mark(r *lineReader) {
	letter := r.word()
	if len(letter) != 1 || letter[0] < 'A' || letter[0] > 'Z' {
		r.fail(r.at-len(letter), "a mark is one letter from A to Z, a place, a colon and a text, as in mark A Lower 4: the source says here")
		return
	}
	at := r.skipSpace()
	name, text, ok := strings.Cut(r.rest(), ":")
	place, wrong := r.parsePlace(strings.TrimSpace(name))
	switch {
	case !ok:
		r.fail(at, "after the place comes a colon and what the mark points out")
	case wrong != "":
		r.fail(at, wrong)
	}
	for _, m := range c.at.Marks {
		if m.Letter == letter {
			r.fail(at, "there is a mark "+letter+" already")
		}
	}
	c.at.Marks = append(c.at.Marks, Mark{letter, place, strings.TrimSpace(text), len(c.at.Game.Plies)})
}

// arrow reads two places with > between them.
func (c *checker) arrow(r *lineReader) {
	at := r.skipSpace()
	text := r.rest()
	first, second, ok := strings.Cut(text, ">")
	if !ok {
		r.fail(at, "an arrow is two places with > between them, as in arrow 6 > Upper 1")
		return
	}
	from, wrong := r.parsePlace(strings.TrimSpace(first))
	if wrong != "" {
		r.fail(at, wrong)
	}
	name := strings.TrimSpace(second)
	to, wrong := r.parsePlace(name)
	if wrong != "" {
		r.fail(at+len(text)-len(name), wrong)
	} else if from == to {
		r.fail(at, "an arrow goes from one place to another")
	}
	c.at.Arrows = append(c.at.Arrows, Arrow{from, to, len(c.at.Game.Plies)})
}
