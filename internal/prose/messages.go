package prose

// message is a sentence, or a part of one, whose words depend on the language.
type message uint8

// The messages.
const (
	sowing message = iota
	originPassed
	relayed
	relayedMore
	made
	again
	captureAgain
	captures
	capturesThem
	capturesLone
	capturesRun
	facing
	slam
	nothing
	theirEmpty
	passesHeld
	passesEmpty
	passesStore
	passesMade
	endless
	endlessLaps
	isNext
	gives
	passing
	noSeeds
	noFeeding
	noPit
	sideEmpty
	cleared
	lastSeed
	repeats
	twoPasses
	sweeps
	leftLying
	wins
	draw
	boardRow
	startEven
	startAny
	stepLift
	stepRelay
	stepDrop
	stepLast
	stepSkip
	stepTakeOwn
	stepTake
	stepTurn
	stepSweep
	placePit
	placeCell
	placeStore
	listedTheirs
	listedStore
	refuseOwnPits
	refuseEmptyPit
	refuseFewest
	refuseDirection
	refuseRightmost
	refuseRightmostOnly
	refuseFeed
	refuseGive
	refuseGiveTwo
	refuseGiveAny
	refuseNotDue
	refusePass
	refuseOver
	goalLand
	goalCapture
	goalSowings
	goalLaps
	goalDrops
	goalLeave
	goalLeaveNone
	goalWin
	goalMet
	missOpen
	missElsewhere
	missNothing
	missCapture
	missSowings
	missLaps
	missDrops
	missAnswered
	missNotWon
	missBehind
	missLevel
	missNotProven
	oneOf
	toRight
	toLeft
	comma
	numbers
	plurals
	messages int = iota
)

// english is the key of each message in a table of words, and its English text. Names in
// braces are filled in (see [Language.Fill]).
var english = [messages]struct{ key, text string }{
	sowing:              {"sowing", "{side} sows {n} from pit {pit}{way}: {places}."},
	originPassed:        {"origin-passed", "Pit {pit}, where the sowing began, is passed over."},
	relayed:             {"relayed", "The last seed falls in {from}, which held {held}, so the {n} seeds there are sown on; the last of them falls in {place}."},
	relayedMore:         {"relayed-more", "The last seed falls in {from}, which held seeds, so those are sown on, and so again and again: {laps} laps more, from {pits}. The last seed falls in {place}."},
	made:                {"made", "A seed makes {n} in {place}, which {n|one=goes|other=go} to {owner}’s {store}."},
	again:               {"again", "The last seed falls in {side}’s {store}, so {side} plays again."},
	captureAgain:        {"capture-again", "After a capture {side} plays again."},
	captures:            {"captures", "The last seed falls in the empty pit {pit}: {n} {n|one=seed|other=seeds} opposite, in {other}’s pit {opposite}, {n|one=is|other=are} captured with it."},
	capturesThem:        {"captures-them", "The last seed falls in the empty pit {pit}: {n} {n|one=seed|other=seeds} opposite, in {other}’s pit {opposite}, {n|one=is|other=are} captured."},
	capturesLone:        {"captures-lone", "The last seed falls in the empty pit {pit} with nothing opposite, and is captured alone."},
	capturesRun:         {"captures-run", "The last seed makes {n} in {place}: {side} captures {taken}, {total} in all."},
	facing:              {"facing", "{pit} with {opposite}"},
	slam:                {"slam", "The last seed makes {n} in {place}, but the capture would leave {other} no seed, so nothing is captured."},
	nothing:             {"nothing", "The last seed falls in the empty pit {pit}, but nothing lies opposite, so nothing is captured."},
	theirEmpty:          {"their-empty", "The last seed falls in an empty pit of {other}’s, which captures nothing."},
	passesHeld:          {"passes-held", "The last seed falls in a pit that held {n}, so the turn passes to {next}."},
	passesEmpty:         {"passes-empty", "The last seed falls in an empty pit, so the turn passes to {next}."},
	passesStore:         {"passes-store", "The last seed falls in a {store}, so the turn passes to {next}."},
	passesMade:          {"passes-made", "That was the last seed, so the turn passes to {next}."},
	endless:             {"endless", "The relay from pit {pit} comes back to a board where it has been before and would never end, so the turn ends there and nothing is captured."},
	endlessLaps:         {"endless-laps", "The relay from pit {pit} has not ended after {laps} laps, so all seeds go back to where they were and the turn ends."},
	isNext:              {"is-next", "{next} is next."},
	gives:               {"gives", "{other} has no seeds, so {side} gives one from pit {pit} to pit {to}."},
	passing:             {"passing", "{side} has seeds but no pit that may be played, and passes."},
	noSeeds:             {"no-seeds", "{next} has no seeds left to play: the game is over."},
	noFeeding:           {"no-feeding", "{next} cannot give {other} a seed: the game is over."},
	noPit:               {"no-pit", "{next} has no pit that may be played: the game is over."},
	sideEmpty:           {"side-empty", "{side} has no seeds left in the pits: the game is over."},
	cleared:             {"cleared", "The board is cleared: the game is over."},
	lastSeed:            {"last-seed", "One seed is left, and it is its owner’s: the game is over."},
	repeats:             {"repeats", "This position has come up for the third time: the game is over."},
	twoPasses:           {"two-passes", "Both players have passed: the game is over."},
	sweeps:              {"sweeps", "The {n} {n|one=seed|other=seeds} left in {side}’s pits {n|one=goes|other=go} to {side}’s {store}."},
	leftLying:           {"left-lying", "The {n} {n|one=seed|other=seeds} left on the board {n|one=counts|other=count} for nobody."},
	wins:                {"wins", "{side} wins, {more} to {less}."},
	draw:                {"draw", "A draw, {more} each."},
	boardRow:            {"board-row", "{side}’s pits {first} to {last}: {counts}; {store}: {n}."},
	startEven:           {"start-even", "{n} {n|one=seed|other=seeds} in every pit; {next} begins."},
	startAny:            {"start-any", "{next} is to play."},
	stepLift:            {"step-lift", "{side} lifts the {n} {n|one=seed|other=seeds} of pit {pit}."},
	stepRelay:           {"step-relay", "{side} lifts the {n} {n|one=seed|other=seeds} of {place} and sows on."},
	stepDrop:            {"step-drop", "A seed falls in {place}, which now holds {n}."},
	stepLast:            {"step-last", "The last seed falls in {place}, which now holds {n}."},
	stepSkip:            {"step-skip", "{place} is passed over."},
	stepTakeOwn:         {"step-take-own", "The last seed itself goes to {side}’s {store}."},
	stepTake:            {"step-take", "The {n} {n|one=seed|other=seeds} of {place} {n|one=goes|other=go} to {owner}’s {store}."},
	stepTurn:            {"step-turn", "The turn passes to {next}."},
	stepSweep:           {"step-sweep", "The {n} {n|one=seed|other=seeds} left in {place} {n|one=goes|other=go} to {side}’s {store}."},
	placePit:            {"place-pit", "{side}’s pit {pit}"},
	placeCell:           {"place-cell", "pit {pit}"},
	placeStore:          {"place-store", "{side}’s {store}"},
	listedTheirs:        {"listed-theirs", "{side} {pit}"},
	listedStore:         {"listed-store", "{side}’s {store}"},
	refuseOwnPits:       {"refuse-own-pits", "This pit is {other}’s, and {side} is to play."},
	refuseEmptyPit:      {"refuse-empty-pit", "Pit {pit} is empty: there is nothing to sow."},
	refuseFewest:        {"refuse-fewest", "Pit {pit} holds too few seeds: a pit with fewer than {n} may not be played."},
	refuseDirection:     {"refuse-direction", "Seeds are not sown in this direction here."},
	refuseRightmost:     {"refuse-rightmost", "Only {side}’s rightmost pit with seeds may be played."},
	refuseRightmostOnly: {"refuse-rightmost-only", "Only {side}’s rightmost pit may be played."},
	refuseFeed:          {"refuse-feed", "{other} has no seeds, and this move would not give any."},
	refuseGive:          {"refuse-give", "{other} has no seeds, so {side} gives one first, from pit {pits}."},
	refuseGiveTwo:       {"refuse-give-two", "{other} has no seeds, so {side} gives one first, from pit {pits}: the rightmost that holds two or more."},
	refuseGiveAny:       {"refuse-give-any", "{other} has no seeds, so {side} gives one first, from pit {pits}: the rightmost that holds any."},
	refuseNotDue:        {"refuse-not-due", "No seed is due to a side that has none."},
	refusePass:          {"refuse-pass", "{side} has a pit to play and may not pass."},
	refuseOver:          {"refuse-over", "The game is over."},
	goalLand:            {"goal-land", "Let a last seed of {side}’s turn fall in {place}."},
	goalCapture:         {"goal-capture", "Capture {n} {n|one=seed|other=seeds} or more in one turn."},
	goalSowings:         {"goal-sowings", "Sow {n} times or more in one turn."},
	goalLaps:            {"goal-laps", "Play a sowing of {n} {n|one=lap|other=laps} or more."},
	goalDrops:           {"goal-drops", "Play a sowing of {n} {n|one=seed|other=seeds} or more."},
	goalLeave:           {"goal-leave", "Let {other}’s next turn capture no more than {n} {n|one=seed|other=seeds}."},
	goalLeaveNone:       {"goal-leave-none", "Let {other}’s next turn capture nothing."},
	goalWin:             {"goal-win", "Win by {n} or more, whatever {other} does."},
	goalMet:             {"goal-met", "That is it."},
	missOpen:            {"miss-open", "Not yet: {side} plays again."},
	missElsewhere:       {"miss-elsewhere", "The last seed fell in {place}."},
	missNothing:         {"miss-nothing", "No seed was sown."},
	missCapture:         {"miss-capture", "That captures {n} {n|one=seed|other=seeds}."},
	missSowings:         {"miss-sowings", "The turn is over after {n} {n|one=sowing|other=sowings}."},
	missLaps:            {"miss-laps", "That is {n} {n|one=lap|other=laps}."},
	missDrops:           {"miss-drops", "That sows {n} {n|one=seed|other=seeds}."},
	missAnswered:        {"miss-answered", "Now {other} can capture {n} {n|one=seed|other=seeds}."},
	missNotWon:          {"miss-not-won", "With the best answers {side} ends with {n} more than {other}."},
	missBehind:          {"miss-behind", "With the best answers {side} ends with {n} fewer than {other}."},
	missLevel:           {"miss-level", "With the best answers {side} and {other} end level."},
	missNotProven:       {"miss-not-proven", "Whether that wins is more than could be looked at."},
	oneOf:               {"one-of", "{items} or {last}"},
	toRight:             {"to-right", " to the right"},
	toLeft:              {"to-left", " to the left"},

	// The separator of lists; the numbers from 0 on that are written as words; the plural
	// categories.
	comma:   {"comma", ", "},
	numbers: {"numbers", "no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve"},
	plurals: {"plurals", "one n=1"},
}
