package example

import (
	"regexp"
	"strings"
)

// fixes are the claims whose facts say what would be right: a pattern of the fact, and the claim
// with its groups. $REST is what follows the first word of the wrong claim.
var fixes = map[string]struct {
	fact  *regexp.Regexp
	right string
}{
	"position": {regexp.MustCompile(`^(\S+/\S+ .*)$`), "position $1"},
	"holds":    {regexp.MustCompile(`^(\d+) in .*$`), "holds $1 $REST"},
	"captured": {regexp.MustCompile(`^(\d+) captured$`), "captured $1"},
	"again":    {regexp.MustCompile(`^that the turn passes$`), "not again"},
	"sown":     {regexp.MustCompile(`^(.+)$`), "sown $1"},
	"legal":    {regexp.MustCompile(`^(.+)$`), "legal $1"},
	"refused":  {regexp.MustCompile(`^that (\S+) forbids it$`), "refused $MOVE $1"},
	"over":     {regexp.MustCompile(`^([a-z-]+)$`), "over $1"},
	"score":    {regexp.MustCompile(`^(\d+ \d+)$`), "score $1"},
	"winner":   {regexp.MustCompile(`^([^,]+)$`), "winner $1"},
	"value":    {regexp.MustCompile(`^value (-?\d+)$`), "value $1"},
}

// Facts of claims that decide how to correct them.
const (
	onlyThis   = "that it does not hold for this move: "
	goesOn     = "that the game goes on"
	alsoOthers = "that it holds after "
	movesAgain = "that the same player moves again"
)

// fixedClaim corrects a wrong claim. fact is what the engine found. It returns "" if no claim of the
// same kind says that.
func fixedClaim(claim, fact string) string {
	word, rest, _ := strings.Cut(claim, " ")
	rest = strings.TrimSpace(rest)
	switch {
	case word == "only" && strings.HasPrefix(fact, onlyThis):
		if fixed := fixedClaim(rest, strings.TrimPrefix(fact, onlyThis)); fixed != "" {
			return "only " + fixed
		}
		return ""
	case word == "only" && strings.HasPrefix(fact, alsoOthers):
		return rest
	case claim == "not again" && fact == movesAgain:
		return "again"
	case fact == goesOn:
		return ""
	}
	fix, known := fixes[word]
	if !known {
		return ""
	}
	groups := fix.fact.FindStringSubmatch(fact)
	if groups == nil {
		return ""
	}
	value := ""
	if len(groups) > 1 {
		value = groups[1]
	}
	first, after, _ := strings.Cut(rest, " ")
	return strings.NewReplacer("$1", value, "$REST", strings.TrimSpace(after), "$MOVE", first).Replace(fix.right)
}
