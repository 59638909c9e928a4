package render

import (
	"sowbook/internal/prose"
	"sowbook/internal/variant"
)

// howLine is a sentence of "How to play" with the condition, for [engine.Rules.Holds], under
// which it is true. It is the key of a message.
type howLine struct{ when, key string }

// howToPlay lists the sentences that teach a game, in the order of telling: object, move,
// captures, extra turns, end. A game has the first of each group that is true of it, and no
// game has more than six.
var howToPlay = [...][]howLine{
	{{"stores=none", "how.most-captured"}, {"", "how.most-stored"}},
	{{"pick=rightmost", "how.move-rightmost"}, {"!fewest=1", "how.move-fewest"}, {"", "how.move-any"}},
	{{"stores=own", "how.sow-own"}, {"stores=both", "how.sow-both"}},
	{{"relay=yes !numbers=none", "how.relay-unless"}, {"relay=yes", "how.relay"}},
	{
		{"capture=across", "how.capture-across"}, {"capture=opposite", "how.capture-opposite"}, {"capture=made", "how.capture-made"},
		{"capture=run-across", "how.capture-run-across"}, {"capture=run-theirs", "how.capture-run-theirs"},
	},
	{{"!stores=none last-in-store=again", "how.again-store"}, {"after-capture=again", "how.again-capture"}},
	{{"feed=must", "how.feed"}},
	{{"ends=cleared", "how.end-cleared"}, {"", "how.end"}},
}

// The parts of the sentences: which way seeds are sown, when the game ends, and who gets
// the seeds that are left.
var (
	howWays  = []howLine{{"direction=cw", "how.way-cw"}, {"direction=either", "how.way-either"}, {"", "how.way-ccw"}}
	howEnds  = []howLine{{"ends=at-once", "how.ends-at-once"}, {"", "how.ends-no-move"}}
	howRests = []howLine{{"left-over=both-sides", "how.rest-owners"}, {"left-over=other-side", "how.rest-other"}, {"", "how.rest-nobody"}}
)

// howToPlay returns the sentences that teach the page's game by its default readings, in
// the game's own words.
func (b *pageBuilder) howToPlay(game *variant.Variant) []string {
	table, rules := b.words(game), &game.Rules
	pick := func(lines []howLine) string {
		for _, line := range lines {
			if rules.Holds(line.when) {
				return line.key
			}
		}
		return ""
	}
	fills := []*prose.Fill{
		prose.Text("store", game.Voice.Store), prose.Text("numbers", prose.FactValues(table, game.Voice, game.Rules)["numbers"]),
		prose.Count("least", rules.Fewest),
		prose.Text("way", table.T(pick(howWays))), prose.Text("when", table.T(pick(howEnds))), prose.Text("rest", table.T(pick(howRests))),
	}
	var said []string
	for _, lines := range howToPlay {
		if key := pick(lines); key != "" {
			said = append(said, table.Say(key, fills...))
		}
	}
	return said
}
