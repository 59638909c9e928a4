package ruleset

import "sowbook/engine/capture"

// trait is a property of captures. The rules, their checks and the sentences about them depend on
// these; conditions name them, as in captures:in-runs.
type trait struct {
	_ [0]func() // not comparable: Go would add a comparison to the WebAssembly module

	name string
	any  bool // also of captures that claim a pit, or take seeds of a pit that the opponent owns
	is   func(c *capture.Line) bool
}

var traits = [...]trait{
	{name: "takes", is: func(*capture.Line) bool { return true }},
	{name: "claim", any: true, is: func(c *capture.Line) bool { return c.Claims }},
	{name: "claim-limited", any: true, is: func(c *capture.Line) bool { return c.Limits != capture.Limits{} }},
	{name: "owned", any: true, is: func(c *capture.Line) bool { return c.Whose == capture.OwnedPit }},

	// A last seed in an empty pit captures, that seed alone if the facing pit is empty.
	{name: "from-empty-pit", is: func(c *capture.Line) bool { return c.Before == capture.BeforeEmpty }},
	{name: "lone", is: func(c *capture.Line) bool {
		return c.Before == capture.BeforeEmpty && c.Takes[0].Pit == capture.PitIt && c.Takes[1].Optional
	}},
	// A last seed in an occupied pit, or any seed there, may capture.
	{name: "from-occupied", any: true, is: func(c *capture.Line) bool {
		return (c.When == capture.WhenLast || c.When == capture.WhenEach) && c.Whose != capture.OwnedPit && c.Before != capture.BeforeEmpty && c.Makes != 1<<1 && c.Next != capture.NextEmpty
	}},
	{name: "facing", is: func(c *capture.Line) bool { return c.TakesPit(capture.PitFacing) }},
	{name: "beyond-empty", is: func(c *capture.Line) bool { return c.Next == capture.NextEmpty }},
	// A last seed may capture where the next pit holds seeds.
	{name: "before-filled", is: func(c *capture.Line) bool { return c.When == capture.WhenLast && c.Next != capture.NextEmpty }},
	{name: "by-number", is: func(c *capture.Line) bool { return c.Makes != 0 }},
	{name: "any-seed", is: func(c *capture.Line) bool { return c.When == capture.WhenEach || c.When == capture.WhenPassing }},
	{name: "only-theirs", is: func(c *capture.Line) bool { return c.Whose == capture.TheirPit }},
	{name: "elsewhere", is: func(c *capture.Line) bool { return c.Whose != capture.OwnPit }},
	{name: "inner", is: func(c *capture.Line) bool { return c.Row == capture.InnerRow }},
	{name: "in-runs", is: func(c *capture.Line) bool { return c.Chain != capture.NoChain }},
	{name: "last-stored", is: func(c *capture.Line) bool { return c.When == capture.WhenLast && c.Sown == capture.NotSown }},
	{name: "stored", is: func(c *capture.Line) bool { return c.Sown == capture.NotSown }},
	{name: "sown", is: func(c *capture.Line) bool { return c.Sown != capture.NotSown }},
	{name: "sown-from-end", is: func(c *capture.Line) bool { return c.Sown == capture.SownFromEnd }},
	{name: "sow-on", any: true, is: (*capture.Line).SowsOn},
	{name: "further", is: func(c *capture.Line) bool { return c.Further > 0 }},
	{name: "again", is: func(c *capture.Line) bool { return c.Then == capture.ThenAgain || c.Then == capture.ThenAgainOnce }},
}

// has reports whether one of the captures has a trait.
func (r *Set) has(t *trait) bool {
	all := r.Captures.All()
	for i := range all {
		if c := &all[i]; (t.any || !c.Claims && c.Whose != capture.OwnedPit) && t.is(c) {
			return true
		}
	}
	return false
}
