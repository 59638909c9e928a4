package ruleset

import (
	"strconv"

	"sowbook/engine/board"
)

// contradiction is a combination of two words that contradict each other, as a condition for
// [Set.Holds]: the word to blame first, the one that it contradicts last. why says what would be
// right.
type contradiction struct{ when, why string }

// contradictions lists the contradictory combinations. The first that holds is reported.
var contradictions = [...]contradiction{
	{"!stores=none !rows=2", "stores that are sown are supported only with rows=2; use stores=none"},
	{"must-capture=yes !captures:none !captures:sown", "must-capture=yes is supported only with captures whose seeds are sown; use must-capture=no or any-lap"},
	{"!bind=no !opening=none", "bind is not supported with opening; use bind=no, or opening=none"},
	{"must-capture=yes captures:stored", "must-capture=yes is supported only with captures whose seeds are sown; use must-capture=no or any-lap"},
	{"pick=inner-first rows=4 !captures:none !must-capture=yes", "pick=inner-first is supported only with must-capture=yes; use both, or pick=any"},
	{"pick=inner-first rows=4 !captures:none !direction=either", "pick=inner-first is supported only with direction=either, where a move from the inner row can stay in it; use both, or pick=any"},
	{"setup=house !rows=4", "setup=house is supported only with rows=4; use setup=even"},
	{"!stock=0 !rows=4", "stock is supported only with rows=4, where seeds enter the inner row; use both, or stock=0"},
	{"!stock=0 !pick=inner-first", "stock is supported only with pick=inner-first; use both, or stock=0"},
	{"!stock=0 !captures:sown-from-end", "stock is supported only with captured seeds that are sown from end; use both, or stock=0"},
	{"!stock=0 captures:more-than-facing", "stock is supported only with last inner occupied: facing; use this capture alone, or stock=0"},
	{"!bind=no must-capture=yes captures:more-than-facing", "bind is supported only with last inner occupied: facing; use this capture alone, or bind=no"},
	{"!stock=0 !ends=inner-empty", "stock is supported only with ends=inner-empty, because no seed can enter an empty row; use both, or stock=0"},
	{"!stock=0 setup=free|at-least-two", "stock is not supported with setup=free and at-least-two, where a player lays out the seeds; use setup=house, even or right-half, or stock=0"},
	{"arrange=own-seeds setup=free|mirrored|at-least-two", "arrange has no meaning with setup=free, mirrored and at-least-two, where one player lays out all seeds; use setup=even, or arrange=no"},
	{"arrange=own-seeds !stock=0", "arrange is not supported with stock; use arrange=no, or stock=0"},
	{"arrange=own-seeds opening=moves", "arrange is not supported with opening=move, whose pit could be empty; use arrange=no, or opening=none"},
	{"arrange=own-seeds claim-first=no captures:claim", "arrange is not supported with claim-first=no; use arrange=no, or claim-first=yes"},
	{"arrange=own-seeds !refill=no", "arrange is not supported with rounds; use arrange=no, or refill=no"},
	{"direction=reverse|reverse-any-lap captures:stored", "direction=reverse and reverse-any-lap are supported only with captures whose seeds are sown; use another direction"},
	{"direction=reverse|reverse-any-lap !captures:sown", "direction=reverse and reverse-any-lap are supported only with captures whose seeds are sown; use another direction"},
	{"direction=reverse-any-lap !must-capture=no", "direction=reverse-any-lap is not supported with must-capture; use direction=reverse, or must-capture=no"},
	{"direction=reverse-any-lap relay=next", "direction=reverse-any-lap is not supported with relay=next; use relay=yes, or direction=reverse"},
	{"direction=reverse-any-lap origin=skip-start", "direction=reverse-any-lap is not supported with origin=skip-start; use origin=skipped, or direction=reverse"},
	{"direction=reverse-any-lap endless=forbidden", "direction=reverse-any-lap is not supported with endless=forbidden; use direction=reverse, or another endless"},
	{"direction=reverse-any-lap !opening=none", "direction=reverse-any-lap is not supported with opening; use direction=reverse, or opening=none"},
	{"direction=halves rows=3", "direction=halves is not supported with rows=3; use another direction"},
	{"pick=rightmost !rows=2", "pick=rightmost is supported only with rows=2, where a side has one row; use pick=any"},
	{"setup=mirrored !rows=2", "setup=mirrored is supported only with rows=2, where every pit faces another; use setup=even or free"},
	{"singles=into-empty pick=rightmost", "singles=into-empty is not supported with pick=rightmost; use singles=any, or pick=any"},
	{"singles=into-empty opening=moves", "singles=into-empty is not supported with opening=move; use singles=any, or opening=none"},
	{"singles=into-empty must-capture=yes", "singles=into-empty is not supported with must-capture=yes; use singles=any, or must-capture=any-lap"},
	{"!refill=no rows=4", "refill is not supported with rows=4; use refill=no"},
	{"!reach=no rows=4", "reach has no meaning with rows=4, where seeds stay on their side; use reach=no"},
	{"reach=must|or-empty ends=cleared", "reach=must and or-empty are not supported with ends=cleared; use reach=if-possible, or ends=on-turn or at-once"},
	{"!relay-in=any rows=4", "relay-in has no meaning with rows=4, where sowings stay on the mover's side; use relay-in=any"},
	{"!grand-slam=takes !captures:none !captures:last-stored", "grand-slam is supported only with a capture of the last seed whose seeds are stored; use grand-slam=takes"},
	{"grand-slam=leaves-first|leaves-last !captures:none !captures:only-theirs", "grand-slam=leaves-first and leaves-last are supported only with a capture of theirs alone; use another grand-slam"},
	{"grand-slam=gives-rest stuck=empty-passes", "grand-slam=gives-rest is not supported with stuck=empty-passes, where play goes on; use another grand-slam, or stuck=ends"},
	{"grand-slam=gives-rest !give=no", "grand-slam=gives-rest is not supported with give, where a side without seeds gets one; use another grand-slam, or give=no"},
	{"grand-slam=gives-rest ends=cleared", "grand-slam=gives-rest is not supported with ends=cleared, where play goes on; use another grand-slam, or ends=on-turn or at-once"},
	{"grand-slam=gives-rest captures:again", "grand-slam=gives-rest is not supported with captures after which the mover plays again; use another grand-slam"},
	{"claim-first=no captures:claim !setup=even", "claim-first=no is supported only with setup=even; use claim-first=yes"},
	{"opening=moves pick=rightmost", "opening=move is not supported with pick=rightmost, where the pit is not chosen; use opening=none, or pick=any"},
	{"opening=moves reach=must|or-empty", "opening=move is not supported with reach=must and or-empty; use opening=none, or reach=if-possible"},
	{"wins=first-empty|empty-loses captures:claim", "a claim is not supported with wins=first-empty or empty-loses; use wins=most, or no claim"},
	{"grand-slam=gives-rest wins=first-empty|empty-loses", "grand-slam=gives-rest is not supported with wins=first-empty or empty-loses; use another grand-slam, or wins=most"},
	{"!give=no !refill=no", "give is not supported with rounds; use give=no, or refill=no"},
	{"!opening=none !stock=0", "opening is not supported with stock; use opening=none, or stock=0"},
	{"!ends=on-turn captures:claim", "a claim is supported only with ends=on-turn: seeds in owned pits do not keep a side supplied; use ends=on-turn, or no claim"},
	{"!few=0 captures:claim", "few is not supported with a claim, because seeds in owned pits are out of play; use few=0, or no claim"},
	{"!give=no captures:claim", "give is not supported with a claim, because seeds in owned pits are out of play; use give=no, or no claim"},
	{"stuck=passes captures:claim", "a claim is not supported with stuck=passes; use stuck=ends or empty-passes"},
	{"relay=next captures:claim", "a claim is not supported with relay=next; use relay=yes, or no claim"},
	{"pick=rightmost captures:claim", "a claim is not supported with pick=rightmost, whose pit may be owned; use pick=any, or no claim"},
	{"!grand-slam=takes captures:claim", "grand-slam is not supported with a claim, because a player may own pits on the other side; use grand-slam=takes, or no claim"},
	{"!refill=no setup=free|mirrored|at-least-two", "refill is not supported with setup=free, mirrored and at-least-two, where seeds is not the number in each pit; use setup=even, or refill=no"},
	{"refill=territory !setup=even", "refill=territory is not supported with another start than setup=even; use setup=even, or refill=left-first"},
	{"surplus=even-next-pit refill=territory", "surplus=even-next-pit is not supported with refill=territory; use surplus=next-pit, or refill=left-first"},
	{"refill=territory captures:claim-limited", "refill=territory is not supported with a claim that has limits, or shares the seeds; use refill=left-first, or another claim"},
	{"refill=territory !give=no", "refill=territory is not supported with give; use give=no, or refill=left-first"},
	{"refill=territory pick=rightmost", "refill=territory is not supported with pick=rightmost; use pick=any, or refill=left-first"},
}

var contradictionTerms = terms(len(contradictions), func(i int) string { return contradictions[i].when })

// Check returns a [*board.TextError] if words of the rules contradict each other. The error
// names them and a combination that works.
func (r Set) Check() error {
	if keys, why := r.clash(); why != "" {
		return &board.TextError{Offset: 0, Why: why, Key: keys[0]}
	}
	return nil
}

// clash returns the keys of the words that contradict each other, the one to blame
// first, and why. why is empty if there is no contradiction.
func (r *Set) clash() (keys [3]string, why string) {
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
	if keys, why := r.clashOfCaptures(); why != "" {
		return keys, why
	}
	for i, terms := range contradictionTerms {
		if r.meets(terms) {
			return [3]string{terms[0].key(), terms[len(terms)-1].key()}, contradictions[i].why
		}
	}
	return keys, ""
}
