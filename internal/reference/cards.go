package reference

import (
	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
)

// Card has the questions about one capture. Those that the game does not need are hidden.
type Card struct {
	Number    int
	Say       string
	Hidden    bool
	Usual     []Rule // conditions
	More      []Rule // rare ones
	IsMoreSet bool   // a rare one is not as usual
	HasMore   bool   // there is a rare one to choose
	Act       []Rule // what is captured
}

// UsualCaptures lists captures that a reader may add, the most usual first. The script takes the
// first that the game lacks and that goes with its rules.
var UsualCaptures = []string{
	"last_own_empty:it_and_facing",
	"last_theirs_makes_even:it",
	"last_inner_occupied:facing_and_behind,sown_from_last",
	"last_makes_2,4:it",
	"each_makes_4:it,to_owner",
}

// Cards returns a card for each capture that a game can have.
func Cards(words *locale.Table, r engine.Rules) (cards []Card) {
	partNumber := map[string]int{}
	for k := range capture.PartCount {
		partNumber[capture.PartName(k)] = k
	}
	all := r.Captures.All()
	for n := range capture.MaxLines {
		card := Card{Number: n + 1, Hidden: n >= len(all)}
		if !card.Hidden {
			card.Say = prose.CaptureSentence(words, r, all[n])
		}
		for i, rules := range []*[]Rule{&card.Usual, &card.More, &card.Act} {
			for _, name := range CaptureParts[i] {
				*rules = append(*rules, NewPart(words, n, partNumber[name], r))
			}
		}
		for _, rule := range card.More {
			card.HasMore = card.HasMore || !rule.Hidden
			card.IsMoreSet = card.IsMoreSet || !rule.Hidden && rule.Now != "any"
		}
		cards = append(cards, card)
	}
	return cards
}
