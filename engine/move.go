package engine

import (
	"strconv"
	"strings"
)

// Act is what kind of move a move is.
type Act uint8

// Sow plays a pit. Pass is the forced pass of a player who has no pit to play.
// Give puts one seed of a pit into the first pit of a side that has none.
const (
	Sow Act = iota
	Pass
	Gift
)

// Move is one player's choice. Pit counts for Sow and Gift, Way for Sow alone.
type Move struct {
	Act Act
	Pit Place
	Way Way
}

// Refusal is why a move is illegal. Its Rule tells which rule forbids it.
type Refusal struct {
	Rule Rule
	Pit  Place // the pit that may not be played, or Hand
}

func (e *Refusal) Error() string { return "illegal move: " + e.Rule.String() }

// ways is the directions that a move may go.
func (r Rules) ways() []Way {
	switch r.Direction {
	case Counterclockwise:
		return []Way{Right}
	case Clockwise:
		return []Way{Left}
	}
	return []Way{Right, Left}
}

// playable tells whether the side on turn may play the seeds of a pit of its
// own, as far as that pit alone can tell.
func (r Rules) playable(p *Position, at Place) bool { return int(p.seeds[at]) >= r.Fewest }

// only is the one pit that may be played where the rightmost must be; false when
// there is none.
func (r Rules) only(p *Position) (Place, bool) {
	b := p.board()
	last := b.First(p.turn) + Place(b.Pits) - 1
	for at := last; at >= b.First(p.turn); at-- {
		if p.seeds[at] > 0 {
			return at, true
		}
		if r.Rightmost == RightmostPasses {
			break
		}
	}
	return last, false
}

// canSow tells whether the side on turn has any pit to play.
func (r Rules) canSow(p *Position) bool {
	if r.Pick == PickRightmost {
		_, ok := r.only(p)
		return ok
	}
	b := p.board()
	for i, at := 0, b.First(p.turn); i < b.Pits; i, at = i+1, at+1 {
		if r.playable(p, at) {
			return true
		}
	}
	return false
}

// MustPass reports whether the side to move has seeds but may play none of
// them, under rules that make it pass.
func (r Rules) MustPass(p *Position) bool {
	return (r.Stuck == StuckPasses || r.Rightmost == RightmostPasses) && !r.canSow(p) && p.inPits(p.turn) > 0
}

// mustFeed tells whether the opponent of the side on turn has no seeds and must
// be given some by the move.
func (r Rules) mustFeed(p *Position) bool { return r.Feed && p.inPits(p.turn.Other()) == 0 }

// feeds tells whether a move leaves the opponent seeds.
func (r Rules) feeds(p *Position, m Move) bool {
	t := turn{rules: r, board: p.board(), pos: *p, move: m}
	t.sow()
	return t.pos.InPits(p.turn.Other()) > 0
}

// Legal is the moves that may be made, in pit order from the mover's left to
// right, R before L in each pit; a forced pass is the only move there is, and so
// are the gifts to a side without seeds while one is due. It is empty when there
// is none, which ends the game.
func (r Rules) Legal(p Position) []Move { return r.AppendLegal(nil, &p) }

// AppendLegal appends the moves of [Rules.Legal] to moves and returns the
// extended slice. It allocates only when moves has too little room.
func (r Rules) AppendLegal(moves []Move, p *Position) []Move {
	if r.ended(p) != GoesOn {
		return moves
	}
	b := p.board()
	if giver, due := r.giver(p); due {
		for i, at := 0, b.First(giver); i < b.Pits; i, at = i+1, at+1 {
			m := Move{Act: Gift, Pit: at}
			if _, refused := r.refusesGift(p, m, giver, due); !refused {
				moves = append(moves, m)
			}
		}
		return moves
	}
	if r.MustPass(p) {
		return append(moves, Move{Act: Pass})
	}
	for i, at := 0, b.First(p.turn); i < b.Pits; i, at = i+1, at+1 {
		if p.seeds[at] == 0 {
			continue
		}
		for _, w := range r.ways() {
			m := Move{Sow, at, w}
			if _, refused := r.refusesSowing(p, m); !refused {
				moves = append(moves, m)
			}
		}
	}
	return moves
}

// Refuses says why a move may not be made, or nil when it may.
func (r Rules) Refuses(p Position, m Move) *Refusal {
	if why, refused := r.refuses(&p, m); refused {
		return &Refusal{why.Rule, why.Pit}
	}
	return nil
}

// refuses is [Rules.Refuses] without a pointer, so that asking allocates nothing.
func (r Rules) refuses(p *Position, m Move) (Refusal, bool) {
	if end := r.ended(p); end != GoesOn {
		return Refusal{end.Rule(), Hand}, true
	}
	giver, due := r.giver(p)
	switch {
	case due || m.Act == Gift:
		return r.refusesGift(p, m, giver, due)
	case m.Act == Pass:
		if !r.MustPass(p) {
			return Refusal{RulePass, Hand}, true
		}
		return Refusal{}, false
	}
	return r.refusesSowing(p, m)
}

// refusesSowing says why a pit may not be sown.
func (r Rules) refusesSowing(p *Position, m Move) (Refusal, bool) {
	b := p.board()
	switch {
	case !b.IsPit(m.Pit) || b.Owner(m.Pit) != p.turn:
		return Refusal{RuleOwnPits, m.Pit}, true
	case p.seeds[m.Pit] == 0:
		return Refusal{RuleEmptyPit, m.Pit}, true
	case !r.playable(p, m.Pit):
		return Refusal{RuleFewest, m.Pit}, true
	case m.Way == Right && r.Direction == Clockwise || m.Way == Left && r.Direction == Counterclockwise:
		return Refusal{RuleDirection, m.Pit}, true
	}
	if r.Pick == PickRightmost {
		if at, ok := r.only(p); !ok || at != m.Pit {
			return Refusal{RuleRightmost, m.Pit}, true
		}
	}
	if r.mustFeed(p) && !r.feeds(p, m) {
		return Refusal{RuleFeed, m.Pit}, true
	}
	return Refusal{}, false
}

// Labels is how a variant numbers its pits.
type Labels uint8

// Near numbers each player's pits from the player's own store, FromLeft from
// the player's left, Cells all pits of the board in one row of numbers,
// counterclockwise from South's left.
const (
	Near Labels = iota
	FromLeft
	Cells
)

var labelNames = []string{"near", "left", "cell"}

// String is the name of the numbering: near, left or cell.
func (l Labels) String() string { return labelNames[l] }

// ParseLabels reads near, left or cell.
func ParseLabels(text string) (Labels, error) {
	for i, name := range labelNames {
		if name == text {
			return Labels(i), nil
		}
	}
	return 0, &TextError{0, "labels is " + list(labelNames) + ", not " + quote(text)}
}

// Label is the number of pit at on board b.
func (l Labels) Label(b Board, at Place) int {
	i := int(at) % b.Pits // from the owner's left
	switch l {
	case Near:
		return b.Pits - i
	case FromLeft:
		return i + 1
	}
	return int(at) + 1
}

// Pit is the pit with a number, as side s names it; false when there is none.
func (l Labels) Pit(b Board, s Side, number int) (Place, bool) {
	if number < 1 || number > b.Pits && l != Cells || number > 2*b.Pits {
		return 0, false
	}
	switch l {
	case Near:
		return b.First(s) + Place(b.Pits-number), true
	case FromLeft:
		return b.First(s) + Place(number-1), true
	}
	return Place(number - 1), true
}

// Format writes a move as its variant does: the number of the pit, R or L after
// it where moves go both ways, + before it for a gift, - for a pass.
func (r Rules) Format(l Labels, b Board, m Move) string {
	if m.Act == Pass {
		return "-"
	}
	text := strconv.Itoa(l.Label(b, m.Pit))
	if m.Act == Gift {
		return "+" + text
	}
	if r.Direction == Either {
		text += []string{Right: "R", Left: "L"}[m.Way]
	}
	return text
}

// ParseMove reads what [Rules.Format] writes, as a move of the side on turn. It
// does not ask whether the move is legal: [Rules.Refuses] does.
func (r Rules) ParseMove(l Labels, p Position, text string) (Move, error) {
	if text == "-" {
		return Move{Act: Pass}, nil
	}
	number := strings.TrimRight(text, "RL")
	suffix := text[len(number):]
	b, mover := p.Board(), p.turn
	gift, given := strings.CutPrefix(number, "+")
	if given {
		number = gift
		if giver, due := r.giver(&p); due {
			mover = giver
		}
	}
	most := b.Pits
	if l == Cells {
		most = 2 * b.Pits
	}
	n, err := strconv.Atoi(number)
	if err != nil || strconv.Itoa(n) != number {
		return Move{}, &TextError{0, "a move is the number of a pit, 1 to " + strconv.Itoa(most) + r.suffixHint() + "; this is " + quote(text)}
	}
	at, ok := l.Pit(b, mover, n)
	if !ok {
		return Move{}, &TextError{0, "there is no pit " + number + "; the pits are 1 to " + strconv.Itoa(most)}
	}
	if given && suffix == "" {
		return Move{Act: Gift, Pit: at}, nil
	}
	m := Move{Act: Sow, Pit: at, Way: r.ways()[0]}
	switch {
	case r.Direction != Either && suffix != "":
		return m, &TextError{len(number), "every move goes the same way here, so it is written " + number + ", not " + quote(text)}
	case r.Direction == Either && suffix != "R" && suffix != "L":
		return m, &TextError{len(number), "a move goes right or left here: write " + number + "R or " + number + "L, not " + quote(text)}
	case suffix == "L":
		m.Way = Left
	}
	return m, nil
}

func (r Rules) suffixHint() string {
	if r.Direction == Either {
		return " with R or L after it"
	}
	return ""
}
