package engine

import "strings"

// TextError says what is wrong with a text and where: Offset counts bytes from
// the start of the text that was parsed. Why is one sentence without a full
// stop, naming what would be right.
type TextError struct {
	Offset int
	Why    string
}

func (e *TextError) Error() string { return e.Why }

// list joins names as a reader expects them: "ccw, cw or either".
func list(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// quote puts text that came from outside between double quotes, shortened so
// that a message stays one readable line, with line breaks and tabs shown as ␣.
func quote(text string) string {
	const most = 40
	text = strings.Map(func(r rune) rune {
		if r < ' ' {
			return '␣'
		}
		return r
	}, text)
	if len(text) > most {
		cut := most
		for cut > 0 && text[cut]&0xC0 == 0x80 { // not in the middle of a rune
			cut--
		}
		text = text[:cut] + "…"
	}
	return `"` + text + `"`
}
