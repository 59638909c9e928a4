package engine

import "strconv"

// meaningless is a combination of two words that says nothing: the word that makes it so,
// the one it does not go with, and what would have a meaning.
type meaningless struct {
	when  func(r Rules) bool
	key   string
	other string
	why   string
}

// combinations is what does not go together. The first that applies is told.
var combinations = []meaningless{
	{func(r Rules) bool { return r.Stores == NoStore && r.LastInStore == Again },
		"last-in-store", "stores", "last-in-store=again has no meaning with stores=none, where no seed falls in a store; use last-in-store=ends"},
	{func(r Rules) bool { return r.LoneCapture && r.Capture != Across && r.Capture != Opposite },
		"lone-capture", "capture", "lone-capture=yes has no meaning without a capture of the opposite pit; use capture=across, or lone-capture=no"},
	{func(r Rules) bool { return r.LoneCapture && r.Capture == Opposite },
		"lone-capture", "capture", "lone-capture=yes has no meaning with capture=opposite, which never takes the last seed; use lone-capture=no"},
	{func(r Rules) bool { return r.capturesNumbers() && r.Numbers == 0 },
		"numbers", "capture", "a capture by number needs the numbers; say numbers=2,4, or use capture=across"},
	{func(r Rules) bool { return !r.capturesNumbers() && r.Numbers != 0 },
		"numbers", "capture", "numbers has no meaning without a capture by number; use capture=made, run-across or run-theirs, or numbers=none"},
	{func(r Rules) bool { return r.Capture == RunAcross && r.Stores != NoStore },
		"capture", "stores", "capture=run-across has no meaning where stores are sown, for a store faces no pit; use stores=none"},
	{func(r Rules) bool { return r.Capture != RunAcross && r.Run != Together },
		"run", "capture", "run=one-by-one has no meaning without capture=run-across; use run=together"},
	{func(r Rules) bool { return r.Capture != RunTheirs && r.GrandSlam != SlamTakes },
		"grand-slam", "capture", "grand-slam=nothing has no meaning without capture=run-theirs; use grand-slam=takes"},
	{func(r Rules) bool {
		return (r.Capture == NoCapture || r.Capture == Made) && r.AfterCapture != CapturePasses
	},
		"after-capture", "capture", "after-capture=again has no meaning without a capture that ends a move; use after-capture=passes"},
	{func(r Rules) bool { return r.Pick != PickRightmost && r.Rightmost != NearestFilled },
		"rightmost", "pick", "rightmost=pass has no meaning with pick=any; use pick=rightmost, or rightmost=nearest"},
	{func(r Rules) bool { return r.Pick == PickRightmost && r.Fewest > 1 },
		"fewest", "pick", "fewest has no meaning with pick=rightmost, where the pit is not chosen; use fewest=1"},
	{func(r Rules) bool { return r.Stuck == StuckPasses && r.Fewest < 2 },
		"stuck", "fewest", "stuck=passes has no meaning with fewest=1, where a player who has seeds can always play; use fewest=2 or more, or stuck=ends"},
	{func(r Rules) bool { return (r.Give != NoGive) != (r.Ends == Cleared) },
		"give", "ends", "give and ends=cleared go together: a board is only cleared where an empty side is given seeds; use both, or give=no and ends=on-turn or at-once"},
	{func(r Rules) bool { return r.Ends == Cleared && r.Fewest > 1 },
		"fewest", "ends", "fewest has no meaning with ends=cleared, where single seeds must be playable; use fewest=1"},
	{func(r Rules) bool { return r.Feed && r.Give != NoGive },
		"feed", "give", "feed=must has no meaning where an empty side is given a seed; use feed=no, or give=no"},
	{func(r Rules) bool { return r.Ends == Cleared && r.LeftOver != ToNobody },
		"left-over", "ends", "left-over has no meaning with ends=cleared, where nothing is left; use left-over=nobody"},
	{func(r Rules) bool { return r.Setup == EvenSetup && r.Begin != OtherBegins },
		"begins", "setup", "begins=turned-forfeits has no meaning with setup=even, where nobody distributes; use setup=free or mirrored, or begins=other"},
}

// capturesNumbers tells whether what is captured depends on the number of seeds.
func (r Rules) capturesNumbers() bool {
	return r.Capture == Made || r.Capture == RunAcross || r.Capture == RunTheirs
}

// Check tells whether the choices go together. The error names the words of
// the combination that has no meaning, and what would have one.
func (r Rules) Check() error {
	_, err := r.Conflict()
	return err
}

// Conflict is [Rules.Check] with the key of the word that does not go with the others.
func (r Rules) Conflict() (key string, err error) {
	keys, err := r.clash()
	return keys[0], err
}

// clash is [Rules.Check] with the keys of the words that do not go together; the first is
// "" where all do.
func (r Rules) clash() (keys [3]string, err error) {
	if total := r.Total(); total > MaxSeeds {
		return [3]string{"seeds", "pits", "setup"}, &TextError{0, "pits=" + strconv.Itoa(r.Pits) + " with seeds=" + strconv.Itoa(r.Seeds) + " makes " +
			strconv.Itoa(total) + " seeds; " + strconv.Itoa(MaxSeeds) + " is the most"}
	}
	for _, c := range combinations {
		if c.when(r) {
			return [3]string{c.key, c.other}, &TextError{0, c.why}
		}
	}
	return keys, nil
}

// Total is the number of seeds in the game.
func (r Rules) Total() int {
	if r.Setup == EvenSetup {
		return 2 * r.Pits * r.Seeds
	}
	return r.Seeds
}
