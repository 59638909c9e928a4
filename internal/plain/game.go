package plain

import "strings"

// game is the rules of a family of games.
type game interface {
	// legal is [Position.Legal].
	legal(p Position) []Move
	// play makes a sowing. It does not pass the turn.
	play(p *Position, m Move) Result
	// heirs returns the players who take the seeds left on their own side, in mangala on the
	// other side, when the game is over.
	heirs(p Position) [2]bool
}

// rules returns the rules of the position's game. It panics if this package has none.
func (p Position) rules() game {
	switch p.Game {
	case "pratt-basic", "pratt-egyptian", "pratt-ethiopian", "leaflet-egyptian", "leaflet-ethiopian", "leaflet-nigerian",
		"kalah", "gamepigeon", "avalanche":
		return stores{}
	case "obridje":
		return obridje{}
	case "endodoi":
		return endodoi{}
	case "lane-ignorant", "lane-wise":
		return lane{}
	case "oware", "ayoayo", "songo":
		return feeding{}
	case "lab-madjnuni", "lab-hakimi":
		return damascus{}
	case "congkak", "dakon", "sungka", "ohvalhu":
		return houses{}
	case "pallanguzhi", "pasu-pondi", "ali-guli-mane":
		return cups{}
	case "bohnenspiel", "vai-lung-thlan":
		return runs{}
	case "mangala":
		return mangala{}
	case "toguz-kumalak":
		return toguz{}
	case "layli-goobalay":
		return layli{}
	case "sulus-aidi", "krur", "gabata":
		return fours{}
	case "hus", "owela", "omweso", "isolo", "hawalis", "tsoro":
		return fourRows{}
	case "um-el-bagara", "unnee-tugalluulax":
		return single{}
	case "bao-la-kujifunza", "bao-la-kiswahili":
		return bao{}
	}
	panic("plain: no rules of " + p.Game)
}

// isAny reports whether the id of the game begins with one of the names.
func (p Position) isAny(names ...string) bool {
	for _, name := range names {
		if strings.HasPrefix(p.Game, name) {
			return true
		}
	}
	return false
}

// Legal returns the moves of the player to move, or the seeds that can be given; a pass if
// the player must pass; none when the game is over.
func (p Position) Legal() []Move { return p.rules().legal(p) }

// Play returns the position after a move, and what the move did.
func (p Position) Play(m Move) (Position, Result) {
	result := Result{Last: -1}
	switch {
	case m == Pass:
	case m.Way == Give: // L-11: to the first of the opponent's pits; the turn does not change
		p.Seeds[m.Pit]--
		p.Seeds[p.Pits*(1-p.side(m.Pit))]++
		return p, result
	default:
		result = p.rules().play(&p, m)
	}
	if !result.Again {
		p.Turn, p.Again = 1-p.Turn, false
	}
	return p, result
}

// Giver returns the side that must give a seed to the other; -1 for neither.
func (p Position) Giver() int {
	for side := range 2 {
		if p.isAny("lane") && p.Row(1-side) == 0 && p.Row(side) > 1 { // L-11, L-12
			return side
		}
	}
	return -1
}

// Margin returns how many more seeds a side has than the other when the game is over.
func (p Position) Margin(side int) int {
	heirs := p.rules().heirs(p)
	var score [2]int
	for s := range 2 {
		score[s] = p.Seeds[p.store(s)]
		for pit := range 2 * p.Pits {
			winsRest := (p.side(pit) == s) != p.isAny("mangala") // MG-9: the opponent of its owner
			if p.Owned[s][pit] || !p.isOwned(pit) && winsRest && heirs[s] {
				score[s] += p.Seeds[pit]
			}
		}
	}
	margin := score[side] - score[1-side]
	if !p.isAny("hus", "owela", "omweso", "isolo", "bao", "hawalis", "tsoro") {
		return margin
	}
	if side == p.Turn { // HU-8 OM-10 BA-16: whoever cannot move has lost
		return min(margin, -1)
	}
	return max(margin, 1)
}

// ahead returns how many more seeds a side has stored than the other.
func (p Position) ahead(side int) int { return p.Seeds[p.store(side)] - p.Seeds[p.store(1-side)] }

// Repeated returns the margin of a side if the game ends because the position has occurred
// three times (SB-1).
func (p Position) Repeated(side int) int {
	if p.isAny("bao") { // what it has in hand and in its house does not count
		return 0
	}
	margin := p.ahead(side)
	for pit := range 2 * p.Pits {
		owner := p.side(pit)
		switch {
		case p.isOwned(pit):
			owner = 0
			if p.Owned[1][pit] {
				owner = 1
			}
		case !p.isAny("oware", "ali-guli-mane", "layli-goobalay"): // O-10 LG-10
			continue
		}
		if owner == side {
			margin += p.Seeds[pit]
		} else {
			margin -= p.Seeds[pit]
		}
	}
	return margin
}
