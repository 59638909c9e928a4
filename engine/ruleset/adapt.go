package ruleset

import "sowbook/engine/board"

// Adapt returns the same rules with the word key changed to value. If the result is
// contradictory, it changes as few other words as possible to fix that. ok is false if
// there is no such value or no fix.
func (r Set) Adapt(key, value string) (adapted Set, ok bool) {
	f := r.form()
	if f.set(key, value) != nil {
		return r, false
	}
	f.isListed = find(key) == nil
	for limit := range len(words) {
		if f.adapt(key, 0, limit, "") {
			return f.rules(), true
		}
	}
	return r, false
}

// adapt resolves contradictions by changing at most limit words, but neither the word
// chosen nor those in before, a set of bits by index in words. It fails if the first
// contradiction is still the one called unresolved, because then the last change was in
// vain. If it fails, the rules stay as they were.
func (r *form) adapt(chosen string, before uint64, limit int, unresolved string) bool {
	keys, why := r.clash()
	if why == "" || limit == 0 || why == unresolved {
		return why == ""
	}
	for at := range len(keys) * len(words) { // the word to blame first
		i := at % len(words)
		w := &words[i]
		if w.key != keys[at/len(words)] || w.key == chosen || before>>i&1 == 1 || IsShortKey(w.key) && (r.isListed || !r.isShort) {
			continue
		}
		old := w.get(r)
		for k := 0; ; k++ {
			n, ok := w.offer(r, k)
			if !ok {
				break
			}
			w.put(r, n)
			if n != old && r.adapt(chosen, before|1<<i, limit-1, why) {
				return true
			}
		}
		w.put(r, old)
	}
	return false
}

// offer returns the k-th value, from 0, to try for a word, the simplest value first. It
// returns false if there are no more.
func (w *word) offer(r *form, k int) (n int, ok bool) {
	room := 2 * r.Board().Pits
	switch w.key {
	case "numbers":
		return k * (1<<2 | 1<<4), k < 2
	case "fewest":
		return k + 1, k < 2
	case "few", "no-capture":
		return 0, k == 0
	case "stock", "house":
		return 6 * k, k < 2
	case "pits":
		room = max(2*r.Seeds, 1)
		fallthrough
	case "seeds":
		n = min(w.initial, board.MaxSeeds/room)
		return n, k == 0 && n >= w.least
	}
	return k, k < len(w.names)
}
