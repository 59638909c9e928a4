package figures

import (
	"slices"

	"sowbook/engine"
	"sowbook/internal/example"
	"sowbook/internal/variant"
)

// AtStart returns an example of a game at its start. If the players set up the seeds,
// every pit has the same number.
func AtStart(game *variant.Variant) *example.Example {
	start, err := game.Rules.Start()
	if err != nil {
		b := game.Rules.Board()
		start = b.Even(game.Rules.Seeds/(2*b.Pits), engine.South)
	}
	return &example.Example{ID: "board-" + game.ID, Variant: game, ToPlay: err == nil, Line: example.Line{Game: engine.NewGame(game.Rules, start)}}
}

// ShownAbove returns how many of the first moves of an example an earlier example of
// the page shows. It leaves at least one, and returns 0 if the author says where to begin.
func ShownAbove(examples []*example.Example, ex *example.Example) int {
	at := slices.Index(examples, ex)
	if at < 0 || ex.ShowSet || ex.Task != nil || ex.Guided || ex.Beside != nil || ex.Brief {
		return 0
	}
	most := 0
	for _, above := range examples[:at] {
		if above.Variant != ex.Variant || above.Game.Rules() != ex.Game.Rules() || above.Game.Start() != ex.Game.Start() || above.Task != nil || above.Guided || above.Brief {
			continue
		}
		n := 0
		for n < ex.Game.Len()-1 && n < above.Game.Len() && ex.Game.Ply(n).Move == above.Game.Ply(n).Move {
			n++
		}
		most = max(most, n)
	}
	return most
}

// OfRule returns an example of the page in which a rule made a step, and the state
// after that ply, or nil. The example uses the default readings and the usual board, and is
// not in shown.
func OfRule(examples []*example.Example, game *variant.Variant, rule engine.Rule, shown []*example.Example) (*example.Example, int) {
	for _, ex := range examples {
		if slices.Contains(shown, ex) || ex.Variant != game || ex.Game.Rules() != game.Rules || ex.Game.Board() != game.Rules.Board() {
			continue
		}
		for i := range ex.Game.Len() {
			if slices.ContainsFunc(ex.Game.Steps(i), func(s engine.Step) bool { return s.Rule == rule }) {
				return ex, i + 1
			}
		}
	}
	return nil, 0
}

// OfReading returns an example of a move that a reading changes, or nil. It is taken from the
// first example on the page that can switch the reading and then goes on differently.
func OfReading(examples []*example.Example, game *variant.Variant, reading variant.Reading) *example.Example {
	for _, ex := range examples {
		if ex.Variant != game || ex.Game.Board() != game.Rules.Board() || !slices.Contains(ex.Switches, reading.Key) {
			continue
		}
		start := ex.Game.Start()
		var moves []engine.Move
		for _, ply := range ex.Game.Plies() {
			moves = append(moves, ply.Move)
		}
		usual := playOn(game.Rules, start, moves)
		for _, value := range reading.Values[1:] {
			rules, err := game.Rules.With(reading.Key, value.Name)
			if err != nil {
				continue
			}
			at, differs := engine.FirstDifference(usual, playOn(rules, start, moves))
			ply := min(at.Ply, usual.Len())
			if !differs && !changesStart(game.Rules, rules) || ply == 0 && len(moves) > 0 && differs {
				continue
			}
			if differs && ply > 1 {
				usual, ply = playOn(game.Rules, usual.PositionAfter(ply-1), moves[ply-1:ply]), 1
			}
			return &example.Example{ID: "reading-" + reading.Key, Variant: game, Line: example.Line{Game: usual}, FirstState: ply}
		}
	}
	return nil
}

// playOn plays moves from a position up to the first illegal one.
func playOn(rules engine.Rules, start engine.Position, moves []engine.Move) *engine.Game {
	g := engine.NewGame(rules, start)
	for _, move := range moves {
		if g.Play(move) != nil {
			break
		}
	}
	return g
}

// changesStart reports whether two rules have different start positions.
func changesStart(a, b engine.Rules) bool {
	one, err := a.Start()
	other, wrong := b.Start()
	return err == nil && wrong == nil && one != other
}
