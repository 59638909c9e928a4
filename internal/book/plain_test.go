package book_test

import (
	"slices"
	"strconv"
	"strings"
)

// plain is a position in a second implementation of this book's games: plain array code,
// written from the clauses, that shares nothing with the engine. Pits 0 to 5 are South's,
// from South's left, 6 to 11 North's, from North's left; 12 and 13 are the stores.
type plain struct {
	game  string
	seeds [14]int
	turn  int // 0 South, 1 North
}

// plainMove is a pit and a way: 1 for counterclockwise, -1 for clockwise, 0 for giving a
// seed.
type plainMove struct{ pit, way int }

// plainResult is what one move did.
type plainResult struct {
	last, laps, drops, captured int
	again, given                bool
}

func parsePlain(game, position string) plain {
	p := plain{game: game}
	fields := strings.FieldsFunc(position, func(r rune) bool { return r == '/' || r == ' ' })
	numbers := func(text string) (list []int) {
		for word := range strings.SplitSeq(text, ",") {
			n, err := strconv.Atoi(word)
			if err != nil {
				panic(err)
			}
			list = append(list, n)
		}
		return list
	}
	north := numbers(fields[0])
	slices.Reverse(north)
	copy(p.seeds[:], slices.Concat(numbers(fields[1]), north, numbers(fields[2])))
	if fields[3] == "N" {
		p.turn = 1
	}
	return p
}

func plainSide(pit int) int { return pit / 6 }

// hasPrefix reports whether the id of the game begins with one of names.
func (p plain) hasPrefix(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { return strings.HasPrefix(p.game, name) })
}

// giver returns the side that must give a seed to the other; -1 for neither.
func (p plain) giver() int {
	for side := range 2 {
		if p.hasPrefix("lane") && p.row(1-side) == 0 && p.row(side) > 1 { // L-11, L-12
			return side
		}
	}
	return -1
}

// legal returns the moves of the player to move, or the seeds that can be given; none
// when the game is over.
func (p plain) legal() (moves []plainMove) {
	if p.hasPrefix("kalah", "gamepigeon", "avalanche", "leaflet-egyptian", "leaflet-ethiopian") && (p.row(0) == 0 || p.row(1) == 0) { // K-6 G-8 V-7 N-E3
		return nil
	}
	side, fewest, ways := p.turn, 1, []int{1}
	if p.hasPrefix("pratt-ethiopian", "leaflet-ethiopian") { // P-T2, P-T3, N-T1, N-T2
		fewest, ways = 2, []int{1, -1}
	}
	if giver := p.giver(); giver >= 0 {
		side, ways = giver, []int{0}
	}
	for pit := 6 * side; pit < 6*side+6; pit++ {
		if p.seeds[pit] < fewest {
			continue
		}
		for _, way := range ways {
			moves = append(moves, plainMove{pit, way})
		}
	}
	switch {
	case p.hasPrefix("lane") && p.row(0)+p.row(1) < 2: // L-12
		return nil
	case p.hasPrefix("lane-ignorant") && p.giver() >= 0:
		panic("a seed is given in the game of the Ignorant, where this code does not know the choice")
	case p.hasPrefix("lane-ignorant") && len(moves) > 0: // LI-7
		return moves[len(moves)-1:]
	case p.hasPrefix("oware", "ayoayo") && p.row(1-p.turn) == 0: // O-8, A-7
		feeding := slices.DeleteFunc(slices.Clone(moves), func(m plainMove) bool {
			after, _ := p.play(m)
			return after.row(1-p.turn) == 0
		})
		return feeding
	}
	return moves
}

func (p plain) row(side int) (sum int) {
	for _, n := range p.seeds[6*side : 6*side+6] {
		sum += n
	}
	return sum
}

// next returns the place after another on the track of the player to move.
func (p plain) next(at, way int) int {
	hasStores := !p.hasPrefix("lane", "oware", "ayoayo") // L-9, O-3, A-2
	sowsBothStores := p.hasPrefix("leaflet-nigerian")
	for side := range 2 { // a store is next to its side's last pit counterclockwise
		last, first := 6*side+5, (6*side+6)%12
		sown := sowsBothStores || hasStores && side == p.turn // P-B1 P-T2, K-3, G-5, V-2, N-G2, N-N1
		switch {
		case at == 12+side && way > 0:
			return first
		case at == 12+side:
			return last
		case sown && (way > 0 && at == last || way < 0 && at == first):
			return 12 + side
		}
	}
	return (at + way + 12) % 12
}

// play returns the position after a move, and what the move did.
func (p plain) play(m plainMove) (plain, plainResult) {
	if m.way == 0 { // L-11: it goes to the first of the opponent's pits; the turn does not change
		p.seeds[m.pit]--
		p.seeds[6*(1-plainSide(m.pit))]++
		return p, plainResult{last: -1, given: true}
	}
	f := plainResult{}
	at := m.pit
	start, endless := p, false
	type lift struct {
		plain
		pit int
	}
	var lifts map[lift]bool // of this move, recorded once it is long
	var sown []int          // by the last lap
	for {
		if lifts != nil {
			lifts[lift{p, at}] = true
		}
		origin, hand := at, p.seeds[at]
		p.seeds[at], sown = 0, nil
		f.laps++
		for ; hand > 0; hand-- {
			at = p.next(at, m.way)
			if at == origin && p.hasPrefix("pratt", "oware", "ayoayo") { // P-E1, O-4, A-3
				at = p.next(at, m.way)
			}
			p.seeds[at]++
			f.drops++
			sown = append(sown, at)
			if p.hasPrefix("leaflet-nigerian") && at < 12 && p.seeds[at] == 4 && hand > 1 { // N-N4
				p.take(at, plainSide(at), &f)
			}
		}
		f.last = at
		n := p.seeds[at]
		var more bool
		switch {
		case at >= 12: // N-N3, V-3
		case p.hasPrefix("leaflet-nigerian"): // N-N2
			more = n > 1 && n != 4
		case p.hasPrefix("lane"): // L-10
			more = n == 3 || n > 4
		case p.hasPrefix("ayoayo", "avalanche"): // A-4, V-4
			more = n > 1
		}
		if !more {
			break
		}
		if endless = lifts[lift{p, at}]; endless { // SB-2
			break
		}
		if f.laps == 100 && lifts == nil {
			p, at, f, lifts = start, m.pit, plainResult{}, map[lift]bool{}
		}
	}
	home := f.last == 12+p.turn
	empty := f.last < 12 && plainSide(f.last) == p.turn && p.seeds[f.last] == 1
	switch {
	case endless: // the last seed captures nothing
	case p.hasPrefix("leaflet-nigerian"):
		if f.last < 12 && p.seeds[f.last] == 4 {
			p.take(f.last, plainSide(f.last), &f)
		}
	case p.hasPrefix("lane"): // L-9
		var run []int
		for k := len(sown) - 1; k >= 0 && (p.seeds[sown[k]] == 2 || p.seeds[sown[k]] == 4); k-- {
			run = append(run, sown[k])
		}
		for _, pit := range run {
			p.take(pit, p.turn, &f)
			p.take(11-pit, p.turn, &f)
		}
		f.again = p.hasPrefix("lane-wise") && f.captured > 0 // LW-9s
	case p.hasPrefix("oware"): // O-5 O-6 O-7
		kept := p
		for k := len(sown) - 1; k >= 0 && plainSide(sown[k]) != p.turn && (p.seeds[sown[k]] == 2 || p.seeds[sown[k]] == 3); k-- {
			p.take(sown[k], p.turn, &f)
		}
		if p.row(1-p.turn) == 0 && f.captured > 0 {
			p, f.captured = kept, 0
		}
	case p.hasPrefix("ayoayo"): // A-5 A-6
		if empty {
			p.take(11-f.last, p.turn, &f)
		}
	case home: // P-E2, K-4, G-7, V-3, N-E1
		f.again = !p.hasPrefix("pratt-basic")
	case p.hasPrefix("pratt-basic", "avalanche"): // P-B1, V-5
	case empty && (p.seeds[11-f.last] > 0 || p.hasPrefix("leaflet")): // P-E3, K-5, G-6, N-E2
		p.take(f.last, p.turn, &f)
		p.take(11-f.last, p.turn, &f)
	}
	if !f.again {
		p.turn = 1 - p.turn
	}
	return p, f
}

func (p *plain) take(pit, side int, f *plainResult) {
	if side == p.turn {
		f.captured += p.seeds[pit]
	}
	p.seeds[12+side] += p.seeds[pit]
	p.seeds[pit] = 0
}
