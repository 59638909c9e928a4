package solver

// arrayPerft is like [Perft], for [perftRules] alone, in plain array code: elements 0 to 5
// and 7 to 12 are the pits, 6 and 13 the stores. Tests compare its counts with the
// engine's, and benchmarks its speed.
func arrayPerft(seeds [16]int8, side, depth int) uint64 {
	var lines uint64
	store, skip := 6, 13
	if side == 1 {
		store, skip = 13, 6
	}
	for pit := store - 6; pit < store; pit++ {
		hand := seeds[pit&15]
		if hand == 0 {
			continue
		}
		next, turn := seeds, side
		next[pit&15] = 0
		at := pit
		for ; hand > 0; hand-- {
			if at++; at == skip {
				at++
			}
			if at >= 14 {
				at = 0
			}
			next[at&15]++
		}
		if at != store {
			if next[at&15] == 1 && at >= store-6 && at < store && next[(12-at)&15] > 0 {
				next[store&15] += 1 + next[(12-at)&15]
				next[at&15], next[(12-at)&15] = 0, 0
			}
			turn = 1 - side
		}
		south := next[0] | next[1] | next[2] | next[3] | next[4] | next[5]
		north := next[7] | next[8] | next[9] | next[10] | next[11] | next[12]
		if depth == 1 || south == 0 || north == 0 {
			lines++
		} else {
			lines += arrayPerft(next, turn, depth-1)
		}
	}
	return lines
}

// evenArray returns the array with the same number of seeds in each pit.
func evenArray(seeds int8) [16]int8 {
	var a [16]int8
	for i := range 6 {
		a[i], a[i+7] = seeds, seeds
	}
	return a
}
