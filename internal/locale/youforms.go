package locale

import (
	"errors"
	"fmt"
	"regexp"
	"regexp/syntax"
	"strings"
)

// youForms is the message of the forms in which scripts speak to the player: expressions of the
// scripts' language, and what replaces them.
const youForms = "you-script.you-forms"

// wrongYouForm returns what is wrong with the forms, or "". It refuses groups such as (?i), which Go and
// the scripts' language read differently.
func wrongYouForm(forms string) string {
	for form := range strings.SplitSeq(forms, "; ") {
		from, _, _ := strings.Cut(form, "=")
		why := ""
		var e *syntax.Error
		switch _, err := regexp.Compile(from); {
		case strings.Count(form, "=") != 1 || from == "":
			why = "has not one = between an expression and what replaces it"
		case errors.As(err, &e):
			why = "is not an expression: " + e.Code.String()
		case strings.Contains(from, "(?"):
			why = "has a group with (?"
		default:
			continue
		}
		return fmt.Sprintf("%q %s; write forms apart by \"; \", as in You sows=you sow; You (.+)s=you $1, with signs that are meant themselves in brackets, as in [(]", form, why)
	}
	return ""
}
