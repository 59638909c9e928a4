package scaffold

import (
	"fmt"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/page"
	"sowbook/internal/variant"
)

// fillClaims plays the examples of a page and fills in their claims: [[position]],
// [[captured]] and [[score]] after the moves so far. game is the page of the variant.
func fillClaims(text, game string) (string, error) {
	p, problems := page.New("", variant.Folder+"/game.md", []byte(game))
	if len(problems) > 0 {
		return "", problems
	}
	v := variant.Parse(p, &problems)
	if len(problems) > 0 {
		return "", problems
	}
	lines := strings.Split(text, "\n")
	var played *engine.Game
	for i, line := range lines {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		var start engine.Position
		var err error
		switch word {
		case "```" + page.ExampleInfo:
			start, err = v.Rules.Start()
			played = engine.NewGame(v.Rules, start)
		case "from":
			start, err = engine.ParsePosition(rest)
			played = engine.NewGame(v.Rules, start)
		case "play":
			for move := range strings.FieldsSeq(rest) {
				if err == nil {
					err = v.Voice.Play(played, move)
				}
			}
		default:
			if strings.Contains(rest, "[[") && played != nil {
				lines[i] = fillClaim(line, played)
			}
		}
		if err != nil {
			return "", fmt.Errorf("%s: %w", line, err)
		}
	}
	return strings.Join(lines, "\n"), nil
}

func fillClaim(line string, g *engine.Game) string {
	now := g.Position()
	captured := 0
	if n := g.Len(); n > 0 {
		captured = g.Ply(n - 1).Captured
	}
	return strings.NewReplacer(
		"[[position]]", now.String(),
		"[[captured]]", strconv.Itoa(captured),
		"[[score]]", fmt.Sprintf("%d %d", now.Stored(engine.South), now.Stored(engine.North)),
	).Replace(line)
}
