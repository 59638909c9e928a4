package narrate

import (
	"strconv"
	"strings"
)

// The sentences of the English edition. Words in braces are filled in; nothing
// else in this package holds a word that a reader sees.
const (
	sowing       = "{side} sows {n} from pit {pit}{way}: {places}."
	originPassed = "Pit {pit}, where the sowing began, is passed over."
	relayed      = "The last seed falls in {from}, which held {held}, so the {n} seeds there are sown on; the last of them falls in {place}."
	relayedMore  = "The last seed falls in {from}, which held seeds, so those are sown on, and so again and again: {laps} laps more, from {pits}. The last seed falls in {place}."
	made         = "A seed makes {n} in {place}, which go{es} to {owner}’s {store}."
	again        = "The last seed falls in {side}’s {store}, so {side} plays again."
	captureAgain = "After a capture {side} plays again."
	captures     = "The last seed falls in the empty pit {pit}: {n} seed{s} opposite, in {other}’s pit {opposite}, {are} captured with it."
	capturesThem = "The last seed falls in the empty pit {pit}: {n} seed{s} opposite, in {other}’s pit {opposite}, {are} captured."
	capturesLone = "The last seed falls in the empty pit {pit} with nothing opposite, and is captured alone."
	capturesRun  = "The last seed makes {n} in {place}: {side} captures {taken}, {total} in all."
	facing       = "{pit} with {opposite}"
	slam         = "The last seed makes {n} in {place}, but the capture would leave {other} no seed, so nothing is captured."
	nothing      = "The last seed falls in the empty pit {pit}, but nothing lies opposite, so nothing is captured."
	theirEmpty   = "The last seed falls in an empty pit of {other}’s, which captures nothing."
	passesHeld   = "The last seed falls in a pit that held {n}, so the turn passes to {next}."
	passesEmpty  = "The last seed falls in an empty pit, so the turn passes to {next}."
	passesStore  = "The last seed falls in a {store}, so the turn passes to {next}."
	passesMade   = "That was the last seed, so the turn passes to {next}."
	endless      = "The relay from pit {pit} comes back to a board where it has been before and would never end, so the turn ends there and nothing is captured."
	isNext       = "{next} is next."
	gives        = "{other} has no seeds, so {side} gives one from pit {pit} to pit {to}."
	passing      = "{side} has seeds but no pit that may be played, and passes."
	noSeeds      = "{next} has no seeds left to play: the game is over."
	noFeeding    = "{next} cannot give {other} a seed: the game is over."
	noPit        = "{next} has no pit that may be played: the game is over."
	sideEmpty    = "{side} has no seeds left in the pits: the game is over."
	cleared      = "The board is cleared: the game is over."
	lastSeed     = "One seed is left, and it is its owner’s: the game is over."
	repeats      = "This position has come up for the third time: the game is over."
	twoPasses    = "Both players have passed: the game is over."
	sweeps       = "The {n} seed{s} left in {side}’s pits go{es} to {side}’s {store}."
	leftLying    = "The {n} seed{s} left on the board count{es} for nobody."
	wins         = "{side} wins, {more} to {less}."
	draw         = "A draw, {more} each."

	boardRow  = "{side}’s pits {first} to {last}: {counts}; {store}: {n}."
	startEven = "{n} seed{s} in every pit; {next} begins."
	startAny  = "{next} is to play."

	stepLift     = "{side} lifts the {n} seed{s} of pit {pit}."
	stepRelay    = "{side} lifts the {n} seed{s} of {place} and sows on."
	stepDrop     = "A seed falls in {place}, which now holds {n}."
	stepLast     = "The last seed falls in {place}, which now holds {n}."
	stepSkip     = "{place} is passed over."
	stepTakeOwn  = "The last seed itself goes to {side}’s {store}."
	stepTake     = "The {n} seed{s} of {place} go{es} to {owner}’s {store}."
	stepTurn     = "The turn passes to {next}."
	stepSweep    = "The {n} seed{s} left in {place} go{es} to {side}’s {store}."
	placePit     = "{side}’s pit {pit}"
	placeCell    = "pit {pit}"
	placeStore   = "{side}’s {store}"
	listedTheirs = "{side} {pit}"
	listedStore  = "{side}’s {store}"

	refuseOwnPits   = "This pit is {other}’s, and {side} is to play."
	refuseEmptyPit  = "Pit {pit} is empty: there is nothing to sow."
	refuseFewest    = "Pit {pit} holds too few seeds: a pit with fewer than {n} may not be played."
	refuseDirection = "Seeds are not sown in this direction here."
	refuseRightmost = "Only {side}’s rightmost pit with seeds may be played."
	refuseFeed      = "{other} has no seeds, and this move would not give any."
	refuseGive      = "{other} has no seeds, so {side} gives one first, from pit {pits}."
	refuseGiveTwo   = "{other} has no seeds, so {side} gives one first, from pit {pits}: the rightmost that holds two or more."
	refuseGiveAny   = "{other} has no seeds, so {side} gives one first, from pit {pits}: the rightmost that holds any."
	refuseNotDue    = "No seed is due to a side that has none."
	refusePass      = "{side} has a pit to play and may not pass."
	refuseOver      = "The game is over."

	goalLand      = "Let a last seed of {side}’s turn fall in {place}."
	goalCapture   = "Capture {n} seed{s} or more in one turn."
	goalSowings   = "Sow {n} times or more in one turn."
	goalLaps      = "Play a sowing of {n} laps or more."
	goalDrops     = "Play a sowing of {n} seed{s} or more."
	goalLeave     = "Let {other}’s next turn capture no more than {n} seed{s}."
	goalLeaveNone = "Let {other}’s next turn capture nothing."
	goalWin       = "Win by {n} or more, whatever {other} does."
	goalMet       = "That is it."
	missOpen      = "Not yet: {side} plays again."
	missElsewhere = "The last seed fell in {place}."
	missNothing   = "No seed was sown."
	missCapture   = "That captures {n} seed{s}."
	missSowings   = "The turn is over after {n} sowing{s}."
	missLaps      = "That is {n} lap{s}."
	missDrops     = "That sows {n} seed{s}."
	missAnswered  = "Now {other} can capture {n} seed{s}."
	missNotWon    = "With the best answers {side} ends with {n} more than {other}."
	missBehind    = "With the best answers {side} ends with {n} fewer than {other}."
	missLevel     = "With the best answers {side} and {other} end level."
	missNotProven = "Whether that wins is more than could be looked at."

	oneOf   = "{pits} or {pit}"
	toRight = " to the right"
	toLeft  = " to the left"
)

// The numbers that read better as words.
var numberWords = []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}

// Number is n in words when it is small, and in digits when it is not.
func Number(n int) string {
	if n < len(numberWords) {
		return numberWords[n]
	}
	return strconv.Itoa(n)
}

// counted is the fills that make a sentence agree with a count of seeds: {n},
// {s} of seeds, {es} of it goes, {are}.
func counted(n int) []string {
	if n == 1 {
		return []string{"{n}", Number(n), "{s}", "", "{are}", "is", "go{es}", "goes", "count{es}", "counts"}
	}
	return []string{"{n}", Number(n), "{s}", "s", "{are}", "are", "go{es}", "go", "count{es}", "count"}
}

// fill puts words in the braces of a sentence, and a capital at its beginning.
func fill(sentence string, pairs ...string) string {
	text := put(sentence, pairs...)
	if text != "" && text[0] >= 'a' && text[0] <= 'z' {
		text = string(text[0]-'a'+'A') + text[1:]
	}
	return text
}

// Sentence makes a sentence of an error: a capital at its beginning, a full stop
// at its end.
func Sentence(text string) string {
	return strings.TrimSuffix(fill("{text}", "{text}", text), ".") + "."
}

// put puts words in the braces of a part of a sentence. Pairs are a name in braces, or a word ending in them, and what stands for it;
// the first of two pairs with the same name counts.
func put(sentence string, pairs ...string) string {
	var b strings.Builder
	for sentence != "" {
		at, pair := len(sentence), -1
		for i := 0; i < len(pairs); i += 2 {
			if k := strings.Index(sentence, pairs[i]); k >= 0 && k < at {
				at, pair = k, i
			}
		}
		b.WriteString(sentence[:at])
		if pair < 0 {
			break
		}
		b.WriteString(pairs[pair+1])
		sentence = sentence[at+len(pairs[pair]):]
	}
	return b.String()
}
