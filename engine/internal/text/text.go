// Package text has the helpers that error messages share.
package text

import "strings"

// List joins names as a reader expects them: "ccw, cw or either".
func List(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// Quote puts text from outside in double quotes. It shortens long text, so that a
// message stays on one line, and shows line breaks and tabs as ␣.
func Quote(text string) string {
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
