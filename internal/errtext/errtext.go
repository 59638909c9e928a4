// Package errtext has the functions that quote text and list names in error messages.
package errtext

import "strings"

// List joins names in the form "ccw, cw or either", for error messages.
func List(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " or " + names[last]
}

// Quote puts text in double quotes, for error messages. It keeps a message on one line:
// long text is cut, and control characters are shown as ␣.
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
