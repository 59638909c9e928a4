package engine

import (
	"strconv"
	"strings"
)

// meaningless is a combination of two words that has no meaning: key is the word to
// blame, other the word it does not go with, and why says what would have a meaning.
// In why, {} stands for the captures with the trait.
type meaningless struct {
	when       func(r *Rules) bool
	key, other string
	trait      CaptureTrait
	why        string
}

// combinations lists the combinations without a meaning. The first that applies is
// reported.
var combinations = [...]meaningless{
	{func(r *Rules) bool { return r.Stores == NoStore && r.LastInStore == Again }, "last-in-store", "stores", 0,
		"last-in-store=again has no meaning with stores=none, where no seed falls in a store; use last-in-store=ends"},
	{func(r *Rules) bool { return r.LoneCapture && !r.Capture.Has(FromEmptyPit) }, "lone-capture", "capture", FromEmptyPit | TakesLast,
		"lone-capture=yes has no meaning without a capture of the opposite pit; use capture={}, or lone-capture=no"},
	{func(r *Rules) bool { return r.LoneCapture && !r.Capture.Has(TakesLast) }, "lone-capture", "capture", 0,
		"lone-capture=yes has no meaning with capture=opposite, which never takes the last seed; use lone-capture=no"},
	{func(r *Rules) bool { return r.Capture.Has(ByNumber) && r.Numbers == 0 }, "numbers", "capture", 0,
		"a capture by number needs the numbers; say numbers=2,4, or use capture=across"},
	{func(r *Rules) bool { return !r.Capture.Has(ByNumber) && r.Numbers != 0 }, "numbers", "capture", ByNumber,
		"numbers has no meaning without a capture by number; use capture={}, or numbers=none"},
	{func(r *Rules) bool { return r.Capture.Has(InRuns|TakesFacing) && r.Stores != NoStore }, "capture", "stores", 0,
		"capture=run-across has no meaning where stores are sown, for a store faces no pit; use stores=none"},
	{func(r *Rules) bool { return !r.Capture.Has(InRuns|TakesFacing) && r.Run != Together }, "run", "capture", InRuns | TakesFacing,
		"run=one-by-one has no meaning without capture={}; use run=together"},
	{func(r *Rules) bool { return !r.Capture.Has(OnlyTheirs) && r.GrandSlam != SlamTakes }, "grand-slam", "capture", OnlyTheirs,
		"grand-slam=nothing has no meaning without capture={}; use grand-slam=takes"},
	{func(r *Rules) bool { return !r.Capture.endsMove() && r.AfterCapture != CapturePasses }, "after-capture", "capture", 0,
		"after-capture=again has no meaning without a capture that ends a move; use after-capture=passes"},
	{func(r *Rules) bool { return r.Pick != PickRightmost && r.Rightmost != NearestFilled }, "rightmost", "pick", 0,
		"rightmost=pass has no meaning with pick=any; use pick=rightmost, or rightmost=nearest"},
	{func(r *Rules) bool { return r.Pick == PickRightmost && r.Fewest > 1 }, "fewest", "pick", 0,
		"fewest has no meaning with pick=rightmost, where the pit is not chosen; use fewest=1"},
	{func(r *Rules) bool { return r.Stuck == StuckPasses && r.Fewest < 2 }, "stuck", "fewest", 0,
		"stuck=passes has no meaning with fewest=1, where a player who has seeds can always play; use fewest=2 or more, or stuck=ends"},
	{func(r *Rules) bool { return (r.Give != NoGive) != (r.Ends == Cleared) }, "give", "ends", 0,
		"give and ends=cleared go together: a board is only cleared where an empty side is given seeds; use both, or give=no and ends=on-turn or at-once"},
	{func(r *Rules) bool { return r.Ends == Cleared && r.Fewest > 1 }, "fewest", "ends", 0,
		"fewest has no meaning with ends=cleared, where single seeds must be playable; use fewest=1"},
	{func(r *Rules) bool { return r.Feed && r.Give != NoGive }, "feed", "give", 0,
		"feed=must has no meaning where an empty side is given a seed; use feed=no, or give=no"},
	{func(r *Rules) bool { return r.Ends == Cleared && r.LeftOver != ToNobody }, "left-over", "ends", 0,
		"left-over has no meaning with ends=cleared, where nothing is left; use left-over=nobody"},
	{func(r *Rules) bool { return r.Setup == EvenSetup && r.Begin != OtherBegins }, "begins", "setup", 0,
		"begins=turned-forfeits has no meaning with setup=even, where nobody distributes; use setup=free or mirrored, or begins=other"},
}

// Check returns a [*TextError] if the words of the rules do not go together. It names
// them, and says what would have a meaning.
func (r Rules) Check() error {
	_, err := r.Conflict()
	return err
}

// Conflict is [Rules.Check] that also returns the key of the word to blame.
func (r Rules) Conflict() (key string, err error) {
	if keys, why := r.clash(); why != "" {
		return keys[0], &TextError{0, why}
	}
	return "", nil
}

// clash returns the keys of the words that do not go together, the one to blame
// first, and why. Why is empty where all words go together.
func (r *Rules) clash() (keys [3]string, why string) {
	if total := r.Total(); total > MaxSeeds {
		return [3]string{"seeds", "pits", "setup"}, "pits=" + strconv.Itoa(r.Pits) + " with seeds=" + strconv.Itoa(r.Seeds) + " makes " +
			strconv.Itoa(total) + " seeds; " + strconv.Itoa(MaxSeeds) + " is the most"
	}
	for i := range combinations {
		if c := &combinations[i]; c.when(r) {
			before, after, found := strings.Cut(c.why, "{}")
			if found {
				before += list(capturesWith(c.trait)) + after
			}
			return [3]string{c.key, c.other}, before
		}
	}
	return keys, ""
}

// Total returns the number of seeds in the game.
func (r Rules) Total() int {
	if r.Setup == EvenSetup {
		return 2 * r.Pits * r.Seeds
	}
	return r.Seeds
}
