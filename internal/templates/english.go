package templates

import "html/template"

// English has the texts that a page in another language shows in English.
type English map[string]bool

// Marked returns a text as a page shows it.
func (e English) Marked(text string) any {
	if e[text] {
		return markEnglish(text)
	}
	return text
}

// markEnglish returns a text on a page in another language, marked as English. In attributes,
// templates drop the mark.
func markEnglish(text string) template.HTML {
	return template.HTML(`<span lang="en" dir="ltr">` + template.HTMLEscapeString(text) + `</span>`)
}
