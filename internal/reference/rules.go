package reference

import (
	"fmt"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// rules lists the words of the rules with their values, the default first.
func rules(d Data) ([]string, [][]string) {
	defaults, _ := engine.ParseRules("")
	var rows [][]string
	for _, key := range engine.Keys() {
		values := ""
		for i, value := range engine.Values(key) {
			if i > 0 {
				values += "; "
			}
			values += code(value) + " " + d.Words.T("questions."+key+"-"+value)
		}
		initial, _ := defaults.Value(key)
		if least, most, ok := engine.Range(key); ok {
			values = fmt.Sprintf("%s, or another number from %d to %d", code(initial), least, most)
		} else if values == "" {
			values = code(initial) + ", or numbers from 1 to 15 in rising order, as in " + code("2,4")
		}
		rows = append(rows, []string{code(key), d.Words.T("questions." + key), values})
	}
	return []string{"Key", "The question it answers", "Values, the default first"}, rows
}

// ruleNames lists the rules that steps name.
func ruleNames(Data) ([]string, [][]string) {
	var rows [][]string
	for _, rule := range engine.AllRules() {
		rows = append(rows, []string{code(rule.String()), prose.RuleMeaning(rule)})
	}
	return []string{"Name", "What it stands for"}, rows
}

// facts lists the names of facts, with the row of the game's table that they fill in.
func facts(d Data) ([]string, [][]string) {
	var rows [][]string
	for _, name := range []string{"pits", "seeds", "total", "fewest", "numbers", "store"} {
		rows = append(rows, []string{code(name), numberFacts[name], ""})
	}
	for i := range prose.Subjects {
		key := prose.Subjects[i].Key
		rows = append(rows, []string{code(key), d.Words.T("facts." + key), "yes"})
	}
	return []string{"Name", "What it says", "Key of " + code("facts:")}, rows
}

// numberFacts has a sentence for each name in double braces that is not a fact of the table.
var numberFacts = map[string]string{
	"pits":    "Pits on each side, as a word: six",
	"seeds":   "Seeds in each pit at the start, as a word: four",
	"total":   "All seeds, in digits: 48",
	"fewest":  "The fewest seeds that a pit must hold to be played, as a word",
	"numbers": "The numbers that are captured: two or three",
	"store":   "The tradition’s word for a store",
}
