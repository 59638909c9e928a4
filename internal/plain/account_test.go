package plain

import (
	"slices"
	"strings"
)

// account is an entry of the atlas, written from its account alone: the first round, without what
// the entry says is not played. A nil function and a zero have the meaning that most games share.
type account struct {
	fewest    int                              // seeds that a pit must hold; otherwise one
	singles   bool                             // other pits may be played when none holds so many
	ways      func(p *Position, pit int) []int // directions, otherwise counterclockwise
	opens     int                              // the column, from 1, of prescribed first moves
	skips     int                              // skipsLap or skipsMove
	back      bool                             // the first of several seeds goes back into the pit
	store     bool                             // the mover's store is sown, after the last pit of the row
	leftStore bool                             // that store is at the left of the row in both directions
	seed      func(t *lapEnd)                  // what each seed does as it falls
	last      func(t *lapEnd) follow           // what the last seed of a lap does
	before    func(t *lapEnd)                  // what precedes the whole move
	after     func(t *lapEnd)                  // what follows the whole move
	may       func(p Position, m Move) bool    // which of these moves are allowed
	feeds     duty                             // whether a side without seeds must get some
	passes    bool                             // a player who cannot move passes while the other can
	ended     func(p *Position) bool           // whether the game is over, whoever could move
	rest      func(p *Position) [2]int         // the seeds left on the board that each side gets
	quiet     int                              // the first moves that win no pits
	covers    bool                             // sowings pass over pits that the other player has won
	goesBack  bool                             // captured seeds are sown from where the lap began
	holds     bool                             // a player passes only with seeds
	emptyWins bool                             // the player whose row is empty wins
	byMoves   bool                             // who cannot move, or has no seeds, has lost
	ahead     bool                             // laps go on from the next pit, and may come back to the first one
	leaves    bool                             // further pits may be left
	onTurn    bool                             // ... but only when it is their turn
}

const (
	skipsLap  = 1 // a lap passes over the pit that it began in
	skipsMove = 2 // every lap passes over the pit that the move began in
)

type duty int

const (
	mustFeed = duty(iota + 1) // if no move feeds, the game is over
	feedIfPossible
)

// lapEnd is the seed that fell last, in a lap of a move.
type lapEnd struct {
	p                   *Position
	f                   *Result
	at, from, move, way int     // its place, the pit that the lap began in, that of the move, the direction
	skipped             int     // the pit that sowings pass over, or -1
	round               bool    // the lap went all round the board
	final               bool    // it is the last of its lap
	ends                [2]bool // of the other player's inner row: whether the move has captured there
}

// follow is what follows a lap: the end of the turn, or of the move only, or another lap of the
// seeds of a pit, or of hand, after that pit.
type follow struct {
	more, again bool
	pit, hand   int
	turned      bool // the next lap goes the other way
}

var stop = follow{}

func (t *lapEnd) n() int      { return t.p.Seeds[t.at] }
func (t *lapEnd) own() bool   { return t.p.isPit(t.at) && t.p.side(t.at) == t.p.Turn }
func (t *lapEnd) their() bool { return t.p.isPit(t.at) && !t.own() }
func (t *lapEnd) alone() bool { return t.n() == 1 }
func (t *lapEnd) lap() follow { return follow{more: true, pit: t.at} }
func (t *lapEnd) take(pits ...int) {
	for _, pit := range pits {
		t.p.take(pit, t.p.Turn, t.f)
	}
}
func (t *lapEnd) give(pit int)       { t.p.take(pit, t.p.side(pit), t.f) } // to the owner of the pit
func (t *lapEnd) opposite() int      { return t.p.opposite(t.at) }
func (t *lapEnd) step(n int) int     { return t.p.around(t.at, n*t.way) }
func (t *lapEnd) isMine(at int) bool { return t.p.Owned[t.p.Turn][at] }
func (t *lapEnd) isOthers(at int) bool {
	return t.p.Owned[1-t.p.Turn][at]
}

// run takes pits that hold one of the numbers, from the last seed on while they do, on the sides that ok allows.
func (t *lapEnd) run(ok func(pit int) bool, way int, numbers ...int) {
	for at := t.at; ok(at) && slices.Contains(numbers, t.p.Seeds[at]); {
		t.take(at)
		if at = t.p.around(at, way); at == t.skipped && t.round {
			at = t.p.around(at, way)
		}
	}
}

// inner reports whether the last seed fell in the inner row of a board of four rows.
func (t *lapEnd) inner() bool { return t.at%t.p.Pits >= t.p.Pits/2 }

// facing returns the two pits opposite an inner one, the inner one first.
func (t *lapEnd) facing() [2]int { return fourRows{}.facing(t.p, t.at) }

// lift takes seeds of pits into the hand.
func (t *lapEnd) lift(pits ...int) (hand int) {
	for _, pit := range pits {
		hand += t.p.Seeds[pit]
		t.f.Captured += t.p.Seeds[pit]
		t.p.Seeds[pit] = 0
	}
	return hand
}

func (a *account) next(p *Position, at, way, from, move int) int {
	for {
		switch {
		case a.store && at == p.store(p.Turn):
			at = p.Pits * (p.Turn + 1) % (2 * p.Pits)
			if a.leftStore && way == Right {
				at = p.Pits * p.Turn
			}
			if way == Left {
				at = p.after(p.Pits*p.Turn, Left)
			}
		case a.leftStore && way == Right:
			if at = p.around(at, way); at == p.Pits*p.Turn {
				at = p.store(p.Turn)
			}
		case a.store && (way == Right && at == p.Pits*(p.Turn+1)-1 || way == Left && at == p.Pits*p.Turn):
			at = p.store(p.Turn)
		case p.fourRows():
			at = fourRows{}.next(p, at, way)
		default:
			at = p.around(at, way)
		}
		if a.skips == skipsLap && at == from || a.skips == skipsMove && at == move || a.covers && p.Owned[1-p.Turn][at] {
			continue
		}
		return at
	}
}

func (p *Position) fourRows() bool { return strings.HasPrefix(p.Readings, "four") }

func (a *account) moves(p *Position) (moves []Move) {
	if p.Further > 0 {
		for pit := range 2 * p.Pits {
			if p.side(pit) != p.Turn && p.Seeds[pit] > 0 {
				moves = append(moves, Move{Pit: pit, Way: takes})
			}
		}
		if a.leaves {
			moves = append(moves, Pass)
		}
		return moves
	}
	if a.ended != nil && a.ended(p) {
		return nil
	}
	moves = a.filled(p)
	if len(moves) == 0 && a.holds && p.Row(p.Turn) > 0 {
		return []Move{Pass}
	}
	if len(moves) == 0 && a.passes {
		other := *p
		other.Turn = 1 - p.Turn
		if len(a.filled(&other)) > 0 {
			return []Move{Pass}
		}
	}
	if a.feeds == 0 || p.Row(1-p.Turn) > 0 {
		return moves
	}
	var fed []Move
	for _, m := range moves {
		if after := *p; a.play(&after, m).Laps > 0 && after.Row(1-p.Turn) > 0 {
			fed = append(fed, m)
		}
	}
	if len(fed) == 0 && a.feeds == feedIfPossible {
		return moves
	}
	return fed
}

func (a *account) filled(p *Position) (moves []Move) {
	fewest := max(a.fewest, 1)
	pits := p.filled(fewest, Right)
	if len(pits) == 0 && a.singles {
		pits = p.filled(1, Right)
	}
	for _, m := range pits {
		ways := []int{Right}
		if a.ways != nil {
			ways = a.ways(p, m.Pit)
		}
		for _, m.Way = range ways {
			prescribed := a.opens > 0 && p.Opening > 0 && m.Pit%p.Pits != a.opens-1
			if !prescribed && (a.may == nil || a.may(*p, m)) {
				moves = append(moves, m)
			}
		}
	}
	if len(moves) == 0 && a.opens > 0 && p.Opening > 0 { // that pit was captured
		free := *p
		free.Opening = 0
		return a.filled(&free)
	}
	return moves
}

func (a *account) play(p *Position, m Move) Result {
	f := Result{Last: -1}
	if m.Way == takes {
		p.take(m.Pit, p.Turn, &f)
		p.choose(p.Further-1, &f)
		return f
	}
	t := &lapEnd{p: p, f: &f, at: m.Pit, from: m.Pit, move: m.Pit, way: m.Way, skipped: -1}
	if a.skips != 0 {
		t.skipped = m.Pit
	}
	if a.before != nil {
		a.before(t)
	}
	relay := newRelay(p)
	for do := t.lap(); ; {
		origin := 0
		if a.goesBack && f.Laps > 0 {
			origin = t.from
		}
		at := t.at
		if a.ahead && f.Laps == 0 {
			at = p.around(at, -m.Way)
		}
		if relay.isEndless(p, &f, at, origin) {
			return f
		}
		if f.Laps > 0 {
			t.final = true
			if do = a.last(t); !do.more {
				f.Again = do.again
				break
			}
		}
		hand, at := do.hand, do.pit
		if hand == 0 {
			t.from = do.pit
			hand = p.lift(do.pit, &f)
		} else {
			f.Laps++
		}
		if a.back && hand > 1 {
			p.drop(at, &f)
			hand--
		}
		if do.turned {
			t.way = -t.way
		}
		t.round = hand >= 2*p.Pits-1
		for ; hand > 0; hand-- {
			at = a.next(p, at, t.way, t.from, t.move)
			p.drop(at, &f)
			t.at, t.final = at, hand == 1
			if a.seed != nil {
				a.seed(t)
			}
		}
	}
	if a.after != nil {
		a.after(t)
	}
	return f
}

// What many accounts have in common.

func clockwise(*Position, int) []int { return []int{Left} }
func eitherWay(*Position, int) []int { return []int{Right, Left} }

// relayOr sows on from pits with seeds, and does something in empty ones.
func relayOr(do func(t *lapEnd)) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if !t.p.isPit(t.at) {
			return stop
		}
		if !t.alone() {
			return t.lap()
		}
		do(t)
		return stop
	}
}

func nothing(*lapEnd) {}

// takesOpposite takes what faces an empty pit of the mover's.
func takesOpposite(t *lapEnd) {
	if t.own() {
		t.take(t.opposite())
	}
}

func toOwners(p *Position) [2]int { return [2]int{p.Row(0), p.Row(1)} }

// toOther gives what is left to the player who could still move.
func toOther(p *Position) (rest [2]int) {
	rest[1-p.Turn] = p.Row(0) + p.Row(1)
	return rest
}

func rowEmpty(p *Position) bool { return p.Row(0) == 0 || p.Row(1) == 0 }

// takesColumn takes the seeds of the facing inner pit, and with them those behind it.
func takesColumn(t *lapEnd) {
	if facing := t.facing(); t.inner() && t.p.Seeds[facing[0]] > 0 {
		t.take(facing[0], facing[1])
	}
}

// takes is the way of a move that captures a further pit.
const takes = 2

// choose leaves the mover so many further pits to capture, or as many as hold seeds.
func (p *Position) choose(n int, f *Result) {
	held := 0
	for pit := range 2 * p.Pits {
		if p.side(pit) != p.Turn && p.Seeds[pit] > 0 {
			held++
		}
	}
	p.Further = min(n, held)
	f.Again = p.Further > 0
}

// takesMore takes a column and lets the player choose n further pits.
func takesMore(n int) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if !t.alone() {
			return t.lap()
		}
		facing := t.facing()
		if !t.inner() || t.p.Seeds[facing[0]] == 0 {
			return stop
		}
		t.take(facing[0], facing[1])
		t.p.choose(n, t.f)
		return follow{again: t.p.Further > 0}
	}
}

// sowsColumn is a relay on four rows that captures from occupied inner pits and sows what it takes
// after the start of the lap, or after its end. Both pits must hold seeds, or the inner one.
func sowsColumn(both, fromStart bool) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if t.alone() {
			return stop
		}
		facing := t.facing()
		if !t.inner() || t.p.Seeds[facing[0]] == 0 || both && t.p.Seeds[facing[1]] == 0 || t.p.Opening > 0 {
			return t.lap()
		}
		hand := t.lift(facing[0], facing[1])
		if fromStart {
			return follow{more: true, pit: t.from, hand: hand}
		}
		t.from = t.at
		return follow{more: true, pit: t.at, hand: hand}
	}
}
