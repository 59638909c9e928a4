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
		"stores are sown only with rows=2; use stores=none"},
	{"rows=4 captures:only-theirs", "capture", "rows", inner,
		"this capture has no meaning with rows=4, where sowings stay on the mover's side; use capture={}, or none"},
	{"rows=3 captures:takes-facing", "capture", "rows", 0,
		"this capture has no meaning with rows=3, where no pit faces another; use capture=none"},
	{"!rows=4 captures:inner", "capture", "rows", 0,
		"this capture needs inner rows; use rows=4, or capture=across"},
	{"!captures:inner !captured=stored", "captured", "capture", inner,
		"captured seeds are sown only with capture={}; use captured=stored"},
	{"rows=4 wins=most left-over=nobody", "wins", "rows", 0,
		"nobody has seeds at the end with rows=4, where all stay in the pits; use wins=last-mover, or left-over=both-sides"},
	{"rows=4 left-over=other-side", "left-over", "rows", 0,
		"left-over=other-side has no meaning with rows=4; use left-over=both-sides, or nobody with wins=last-mover"},
	{"!rows=4 wins=last-mover", "wins", "rows", 0,
		"wins=last-mover goes with rows=4, where seeds stay on their side; use wins=most"},
	{"wins=last-mover !left-over=nobody", "left-over", "wins", 0,
		"left-over has no meaning with wins=last-mover, where seeds are not counted; use left-over=nobody"},
	{"endless=loses !wins=last-mover", "endless", "wins", 0,
		"endless=loses is not supported with wins=most; use wins=last-mover, or endless=ends-turn"},
	{"both-ends=wins !wins=last-mover", "both-ends", "wins", 0,
		"both-ends=wins is not supported with wins=most; use wins=last-mover, or both-ends=no"},
	{"wins=last-mover !repetition=nobody", "repetition", "wins", 0,
		"repetition has no meaning with wins=last-mover, where seeds are not counted; use repetition=nobody"},
	{"wins=last-mover majority=ends", "majority", "wins", 0,
		"majority=ends has no meaning with wins=last-mover, where seeds are not counted; use majority=no"},
	{"wins=last-mover !ends=on-turn !ends=inner-empty", "ends", "wins", 0,
		"wins=last-mover goes with ends=on-turn or inner-empty, where the player to move loses if they cannot; use one of them, or wins=most"},
	{"ends=inner-empty wins=most", "ends", "wins", 0,
		"ends=inner-empty goes with wins=last-mover, where a player whose inner row is empty loses; use both, or ends=on-turn"},
	{"must-capture=yes !captures:inner !captures:from-inner-pit", "must-capture", "capture", inner,
		"must-capture=yes is not supported without capture={}; use must-capture=no or any-lap"},
	{"must-capture=yes captured=stored", "captured", "must-capture", 0,
		"must-capture=yes is not supported with captured=stored; use captured=sown-on, sown-from-start or sown-from-end, or must-capture=any-lap"},
	{"pick=inner-first !must-capture=yes", "pick", "must-capture", 0,
		"pick=inner-first is about moves that do not capture and goes with must-capture=yes; use both, or pick=any"},
	{"pick=inner-first !direction=either", "pick", "direction", 0,
		"pick=inner-first goes with direction=either, where a move from the inner row can stay in it; use both, or pick=any"},
	{"captured=sown-from-end direction=reverse", "captured", "direction", 0,
		"captured=sown-from-end has no meaning with direction=reverse, where captured seeds go counterclockwise; use another direction, or another value of captured"},
	{"captured=sown-from-end direction=laps-alternate", "captured", "direction", 0,
		"captured=sown-from-end is not supported with direction=laps-alternate; use another direction, or another value of captured"},
	{"wins=last-mover !stuck=ends", "stuck", "wins", 0,
		"nobody passes with wins=last-mover, where a player who cannot move loses; use stuck=ends"},
	{"!rows=4 setup=outer", "setup", "rows", 0,
		"setup=outer goes with rows=4; use setup=even"},
	{"!rows=4 setup=right-half", "setup", "rows", 0,
		"setup=right-half goes with rows=4; use setup=even"},
	{"!rows=4 setup=house", "setup", "rows", 0,
		"setup=house goes with rows=4; use setup=even"},
	{"!stock=0 !pick=inner-first", "stock", "pick", 0,
		"stock goes with pick=inner-first, where seeds enter the inner row; use both, or stock=0"},
	{"!stock=0 !captured=sown-from-end", "stock", "captured", 0,
		"stock goes with captured=sown-from-end; use both, or stock=0"},
	{"!stock=0 !ends=inner-empty", "stock", "ends", 0,
		"stock goes with ends=inner-empty, for a seed cannot enter an empty row; use both, or stock=0"},
	{"!stock=0 setup=free", "stock", "setup", 0,
		"stock needs a fixed start, after which the seeds of the stock enter; use setup=house, even or right-half, or stock=0"},
	{"!stock=0 setup=at-least-two", "stock", "setup", 0,
		"stock needs a fixed start, after which the seeds of the stock enter; use setup=house, even or right-half, or stock=0"},
	{"stock=0 !house=0", "house", "stock", 0,
		"house has no meaning with stock=0, where no lap begins in hand; say stock=22, or use house=0"},
	{"house=0 !house-rights=stage-one", "house-rights", "house", 0,
		"house-rights has no meaning with house=0; use house-rights=stage-one"},
	{"house=0 single-entry=working", "single-entry", "house", 0,
		"single-entry=working has no meaning with house=0; use single-entry=owner or any"},
	{"stock=0 !single-entry=owner", "single-entry", "stock", 0,
		"single-entry has no meaning with stock=0; use single-entry=owner"},
	{"!bind=no !pick=inner-first", "bind", "pick", 0,
		"bind goes with pick=inner-first, where a player who can capture must; use both, or bind=no"},
	{"bind=house-passes house=0", "bind", "house", 0,
		"bind=house-passes has no meaning with house=0; use another bind"},
	{"direction=reverse !captures:inner !captures:from-inner-pit", "direction", "capture", inner,
		"direction=reverse is not supported without capture={}; use another direction"},
	{"direction=reverse captured=stored", "captured", "direction", 0,
		"direction=reverse is not supported with captured=stored; use captured=sown-on or sown-from-start, or another direction"},
	{"rows=3 direction=halves", "direction", "rows", 0,
		"direction=halves is not supported with rows=3; use another direction"},
	{"!rows=2 pick=rightmost", "pick", "rows", 0,
		"pick=rightmost goes with rows=2, where a side has one row; use pick=any"},
	{"!rows=2 setup=mirrored", "setup", "rows", 0,
		"setup=mirrored goes with rows=2, where every pit faces another; use setup=even or free"},
	{"rows=4 !refill=no", "refill", "rows", 0,
		"refill is not supported with rows=4; use refill=no"},
	{"rows=4 !give=no", "give", "rows", 0,
		"a side is never without seeds with rows=4, where seeds stay on their side; use give=no"},
	{"rows=4 !feed=no", "feed", "rows", 0,
		"a side is never fed with rows=4, where seeds stay on their side; use feed=no"},
	{"!feed=no !give=no", "feed", "give", 0,
		"feed has no meaning with give, by which an empty side is given a seed; use feed=no, or give=no"},
	{"rows=4 !reach=no", "reach", "rows", 0,
		"reach has no meaning with rows=4, where seeds stay on their side; use reach=no"},
	{"reach=must ends=cleared", "reach", "ends", 0,
		"reach=must is not supported with ends=cleared; use reach=if-possible, or ends=on-turn or at-once"},
	{"stores=none last-in-store=again", "last-in-store", "stores", 0,
		"last-in-store=again has no meaning with stores=none, where no seed falls in a store; use last-in-store=ends"},
	{"stores=none store-end=left", "store-end", "stores", 0,
		"store-end=left has no meaning with stores=none, where no store is on the track; use store-end=right"},
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
	{"!grand-slam=takes !captures:last-stored", "grand-slam", "capture", lastStored,
		"grand-slam has no meaning without capture={}; use grand-slam=takes"},
	{"!grand-slam=takes !captured=stored", "grand-slam", "captured", 0,
		"grand-slam is not supported where captured seeds are sown; use grand-slam=takes"},
	{"!grand-slam=takes after-capture=sows-on", "grand-slam", "after-capture", 0,
		"grand-slam is not supported with after-capture=sows-on; use grand-slam=takes, or after-capture=passes"},
	{"grand-slam=leaves-first !captures:only-theirs", "grand-slam", "capture", onlyTheirs,
		"grand-slam=leaves-first is not supported without capture={}; use another grand-slam"},
	{"grand-slam=leaves-last !captures:only-theirs", "grand-slam", "capture", onlyTheirs,
		"grand-slam=leaves-last is not supported without capture={}; use another grand-slam"},
	{"grand-slam=gives-rest stuck=empty-passes", "grand-slam", "stuck", 0,
		"grand-slam=gives-rest is not supported with stuck=empty-passes, where play goes on; use another grand-slam, or stuck=ends"},
	{"grand-slam=forbidden ends=cleared", "grand-slam", "ends", 0,
		"grand-slam=forbidden is not supported with ends=cleared; use another grand-slam, or ends=on-turn or at-once"},
	{"grand-slam=gives-rest ends=cleared", "grand-slam", "ends", 0,
		"grand-slam=gives-rest is not supported with ends=cleared, where play goes on; use another grand-slam, or ends=on-turn or at-once"},
	{"grand-slam=gives-rest after-capture=again", "grand-slam", "after-capture", 0,
		"grand-slam=gives-rest is not supported with after-capture=again, where the mover plays on; use another grand-slam, or after-capture=passes"},
	{"claim=makes-three !captures:only-theirs", "claim", "capture", onlyTheirs,
		"claim=makes-three has no meaning without capture={}; use claim=no"},
	{"claim=faces-three !captures:from-empty-pit", "claim", "capture", fromEmptyPit,
		"claim=faces-three has no meaning without capture={}; use claim=no"},
	{"claim=makes-three !owned=takes", "claim", "owned", 0,
		"claim=makes-three goes with owned=takes, where the mover takes the three seeds; use both, or claim=no"},
	{"claim=makes-four owned=takes", "owned", "claim", 0,
		"owned=takes has no meaning with claim=makes-four, where the four seeds stay; use owned=keeps"},
	{"claim-last=yes !claim=makes-three", "claim-last", "claim", 0,
		"claim-last=yes has no meaning without claim=makes-three; use claim-last=no"},
	{"claim-first=no !claim=makes-four", "claim-first", "claim", 0,
		"claim-first=no has no meaning without claim=makes-four; use claim-first=yes"},
	{"claim-first=no !setup=even", "claim-first", "setup", 0,
		"claim-first=no needs setup=even; use claim-first=yes"},
	{"opening=no-claims !captures:claim", "opening", "claim", 0,
		"opening=no-claims has no meaning with claim=no, where no pit is claimed; use opening=none"},
	{"opening=moves pick=rightmost", "opening", "pick", 0,
		"opening=move has no meaning with pick=rightmost, where the pit is not chosen; use opening=none, or pick=any"},
	{"opening=moves !stock=0", "opening", "stock", 0,
		"opening=move is not supported with stock; use opening=none"},
	{"!raid=no !captures:claim", "raid", "claim", 0,
		"raid has no meaning with claim=no, where no pit is owned; use raid=no"},
	{"!raid=no !owned=keeps", "raid", "owned", 0,
		"raid goes with owned=keeps; use both, or raid=no"},
	{"!captures:claim !owned=keeps", "owned", "claim", 0,
		"owned has no meaning with claim=no, where no pit is owned; use owned=keeps"},
	{"captures:claim !ends=on-turn", "claim", "ends", 0,
		"claim needs ends=on-turn: seeds in owned pits do not keep a side supplied; use claim=no, or ends=on-turn"},
	{"captures:claim stuck=passes", "claim", "stuck", 0,
		"claim is not supported with stuck=passes; use stuck=ends or empty-passes"},
	{"captures:claim relay=next", "claim", "relay", 0,
		"claim is not supported with relay=next; use claim=no, or relay=yes"},
	{"captures:claim !pick=any", "claim", "pick", 0,
		"claim is not supported with pick=rightmost or inner-first; use pick=any, or claim=no"},
	{"captures:claim !grand-slam=takes", "grand-slam", "claim", 0,
		"grand-slam is not supported with claim; use grand-slam=takes, or claim=no"},
	{"majority=ends ends=cleared", "majority", "ends", 0,
		"majority=ends has no meaning with ends=cleared, where the seeds are played to the last; use majority=no, or ends=on-turn or at-once"},
	{"after-capture=again capture=none", "after-capture", "capture", 0,
		"after-capture=again has no meaning without a capture that ends a move; use after-capture=passes"},
	{"after-capture=again capture=made", "after-capture", "capture", 0,
		"after-capture=again has no meaning without a capture that ends a move; use after-capture=passes"},
	{"after-capture=again-once !captures:beyond-empty", "after-capture", "capture", beyondEmpty,
		"after-capture=again-once goes with capture={}; use after-capture=again, or passes"},
	{"after-capture=again !captured=stored", "after-capture", "captured", 0,
		"after-capture=again has no meaning where captured seeds are sown on; use after-capture=passes"},
	{"after-capture=sows-on !captures:beyond-empty", "after-capture", "capture", beyondEmpty,
		"after-capture=sows-on has no meaning without capture={}; use after-capture=passes"},
	{"rightmost=pass !pick=rightmost", "rightmost", "pick", 0,
		"rightmost=pass has no meaning without pick=rightmost; use both, or rightmost=nearest"},
	{"pick=rightmost !fewest=1", "fewest", "pick", 0,
		"fewest is not supported with pick=rightmost; use fewest=1"},
	{"stuck=passes fewest=1", "stuck", "fewest", 0,
		"stuck=passes has no meaning with fewest=1, where a player who has seeds can always play; use fewest=2 or more, or stuck=ends"},
	{"stuck=empty-passes !ends=on-turn", "ends", "stuck", 0,
		"stuck=empty-passes goes with ends=on-turn, where an empty side does not end the game; use both, or another value of stuck"},
	{"!give=no !ends=cleared", "give", "ends", 0,
		"give goes with ends=cleared, where an empty side does not end the game; use both, or give=no"},
	{"ends=cleared !fewest=1 fewer=never", "fewest", "ends", 0,
		"fewest is not supported with ends=cleared, where the last seeds must be playable; use fewest=1, or fewer=if-nothing-else"},
	{"feed=must ends=cleared", "feed", "ends", 0,
		"feed=must is not supported with ends=cleared; use feed=if-possible or no, or ends=on-turn or at-once"},
	{"ends=cleared !left-over=nobody", "left-over", "ends", 0,
		"left-over has no meaning with ends=cleared, where nothing is left; use left-over=nobody"},
	{"!setup=free !setup=mirrored !setup=at-least-two !begins=other", "begins", "setup", 0,
		"begins has no meaning where nobody distributes the seeds; use setup=free, mirrored or at-least-two, or begins=other"},
	{"!refill=no setup=free", "refill", "setup", 0,
		"refill has no meaning with setup=free, where seeds is not the number in each pit; use setup=even, or refill=no"},
	{"!refill=no setup=mirrored", "refill", "setup", 0,
		"refill has no meaning with setup=mirrored, where seeds is not the number in each pit; use setup=even, or refill=no"},
	{"!refill=no setup=at-least-two", "refill", "setup", 0,
		"refill has no meaning with setup=at-least-two, where seeds is not the number in each pit; use setup=even, or refill=no"},
	{"refill=territory !setup=even", "refill", "setup", 0,
		"refill=territory is not supported with another start than setup=even; use setup=even, or refill=left-first"},
	{"refill=territory captures:claim", "refill", "claim", 0,
		"refill=territory is not supported with claims; use claim=no, or refill=left-first"},
	{"refill=territory !give=no", "refill", "give", 0,
		"refill=territory is not supported with give; use give=no, or refill=left-first"},
	{"refill=territory pick=rightmost", "refill", "pick", 0,
		"refill=territory is not supported with pick=rightmost; use pick=any, or refill=left-first"},
	{"refill=no !next-begins=last-mover", "next-begins", "refill", 0,
		"next-begins has no meaning with refill=no, where no round follows; use refill=left-first or right-first"},
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
		if why := r.clashOfCaptures(); why != "" {
			return [3]string{"captures"}, why
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
