package engine

import (
	"sowbook/engine/board"
	"sowbook/engine/ruleset"
	"sowbook/internal/lite"
)

// MoveKind is the kind of a move.
type MoveKind uint8

// Sow plays a pit. Pass is the forced pass of a player without a playable pit. Gift puts
// one seed of a pit into the first pit of a side without seeds. NextRound, after the end of
// a round, fills the pits for the next one.
const (
	Sow MoveKind = iota
	Pass
	Gift
	NextRound
)

// Move is one player's choice. Pit applies to Sow and Gift, Way to Sow alone.
type Move struct {
	Kind MoveKind
	Pit  Place
	Way  Way
}

// Refusal is the reason why a move is illegal.
type Refusal struct {
	Rule Rule  // the rule that forbids the move
	Pit  Place // the pit that may not be played, or Hand
}

// Error returns an error text with the name of the rule.
func (e *Refusal) Error() string { return "illegal move: " + e.Rule.String() }

var bothWays = [...]Way{Right, Left}

// ways returns the directions in which a move may go.
func (r *Rules) ways() []Way {
	switch r.Direction {
	case ruleset.Counterclockwise:
		return bothWays[:1]
	case ruleset.Clockwise:
		return bothWays[1:]
	}
	return bothWays[:]
}

// BothWays reports whether moves may go both ways, so that each says which way it goes.
func (r Rules) BothWays() bool {
	return r.Direction == ruleset.EitherWay || r.Direction == ruleset.ReverseToCapture
}

// reverses reports whether a clockwise move is one of [ReverseToCapture]: it begins in the
// mover's two leftmost columns, and its first lap captures.
func (r *Rules) reverses(p *Position, m Move) bool {
	b := p.Board()
	column := m.Pit - b.First(p.Turn()) // from the mover's left
	if b.IsInner(m.Pit) {
		column = Place(b.Pits-1) - column
	}
	if column > 1 {
		return false
	}
	return r.capturesAtOnce(p, m)
}

// capturesAtOnce reports whether the first lap of a move captures from an inner pit. A lap
// that does not go all the way round need not be sown to see this.
func (r *Rules) capturesAtOnce(p *Position, m Move) bool {
	var t turn
	t.begin(r, p, m)
	n, pits := p.Seeds(m.Pit), t.board.Pits
	if n >= pits {
		t.goOn()
		return t.capturesInner()
	}
	if m.Way == Left {
		n = pits - n
	}
	t.at = m.Pit + Place(n)
	if t.at >= t.board.First(t.mover)+Place(pits) {
		t.at -= Place(pits)
	}
	t.held = p.Seeds(t.at) + 1
	return t.capturesInner()
}

// mustCapture reports whether the side to move has to capture, because it can.
func (r *Rules) mustCapture(p *Position) bool {
	if !r.MustCapture {
		return false
	}
	ways := r.ways()
	first := p.Board().First(p.Turn())
	for at := first; at < first+Place(p.Board().Pits); at++ {
		for _, w := range ways {
			if p.Seeds(at) >= r.Fewest && r.capturesAtOnce(p, Move{Sow, at, w}) {
				return true
			}
		}
	}
	return false
}

// refusesQuiet returns why a move whose first lap does not capture is illegal. must means that
// the side to move can capture.
func (r *Rules) refusesQuiet(p *Position, m Move, must bool) (Refusal, bool) {
	b := p.Board()
	occupied, playable := r.innerPits(p)
	switch {
	case must:
		return Refusal{RuleMustCapture, m.Pit}, true
	case r.Pick != ruleset.PickInnerFirst || b.Columns() == 1:
	case !b.IsInner(m.Pit):
		return Refusal{RuleInnerFirst, m.Pit}, playable > 0
	case occupied == 1 && !b.IsInner(b.Next(m.Pit, m.Way)):
		return Refusal{RuleInnerKept, m.Pit}, true
	}
	return Refusal{}, false
}

// innerPits returns how many pits of the inner row of the side to move hold seeds, and how
// many of them hold enough to be played.
func (r *Rules) innerPits(p *Position) (occupied, playable int) {
	b := p.Board()
	last := b.First(p.Turn()) + Place(b.Pits)
	for at := last - Place(b.Columns()); at < last; at++ {
		if n := p.Seeds(at); n > 0 {
			occupied++
			if n >= r.Fewest {
				playable++
			}
		}
	}
	return occupied, playable
}

// innerEmpty reports whether the game ends because the inner row of the side to move is empty.
func (r *Rules) innerEmpty(p *Position) bool {
	if r.Ends != ruleset.EndsInnerEmpty {
		return false
	}
	occupied, _ := r.innerPits(p)
	return occupied == 0
}

// playable reports whether a pit of the side to move has enough seeds to be played, and
// nobody owns it.
func (r *Rules) playable(p *Position, at Place) bool {
	return p.Seeds(at) >= r.Fewest && !r.ownedPit(p, at)
}

// ownedPit reports whether a player owns a pit.
func (r *Rules) ownedPit(p *Position, at Place) bool {
	if r.Claim == ruleset.NoClaim {
		return false
	}
	_, owned := p.Owned(at)
	return owned
}

// only returns the one pit that may be played under PickRightmost. ok is false if no
// pit may be played.
func (r *Rules) only(p *Position) (at Place, ok bool) {
	b := p.Board()
	last := b.First(p.Turn()) + Place(b.Pits) - 1
	for at = last; at >= b.First(p.Turn()); at-- {
		if p.Seeds(at) > 0 {
			return at, true
		}
		if r.Rightmost == ruleset.RightmostPasses {
			break
		}
	}
	return last, false
}

// canSow reports whether the side to move has a pit to play.
func (r *Rules) canSow(p *Position) bool {
	if r.Pick == ruleset.PickRightmost {
		_, ok := r.only(p)
		return ok
	}
	b := p.Board()
	for i, at := 0, b.First(p.Turn()); i < b.Pits; i, at = i+1, at+1 {
		if r.playable(p, at) {
			return true
		}
	}
	return false
}

// MustPass reports whether the rules make the side to move pass: it has no playable pit,
// and it has seeds, or with [EmptyPasses] the other side can move, or the game goes on
// until the board is cleared and nobody gives it a seed.
func (r *Rules) MustPass(p *Position) bool {
	switch {
	case r.canSow(p):
		return false
	case r.Stuck == ruleset.EmptyPasses:
		other := p.WithTurn(p.Turn().Other())
		return r.canSow(&other)
	case r.passesEmpty() && p.InPits(p.Turn()) == 0:
		return true
	}
	return (r.Stuck == ruleset.StuckPasses || r.Rightmost == ruleset.RightmostPasses) && p.InPits(p.Turn()) > 0
}

// passesEmpty reports whether a side without seeds passes because only a cleared board ends
// the game.
func (r *Rules) passesEmpty() bool { return r.Ends == ruleset.EndsCleared && r.Give == ruleset.NoGive }

// mustFeed reports whether the side to move must give its opponent seeds.
func (r *Rules) mustFeed(p *Position) bool { return r.Feed && p.InPits(p.Turn().Other()) == 0 }

// feeds reports whether a move leaves the opponent seeds.
func (r *Rules) feeds(p *Position, m Move) bool {
	var t turn
	t.begin(r, p, m)
	t.sow()
	return t.pos.InPits(p.Turn().Other()) > 0
}

// isForbiddenSlam reports whether a move would capture all the opponent's seeds, under
// rules that forbid this.
func (r *Rules) isForbiddenSlam(p *Position, m Move) bool {
	if r.GrandSlam != ruleset.SlamForbidden {
		return false
	}
	var t turn
	t.begin(r, p, m)
	t.sow()
	t.capture()
	return t.slam
}

// Legal returns the legal moves, in pit order from the mover's left to right, R before L
// in each pit. If the mover must pass, that is the only move; while a gift to a side
// without seeds is due, only gifts are legal. There are none if the game is over, as far as
// [Rules.Ended] sees; [Game.Legal] sees every end.
func (r Rules) Legal(p Position) []Move { return r.AppendLegal(nil, &p) }

// AppendLegal appends the moves of [Rules.Legal] to moves and returns the extended
// slice. It allocates only if moves has too little capacity. p is a pointer because searches
// call this for every position, and a position is too large to copy each time.
func (r *Rules) AppendLegal(moves []Move, p *Position) []Move {
	if r.ended(p) != NotOver {
		return moves
	}
	b := p.Board()
	if giver, due := r.giver(p); due {
		for i, at := 0, b.First(giver); i < b.Pits; i, at = i+1, at+1 {
			m := Move{Kind: Gift, Pit: at}
			if _, refused := r.refusesGift(p, m, giver, due); !refused {
				moves = append(moves, m)
			}
		}
		return moves
	}
	if r.MustPass(p) {
		return append(moves, Move{Kind: Pass})
	}
	must := r.mustCapture(p)
	for i, at := 0, b.First(p.Turn()); i < b.Pits; i, at = i+1, at+1 {
		if p.Seeds(at) == 0 {
			continue
		}
		for _, w := range r.ways() {
			m := Move{Sow, at, w}
			if _, refused := r.refusesSowing(p, m, must); !refused {
				moves = append(moves, m)
			}
		}
	}
	return moves
}

// WhyIllegal returns why a move is illegal, or nil if it is legal.
func (r Rules) WhyIllegal(p Position, m Move) *Refusal {
	if why, refused := r.refusal(&p, m); refused {
		return &Refusal{why.Rule, why.Pit}
	}
	return nil
}

// refusal is like [Rules.WhyIllegal] but returns a value, to avoid an allocation.
func (r *Rules) refusal(p *Position, m Move) (Refusal, bool) {
	if end := r.ended(p); end != NotOver {
		return Refusal{end.Rule(), Hand}, true
	}
	giver, due := r.giver(p)
	switch {
	case m.Kind == NextRound:
		return Refusal{RuleRefill, Hand}, true
	case due || m.Kind == Gift:
		return r.refusesGift(p, m, giver, due)
	case m.Kind == Pass:
		if !r.MustPass(p) {
			return Refusal{RulePass, Hand}, true
		}
		return Refusal{}, false
	}
	return r.refusesSowing(p, m, r.mustCapture(p))
}

// refusesSowing returns why a pit may not be sown. must means that the side to move has to
// capture.
func (r *Rules) refusesSowing(p *Position, m Move, must bool) (Refusal, bool) {
	b := p.Board()
	switch {
	case !b.IsPit(m.Pit) || b.Owner(m.Pit) != p.Turn():
		return Refusal{RuleOwnPits, m.Pit}, true
	case r.ownedPit(p, m.Pit):
		return Refusal{RuleOwnedPit, m.Pit}, true
	case p.Seeds(m.Pit) == 0:
		return Refusal{RuleEmptyPit, m.Pit}, true
	case !r.playable(p, m.Pit):
		return Refusal{RuleFewest, m.Pit}, true
	case m.Way == Right && r.Direction == ruleset.Clockwise || m.Way == Left && r.Direction == ruleset.Counterclockwise,
		m.Way == Left && r.Direction == ruleset.ReverseToCapture && !r.reverses(p, m):
		return Refusal{RuleDirection, m.Pit}, true
	}
	if r.Pick == ruleset.PickRightmost {
		if at, ok := r.only(p); !ok || at != m.Pit {
			return Refusal{RuleRightmost, m.Pit}, true
		}
	}
	if r.MustCapture && !r.capturesAtOnce(p, m) {
		return r.refusesQuiet(p, m, must)
	}
	if r.mustFeed(p) && !r.feeds(p, m) {
		return Refusal{RuleFeed, m.Pit}, true
	}
	if r.isForbiddenSlam(p, m) {
		return Refusal{RuleGrandSlam, m.Pit}, true
	}
	return Refusal{}, false
}

// Format returns the notation of a move: the number of the pit, followed by R or L if
// moves go both ways; + and the number for a gift; - for a pass; = for the next round.
func (r Rules) Format(l Labels, b Board, m Move) string {
	switch m.Kind {
	case Pass:
		return "-"
	case NextRound:
		return "="
	}
	text := lite.Itoa(l.Label(b, m.Pit))
	if m.Kind == Gift {
		return "+" + text
	}
	if r.BothWays() {
		text += "RL"[m.Way : m.Way+1]
	}
	return text
}

// ParseMove parses what [Rules.Format] writes, as a move of the side to move. It does
// not check whether the move is legal; [Rules.WhyIllegal] does.
func (r Rules) ParseMove(l Labels, p Position, text string) (Move, error) {
	switch text {
	case "-":
		return Move{Kind: Pass}, nil
	case "=":
		return Move{Kind: NextRound, Pit: Hand}, nil
	}
	number, suffix := text, ""
	for number != "" && (number[len(number)-1] == 'R' || number[len(number)-1] == 'L') {
		number = number[:len(number)-1]
		suffix = text[len(number):]
	}
	b, mover := p.Board(), p.Turn()
	gift, given := lite.CutPrefix(number, "+")
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
	n, ok := board.ParseNumber(number, 1<<31)
	if !ok {
		return Move{}, board.NewTextError(0, "a move is the number of a pit, 1 to "+lite.Itoa(most)+r.suffixHint()+"; this is "+lite.Quote(text))
	}
	at, ok := l.Pit(b, mover, n)
	if !ok {
		return Move{}, board.NewTextError(0, "there is no pit "+number+"; the pits are 1 to "+lite.Itoa(most))
	}
	if given && suffix == "" {
		return Move{Kind: Gift, Pit: at}, nil
	}
	m := Move{Kind: Sow, Pit: at, Way: r.ways()[0]}
	switch {
	case !r.BothWays() && suffix != "":
		return m, board.NewTextError(len(number), "every move goes the same way here, so it is written "+number+", not "+lite.Quote(text))
	case r.BothWays() && suffix != "R" && suffix != "L":
		return m, board.NewTextError(len(number), "a move goes right or left here: write "+number+"R or "+number+"L, not "+lite.Quote(text))
	case suffix == "L":
		m.Way = Left
	}
	return m, nil
}

func (r *Rules) suffixHint() string {
	if r.BothWays() {
		return " with R or L after it"
	}
	return ""
}
