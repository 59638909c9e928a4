package site

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// plain is the games of the course in plain array code, written from their clauses and
// knowing nothing of the engine, so that each task is judged twice. Pits 0 to 5 are
// South's from South's left, 6 to 11 North's from North's left; 12 and 13 are the stores.
type plain struct {
	game  string
	seeds [14]int
	turn  int // 0 South, 1 North
}

// plainMove is a pit and a way: 1 counterclockwise, -1 clockwise.
type plainMove struct{ pit, way int }

// plainFeat is what one move did.
type plainFeat struct {
	last, laps, drops, captured int
	again                       bool
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

// legal is the moves of the player on turn.
func (p plain) legal() (moves []plainMove) {
	if strings.HasPrefix(p.game, "lane") && p.row(1-p.turn) == 0 && p.row(p.turn) > 1 {
		panic("a pebble is due, which this code does not know of")
	}
	fewest, ways := 1, []int{1}
	if p.game == "pratt-ethiopian" { // P-T2, P-T3
		fewest, ways = 2, []int{1, -1}
	}
	for pit := 6 * p.turn; pit < 6*p.turn+6; pit++ {
		if p.seeds[pit] < fewest {
			continue
		}
		for _, way := range ways {
			moves = append(moves, plainMove{pit, way})
		}
	}
	switch {
	case p.game == "lane-ignorant" && len(moves) > 0: // LI-7
		return moves[len(moves)-1:]
	case p.game == "oware" && p.row(1-p.turn) == 0: // O-8
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

// next is the place after another on the way of the player on turn.
func (p plain) next(at, way int) int {
	stores := strings.HasPrefix(p.game, "pratt")
	both := p.game == "leaflet-nigerian"
	for side := range 2 {
		last, first := 6*side+5, (6*side+6)%12
		sown := both || stores && side == p.turn // P-B1 P-T2, N-N1
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

// play is the board after a move, and what the move did.
func (p plain) play(m plainMove) (plain, plainFeat) {
	f := plainFeat{}
	at := m.pit
	var sown []int // by the last lap
	for {
		origin, hand := at, p.seeds[at]
		p.seeds[at], sown = 0, nil
		f.laps++
		for ; hand > 0; hand-- {
			at = p.next(at, m.way)
			if at == origin && (strings.HasPrefix(p.game, "pratt") || p.game == "oware") { // P-E1, O-4
				at = p.next(at, m.way)
			}
			p.seeds[at]++
			f.drops++
			sown = append(sown, at)
			if p.game == "leaflet-nigerian" && at < 12 && p.seeds[at] == 4 && hand > 1 { // N-N4
				p.take(at, plainSide(at), &f)
			}
		}
		f.last = at
		n := p.seeds[at]
		more := p.game == "leaflet-nigerian" && at < 12 && n > 1 && n != 4 || strings.HasPrefix(p.game, "lane") && (n == 3 || n > 4) // N-N2, L-10
		if !more {
			break
		}
		if f.laps > 100 {
			panic("an endless relay")
		}
	}
	switch {
	case p.game == "leaflet-nigerian":
		if f.last < 12 && p.seeds[f.last] == 4 {
			p.take(f.last, plainSide(f.last), &f)
		}
	case strings.HasPrefix(p.game, "lane"): // L-9
		var run []int
		for k := len(sown) - 1; k >= 0 && (p.seeds[sown[k]] == 2 || p.seeds[sown[k]] == 4); k-- {
			run = append(run, sown[k])
		}
		for _, pit := range run {
			p.take(pit, p.turn, &f)
			p.take(11-pit, p.turn, &f)
		}
		f.again = p.game == "lane-wise" && f.captured > 0 // LW-9s
	case p.game == "oware": // O-5 O-6 O-7
		kept := p
		for k := len(sown) - 1; k >= 0 && plainSide(sown[k]) != p.turn && (p.seeds[sown[k]] == 2 || p.seeds[sown[k]] == 3); k-- {
			p.take(sown[k], p.turn, &f)
		}
		if p.row(1-p.turn) == 0 && f.captured > 0 {
			p, f.captured = kept, 0
		}
	case f.last == 12+p.turn: // P-E2
		f.again = p.game != "pratt-basic"
	case p.game != "pratt-basic" && plainSide(f.last) == p.turn && p.seeds[f.last] == 1 && p.seeds[11-f.last] > 0: // P-E3
		p.take(f.last, p.turn, &f)
		p.take(11-f.last, p.turn, &f)
	}
	if !f.again {
		p.turn = 1 - p.turn
	}
	return p, f
}

func (p *plain) take(pit, side int, f *plainFeat) {
	if side == p.turn {
		f.captured += p.seeds[pit]
	}
	p.seeds[12+side] += p.seeds[pit]
	p.seeds[pit] = 0
}

// turns is every way to play a turn: what its moves did, and the board after it.
func (p plain) turns(look func(feats []plainFeat, moves []plainMove, after plain, over bool) bool) {
	var from func(at plain, feats []plainFeat, moves []plainMove)
	from = func(at plain, feats []plainFeat, moves []plainMove) {
		for _, m := range at.legal() {
			after, f := at.play(m)
			feats, moves := append(slices.Clone(feats), f), append(slices.Clone(moves), m)
			over := !f.again || len(after.legal()) == 0
			if look(feats, moves, after, over) && !over {
				from(after, feats, moves)
			}
		}
	}
	from(p, nil, nil)
}

// best is what the player on turn wins by in the end, in a game of Egyptian Mancala.
func (p plain) best(known map[plain]int) int {
	if n, ok := known[p]; ok {
		return n
	}
	moves := p.legal()
	if len(moves) == 0 { // P-E4
		return p.seeds[12+p.turn] - p.seeds[13-p.turn] - p.row(1-p.turn)
	}
	most := -1000
	for _, m := range moves {
		after, f := p.play(m)
		n := after.best(known)
		if !f.again {
			n = -n
		}
		most = max(most, n)
	}
	known[p] = most
	return most
}

// reaches tells whether the moves of a turn so far reach a goal, in the words of the goal.
func (p plain) reaches(aim string, n, place int, feats []plainFeat, after plain, over bool) bool {
	captured := 0
	for _, f := range feats {
		captured += f.captured
		if aim == "land" && f.last == place || aim == "laps" && f.laps >= n || aim == "drops" && f.drops >= n {
			return true
		}
	}
	switch aim {
	case "capture":
		return captured >= n
	case "sowings":
		return len(feats) >= n
	case "leave":
		if !over {
			return false
		}
		most := 0
		after.turns(func(feats []plainFeat, _ []plainMove, _ plain, _ bool) bool {
			sum := 0
			for _, f := range feats {
				sum += f.captured
			}
			most = max(most, sum)
			return true
		})
		return most <= n
	case "win":
		if !over {
			return false
		}
		margin := after.best(map[plain]int{})
		if after.turn != p.turn {
			margin = -margin
		}
		return margin >= n
	case "land", "laps", "drops":
		return false
	}
	panic(fmt.Sprintf("no goal is called %s", aim))
}
