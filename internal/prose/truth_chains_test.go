package prose

import (
	"sowbook/engine"
	"sowbook/engine/capture"
)

// chainsUnsaid reports whether a chain of captures can go on past a pit where nothing is captured. Accounts
// of Uthi and Kiuthi say that it does, but the sentences about other games do not. Such rules are not checked.
func chainsUnsaid(r engine.Rules) bool {
	for _, c := range r.Captures.All() {
		needs := c.Takes[0].Pit != capture.PitIt || c.Takes[1].Pit != capture.NoPit && !c.Takes[1].Optional || c.Takes[2].Pit != capture.NoPit && !c.Takes[2].Optional
		if c.Chain != capture.NoChain && (needs || c.Next == capture.NextEmpty || c.Makes == 0 && c.Before != capture.BeforeOccupied) {
			return true
		}
	}
	return false
}
