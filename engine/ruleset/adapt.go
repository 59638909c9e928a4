package ruleset

import (
	"strings"

	"sowbook/engine/board"
	"sowbook/engine/capture"
)

// Adapt returns the same rules with the word key changed to value. If the result is
// contradictory, it changes as few other words as possible to fix that. ok is false if
// there is no such value or no fix.
func (r Set) Adapt(key, value string) (adapted Set, ok bool) {
	adapted = r
	if adapted.set(key, value) != nil {
		return r, false
	}
	if strings.HasPrefix(key, CapturesKey) || IsOld(key) {
		key = CapturesKey
	}
	for limit := range len(words) {
		if adapted.adapt(key, 0, limit, "") {
			return adapted, true
		}
	}
	return r, false
}

// adapt resolves contradictions by changing at most limit words, but neither the word
// chosen nor those in before, a set of bits by index in words. It fails if the first
// contradiction is still the one called unresolved, because then the last change was in
// vain. If it fails, the rules stay as they were.
func (r *Set) adapt(chosen string, before uint64, limit int, unresolved string) bool {
	keys, why := r.clash()
	if why == "" || limit == 0 || why == unresolved {
		return why == ""
	}
	was := *r
	for at := range len(keys) * len(words) { // the word to blame first
		i := at % len(words)
		w := &words[i]
		if w.key != keys[at/len(words)] || w.key == chosen || before>>i&1 == 1 {
			continue
		}
		for k := 0; r.offer(w, k); k++ {
			if *r != was && r.adapt(chosen, before|1<<i, limit-1, why) {
				return true
			}
			*r = was
		}
		*r = was
	}
	return false
}

// offered has the captures to try.
var offered = [...]string{"last own empty: it and facing", "last theirs makes 2,4: it, back", "last inner occupied: facing, sown from last", "last inner occupied: facing, sown from end", "none"}

// offer sets a word to the k-th value, from 0, to try, the simplest value first. It returns
// false if there are no more.
func (r *Set) offer(w *word, k int) bool {
	room, n, ok := 2*r.Board().Pits, k, k < len(w.names)
	switch {
	case w.key == CapturesKey:
		if ok = k < len(offered); ok {
			r.Captures, _ = capture.Parse(offered[k])
		}
		return ok
	case k < len(w.offers):
		n, ok = w.offers[k], true
	case w.key == "pits":
		room = max(2*r.Seeds, 1)
		fallthrough
	case w.key == "seeds":
		n = min(w.initial, board.MaxSeeds/room)
		ok = k == 0 && n >= w.least
	}
	if ok {
		w.put(r, n)
	}
	return ok
}
