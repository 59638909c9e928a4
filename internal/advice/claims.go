package advice

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/variant"
)

// claim is a way to say a rule in words, and what the rules of a game say of it.
type claim struct {
	pattern *regexp.Regexp // its groups are what the sentence says
	right   []string       // what the groups may be
	rule    string         // for the message, as in "the rules say two or three"
	value   string         // to write instead, such as {{numbers}}

	sections int // in other languages than English, the number of sections that may say it
}

// otherRules matches sentences that speak of more than the rules of the game.
var otherRules = regexp.MustCompile(`(?i)\b(source|some|others?|another|if they|unless|instead|would|reading|third time|repeat|agree|round|article|leaflet|variant|wikipedia|in \d{4})\b|\(#|\.md`)

// ruleSections are the sections of a game's page that state its rules.
var ruleSections = []string{"## The board and the start", "## Your turn", "## Captures", "## Extra turns and relays", "## The end and the score"}

// checkProse reports sentences about rules that contradict the rules of their game: numbers, the
// direction, and who gets the seeds left. It knows a few ways to say them in English, and in other
// languages those of the table of words. A sentence that it does not understand is right.
func checkProse(b *book.Book, advice *diag.Problems) {
	for _, p := range b.List {
		if p.Variant == nil || p.Variant.Account != nil {
			continue
		}
		claims, sections := claimsOf(p.Variant), ruleSections
		if p.Edition.Words.Lang != locale.Default {
			claims, sections = translatedClaims(p.Variant, p.Edition.Words), nil
		}
		for _, s := range ruleSentences(string(p.File.Source.Text), sections) {
			if otherRules.MatchString(s.text) {
				continue
			}
			for _, c := range claims {
				if sections == nil && s.section > c.sections {
					continue
				}
				at := c.pattern.FindStringSubmatchIndex(s.text)
				if at == nil {
					continue
				}
				if said := s.text[at[2]:at[3]]; !slices.Contains(c.right, strings.ToLower(said)) {
					advice.Add(p.File.ProblemAt(s.at+at[2], strconv.Quote(said)+" contradicts the rules of this game, which say "+c.rule+"; write "+c.value+" to say what they do"))
				}
			}
		}
	}
}

// claimsOf returns what the rules of a game say, in the ways that sentences may say it.
func claimsOf(v *variant.Variant) (claims []claim) {
	number := v.Table.Engine().Number
	var words []string
	for n := range 13 {
		words = append(words, number(n))
	}
	one := "(?:" + strings.Join(words[1:], "|") + ")"
	pits, seeds := nouns(v, "pit"), nouns(v, "seed")
	add := func(pattern, rule, value string, right ...string) {
		claims = append(claims, claim{pattern: regexp.MustCompile("(?i)" + pattern), right: append(right, strings.ToLower(rule)), rule: rule, value: value})
	}
	value := func(key string) string { text, _ := v.Rules.Value(key); return text }

	if n := v.Rules.Pits; n < len(words) && value("rows") == "2" {
		add(`\b(`+one+`) `+pits+` (?:in|on) (?:each|your|a|every) (?:row|side)\b`, number(n), "{{pits}}", strconv.Itoa(n))
		add(`\beach player has (`+one+`) (?:small )?`+pits+`\b`, number(n), "{{pits}}", strconv.Itoa(n))
	}
	if n := v.Rules.Seeds; n < len(words) && value("setup") == "even" {
		several := "(?:" + strings.Join(words[2:], "|") + ")" // one seed in each pit is sown
		add(`\b(`+several+`) `+seeds+` in (?:each|every) `+pits+`\b`, number(n), "{{seeds}}", strconv.Itoa(n))
	}
	switch value("direction") {
	case "ccw":
		add(`\b(?:sow|sown|drop|lay)\b[^.;]*?\s(clockwise)\b`, "counterclockwise", "{{direction}}")
		add(`\bsow (?:them |the `+seeds+` )?(?:one by one )?to (?:your|the) (left|right)\b`, "right", "{{direction}}")
	case "cw":
		add(`\b(?:sow|sown|drop|lay)\b[^.;]*?\s(counterclockwise|anticlockwise)\b`, "clockwise", "{{direction}}")
		add(`\bsow (?:them |the `+seeds+` )?(?:one by one )?to (?:your|the) (left|right)\b`, "left", "{{direction}}")
	}
	if right := capturedNumbers(v, number); right != "" {
		add(`\b(?:makes?|leaves?|captures?|brings? (?:it|them|`+pits+`|an? `+pits+`) to) (`+one+`(?:, `+one+`)*,? or `+one+`)\b`, right, "{{numbers}}")
	}
	if rest := value("left-over"); rest != "both-sides" && rest != "other-side" {
		add(`\b(each player (?:takes|keeps|gets|wins) (?:all )?the `+seeds+` (?:left|that are left|remaining))\b`, "that "+restInWords(v), "{{rest}}")
	}
	if rest := value("left-over"); rest != "nobody" && value("majority") == "no" {
		add(`\bthe `+seeds+` (?:left|that are left|remaining)[^.;]*?(count for nobody|belong to nobody)\b`, "that "+restInWords(v), "{{rest}}")
	}
	return claims
}

// restInWords says who gets the seeds left.
func restInWords(v *variant.Variant) string {
	rest, _ := v.Rules.Value("left-over")
	return "the seeds left " + strings.TrimSuffix(v.Table.T("rules.left-over-"+rest+".cell"), ".")
}

// capturedNumbers returns the numbers of seeds that the game captures, as in "two or three", or "" if
// not all of its captures with a number have the same few.
func capturedNumbers(v *variant.Variant, number func(int) string) string {
	said := ""
	for _, c := range v.Rules.Captures.All() {
		list, least := c.Makes.List()
		if c.Claims || len(list) == 0 {
			continue
		}
		var words []string
		for _, n := range list {
			words = append(words, number(n))
		}
		text := v.Table.Engine().JoinOr(words)
		if least > 0 || len(list) > 4 || said != "" && said != text {
			return ""
		}
		said = text
	}
	return said
}

// nouns returns a pattern of the words for a pit or a seed.
func nouns(v *variant.Variant, key string) string {
	all := []string{key + "s?"}
	if own := v.OwnWords[key]; own != "" {
		for form := range strings.SplitSeq(own, ", ") {
			all = append(all, regexp.QuoteMeta(form))
		}
	}
	return "(?:" + strings.Join(all, "|") + ")"
}

// sentence is a sentence of a page and its place.
type sentence struct {
	text    string
	at      int
	section int // from 1 on
}

var sentenceEnd = regexp.MustCompile(`[.?!:;](?:\s|$)|\n\n`)

// ruleSentences returns the sentences of the sections that state rules, without examples, headings,
// lists and quotations. Without names of sections, it is any section.
func ruleSentences(text string, sections []string) (all []sentence) {
	inRules, inFence, start, at, headings := false, false, -1, 0, 0
	flush := func(end int) {
		if start < 0 {
			return
		}
		for from := start; from < end; {
			to := end
			if m := sentenceEnd.FindStringIndex(text[from:end]); m != nil {
				to = from + m[1]
			}
			all = append(all, sentence{strings.ReplaceAll(text[from:to], "\n", " "), from, headings})
			from = to
		}
		start = -1
	}
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		isFence := strings.HasPrefix(bare, "```")
		switch {
		case isFence:
			flush(at)
			inFence = !inFence
		case inFence:
		case strings.HasPrefix(bare, "## "):
			flush(at)
			headings++
			inRules = slices.Contains(sections, bare) || sections == nil
		case bare == "", strings.ContainsAny(bare[:1], "#>|-"):
			flush(at)
		case inRules && start < 0:
			start = at
		}
		at += len(line)
	}
	flush(at)
	return all
}
