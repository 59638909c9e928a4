package engine

// Adapt is the same rules with the word key changed to value and, where that has no
// meaning with the others, as few other words changed as give it one; ok is false where
// there is no such value, or nothing gives it a meaning.
func (r Rules) Adapt(key, value string) (adapted Rules, ok bool) {
	adapted, err := r.set(key, value)
	if err != nil {
		return r, false
	}
	for most := range len(words) {
		if adapted.adapt(key, 0, most) {
			return adapted, true
		}
	}
	return r, false
}

// adapt changes at most so many words, not the one that was chosen and none of those that were
// changed before, whose bits are set. Where that gives no meaning the rules stay as they are.
func (r *Rules) adapt(chosen string, before uint32, most int) bool {
	keys, err := r.clash()
	if err == nil || most == 0 {
		return err == nil
	}
	for at := range len(keys) * len(words) { // the word that makes it so before the others
		i := at % len(words)
		w := &words[i]
		if w.key != keys[at/len(words)] || w.key == chosen || before>>i&1 == 1 {
			continue
		}
		old := w.get(*r)
		for k := 0; ; k++ {
			n, ok := w.offer(r, k)
			if !ok {
				break
			}
			w.set(r, n)
			if n != old && r.adapt(chosen, before|1<<i, most-1) {
				return true
			}
		}
		w.set(r, old)
	}
	return false
}

// offer is the k-th value, from 0, of a word that may go with the others where its own does
// not, the plainest first.
func (w *word) offer(r *Rules, k int) (n int, ok bool) {
	room := 2 * r.Pits
	switch w.key {
	case "numbers":
		return k * (1<<2 | 1<<4), k < 2
	case "fewest":
		return k + 1, k < 2
	case "pits":
		room = max(2*r.Seeds, 1)
		fallthrough
	case "seeds":
		n = min(w.initial, MaxSeeds/room)
		return n, k == 0 && n >= w.least
	}
	return k, k < len(w.names)
}
