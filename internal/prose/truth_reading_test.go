package prose

import (
	"strconv"
	"strings"

	"sowbook/engine/ruleset"
)

// reading is a sentence for a capture, as a reader understands it.
type reading struct {
	otherwise bool
	when      string // last, each, passing or after
	whose     string // any, own, theirs or owned
	row       string // inner, outer or ""
	before    string // empty, occupied or ""
	next      bool   // the next pit is empty
	makes     func(int) bool
	facing    func(int) bool
	same      bool     // as many as in the pit opposite
	takes     []string // it, facing, behind, next, after-next
	most      int
	toOwner   bool
	claims    []string
	sown      string   // last, start, end or ""
	then      string   // again, again-once, sow-on, sow-on-after or ""
	after     []string // the pit after which the mover sows on, with sow-on-after
	remarks   map[string]bool
}

// readings returns the sentences for captures in a text.
func readings(list []said) (all []reading) {
	for _, one := range list {
		name, isCapture := strings.CutPrefix(one.key, "captures.")
		switch {
		case !isCapture:
		case name == "otherwise":
			inner := readings(one.fills["sentence"])
			for i := range inner {
				inner[i].otherwise = i == 0
			}
			all = append(all, inner...)
		case one.fills["act"] != nil:
			all = append(all, readCapture(name, one))
		case len(all) > 0:
			all[len(all)-1].remarks[name] = true
		}
	}
	return all
}

func readCapture(name string, one said) reading {
	r := reading{remarks: map[string]bool{}}
	r.when, _, _ = strings.Cut(name, "-")
	if strings.HasSuffix(name, "-makes") {
		r.makes = readNumbers(one.fills["numbers"])
	}
	r.whose = "any"
	if strings.HasSuffix(name, "-next-empty") {
		r.next = true
	} else {
		r.readWhere(strings.TrimPrefix(one.fills["where"][0].key, "captures.where-"))
	}
	for _, condition := range one.fills["if"] {
		switch condition.key {
		case "captures.if-next-empty":
			r.next = true
		case "captures.if-facing-same":
			r.same = true
		case "captures.if-facing":
			r.facing = readNumbers(condition.fills["numbers"])
		}
	}
	r.readAct(one.fills["act"][0])
	for _, follows := range one.fills["follows"] {
		if sown, is := strings.CutPrefix(follows.key, "captures.sown-"); is {
			r.sown = sown
		} else {
			r.then = strings.TrimPrefix(follows.key, "captures.then-")
			r.after = readPits(follows.fills["pit"])
		}
	}
	return r
}

// readWhere reads the place of the seed, such as own-inner-empty.
func (r *reading) readWhere(where string) {
	words := strings.Split(where, "-")
	r.whose = words[0]
	for _, word := range words[1:] {
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
	switch name := strings.TrimPrefix(act.key, "captures."); name {
	case "claim":
		r.claims = []string{"it"}
	case "claim-both":
		r.claims = []string{"it", "facing"}
	case "claim-these":
		r.claims = readPits(act.fills["pits"])
	default:
		r.toOwner = strings.Contains(name, "by-owner")
		r.toOwner = r.toOwner || strings.Contains(name, "to-owner")
		if n := act.fills["n"]; n != nil {
			r.most = readNumber(n[0].text)
		}
		r.takes = readPits(act.fills["pits"])
	}
}

// readPits reads names of pits.
func readPits(list []said) (pits []string) {
	for _, pit := range list {
		if pit.key == "captures.and" {
			continue
		}
		name := strings.TrimPrefix(strings.TrimPrefix(pit.key, "captures.take-"), "captures.pit-")
		for _, suffix := range []string{"-some", "-made", "-single"} {
			name = strings.TrimSuffix(name, suffix)
		}
		pits = append(pits, name)
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
		case one.key == "captures.odd":
			return ruleset.OddNumbers.Has
		case one.text == inEnglish.text(evenNumber):
			return ruleset.EvenNumbers.Has
		case one.key == "captures.or-more":
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
