// Package text formats lists and quotations for error messages.
package text

// List joins names in the form "ccw, cw or either".
func List(names []string) string {
	joined := ""
	for i, name := range names {
		switch {
		case i == 0:
		case i == len(names)-1:
			joined += " or "
		default:
			joined += ", "
		}
		joined += name
	}
	return joined
}

// Quote puts text in double quotes. It keeps a message on one line: long text is cut,
// and control characters are shown as ␣.
func Quote(text string) string {
	const most = 40
	quoted := []byte{'"'}
	for i, r := range text {
		if i > most || i == most && len(text) > most {
			quoted = append(quoted, "…"...)
			break
		}
		if r < ' ' {
			r = '␣'
		}
		quoted = append(quoted, string(r)...)
	}
	return string(append(quoted, '"'))
}
