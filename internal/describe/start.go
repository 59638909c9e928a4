package describe

import (
	"strconv"

	"sowbook/engine"
	"sowbook/internal/narrate"
)

func (d describer) board() Fact {
	f := Fact{Key: "board", Name: "Board", Rules: []engine.Rule{engine.RuleOwnPits}}
	pits := narrate.Number(d.rules.Pits)
	f.Value = "2 rows of " + strconv.Itoa(d.rules.Pits) + " pits"
	f.Say = "The board has two rows of " + pits + " pits. The row nearer to you is yours"
	if d.rules.Stores == engine.NoStore {
		f.Value += ", and a store for what each player captures"
		f.Say += "; what you capture goes to your " + d.voice.Store + ", which is not sown."
	} else {
		f.Value += " and 2 stores"
		f.Say += ", and so is the " + d.voice.Store + " at its right end."
	}
	return f
}

func (d describer) seeds() Fact {
	n, all := strconv.Itoa(d.rules.Seeds), strconv.Itoa(d.rules.Total())
	f := Fact{Key: "start", Name: "Seeds"}
	switch d.rules.Setup {
	case engine.FreeSetup:
		f.Value = all + ", laid out by a player"
		f.Say = "One player lays out all " + all + " seeds, as many or as few in each pit as he likes."
	case engine.MirroredSetup:
		f.Value = all + ", laid out by a player, mirrored, the end pits empty"
		f.Say = "One player lays out all " + all + " seeds. The pits at the ends stay empty, and a pit holds seeds exactly when the pit facing it does."
	default:
		f.Value = n + " in each pit, " + all + " in all"
		f.Say = "Put " + seedsIn(d.rules.Seeds) + " in each pit, " + all + " in all."
	}
	return f
}

func (d describer) begins() Fact {
	f := Fact{Key: "begins", Name: "Who begins"}
	switch {
	case d.rules.Setup == engine.EvenSetup:
		f.Value = "either player, as they agree"
		f.Say = "Agree on who begins."
	case d.rules.Begin == engine.TurnedForfeits:
		f.Value = "the other player, unless he turns the board"
		f.Say = "The other player may turn the board and so take the other side, and then the player who laid out begins; else the other does."
	default:
		f.Value = "the player who did not lay out the seeds"
		f.Say = "The other player may turn the board and so take the other side. Turned or not, he begins."
	}
	return f
}

// seedsIn is a number of seeds in words.
func seedsIn(n int) string {
	if n == 1 {
		return "one seed"
	}
	return narrate.Number(n) + " seeds"
}
