package reference

import (
	"fmt"
	"strings"

	"sowbook/engine"
	"sowbook/engine/capture"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/prose"
)

// rules lists the words of the rules with their values, the default first.
func rules(d Data) ([]string, [][]string) {
	defaults, _ := engine.ParseRules("")
	var rows [][]string
	for _, key := range ruleset.Keys() {
		r := NewRule(d.Words, key, defaults)
		rows = append(rows, []string{code(key), r.Name, valuesOf(r)})
	}
	return []string{"Key", "The question it answers", "Values, the default first"}, rows
}

// valuesOf lists the values of a rule, the default first.
func valuesOf(r Rule) string {
	switch {
	case r.Form != "":
		return code(r.Default) + ", or a list of lines such as " + code("last own empty: it and facing")
	case r.Members != nil:
		return code(r.Default) + capture.NumbersForm
	case r.Values == nil:
		return fmt.Sprintf("%s, or another number from %d to %d", code(r.Default), r.Least, r.Most)
	}
	var values []string
	for _, value := range r.Values {
		values = append(values, code(value.Word)+" "+value.Name)
	}
	if form := ruleset.Form(r.Key); form != "" {
		values = append(values, "or "+form)
	}
	return strings.Join(values, "; ")
}

// ruleNames lists the rules that steps name.
func ruleNames(Data) ([]string, [][]string) {
	var rows [][]string
	for rule := range event.RuleCount {
		rows = append(rows, []string{code(rule.String()), prose.RuleMeaning(rule), wordsOf(prose.RuleWords(rule))})
	}
	return []string{"Name", "What it stands for", "Words whose clauses state it"}, rows
}

// wordsOf lists words of the rules in their groups, see [prose.WordGroups].
func wordsOf(words string) string {
	var groups []string
	for _, group := range prose.WordGroups(words) {
		for i := range group {
			group[i] = code(group[i])
		}
		groups = append(groups, strings.Join(group, ", "))
	}
	return strings.Join(groups, "; ")
}

// facts lists the names of facts, with the row of the game's table that they fill in.
func facts(d Data) ([]string, [][]string) {
	var rows [][]string
	for _, name := range []string{"pits", "seeds", "total", "fewest", "numbers", "store"} {
		rows = append(rows, []string{code(name), numberFacts[name], ""})
	}
	for i := range prose.Subjects {
		s := &prose.Subjects[i]
		rows = append(rows, []string{code(s.Key), d.Words.T("rules." + s.Key + ".row"), wordsOf(s.Words)})
	}
	return []string{"Name", "What it says", "Words whose clauses state it"}, rows
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
