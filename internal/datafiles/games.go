package datafiles

import (
	"encoding/json"
	"strings"

	"sowbook/internal/book"
	"sowbook/internal/locale"
)

// GamesFile is the file with all games of a site.
const GamesFile = "games.json"

// gameEntry is a game in the list of all games.
type gameEntry struct {
	ID     string            `json:"id"`
	Titles map[string]string `json:"titles"` // by language
	Grade  string            `json:"grade"`  // easy, medium or hard; "" if the page does not say
	Rules  map[string]string `json:"rules"`  // all words of the rules, as [engine.ParseRules] reads them
	Labels string            `json:"labels"` // how moves number the pits
	Words  locale.OwnWords   `json:"words"`  // that the game uses in place of pit, seed and others
	Start  string            `json:"start"`  // "" if the players lay out the seeds themselves
	Source string            `json:"source"` // the id of a source
	Page   string            `json:"page"`   // address below the site's root
}

// Games returns all games of a book as one JSON array, in the reading order.
func Games(b *book.Book) ([]byte, error) {
	list := []gameEntry{}
	at := map[string]int{}
	for _, e := range b.Editions {
		for _, p := range e.Games() {
			v := p.Variant
			i, known := at[v.ID]
			if !known {
				entry := gameEntry{
					ID: v.ID, Titles: map[string]string{}, Grade: v.Suits.Level, Rules: map[string]string{}, Labels: v.Voice.Labels.String(),
					Words: v.OwnWords, Source: v.Source.Text, Page: p.URL,
				}
				if entry.Words == nil {
					entry.Words = locale.OwnWords{}
				}
				for word := range strings.FieldsSeq(v.Rules.String()) {
					key, value, _ := strings.Cut(word, "=")
					entry.Rules[key] = value
				}
				if start, err := v.Rules.Start(); err == nil {
					entry.Start = start.String()
				}
				i, at[v.ID], list = len(list), len(list), append(list, entry)
			}
			list[i].Titles[e.Words.Lang] = v.Title
		}
	}
	return json.Marshal(list)
}
