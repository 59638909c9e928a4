package prose

import (
	"strconv"
	"strings"

	"sowbook/engine/capture"
)

// reading is a sentence for a capture, as a reader understands it.
type reading struct {
	otherwise bool
	when      string         // last, each, passing, after or before
	whose     string         // any, own, theirs or owned
	row       string         // inner, outer or ""
	before    string         // empty, occupied or ""
	next      bool           // the next pit is empty
	at        func(int) bool // of the pit's number from its player's left
	makes     func(int) bool
	facing    func(int) bool
	same      bool     // as many as in the pit opposite
	takes     []string // it, facing, behind, next, after-next
	most      int
	to        string // owner or other if the mover does not get the seeds
	claims    []string
	sown      string   // last, start, end or ""
	then      string   // again, again-once, sow-on, sow-on-after or ""
	after     []string // the pit after which the mover sows on, with sow-on-after
	optional  bool     // the mover may leave them
	further   int      // pits that the mover then chooses
	remarks   map[string]bool
}

// readings returns the sentences for captures in a text.
func readings(list []said) (all []reading) {
	for _, one := range list {
		entry, field := entryAndField(one.key)
		switch {
		case one.key == "captures.otherwise":
			inner := readings(one.fills["sentence"])
			for i := range inner {
				inner[i].otherwise = i == 0
			}
			all = append(all, inner...)
		case one.fills["act"] != nil:
			all = append(all, readCapture(entry, field, one))
		case len(all) > 0 && strings.HasPrefix(one.key, "rules.captures-further.say"):
			all[len(all)-1].optional = strings.HasSuffix(one.key, "-may")
			all[len(all)-1].further = readNumber(one.fills["n"][0].text)
		case len(all) > 0 && (strings.HasPrefix(one.key, "captures.") || strings.HasPrefix(entry, "captures-")):
			all[len(all)-1].remarks[remark(entry, field)] = true
		}
	}
	return all
}

// entryAndField splits the key of a message: rules.captures-then-again.follows has the entry
// captures-then-again and the field follows, captures.alone the entry captures and the field alone.
func entryAndField(key string) (entry, field string) {
	entry, field, _ = strings.Cut(strings.TrimPrefix(key, "rules."), ".")
	return entry, field
}

// remark names what follows the sentence of a capture: a part and its value, what happens if a pit is
// empty, or another message.
func remark(entry, field string) string {
	pit, isPit := strings.CutPrefix(entry, "captures-pits-")
	switch {
	case entry == "captures":
		return field
	case isPit && field == "empty":
		return "nothing-if-" + pit
	}
	return strings.TrimPrefix(entry, "captures-") + strings.TrimPrefix(field, "say")
}

func readCapture(entry, field string, one said) reading {
	r := reading{remarks: map[string]bool{}}
	r.when = strings.TrimPrefix(entry, "captures-when-")
	if strings.HasSuffix(field, "-makes") {
		r.makes = readNumbers(one.fills["numbers"])
	}
	r.whose = "any"
	if strings.HasSuffix(field, "-next-empty") {
		r.next = true
	} else {
		r.readWhere(entryAndField(one.fills["where"][0].key))
	}
	for _, condition := range one.fills["if"] {
		switch condition.key {
		case "rules.captures-next-next-empty.if":
			r.next = true
		case "rules.captures-at.if", "rules.captures-at.if-any":
			r.at = readNumbers(condition.fills["numbers"])
		case "rules.captures-facing-empty.if":
			r.facing = func(n int) bool { return n == 0 }
		case "rules.captures-facing-same.if":
			r.same = true
		case "rules.captures-facing.if":
			r.facing = readNumbers(condition.fills["numbers"])
		}
	}
	r.readAct(one.fills["act"][0])
	for _, follows := range one.fills["follows"] {
		entry, field := entryAndField(follows.key)
		if sown, is := strings.CutPrefix(entry, "captures-sown-sown-from-"); is {
			r.sown = sown
		} else {
			r.then = strings.TrimPrefix(entry, "captures-then-") + strings.TrimPrefix(field, "follows")
			r.after = readPits(follows.fills["pit"])
		}
	}
	return r
}

// readWhere reads the place of the seed: whose pit, and a field such as pit-inner-empty.
func (r *reading) readWhere(entry, field string) {
	r.whose = strings.TrimPrefix(entry, "captures-whose-")
	for _, word := range strings.Split(field, "-")[1:] {
		switch word {
		case "inner", "outer":
			r.row = word
		default:
			r.before = word
		}
	}
}

// readAct reads what is taken or claimed.
func (r *reading) readAct(act said) {
	switch entry, _ := entryAndField(act.key); {
	case entry == "captures-pits-claim-it":
		r.claims = []string{"it"}
	case entry == "captures-pits-claim-it-and-facing":
		r.claims = []string{"it", "facing"}
	case entry == "captures-pits-claim-these":
		r.claims = readPits(act.fills["pits"])
	default:
		r.to = strings.TrimPrefix(entry, "captures-to-to-")
		if entry == "captures-to-store" {
			r.to = ""
		}
		if n := act.fills["n"]; n != nil {
			r.most = readNumber(n[0].text)
		}
		r.takes = readPits(act.fills["pits"])
	}
}

// readPits reads names of pits.
func readPits(list []said) (pits []string) {
	for _, pit := range list {
		if entry, _ := entryAndField(pit.key); strings.HasPrefix(entry, "captures-pits-") {
			pits = append(pits, strings.TrimPrefix(entry, "captures-pits-"))
		}
	}
	return pits
}

// readNumbers reads numbers of seeds: "two, three or 5 or more".
func readNumbers(list []said) func(int) bool {
	if len(list) == 0 {
		return nil
	}
	least := 0
	known := map[int]bool{}
	for _, one := range list {
		switch {
		case one.key == "rules.captures-makes-odd.numbers":
			return capture.OddNumbers.Has
		case one.text == inEnglish.text("even-number"):
			return capture.EvenNumbers.Has
		case one.key == "rules.captures-makes-more.numbers":
			least = readNumber(one.fills["n"][0].text)
		}
		for _, word := range strings.Split(strings.ReplaceAll(one.text, " or ", ", "), ", ") {
			if n := readNumber(word); n > 0 {
				known[n] = true
			}
		}
	}
	return func(n int) bool { return known[n] || least > 0 && n >= least }
}

func readNumber(word string) int {
	for n := range 13 {
		if inEnglish.Number(n) == word {
			return n
		}
	}
	n, _ := strconv.Atoi(word)
	return n
}
