package variant

import (
	"slices"
	"strconv"

	"sowbook/internal/errtext"
	"sowbook/internal/locale"
	"sowbook/internal/page"
)

// Suits says whom a game suits. It is the author's advice, for no clause states it.
type Suits struct {
	Age     int    // years from which children can play it, 1 to 99; 0 if the page does not say
	Minutes int    // of a game on a table, 1 to 999; 0 if the page does not say
	Level   string // one of Levels; "" if the page does not say
}

// Levels are how hard a game is to learn, the easiest first.
var Levels = []string{"easy", "medium", "hard"}

func readSuits(f *page.Front) (s Suits) {
	suits := f.Map("suits")
	s.Age = number(suits, "age", 99)
	s.Minutes = number(suits, "minutes", 999)
	level := suits.OptionalText("level")
	if s.Level = level.Text; s.Level != "" && !slices.Contains(Levels, s.Level) {
		f.Problem(level.Offset, "level is "+errtext.List(Levels)+", not "+strconv.Quote(s.Level))
	}
	suits.Done()
	return s
}

// number reads an optional number from 1 to most, 0 if it is missing.
func number(f *page.Front, key string, most int) int {
	value := f.OptionalText(key)
	n, err := strconv.Atoi(value.Text)
	if value.Text != "" && (err != nil || n < 1 || n > most) {
		f.Problem(value.Offset, key+" is a number from 1 to "+strconv.Itoa(most)+", not "+strconv.Quote(value.Text))
	}
	return n
}

// Suited says whom the game suits and what it is played on, in a few words each.
func (v *Variant) Suited(words *locale.Table) []string {
	list := []string{words.T("page.players")}
	if v.Suits.Age > 0 {
		list = append(list, words.T("page.age", "n", v.Suits.Age))
	}
	if v.Suits.Minutes > 0 {
		list = append(list, words.T("page.minutes", "n", v.Suits.Minutes))
	}
	if v.Suits.Level != "" {
		list = append(list, words.T("page.level-"+v.Suits.Level))
	}
	rows := int(v.Rules.Rows) + 2
	return append(list, words.T("page.board-of", "rows", rows, "pits", v.Rules.Pits), words.T("page.seeds-of", "n", v.Rules.Total()))
}
