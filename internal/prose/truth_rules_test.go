package prose

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/engine"
	"sowbook/engine/ruleset"
)

// drawRules draws a value for each word, in any order, and keeps it if the rules so far allow it. It
// begins with a board and captures, and in some games of four rows with the words that need each other.
func drawRules(rng *rand.Rand) engine.Rules {
	rows := ruleset.Values("rows")[rng.IntN(3)]
	some := []string{"rows=" + rows}
	if rows != "2" || rng.IntN(2) == 0 {
		some = append(some, "stores=none")
	}
	if rows == "4" && rng.IntN(2) == 0 {
		some = append(some, "relay=yes fewest=2 captures=last_inner_occupied:facing,sown_from_last")
		if rng.IntN(2) == 0 {
			some = append(some, "direction=either pick=inner-first must-capture=yes ends=inner-empty wins=last-mover captures-1-sown=sown_from_end")
		}
	}
	r, err := engine.ParseRules(strings.Join(some, " "))
	if err != nil {
		panic(err)
	}
	keys := ruleset.Keys()
	for _, i := range append([]int{slices.Index(keys, "pits"), slices.Index(keys, "seeds")}, rng.Perm(len(keys))...) {
		key := keys[i]
		if key == ruleset.CapturesKey && r.Captures.Sown() != nil && rng.IntN(2) == 0 {
			continue // hardly any others fit the words that need it
		}
		if with, err := r.With(key, drawValue(rng, key, value(r, "pits"), rows)); err == nil && !chainsUnsaid(with) {
			r = with
		}
	}
	return r
}

func contains(list []string, item string) bool {
	for _, one := range list {
		if one == item {
			return true
		}
	}
	return false
}

// drawValue draws the value of a word. Boards are small, so that games are short.
func drawValue(rng *rand.Rand, key, pits, rows string) string {
	number := func(least, most int) string { return strconv.Itoa(least + rng.IntN(most-least+1)) }
	switch key {
	case "pits":
		return number(2, 5)
	case "seeds":
		return number(1, 4)
	case "setup":
		if rng.IntN(4) == 0 {
			return drawLayout(rng, pits, rows)
		}
	case "opening":
		return []string{"none", "none", "none", "move_1", "move_2,move_1,no-captures_1", "no-captures_2", "no-claims_2", "move_3"}[rng.IntN(8)]
	case "few":
		return number(0, 3)
	case "no-capture":
		return []string{"0", "0", "0", "1", "3", "6"}[rng.IntN(6)]
	case "match-pits":
		return number(1, 2)
	case "relay-holds":
		return strings.Replace(drawNumbers(rng), "none", "any", 1)
	case "stock":
		return number(0, 3)
	case "house":
		return number(0, 3)
	case "fewest":
		return number(1, 3)
	case "numbers":
		return drawNumbers(rng)
	case ruleset.CapturesKey:
		return drawCaptures(rng, rows)
	}
	values := ruleset.Values(key)
	return values[rng.IntN(len(values))]
}

func drawNumbers(rng *rand.Rand) string {
	return []string{"none", "1", "2", "3", "4", "2,3", "2,4", "even", "odd", "3+"}[rng.IntN(10)]
}

// captureLists is how many lists of captures are drawn for boards of each number of rows. Random
// rules draw from them, because package ruleset keeps each list that it has seen.
const captureLists = 250

// plainCaptures are lists of captures that known games have, by the number of rows.
var plainCaptures = map[string][]string{
	"2": {"none", "last own empty: it and facing", "last own empty: facing", "last theirs makes 2,3: it, back", "last makes 2,4: it with facing, back", "each makes 4: it, to owner", "last next-empty: beyond", "last theirs makes even: it; last theirs makes 3: claim it, one each, not last, not same", "last theirs makes 4: claim it", "last theirs makes 4: claim it; last owned: 2 of it, again", "last own empty facing 3: claim it and facing, shared; last own empty: it and facing"},
	"3": {"none", "last theirs makes 4: claim it", "last makes 2,3: it, back"},
	"4": {"none", "last inner occupied: facing and behind, sown from start", "last inner occupied: facing with behind", "last inner empty: facing and behind"},
}

// drawCaptures draws one of these lists, or of those that random rules share.
func drawCaptures(rng *rand.Rand, rows string) string {
	if some := plainCaptures[rows]; rng.IntN(3) == 0 {
		return some[rng.IntN(len(some))]
	}
	return allCaptureLists()[rows][rng.IntN(captureLists)]
}

// allCaptureLists draws lists of one to three captures, by the number of rows.
var allCaptureLists = sync.OnceValue(func() map[string][]string {
	rng := rand.New(rand.NewPCG(2, 3))
	all := map[string][]string{}
	for _, rows := range ruleset.Values("rows") {
		for range captureLists {
			var lines []string
			for n := 1 + rng.IntN(3); len(lines) < n; {
				lines = append(lines, strings.ReplaceAll(drawCapture(rng, rows == "4", rows == "3"), " ", "_"))
			}
			all[rows] = append(all[rows], strings.Join(lines, ";"))
		}
	}
	return all
})

// drawCapture draws a capture. Each part has its usual value more often than another, and parts
// that exclude each other are not drawn together.
func drawCapture(rng *rand.Rand, four, three bool) string {
	pick := func(usual int, words ...string) string {
		if rng.IntN(100) < usual {
			return ""
		}
		return words[rng.IntN(len(words))]
	}
	when := []string{"last", "last", "last", "each", "passing", "after", "before"}[rng.IntN(7)]
	last := when == "last"
	if when == "before" && !four {
		line := when + " own"
		if n := drawNumbers(rng); n != "none" {
			line += " makes " + n
		}
		return line + pick(70, " facing 2", " facing odd") + ": facing" + pick(80, ", to other", ", to owner")
	}
	whose, row, before, numbers := pick(35, " own", " theirs", " theirs", " owned"), "", "", ""
	if four {
		whose, row = pick(70, " own"), pick(50, " inner", " outer")
	}
	if when != "after" {
		before = pick(40, " empty", " occupied")
	}
	if n := drawNumbers(rng); before == "" && rng.IntN(3) > 0 && n != "none" {
		numbers = " makes " + n
	}
	line := when + whose + row + before
	at := pick(85, " at 1", " at 2,3", " at 2+", " at odd")
	if when != "after" {
		line += pick(85, " next-empty")
	}
	line += at + numbers
	if !three {
		line += pick(90, " facing same", " facing empty", " facing 3", " facing even")
	}
	claims := last && !four && whose != " owned" && rng.IntN(5) == 0
	line += ":"
	if claims {
		line += " claim"
	} else {
		line += pick(85, " 1 of", " 2 of")
	}
	pits := []string{" it", " it", " next", " beyond"}
	if !three {
		pits = append(pits, " facing", " facing", " facing", " facing-next")
	}
	if four {
		pits = append(pits, " behind", " behind-facing")
	}
	line += pits[rng.IntN(len(pits))]
	for n := rng.IntN(3); n > 0 && rng.IntN(2) == 0; n-- {
		line += pick(0, " and", " with") + pits[rng.IntN(len(pits))]
	}
	chain, sown := "", ""
	if last {
		chain = pick(60, ", back", ", ahead", ", both ways", ", alternating")
		if line += chain; chain != "" {
			line += pick(70, ", one by one")
		}
	}
	if claims {
		line += pick(70, ", one each", ", not last", ", not same", ", not facing")
	} else {
		line += pick(85, ", to owner", ", to other")
	}
	if last && four {
		sown = pick(50, ", sown from last", ", sown from start", ", sown from end")
		line += sown
	}
	if last && sown == "" {
		line += pick(60, ", again", ", again once", ", sow on", ", sow next", ", sow it")
	}
	return line
}

// furtherLines are captures that let the mover choose further pits, by the number of rows.
var furtherLines = map[string][]string{
	"2": {"last own empty: facing, 2 more", "last theirs makes 2,3: it, back, 1 more", "last occupied: it and next, 3 more; last: facing", "last own empty: facing, up to 2 more", "last theirs makes 2,3: it, up to 1 more"},
	"3": {"last own empty: next, 1 more", "last theirs makes 2+: it, 2 more"},
	"4": {"last inner empty: facing with behind, 1 more", "last inner empty: facing and behind, 2 more; last inner empty: facing", "last occupied: facing, 3 more; last empty: it, 1 more", "last inner empty: facing with behind, up to 2 more"},
}

// drawFurther returns random rules with captures of [furtherLines]. ok is false if they contradict the
// others.
func drawFurther(rng *rand.Rand) (rules engine.Rules, ok bool) {
	drawn := drawRules(rng)
	lines := furtherLines[value(drawn, "rows")]
	put := map[string]string{"captures": strings.ReplaceAll(lines[rng.IntN(len(lines))], " ", "_"), "grand-slam": "takes", "both-ends": "no", "stock": "0", "must-capture": "no", "stuck": "ends"}
	var words []string
	for _, word := range strings.Fields(drawn.String()) {
		if key, _, _ := strings.Cut(word, "="); put[key] != "" {
			word = key + "=" + put[key]
		}
		words = append(words, word)
	}
	rules, err := engine.ParseRules(strings.Join(words, " "))
	return rules, err == nil && !chainsUnsaid(rules)
}

// drawLayout draws a start that gives the seeds of every pit, one of a few for each board.
func drawLayout(rng *rand.Rand, pits, rows string) string {
	columns, _ := strconv.Atoi(pits)
	side := func(first int) string {
		row := func(length, seeds int) string {
			var numbers []string
			for i := range length {
				numbers = append(numbers, strconv.Itoa((seeds+2*i)%4))
			}
			return strings.Join(numbers, ",")
		}
		switch rows {
		case "3":
			return row(columns, first) + "/" + row(columns/2, first+1)
		case "4":
			return row(columns, first) + "/" + row(columns, first+1)
		}
		return row(columns, first)
	}
	if rng.IntN(2) == 0 {
		return side(1)
	}
	return side(1) + "_against_" + side(2)
}
