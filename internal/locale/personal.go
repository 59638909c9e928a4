package locale

import (
	"regexp"
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// Names of the sides in sentences for [Table.Personal].
const (
	youName   = "you-script.you"
	otherName = "you-script.far"
)

// ToYou returns a voice whose near side is the reader, for sentences that [Table.Personal] completes. It is
// the voice itself if the language does not speak to the reader.
func (t *Table) ToYou(v prose.Voice) prose.Voice {
	if t.Has(youName) && t.Has(youForms) {
		v.Sides = [2]string{engine.South: t.T(youName), engine.North: t.T(otherName)}
	}
	return v
}

// sentenceStart matches the small letter that a sentence begins with.
var sentenceStart = regexp.MustCompile(`(^|[.!?] )\p{Ll}`)

// Personal puts a sentence in a voice of [Table.ToYou] into the second person, as the scripts do: by the
// forms that the language lists. "You sows" becomes "You sow".
func (t *Table) Personal(sentence string) string {
	if !t.Has(youForms) {
		return sentence
	}
	for form := range strings.SplitSeq(t.T(youForms), "; ") {
		from, to, _ := strings.Cut(form, "=")
		sentence = regexp.MustCompile(from).ReplaceAllString(sentence, groupNumber.ReplaceAllString(to, "$${$1}"))
	}
	return sentenceStart.ReplaceAllStringFunc(sentence, strings.ToUpper)
}

// groupNumber matches a reference to a group as the scripts write it.
var groupNumber = regexp.MustCompile(`\$(\d)`)
