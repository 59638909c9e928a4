package prose

// message is a sentence, or a part of one, whose words depend on the language.
type message uint8

// The messages.
const (
	sowing message = iota
	sowingTwo
	originPassed
	closedPassed
	ownedPassed
	theirOwnedPassed
	enters
	sowsTaken
	relayed
	relayedOn
	relayedMore
	relayCaptured
	relayCapturedOn
	relayCapturedMore
	relayedNext
	relayedNextMore
	made
	ownedTaken
	again
	captureAgain
	captures
	capturesThem
	capturesLone
	capturesRun
	capturesLast
	facing
	slam
	slamLeft
	slamRest
	claims
	claimsPair
	claimsFour
	raids
	ownedFaces
	capturesBeyond
	nothing
	nothingBeyond
	theirEmpty
	passesHeld
	passesEmpty
	passesNext
	passesStore
	passesOwned
	passesMade
	stopsHouse
	stopsBound
	losesHouse
	binds
	endless
	endlessLaps
	isNext
	gives
	passing
	passingEmpty
	noSeeds
	noFeeding
	noReaching
	onlySlams
	majority
	innerEmpty
	endlessLoses
	bothEnds
	noPit
	sideEmpty
	cleared
	lastSeed
	fewLeft
	noGain
	repeats
	twoPasses
	neitherMoves
	sweeps
	sweepsOwned
	sweepsTheirs
	sweepsHalf
	leftLying
	wins
	draw
	winsLast
	winsTurn
	winsEmpty
	winsRepeat
	drawLast
	refills
	closes
	begins
	anotherRound
	matchLost
	boardRow
	boardRows
	boardRowsStore
	boardMiddle
	closedPit
	ownedPit
	housePit
	heldPit
	boundPit
	startEven
	startAny
	stepLift
	stepLiftTwo
	stepRelay
	stepDrop
	stepLast
	stepSkip
	stepTakeOwn
	stepTake
	stepTakeInHand
	stepClaim
	stepClaimPair
	stepClaimFour
	stepRaid
	stepTurn
	stepSweep
	stepFill
	stepClose
	stepEnter
	stepLoses
	stepBind
	matchLostPits
	fillsRest
	playsPits
	stepHold
	stepOpening
	openingMove
	refuseOpening
	placePit
	placeCell
	placeStore
	listedTheirs
	listedStore
	refuseOwnPits
	refuseEmptyPit
	refuseClosedPit
	refuseOwnedPit
	refuseFewest
	refuseDirection
	refuseReverse
	refuseOtherWay
	refuseFlank
	refuseRightmost
	refuseRightmostOnly
	refuseFeed
	refuseReach
	refuseSlam
	refuseGive
	refuseGiveTwo
	refuseGiveAny
	refuseNotDue
	refuseMustCapture
	refuseMustCaptureAny
	refuseInnerFirst
	refuseInnerKept
	refuseStock
	refuseHouse
	refuseOn
	refuseBound
	refusePass
	refuseOver
	refuseRound
	goalLand
	goalCapture
	goalOwn
	goalSowings
	goalLaps
	goalDrops
	goalLeave
	goalLeaveNone
	goalYield
	goalYieldNone
	goalWin
	goalMet
	missOpen
	missElsewhere
	missNothing
	missCapture
	missOwn
	missSowings
	missLaps
	missDrops
	missAnswered
	missYielded
	missNotWon
	missBehind
	missLevel
	missNotProven
	oneOf
	evenNumber
	toRight
	toLeft
	toCounterclockwise
	toClockwise
	comma
	numbers
	plurals
	messages int = iota
)

// english is the key of each message in a table of words, and its English text. Names in
// braces are filled in (see [Language.Fill]).
var english = [messages]struct{ key, text string }{
	sowing:               {"sowing", "{side} sows {n} from Pit {pit}{way}: {places}."},
	sowingTwo:            {"sowing-two", "{side} sows only {n} from the house in Pit {pit}{way}: {places}."},
	originPassed:         {"origin-passed", "Pit {pit}, where the sowing began, is skipped."},
	closedPassed:         {"closed-passed", "The closed pits on the way are skipped."},
	ownedPassed:          {"owned-passed", "The owned {n|one=pit|other=pits} on the way {n|one=is|other=are} skipped."},
	theirOwnedPassed:     {"their-owned-passed", "The {n|one=pit|other=pits} on the way that {other} owns {n|one=is|other=are} skipped."},
	enters:               {"enters", "{side} puts a seed from the {store} in Pit {pit}."},
	sowsTaken:            {"sows-taken", "{side} captures {taken}, {n} in all, and sows {n|one=it|other=them}{way}: {places}."},
	relayed:              {"relayed", "The last seed falls in {from}, which held {held}. The {n} seeds there are lifted and sown on, and the last falls in {place}."},
	relayedOn:            {"relayed-on", "That pit held {held}, so the {n} seeds there are lifted and sown on, and the last falls in {place}."},
	relayedMore:          {"relayed-more", "The last seed falls in {from}, which held seeds. The relay goes on for {laps} more laps, from {pits}. The last seed falls in {place}."},
	relayCaptured:        {"relay-captured", "The last seed falls in {from}, which held {held}. {side} captures {taken}, {n} in all, and sows {n|one=it|other=them}. The last falls in {place}."},
	relayCapturedOn:      {"relay-captured-on", "That pit held {held}. {side} captures {taken}, {n} in all, and sows {n|one=it|other=them}. The last falls in {place}."},
	relayCapturedMore:    {"relay-captured-more", "On the way {side} captures {n}."},
	relayedNext:          {"relayed-next", "The {n} {n|one=seed|other=seeds} of {from} {n|one=is|other=are} lifted and sown on, and the last falls in {place}."},
	relayedNextMore:      {"relayed-next-more", "The relay goes on for {laps} more laps, from {pits}. The last seed falls in {place}."},
	made:                 {"made", "A seed makes {n} in {place}. {n|one=It goes|other=They go} to {owner}’s {store}."},
	ownedTaken:           {"owned-taken", "The seed in {place} goes to {owner}’s {store}, because {owner} owns that pit."},
	again:                {"again", "The last seed falls in {side}’s {store}, so {side} plays again."},
	captureAgain:         {"capture-again", "After a capture {side} plays again."},
	captures:             {"captures", "The last seed falls in the empty Pit {pit}. It is captured with the {n} {n|one=seed|other=seeds} opposite, in {other}’s Pit {opposite}."},
	capturesThem:         {"captures-them", "The last seed falls in the empty Pit {pit}. The {n} {n|one=seed|other=seeds} opposite, in {other}’s Pit {opposite}, {n|one=is|other=are} captured."},
	capturesLone:         {"captures-lone", "The last seed falls in the empty Pit {pit}. The pit opposite is empty, and the seed is captured alone."},
	capturesRun:          {"captures-run", "The last seed {n|one=falls in|other=makes # in} {place}{n|one=, which was empty|other=}: {side} captures {taken}, {total} in all."},
	capturesLast:         {"captures-last", "The last seed makes {n} in {place}, and {side} captures them."},
	facing:               {"facing", "{pit} with {opposite}"},
	slam:                 {"slam", "The last seed makes {n} in {place}, but that capture would leave {other} without seeds, so nothing is captured."},
	slamLeft:             {"slam-left", "To capture all would leave {other} without seeds, so the {n} in {place} {n|one=stays|other=stay}."},
	slamRest:             {"slam-rest", "All of {other}’s seeds were captured, so the {n} {n|one=seed|other=seeds} left {n|one=goes|other=go} to {other}’s {store}."},
	claims:               {"claims", "The last seed makes three in {place}: {side} captures them, and {side} owns the pit from now on."},
	claimsPair:           {"claims-pair", "The last seed falls in the empty Pit {pit} and faces three seeds in {other}’s Pit {opposite}. One of them joins it, so both pits hold two, and {side} owns both from now on."},
	claimsFour:           {"claims-four", "The last seed makes four in {place}, and {side} owns the pit from now on."},
	raids:                {"raids", "The last seed falls in a pit that {owner} owns, and {side} captures that seed{n|one=|other= and one more}."},
	ownedFaces:           {"owned-faces", "The last seed falls in the empty Pit {pit}. The pit opposite is owned, so nothing is captured."},
	capturesBeyond:       {"captures-beyond", "{from} is empty. Beyond it {side} captures {taken}, {total} in all."},
	nothing:              {"nothing", "The last seed falls in the empty Pit {pit}. The pit opposite is empty too, so nothing is captured."},
	nothingBeyond:        {"nothing-beyond", "{from} and {place} are empty, so the turn is over."},
	theirEmpty:           {"their-empty", "The last seed falls in one of {other}’s empty pits, so nothing is captured."},
	passesHeld:           {"passes-held", "The last seed falls in a pit that held {n}, so it is {next}’s turn."},
	passesEmpty:          {"passes-empty", "The last seed falls in an empty pit, so it is {next}’s turn."},
	passesNext:           {"passes-next", "{from} is empty, so it is {next}’s turn."},
	passesStore:          {"passes-store", "The last seed falls in a {store}, so it is {next}’s turn."},
	passesOwned:          {"passes-owned", "The last seed falls in a pit that {owner} owns, so it is {next}’s turn."},
	passesMade:           {"passes-made", "That was the last seed of the sowing, so it is {next}’s turn."},
	stopsHouse:           {"stops-house", "The last seed falls in {side}’s house, and the move stops there."},
	stopsBound:           {"stops-bound", "The last pit is bound, so the move stops there."},
	losesHouse:           {"loses-house", "{owner}’s house, Pit {pit}, is lost."},
	binds:                {"binds", "{next}’s Pit {pit} is the only one under threat, so it is bound: {next} may not empty it in the next move."},
	endless:              {"endless", "The relay from Pit {pit} has come back to an earlier board and would never end. The turn ends here, and nothing is captured."},
	endlessLaps:          {"endless-laps", "The relay from Pit {pit} has not ended after {laps} laps. All its seeds go back, and the turn ends."},
	isNext:               {"is-next", "It is {next}’s turn."},
	gives:                {"gives", "{other} has no seeds, so {side} gives one from Pit {pit} to Pit {to}."},
	passing:              {"passing", "{side} has seeds but no pit that may be played, and passes."},
	passingEmpty:         {"passing-empty", "{side} has no seeds in the pits and passes."},
	noSeeds:              {"no-seeds", "{next} has no seeds left to play: the game is over."},
	noFeeding:            {"no-feeding", "{next} cannot give {other} a seed: the game is over."},
	noReaching:           {"no-reaching", "{next} has no move that sows a seed on {other}’s side: the game is over."},
	onlySlams:            {"only-slams", "Every move of {next} would capture all of {other}’s seeds: the game is over."},
	majority:             {"majority", "{side}’s {store} holds more than half of all seeds: the game is over."},
	endlessLoses:         {"endless-loses", "The move would never end: the game is over."},
	bothEnds:             {"both-ends", "{other} has captured at both ends of the board in one move: the game is over."},
	innerEmpty:           {"inner-empty", "{next}’s inner row is empty: the game is over."},
	noPit:                {"no-pit", "{next} has no pit that may be played: the game is over."},
	sideEmpty:            {"side-empty", "{side} has no seeds left in the pits: the game is over."},
	cleared:              {"cleared", "The board is cleared: the game is over."},
	fewLeft:              {"few-left", "Only {n} {n|one=seed is|other=seeds are} left in the pits: the game is over."},
	noGain:               {"no-gain", "Nobody has captured or won a seed for too many moves: the game is over."},
	lastSeed:             {"last-seed", "One seed is left, and the player on its side takes it: the game is over."},
	repeats:              {"repeats", "This position has come up for the third time: the game is over."},
	twoPasses:            {"two-passes", "Both players have passed: the game is over."},
	neitherMoves:         {"neither-moves", "Neither player has a pit that may be played: the game is over."},
	sweeps:               {"sweeps", "The {n} {n|one=seed|other=seeds} left in {side}’s pits {n|one=goes|other=go} to {side}’s {store}."},
	sweepsTheirs:         {"sweeps-theirs", "{side} has no seeds left and gets the {n} {n|one=seed|other=seeds} of {other}."},
	sweepsHalf:           {"sweeps-half", "Each player gets half of the seeds left: {n}."},
	sweepsOwned:          {"sweeps-owned", "The {n} {n|one=seed|other=seeds} in the pits that {side} owns {n|one=goes|other=go} to {side}’s {store}."},
	leftLying:            {"left-lying", "The {n} {n|one=seed|other=seeds} left on the board {n|one=counts|other=count} for nobody."},
	wins:                 {"wins", "{side} wins, {more} to {less}."},
	draw:                 {"draw", "A draw, {more} each."},
	winsLast:             {"wins-last", "{side} made the last move and wins."},
	winsTurn:             {"wins-turn", "{other} is to move and loses: {side} wins."},
	winsRepeat:           {"wins-repeat", "{other} brought the position up for the third time and loses: {side} wins."},
	winsEmpty:            {"wins-empty", "{side} has emptied all their pits first and wins."},
	drawLast:             {"draw-last", "Nobody wins."},
	refills:              {"refills", "{side} fills {n} {n|one=pit|other=pits} with {held} {held|one=seed|other=seeds} each. {more} {more|one=seed stays|other=seeds stay} in the {store}."},
	closes:               {"closes", "{side}’s {n|one=Pit|other=Pits} {pits} {n|one=is|other=are} closed in this round."},
	begins:               {"begins", "{side} begins."},
	anotherRound:         {"another-round", "Another round can follow."},
	matchLost:            {"match-lost", "{side} has {n} {n|one=seed|other=seeds} and cannot fill a pit: {other} wins the match."},
	boardRow:             {"board-row", "{side}’s Pits {first} to {last}: {counts}; {store}: {n}."},
	boardRows:            {"board-rows", "{side}’s outer row, Pits {first} to {last}: {counts}; inner row, Pits {inner} to {end}: {rest}."},
	boardRowsStore:       {"board-rows-store", "{side}’s outer row, Pits {first} to {last}: {counts}; inner row, Pits {inner} to {end}: {rest}; {store}: {n}."},
	boardMiddle:          {"board-middle", "{side}’s row, Pits {first} to {last}: {counts}; half of the middle row, Pits {inner} to {end}: {rest}; {store}: {n}."},
	closedPit:            {"closed-pit", "closed"},
	ownedPit:             {"owned-pit", "{n} (owned by {side})"},
	housePit:             {"house-pit", "{n} (house)"},
	heldPit:              {"held-pit", "{n} ({side} plays it)"},
	boundPit:             {"bound-pit", "{n} (bound)"},
	startEven:            {"start-even", "{n} {n|one=seed|other=seeds} in every pit; {next} begins."},
	startAny:             {"start-any", "{next} is to play."},
	stepLift:             {"step-lift", "{side} lifts the {n} {n|one=seed|other=seeds} of Pit {pit}."},
	stepLiftTwo:          {"step-lift-two", "{side} lifts only {n} seeds of the house, Pit {pit}."},
	stepRelay:            {"step-relay", "{side} lifts the {n} {n|one=seed|other=seeds} of {place} and sows on."},
	stepDrop:             {"step-drop", "A seed falls in {place}, which now holds {n}."},
	stepLast:             {"step-last", "The last seed falls in {place}, which now holds {n}."},
	stepSkip:             {"step-skip", "{place} is skipped."},
	stepTakeOwn:          {"step-take-own", "The last seed itself goes to {side}’s {store}."},
	stepTake:             {"step-take", "The {n} {n|one=seed|other=seeds} of {place} {n|one=goes|other=go} to {owner}’s {store}."},
	stepTakeInHand:       {"step-take-in-hand", "{side} captures the {n} {n|one=seed|other=seeds} of {place}, to sow {n|one=it|other=them}."},
	stepClaim:            {"step-claim", "The {n} seeds of {place} go to {side}’s {store}. {side} owns the pit from now on."},
	stepClaimPair:        {"step-claim-pair", "One seed of {place} joins the last one. {side} owns both pits from now on."},
	stepClaimFour:        {"step-claim-four", "{side} owns {place} from now on."},
	stepRaid:             {"step-raid", "{n} {n|one=seed|other=seeds} of {place} {n|one=goes|other=go} to {owner}’s {store}."},
	stepTurn:             {"step-turn", "It is {next}’s turn."},
	stepSweep:            {"step-sweep", "The {n} {n|one=seed|other=seeds} left in {place} {n|one=goes|other=go} to {side}’s {store}."},
	stepFill:             {"step-fill", "{place} is filled with {n} {n|one=seed|other=seeds}."},
	stepClose:            {"step-close", "{place} is closed in this round."},
	stepEnter:            {"step-enter", "{side} puts a seed from the {store} in {place}, which now holds {n}."},
	stepLoses:            {"step-loses", "{place} is no longer a house."},
	matchLostPits:        {"match-lost-pits", "{side} has {n} {n|one=seed|other=seeds} and cannot fill {more} pits: {other} wins the match."},
	fillsRest:            {"fills-rest", "{side} puts {n} {n|one=seed|other=seeds} in {place}."},
	playsPits:            {"plays-pits", "{side} plays {n|one=Pit|other=Pits} {pits} on the other side."},
	stepHold:             {"step-hold", "{side} plays {place} in this round."},
	stepOpening:          {"step-opening", "After this, {n|0=the opening is over|one=# move of the opening is left|other=# moves of the opening are left}."},
	openingMove:          {"opening-move", "This move belongs to the opening."},
	refuseOpening:        {"refuse-opening", "The opening prescribes another pit for this move."},
	stepBind:             {"step-bind", "{place} is bound for the next move."},
	placePit:             {"place-pit", "{side}’s Pit {pit}"},
	placeCell:            {"place-cell", "Pit {pit}"},
	placeStore:           {"place-store", "{side}’s {store}"},
	listedTheirs:         {"listed-theirs", "{side} {pit}"},
	listedStore:          {"listed-store", "{side}’s {store}"},
	refuseOwnPits:        {"refuse-own-pits", "This pit is {other}’s, and it is {side}’s turn."},
	refuseEmptyPit:       {"refuse-empty-pit", "Pit {pit} is empty: there is nothing to sow."},
	refuseClosedPit:      {"refuse-closed-pit", "Pit {pit} is closed in this round."},
	refuseOwnedPit:       {"refuse-owned-pit", "{owner} owns Pit {pit}, and nobody may play it."},
	refuseFewest:         {"refuse-fewest", "Pit {pit} holds too few seeds: a pit with fewer than {n} may not be played."},
	refuseDirection:      {"refuse-direction", "You cannot sow in this direction in this game."},
	refuseReverse:        {"refuse-reverse", "To the left you may sow only from your two leftmost columns, and only if the first lap captures."},
	refuseOtherWay:       {"refuse-other-way", "Pit {pit} is sown the other way now."},
	refuseFlank:          {"refuse-flank", "The seeds that Pit {pit} captures are sown from the end of the row that is near it, so they go the other way."},
	refuseRightmost:      {"refuse-rightmost", "Only {side}’s rightmost pit with seeds may be played."},
	refuseRightmostOnly:  {"refuse-rightmost-only", "Only {side}’s rightmost pit may be played."},
	refuseFeed:           {"refuse-feed", "{other} has no seeds, and this move gives none."},
	refuseReach:          {"refuse-reach", "This move sows no seed on {other}’s side."},
	refuseSlam:           {"refuse-slam", "This move would capture all of {other}’s seeds, which is not allowed."},
	refuseGive:           {"refuse-give", "{other} has no seeds, so {side} gives one first, from Pit {pits}."},
	refuseGiveTwo:        {"refuse-give-two", "{other} has no seeds, so {side} gives one first, from Pit {pits}: the rightmost that holds two or more."},
	refuseGiveAny:        {"refuse-give-any", "{other} has no seeds, so {side} gives one first, from Pit {pits}: the rightmost that holds any."},
	refuseNotDue:         {"refuse-not-due", "A seed is given only to a side that has none."},
	refuseMustCapture:    {"refuse-must-capture", "{side} can capture, so the first lap must capture."},
	refuseMustCaptureAny: {"refuse-must-capture-any", "{side} can capture, so the move must capture."},
	refuseInnerFirst:     {"refuse-inner-first", "{side} cannot capture, so the move begins in the inner row."},
	refuseInnerKept:      {"refuse-inner-kept", "This way no seeds would be left in the inner row."},
	refuseStock:          {"refuse-stock", "{side} still has seeds in the {store}, so the move begins with one of them in an inner pit that has seeds."},
	refuseHouse:          {"refuse-house", "Pit {pit} is {side}’s house. While it works, a move without captures begins in another inner pit if any has seeds."},
	refuseOn:             {"refuse-on", "No lap of this move ends where {side} may choose to go on."},
	refuseBound:          {"refuse-bound", "Pit {pit} is bound in this move and may not be emptied."},
	refusePass:           {"refuse-pass", "{side} has a pit to play and may not pass."},
	refuseOver:           {"refuse-over", "The game is over."},
	refuseRound:          {"refuse-round", "The round is not over."},
	goalLand:             {"goal-land", "End a sowing in {place}."},
	goalCapture:          {"goal-capture", "Capture {n} {n|one=seed|other=seeds} or more in one turn."},
	goalOwn:              {"goal-own", "{n|one=Win a pit.|other=Win # pits or more in one turn.}"},
	goalSowings:          {"goal-sowings", "Sow {n} times or more in one turn."},
	goalLaps:             {"goal-laps", "Play a sowing of {n} {n|one=lap|other=laps} or more."},
	goalDrops:            {"goal-drops", "Play a sowing of {n} {n|one=seed|other=seeds} or more."},
	goalLeave:            {"goal-leave", "Play so that {other} can capture at most {n} {n|one=seed|other=seeds} next turn."},
	goalLeaveNone:        {"goal-leave-none", "Play so that {other} can capture nothing next turn."},
	goalYield:            {"goal-yield", "Play so that {other} can win at most {n} {n|one=pit|other=pits} next turn."},
	goalYieldNone:        {"goal-yield-none", "Play so that {other} can win no pit next turn."},
	goalWin:              {"goal-win", "Win by {n} or more, whatever {other} does."},
	goalMet:              {"goal-met", "Solved."},
	missOpen:             {"miss-open", "Not yet: {side} plays again."},
	missElsewhere:        {"miss-elsewhere", "The last seed fell in {place}."},
	missNothing:          {"miss-nothing", "No seed was sown."},
	missCapture:          {"miss-capture", "That captures {n} {n|one=seed|other=seeds}."},
	missOwn:              {"miss-own", "That wins {n|0=no pit|one=one pit|other=# pits}."},
	missSowings:          {"miss-sowings", "The turn is over after {n} {n|one=sowing|other=sowings}."},
	missLaps:             {"miss-laps", "That is {n} {n|one=lap|other=laps}."},
	missDrops:            {"miss-drops", "That sows {n} {n|one=seed|other=seeds}."},
	missAnswered:         {"miss-answered", "Now {other} can capture {n} {n|one=seed|other=seeds}."},
	missYielded:          {"miss-yielded", "Now {other} can win {n|one=a pit|other=# pits}."},
	missNotWon:           {"miss-not-won", "With best play {side} ends {n} ahead of {other}."},
	missBehind:           {"miss-behind", "With best play {side} ends {n} behind {other}."},
	missLevel:            {"miss-level", "With best play {side} and {other} end level."},
	missNotProven:        {"miss-not-proven", "The engine could not prove that this wins."},
	oneOf:                {"one-of", "{items} or {last}"},
	evenNumber:           {"even-number", "an even number"},
	toRight:              {"to-right", " to the right"},
	toLeft:               {"to-left", " to the left"},
	toCounterclockwise:   {"to-counterclockwise", " counterclockwise"},
	toClockwise:          {"to-clockwise", " clockwise"},

	// The separator of lists; the numbers from 0 on that are written as words; the plural
	// categories.
	comma:   {"comma", ", "},
	numbers: {"numbers", "no, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve"},
	plurals: {"plurals", "one n=1"},
}
