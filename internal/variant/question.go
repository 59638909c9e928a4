package variant

import (
	"strings"

	"sowbook/internal/prose"
)

// Question returns the reading as a question to a player: the game's own, or that of the
// language for every game.
func (r Reading) Question(t prose.Table) string {
	if r.question != "" {
		return r.question
	}
	return t.Say("rules." + r.Key + ".question")
}

// ShortQuestion returns the last sentence of the question, without the situation before it,
// as in "Do you capture it?".
func (r Reading) ShortQuestion(t prose.Table) string {
	sentences := strings.Split(r.Question(t), ". ")
	return sentences[len(sentences)-1]
}

// Answer returns the answer that a value gives to the question of its reading: the game's
// own, that of the language, or the value itself if it is a number.
func (r Reading) Answer(t prose.Table, v Value) string {
	key := "rules." + r.Key + "-" + v.word + ".answer"
	switch {
	case v.answer != "":
		return v.answer
	case t.Has(key):
		return t.Say(key)
	}
	return v.word
}
