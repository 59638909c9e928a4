package ruleset

import (
	"strconv"
	"strings"

	"sowbook/engine/board"
	"sowbook/internal/errtext"
)

// contradiction is a combination of two words that contradict each other, as a condition
// for [Set.Holds]. key is the word to blame, other the word it contradicts, and why
// says what would be right. In why, {} is replaced by the captures with the traits.
type contradiction struct {
	when, key, other string
	traits           captureTrait
	why              string
}

// contradictions lists the contradictory combinations. The first that holds is reported.
var contradictions = [...]contradiction{
	{"!rows=2 !stores=none", "stores", "rows", 0,
		"stores that are sown are supported only with rows=2; use stores=none"},
	{"rows=4 captures:only-theirs", "capture", "rows", inner,
		"this capture has no meaning with rows=4, where sowings stay on the mover's side; use capture={}, or none"},
	{"rows=3 captures:takes-facing", "capture", "rows", 0,
		"a capture of the facing pit is not supported with rows=3; capture another pit, or use capture=none"},
	{"!rows=4 captures:inner", "capture", "rows", 0,
		"this capture needs inner rows; use rows=4, or capture=across"},
	{"!captures:inner !captured=stored", "captured", "capture", inner,
		"captured seeds that are sown are supported only with capture={}; use captured=stored"},
	{"endless=loses !wins=last-mover", "endless", "wins", 0,
		"endless=loses is supported only with wins=last-mover; use wins=last-mover, or endless=ends-turn"},
	{"both-ends=wins !wins=last-mover", "both-ends", "wins", 0,
		"both-ends=wins is supported only with wins=last-mover; use wins=last-mover, or both-ends=no"},
	{"must-capture=yes !captures:none !captures:inner !captures:from-inner-pit", "must-capture", "capture", inner,
		"must-capture=yes is not supported without capture={}; use must-capture=no or any-lap"},
	{"must-capture=yes !captures:none captured=stored", "captured", "must-capture", 0,
		"must-capture=yes is not supported with captured=stored; use captured=sown-on, sown-from-start or sown-from-end, or must-capture=any-lap"},
	{"rows=4 !captures:none pick=inner-first !must-capture=yes", "pick", "must-capture", 0,
		"pick=inner-first is supported only with must-capture=yes; use both, or pick=any"},
	{"rows=4 !captures:none pick=inner-first !direction=either", "pick", "direction", 0,
		"pick=inner-first is supported only with direction=either, where a move from the inner row can stay in it; use both, or pick=any"},
	{"captured=sown-from-end direction=reverse", "captured", "direction", 0,
		"captured=sown-from-end is not supported with direction=reverse, where captured seeds go counterclockwise; use another direction, or another value of captured"},
	{"captured=sown-from-end direction=laps-alternate", "captured", "direction", 0,
		"captured=sown-from-end is not supported with direction=laps-alternate; use another direction, or another value of captured"},
	{"!rows=4 setup=house", "setup", "rows", 0,
		"setup=house is supported only with rows=4; use setup=even"},
	{"!stock=0 !rows=4", "stock", "rows", 0,
		"stock is supported only with rows=4, where seeds enter the inner row; use both, or stock=0"},
	{"!stock=0 !pick=inner-first", "stock", "pick", 0,
		"stock is supported only with pick=inner-first; use both, or stock=0"},
	{"!stock=0 !captured=sown-from-end", "stock", "captured", 0,
		"stock is supported only with captured=sown-from-end; use both, or stock=0"},
	{"!stock=0 !ends=inner-empty", "stock", "ends", 0,
		"stock is supported only with ends=inner-empty, because no seed can enter an empty row; use both, or stock=0"},
	{"!stock=0 setup=free|at-least-two", "stock", "setup", 0,
		"stock is not supported with setup=free and at-least-two, where a player lays out the seeds; use setup=house, even or right-half, or stock=0"},
	{"direction=reverse !captures:inner !captures:from-inner-pit", "direction", "capture", inner,
		"direction=reverse is not supported without capture={}; use another direction"},
	{"direction=reverse captured=stored", "captured", "direction", 0,
		"direction=reverse is not supported with captured=stored; use captured=sown-on or sown-from-start, or another direction"},
	{"rows=3 direction=halves", "direction", "rows", 0,
		"direction=halves is not supported with rows=3; use another direction"},
	{"!rows=2 pick=rightmost", "pick", "rows", 0,
		"pick=rightmost is supported only with rows=2, where a side has one row; use pick=any"},
	{"!rows=2 setup=mirrored", "setup", "rows", 0,
		"setup=mirrored is supported only with rows=2, where every pit faces another; use setup=even or free"},
	{"rows=4 !refill=no", "refill", "rows", 0,
		"refill is not supported with rows=4; use refill=no"},
	{"rows=4 !reach=no", "reach", "rows", 0,
		"reach has no meaning with rows=4, where seeds stay on their side; use reach=no"},
	{"reach=must|or-empty ends=cleared", "reach", "ends", 0,
		"reach=must and or-empty are not supported with ends=cleared; use reach=if-possible, or ends=on-turn or at-once"},
	{"lone-capture=yes !captures:from-empty-pit", "lone-capture", "capture", fromEmptyPit | takesLast,
		"lone-capture=yes has no meaning without a capture of the opposite pit; use capture={}, or lone-capture=no"},
	{"lone-capture=yes !captures:takes-last", "lone-capture", "capture", fromEmptyPit | takesLast,
		"lone-capture=yes has no meaning with a capture that leaves the last seed; use capture={}, or lone-capture=no"},
	{"captures:by-number numbers=none", "numbers", "capture", 0,
		"a capture by number needs the numbers; say numbers=2,4, or use capture=across"},
	{"!captures:by-number !captures:any-seed !numbers=none", "numbers", "capture", byNumber,
		"numbers has no meaning without a capture by number; use capture={}, or numbers=none"},
	{"taker=mover !captures:any-seed", "taker", "capture", anySeed,
		"taker=mover has no meaning without captures on the way; use capture={}, or taker=owner"},
	{"taker=mover numbers=none", "taker", "numbers", 0,
		"taker=mover has no meaning without numbers that are captured on the way; say numbers=4, or use taker=owner"},
	{"rows=4 !relay-in=any", "relay-in", "rows", 0,
		"relay-in has no meaning with rows=4, where sowings stay on the mover's side; use relay-in=any"},
	{"run=one-by-one !captures:in-runs", "run", "capture", inRuns | takesFacing,
		"run=one-by-one has no meaning without capture={}; use run=together"},
	{"run=one-by-one !captures:takes-facing", "run", "capture", inRuns | takesFacing,
		"run=one-by-one has no meaning without capture={}; use run=together"},
	{"!grand-slam=takes !captures:none !captures:last-stored", "grand-slam", "capture", lastStored,
		"grand-slam is not supported without a capture of the last seed whose seeds are stored; use capture={}, or grand-slam=takes"},
	{"!grand-slam=takes !captured=stored", "grand-slam", "captured", 0,
		"grand-slam is not supported where captured seeds are sown; use grand-slam=takes"},
	{"!grand-slam=takes after-capture=sows-on", "grand-slam", "after-capture", 0,
		"grand-slam is not supported with after-capture=sows-on; use grand-slam=takes, or after-capture=passes"},
	{"grand-slam=leaves-first|leaves-last !captures:none !captures:only-theirs", "grand-slam", "capture", onlyTheirs,
		"grand-slam=leaves-first and leaves-last are not supported without capture={}; use another grand-slam"},
	{"grand-slam=gives-rest stuck=empty-passes", "grand-slam", "stuck", 0,
		"grand-slam=gives-rest is not supported with stuck=empty-passes, where play goes on; use another grand-slam, or stuck=ends"},
	{"grand-slam=gives-rest !give=no", "grand-slam", "give", 0,
		"grand-slam=gives-rest is not supported with give, where a side without seeds gets one; use another grand-slam, or give=no"},
	{"grand-slam=gives-rest ends=cleared", "grand-slam", "ends", 0,
		"grand-slam=gives-rest is not supported with ends=cleared, where play goes on; use another grand-slam, or ends=on-turn or at-once"},
	{"grand-slam=gives-rest after-capture=again", "grand-slam", "after-capture", 0,
		"grand-slam=gives-rest is not supported with after-capture=again, where the mover plays on; use another grand-slam, or after-capture=passes"},
	{"claim=makes-three !captures:only-theirs", "claim", "capture", onlyTheirs,
		"claim=makes-three is not supported without capture={}; use claim=no"},
	{"claim=faces-three !captures:from-empty-pit", "claim", "capture", fromEmptyPit,
		"claim=faces-three is not supported without capture={}; use claim=no"},
	{"claim=makes-three claim-first=no", "claim-first", "claim", 0,
		"claim-first=no is not supported with claim=makes-three; use claim-first=yes"},
	{"captures:claim claim-first=no !setup=even", "claim-first", "setup", 0,
		"claim-first=no is supported only with setup=even; use claim-first=yes"},
	{"captures:claim !raid=no !owned=keeps", "raid", "owned", 0,
		"raid is supported only with owned=keeps; use both, or raid=no"},
	{"opening=moves pick=rightmost", "opening", "pick", 0,
		"opening=move is not supported with pick=rightmost, where the pit is not chosen; use opening=none, or pick=any"},
	{"opening=moves reach=must|or-empty", "opening", "reach", 0,
		"opening=move is not supported with reach=must and or-empty; use opening=none, or reach=if-possible"},
	{"captures:claim wins=first-empty|empty-loses", "claim", "wins", 0,
		"claim is not supported with wins=first-empty or empty-loses; use claim=no, or wins=most"},
	{"grand-slam=gives-rest wins=first-empty|empty-loses", "grand-slam", "wins", 0,
		"grand-slam=gives-rest is not supported with wins=first-empty or empty-loses; use another grand-slam, or wins=most"},
	{"claim=faces-three owned=takes", "owned", "claim", 0,
		"owned=takes is not supported with claim=faces-three; use another owned"},
	{"!give=no !refill=no", "give", "refill", 0,
		"give is not supported with rounds; use give=no, or refill=no"},
	{"opening=moves !stock=0", "opening", "stock", 0,
		"opening=move is not supported with stock; use opening=none"},
	{"captures:claim !ends=on-turn", "claim", "ends", 0,
		"a claim is supported only with ends=on-turn: seeds in owned pits do not keep a side supplied; use ends=on-turn, or no claim"},
	{"captures:claim !few=0", "few", "claim", 0,
		"few is not supported with a claim, because seeds in owned pits are out of play; use few=0, or no claim"},
	{"captures:claim !give=no", "give", "claim", 0,
		"give is not supported with a claim, because seeds in owned pits are out of play; use give=no, or no claim"},
	{"captures:claim stuck=passes", "claim", "stuck", 0,
		"a claim is not supported with stuck=passes; use stuck=ends or empty-passes"},
	{"captures:claim relay=next", "claim", "relay", 0,
		"a claim is not supported with relay=next; use relay=yes, or no claim"},
	{"captures:claim pick=rightmost", "claim", "pick", 0,
		"a claim is not supported with pick=rightmost, whose pit may be owned; use pick=any, or no claim"},
	{"captures:claim pick=inner-first", "claim", "pick", 0,
		"a claim is not supported with pick=inner-first; use pick=any, or no claim"},
	{"captures:claim !grand-slam=takes", "grand-slam", "claim", 0,
		"grand-slam is not supported with a claim, because a player may own pits on the other side; use grand-slam=takes, or no claim"},
	{"!after-capture=passes capture=none", "after-capture", "capture", 0,
		"after-capture has no meaning without a capture; use after-capture=passes"},
	{"!after-capture=passes capture=made", "after-capture", "capture", 0,
		"after-capture is not supported with captures of each seed alone; use after-capture=passes"},
	{"!after-capture=passes !captured=stored", "after-capture", "captured", 0,
		"after-capture is not supported where captured seeds are sown; use after-capture=passes"},
	{"!refill=no setup=free|mirrored", "refill", "setup", 0,
		"refill is not supported with setup=free and mirrored, where seeds is not the number in each pit; use setup=even, or refill=no"},
	{"!refill=no setup=at-least-two", "refill", "setup", 0,
		"refill is not supported with setup=at-least-two, where seeds is not the number in each pit; use setup=even, or refill=no"},
	{"refill=territory !setup=even", "refill", "setup", 0,
		"refill=territory is not supported with another start than setup=even; use setup=even, or refill=left-first"},
	{"refill=territory captures:claim", "refill", "claim", 0,
		"refill=territory is not supported with a claim; use refill=left-first, or no claim"},
	{"refill=territory !give=no", "refill", "give", 0,
		"refill=territory is not supported with give; use give=no, or refill=left-first"},
	{"refill=territory pick=rightmost", "refill", "pick", 0,
		"refill=territory is not supported with pick=rightmost; use pick=any, or refill=left-first"},
}

// Check returns a [*board.TextError] if words of the rules contradict each other. The error
// names them and a combination that works.
func (r Set) Check() error {
	f := r.form()
	return f.check()
}

func (f *form) check() error {
	if keys, why := f.clash(); why != "" {
		return &board.TextError{Offset: 0, Why: why, Key: keys[0]}
	}
	return nil
}

// clash returns the keys of the words that contradict each other, the one to blame
// first, and why. why is empty if there is no contradiction.
func (r *form) clash() (keys [3]string, why string) {
	if r.Rows == FourRows && r.Pits > board.MaxPits/2 {
		return [3]string{"pits", "rows"}, "pits is at most " + strconv.Itoa(board.MaxPits/2) + " with rows=4, where a side has two rows; use fewer pits"
	}
	if l, ok := r.Setup.layout(); ok && (int(l.pits) != r.Pits || l.rows != r.Rows) {
		return [3]string{"setup", "pits", "rows"}, "setup gives the seeds of " + strconv.Itoa(int(l.pits)) + " pits in a row; use pits=" + strconv.Itoa(int(l.pits)) +
			" with rows=" + find("rows").names[l.rows] + ", or another setup"
	}
	for _, pit := range r.Opening.Moves {
		if int(pit) > r.Board().Pits {
			return [3]string{"opening", "pits"}, "opening names pit " + strconv.Itoa(int(pit)) + ", and a side has " + strconv.Itoa(r.Board().Pits) + "; use a smaller number"
		}
	}
	if r.Setup == HouseSetup && r.Pits < 5 {
		return [3]string{"pits", "setup"}, "pits is at least 5 with setup=house, where two pits are to the right of the house; use more pits"
	}
	if r.Rows == ThreeRows && (r.Pits%2 > 0 || r.Board().Pits > board.MaxPits) {
		return [3]string{"pits", "rows"}, "pits is even and at most 42 with rows=3"
	}
	if total := r.Total(); total > board.MaxSeeds {
		return [3]string{"seeds", "pits", "setup"}, "pits=" + strconv.Itoa(r.Pits) + " with seeds=" + strconv.Itoa(r.Seeds) + " makes " +
			strconv.Itoa(total) + " seeds; " + strconv.Itoa(board.MaxSeeds) + " is the most"
	}
	if !r.isShort {
		if keys, why := r.clashOfCaptures(); why != "" {
			return keys, why
		}
	}
	for i, terms := range contradictionTerms() {
		if c := &contradictions[i]; r.meets(terms) {
			before, after, found := strings.Cut(c.why, "{}")
			if found {
				before += errtext.List(capturesWith(c.traits)) + after
			}
			return [3]string{c.key, c.other}, before
		}
	}
	return keys, ""
}
