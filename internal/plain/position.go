package plain

import (
	"slices"
	"strings"
)

// maxPits is the most pits that a side of these games has.
const maxPits = 32

// Position is the state of a game. The places 0 to Pits-1 are South's pits, Pits to 2*Pits-1
// North's, and then come South's store and North's. A side's pits go counterclockwise: a row
// from its owner's left; of two rows the outer one from the left, then the inner one from the
// right; with a middle row, the owner's row from the left, then half of that row from the right.
type Position struct {
	Game     string // the game's id
	Readings string // that are not the default, such as "bind=no house=5"
	Pits     int    // of each side
	Turn     int    // 0 South, 1 North
	Seeds    [2*maxPits + 2]int
	Owned    [2][2 * maxPits]bool // by side: the pits that it has made its own, in either row
	Held     [2 * maxPits]bool    // the pits that the player of the other row plays in this round
	Closed   [2 * maxPits]bool    // the pits that are out of play in this round
	Bound    [2 * maxPits]bool    // the pits that may not be emptied in the next move
	Again    bool                 // the player to move has had the one further move of a capture
	Lost     bool                 // the player to move has made a move that never ends, and lost
	Opening  int                  // the moves that the opening has left
	Further  int                  // the further pits that the player to move still captures
	Lap      int                  // the pit, from 1, of the last seed of a lap after which the player to move chooses the way of the next
	Origin   int                  // the pit, from 1, in which that lap began, if it sows captured seeds
}

// Move is a pit, and a way to sow it. Two other moves have ways of their own.
type Move struct {
	Pit, Way int
	On       bool // the move goes on where it may stop in a house
}

// The ways of moves: counterclockwise, clockwise, and giving a seed to a side without any.
const (
	Right = 1
	Left  = -1
	Give  = 0
)

// Pass is the move of a player who must pass.
var Pass = Move{Pit: -1, Way: Give}

// Result is what a move did.
type Result struct {
	Last     int  // the place of the last seed, or -1
	Laps     int  // none for a gift or a pass
	Drops    int  // seeds dropped, in all laps
	Captured int  // seeds captured by the mover
	Again    bool // the mover plays again
	Endless  bool // the relay would never end
	Stopped  bool // in a house from which the mover could have gone on
}

// Parse returns the position of a game in the notation of this book. It panics if the text
// has another form.
func Parse(game, text string) Position {
	p := Position{Game: game}
	fields := strings.Fields(text)
	rows := strings.Split(fields[0], "/")
	slices.Reverse(rows)
	if len(rows) == 3 { // each side owns the right half of the middle row
		p.parseMiddle(numbers(rows[0]), numbers(rows[1]), numbers(rows[2]))
		rows = nil
	}
	for i, row := range rows { // from South's outer row up, every second one goes leftwards
		list := numbers(row)
		if i%2 == 1 {
			slices.Reverse(list)
		}
		if len(rows) == 4 && i >= 2 { // North's outer row comes before the inner one
			i = 5 - i
		}
		copy(p.Seeds[i*len(list):], list)
		p.Pits = len(rows) / 2 * len(list)
	}
	copy(p.Seeds[2*p.Pits:], numbers(fields[1]))
	if fields[2] == "N" {
		p.Turn = 1
	}
	for _, word := range fields[3:] {
		key, value, _ := strings.Cut(word, "=")
		switch key {
		case "again":
			p.Again = true
		case "opening":
			p.Opening = number(value)
		case "further":
			p.Further = number(value)
		case "lap":
			p.Lap = number(value)
		case "lap-from":
			p.Origin = number(value)
		case "closed":
			for _, n := range numbers(value) {
				p.Closed[n-1] = true
			}
		case "bound":
			p.Bound[number(value)-1] = true
		case "south-holds", "north-holds":
			for _, n := range numbers(value) {
				p.Held[n-1] = true
			}
		case "south-owns", "north-owns":
			for _, n := range numbers(value) {
				p.Owned[strings.Index("sn", key[:1])][n-1] = true
			}
		default:
			panic("plain: a position with " + word)
		}
	}
	return p
}

// parseMiddle sets the pits of a board of three rows.
func (p *Position) parseMiddle(south, middle, north []int) {
	half := len(middle) / 2
	p.Pits = len(middle) + half
	slices.Reverse(middle[half:])
	slices.Reverse(north)
	copy(p.Seeds[:], slices.Concat(south, middle[half:], north, middle[:half]))
}

// numbers parses numbers with commas between them.
func numbers(text string) (list []int) {
	for word := range strings.SplitSeq(text, ",") {
		list = append(list, number(word))
	}
	return list
}

// reads reports whether the game is played by a reading that is not the default.
func (p Position) reads(reading string) bool {
	return slices.Contains(strings.Fields(p.Readings), reading)
}

// Row returns the number of seeds in the pits of a side.
func (p Position) Row(side int) (sum int) {
	for _, n := range p.Seeds[p.Pits*side : p.Pits*(side+1)] {
		sum += n
	}
	return sum
}

// side returns the side of a pit.
func (p Position) side(pit int) int {
	if side := pit / p.Pits; !p.Held[pit] {
		return side
	}
	return 1 - pit/p.Pits
}

// store returns the store of a side.
func (p Position) store(side int) int { return 2*p.Pits + side }

// isPit reports whether a place is a pit.
func (p Position) isPit(at int) bool { return at < 2*p.Pits }

// opposite returns the pit that faces a pit in a game with one row a side.
func (p Position) opposite(pit int) int { return 2*p.Pits - 1 - pit }

// isOwned reports whether a player has made a pit their own.
func (p Position) isOwned(pit int) bool { return p.Owned[0][pit] || p.Owned[1][pit] }

// after returns the pit after another, all round the board.
func (p Position) after(at, way int) int { return (at + way + 2*p.Pits) % (2 * p.Pits) }

// around returns the next pit in play after another.
func (p Position) around(at, way int) int {
	for at = p.after(at, way); p.Closed[at]; {
		at = p.after(at, way)
	}
	return at
}

// filled returns a move for each pit of the player to move with at least a number of seeds.
func (p Position) filled(fewest, way int) (moves []Move) {
	for pit := range 2 * p.Pits {
		if p.side(pit) == p.Turn && p.Seeds[pit] >= fewest && !p.isOwned(pit) {
			moves = append(moves, Move{Pit: pit, Way: way})
		}
	}
	return moves
}

// filledOrPass is like filled. If there is no such pit, the player passes while the other
// side has seeds.
func (p Position) filledOrPass(way int) []Move {
	moves := p.filled(1, way)
	if len(moves) == 0 && p.Row(1-p.Turn) > 0 {
		return []Move{Pass}
	}
	return moves
}

// lift takes the seeds of a pit in hand for a lap, and returns their number.
func (p *Position) lift(pit int, f *Result) int {
	n := p.Seeds[pit]
	p.Seeds[pit] = 0
	f.Laps++
	return n
}

// drop puts one seed into a place.
func (p *Position) drop(at int, f *Result) {
	p.Seeds[at]++
	f.Last = at
	f.Drops++
}

// take moves the seeds of a pit to the store of a side.
func (p *Position) take(pit, side int, f *Result) {
	if side == p.Turn {
		f.Captured += p.Seeds[pit]
	}
	p.Seeds[p.store(side)] += p.Seeds[pit]
	p.Seeds[pit] = 0
}

// maxLaps is the most laps of a move.
const maxLaps = 1 << 16

// relay remembers the laps of a move, to find one that never ends.
type relay struct {
	start Position
	begun map[lap]bool
}

// lap is a board and the pit that is about to be sown. origin is where the lap before began,
// if that matters.
type lap struct {
	board        Position
	from, origin int
}

func newRelay(p *Position) *relay { return &relay{*p, map[lap]bool{}} }

// sowLaps sows laps, the first from a pit and each other from the place where the one before ended,
// until one ends a move. next returns the place after another in a lap from a pit, and ends whether
// a lap that ended at a place is the last. It reports whether the relay ended; an endless one captures nothing.
func (p *Position) sowLaps(from int, f *Result, next func(at, from int) int, ends func(at int) bool) bool {
	relay := newRelay(p)
	for ; ; from = f.Last {
		if relay.isEndless(p, f, from, 0) {
			return false
		}
		if ends(p.sow(from, f, next)) {
			return true
		}
	}
}

// sow sows a lap from a pit and returns where it ends.
func (p *Position) sow(from int, f *Result, next func(at, from int) int) (at int) {
	at = from
	for hand := p.lift(from, f); hand > 0; hand-- {
		at = next(at, from)
		p.drop(at, f)
	}
	return at
}

// isEndless reports whether a relay has begun this lap before, which ends the move with no
// capture, or has had too many laps, which also undoes them and their captures (SB-2).
func (r *relay) isEndless(p *Position, f *Result, from, origin int) bool {
	next := lap{*p, from, origin}
	f.Endless = r.begun[next] || len(r.begun) == maxLaps
	if r.begun[next] {
		return true
	}
	if len(r.begun) == maxLaps {
		*p, f.Captured = r.start, 0
		return true
	}
	r.begun[next] = true
	return false
}
