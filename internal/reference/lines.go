package reference

import (
	"sowbook/engine/player"
	"sowbook/internal/example"
)

// line describes a line of an example: what follows its keyword, and what it means.
type line struct{ args, what string }

// lines returns the table of one kind of lines of an example.
func lines(kind string) table {
	return func(Data) ([]string, [][]string) {
		describe, task, play, claim := example.Keywords()
		words := map[string][]string{"describe": describe, "task": task, "play": play, "claims": claim}[kind]
		var rows [][]string
		for _, word := range words {
			args := word
			if lineMeanings[word].args != "" {
				args += " " + lineMeanings[word].args
			}
			rows = append(rows, []string{code(args), lineMeanings[word].what})
		}
		return []string{"Line", "What it does"}, rows
	}
}

// lineMeanings describes every line of an example, by its keyword.
var lineMeanings = map[string]line{
	"caption": {"TEXT", "What the example shows, in Markdown. Every example needs one."},
	"clauses": {"ID …", "The clauses that the example shows."},
	"from":    {"POSITION", "Where the example starts, if not at the start of the game."},
	"set":     {"KEY=VALUE …", "The readings to play by."},
	"switch":  {"KEY …", "The readings that readers can switch below the board."},
	"show":    {"N", "The ply shown first, or " + code("last") + ". Without it, an example that begins with moves of an earlier example begins after them."},
	"brief":   {"", "Shows only the start and the end of a long line."},
	"depth":   {"N", "Claims about good moves look N sowings ahead, the move itself included, instead of to the end of the game."},
	"guided":  {"", "The reader plays the whole game against the computer, with a coach. The moves, one whole game, are for pages without scripts."},
	"source":  {"", "Shows the Markdown of the example beside its board, as in this manual."},

	"goal":     {"GOAL", "What the player to move must reach in one turn."},
	"ask":      {"last MOVE", "A question instead of a goal: where does the last seed of this move fall? " + code("ask may") + ": which pits may be played? " + code("ask prepare N") + ": which pit, played now, lets the player capture at least N seeds next turn, whatever the opponent does? No move may capture or give an extra turn now."},
	"solution": {"MOVE …", "One way to reach the goal. It ends as soon as the goal is reached."},
	"ways":     {"N of M", "A claim: N of the M legal first moves can reach the goal."},
	"hint":     {"TEXT", "The rule to use, with its clause in brackets. The build adds two more hints: the pit, and a replay."},
	"why":      {"TEXT", "Explains the answer, once the reader has found it or asked for it."},

	"play":    {"MOVE …", "Plays moves, in the game’s own numbers of pits. After a side line, it continues the main line."},
	"instead": {"MOVE …", "Plays a side line of up to six plies that replaces the last ply, or the first if none was played."},
	"beside":  {"[GAME] [KEY=VALUE …]", "Plays the same moves in another game or reading on a second board, up to the first illegal move. Claims below it use the second game’s names and numbers. It must be the last part of the example."},
	"mark":    {"A PLACE: TEXT", "Puts a letter on a place and explains it below the board."},
	"arrow":   {"PLACE > PLACE", "Draws an arrow."},
	"note":    {"TEXT", "Adds a sentence below the board."},

	"position": {"POSITION", "The whole board and the side to move."},
	"holds":    {"N PLACE", "The seeds in a place: " + code("Lower 4") + ", " + code("Upper store") + ", or " + code("4") + " and " + code("store") + " for places of the player who moved."},
	"captured": {"N", "The seeds that the ply captured."},
	"again":    {"", "The same player moves again."},
	"sown":     {"PLACE, PLACE …", "Where each seed fell, in order."},
	"by":       {"RULE", "One of the steps was made by this rule; see the names of rules."},
	"allowed":  {"", "The start is a legal set-up."},
	"legal":    {"MOVE …", "All legal moves, or " + code("none") + "."},
	"refused":  {"MOVE RULE", "This rule makes the move illegal."},
	"over":     {"REASON", "The game is over. The reason is " + reasons() + "."},
	"score":    {"N N", "The seeds in South’s and in North’s store."},
	"winner":   {"NAME", "The name of the side that has won, or " + code("draw") + "."},
	"value":    {"N", "With best play from here, the player who moved ends N seeds ahead; -N is behind. Every possible game is searched, so use it late in a game or on a small board."},
	"best":     {"", "No other legal move has a higher value."},
	"beats":    {"MOVE", "The value is higher than that of this other move."},
	"better":   {"MOVE", "The value of this other move is higher."},
	"threat":   {"MOVE CLAIM", "If the same player could move again, the move would make the claim true."},
	"not":      {"CLAIM", "The claim is false."},
	"only":     {"CLAIM", "The claim is true, and no other legal move would make it true."},
}

// goals lists the goals of tasks and puzzles.
func goals(Data) ([]string, [][]string) {
	var rows [][]string
	for kind := player.Land; kind <= player.WinBy; kind++ {
		goal := goalMeanings[kind]
		rows = append(rows, []string{code(kind.String() + " " + goal.args), goal.what})
	}
	return []string{"Goal", "What the player must reach"}, rows
}

var goalMeanings = map[player.GoalKind]line{
	player.Land:           {"PLACE", "A sowing ends in this place: " + code("store") + ", " + code("3") + ", " + code("their 3") + " or " + code("their store") + "."},
	player.CaptureAtLeast: {"N", "At least N seeds are captured in all."},
	player.OwnPits:        {"N", "At least N pits become the player’s own."},
	player.SowTimes:       {"N", "At least N sowings."},
	player.RunLaps:        {"N", "One sowing has at least N laps."},
	player.DropSeeds:      {"N", "One sowing drops at least N seeds."},
	player.LeaveAtMost:    {"N", "The opponent’s next turn cannot capture more than N seeds."},
	player.YieldAtMost:    {"N", "The opponent’s next turn cannot make more than N pits their own."},
	player.WinBy:          {"N", "The game is won by at least N, whatever the opponent does."},
}
