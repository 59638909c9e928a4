package engine

import (
	"slices"
	"strconv"
)

// Adapt is the same rules with the word key changed to value and, where that has no
// meaning with the others, as few other words changed as give it one; ok is false where
// there is no such value, or nothing gives it a meaning.
func (r Rules) Adapt(key, value string) (adapted Rules, ok bool) {
	changed, err := r.set(key, value)
	if err != nil {
		return r, false
	}
	for most := range len(words) {
		if adapted, ok = changed.adapt([]string{key}, most); ok {
			return adapted, true
		}
	}
	return r, false
}

// adapt changes at most so many words, none of the fixed.
func (r Rules) adapt(fixed []string, most int) (Rules, bool) {
	keys, err := r.clash()
	if err == nil {
		return r, true
	}
	if most == 0 {
		return r, false
	}
	for _, key := range keys {
		if key == "" || slices.Contains(fixed, key) {
			continue
		}
		for _, value := range r.offers(key) {
			changed, err := r.set(key, value)
			if err != nil || changed == r {
				continue
			}
			if adapted, ok := changed.adapt(append(slices.Clone(fixed), key), most-1); ok {
				return adapted, true
			}
		}
	}
	return r, false
}

// offers is the values of a word that may go with others where its own does not, the
// plainest first.
func (r Rules) offers(key string) []string {
	fit := func(usual, room int) []string { return []string{strconv.Itoa(min(usual, room))} }
	switch key {
	case "pits":
		return fit(6, MaxSeeds/max(2*r.Seeds, 1))
	case "seeds":
		return fit(4, MaxSeeds/(2*r.Pits))
	case "numbers":
		return []string{"none", "2,4"}
	case "fewest":
		return []string{"1", "2"}
	}
	return Values(key)
}
