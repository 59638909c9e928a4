package locale

import (
	"regexp"
	"strings"
)

// Names of the sides in sentences for [Table.Personal].
const (
	YouName   = "you-script.you"
	OtherName = "you-script.far"
)

// sentenceStart matches the small letter that a sentence begins with.
var sentenceStart = regexp.MustCompile(`(^|[.!?] )\p{Ll}`)

// Personal puts a sentence about a side called [YouName] into the second person, as the scripts do:
// by the forms that the language lists. "You sows" becomes "You sow".
func (t *Table) Personal(sentence string) string {
	for form := range strings.SplitSeq(t.T(youForms), "; ") {
		from, to, _ := strings.Cut(form, "=")
		sentence = regexp.MustCompile(from).ReplaceAllString(sentence, groupNumber.ReplaceAllString(to, "$${$1}"))
	}
	return sentenceStart.ReplaceAllStringFunc(sentence, strings.ToUpper)
}

// groupNumber matches a reference to a group as the scripts write it.
var groupNumber = regexp.MustCompile(`\$(\d)`)
