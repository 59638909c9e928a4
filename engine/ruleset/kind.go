package ruleset

import "sowbook/engine/capture"

// captureTrait is a set of properties of a capture.
type captureTrait uint32

// The properties of captures. The rules, their checks and the sentences about them depend on
// these; traitsOf finds those of a capture. One that claims a pit, or takes seeds of a pit that
// the opponent owns, has few of them.
const (
	takesSome captureTrait = 1 << iota
	claims                 // the mover owns a pit from then on
	fromOwned              // a last seed in a pit that the opponent owns captures

	fromEmptyPit // a last seed in an empty pit captures
	lone         // ... that seed, if the facing pit is empty
	fromOccupied // a last seed in an occupied pit, or any seed there, may capture
	beyondEmpty  // ... if the next pit is empty
	beforeFilled // a last seed may capture where the next pit holds seeds
	byNumber     // ... a pit that holds one of some numbers of seeds
	anySeed      // any seed captures; without it only the last can
	onlyTheirs   // ... on the opponent's side
	elsewhere    // a seed may capture that is not on the mover's side
	inner        // ... in the inner row
	inRuns       // the capture goes on through a run of pits
	lastStored   // a last seed captures seeds that are stored
	stored       // any seed does
	sownAgain    // captured seeds are sown
	sownFromEnd  // ... from an end of the inner row
	sowOn        // the mover sows on after a capture
	playAgain    // the mover plays again after a capture
)

// traitNames are the names of the traits, in the order of their bits.
var traitNames = [...]string{"takes", "claim", "owned", "from-empty-pit", "lone", "from-occupied", "beyond-empty", "before-filled", "by-number", "any-seed", "only-theirs", "elsewhere", "inner", "in-runs", "last-stored", "stored", "sown", "sown-from-end", "sow-on", "again"}

// has reports whether the captures have all of some traits.
func (r *Set) has(traits captureTrait) bool {
	var found captureTrait
	all := r.Captures.All()
	for i := range all {
		found |= traitsOf(&all[i])
	}
	return found&traits == traits
}

// traitsOf returns the traits of one capture.
func traitsOf(c *capture.Line) (t captureTrait) {
	last, dropped := c.When == capture.WhenLast, c.When == capture.WhenEach || c.When == capture.WhenPassing
	again := c.Then == capture.ThenAgain || c.Then == capture.ThenAgainOnce
	for i, is := range [...]bool{!c.Claims && c.Whose != capture.OwnedPit, c.Claims, c.Whose == capture.OwnedPit,
		c.Before == capture.BeforeEmpty, c.Before == capture.BeforeEmpty && c.Takes[0].Pit == capture.PitIt && c.Takes[1].Optional,
		(last || c.When == capture.WhenEach) && c.Whose != capture.OwnedPit && c.Before != capture.BeforeEmpty && c.Makes != 1<<1 && c.Next != capture.NextEmpty,
		c.Next == capture.NextEmpty, last && c.Next != capture.NextEmpty,
		c.Makes != 0, dropped, c.Whose == capture.TheirPit, c.Whose != capture.OwnPit, c.Row == capture.InnerRow, c.Chain != capture.NoChain,
		last && c.Sown == capture.NotSown, c.Sown == capture.NotSown, c.Sown != capture.NotSown, c.Sown == capture.SownFromEnd,
		c.SowsOn(), again,
	} {
		if is {
			t |= 1 << i
		}
	}
	if t&takesSome == 0 {
		t &= claims | fromOwned | fromOccupied | sowOn
	}
	return t
}
