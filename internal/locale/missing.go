package locale

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"sowbook/engine"
	"sowbook/internal/prose"
)

// Lacks reports whether a message is in English because the table lacks it.
func (t *Table) Lacks(key string) bool { return t.lacks[key] }

// ruleSections are the sections that the sentences of rules are made from.
var ruleSections = []string{"rules.", "how.", "captures."}

// EnglishOfRules returns the sentences and the words of the table about rules that are in English
// because the table lacks them.
func (t *Table) EnglishOfRules(v prose.Voice, r engine.Rules) map[string]bool {
	english := t.englishRules()
	if english == nil {
		return nil
	}
	all := map[string]bool{}
	for _, f := range prose.Facts(english, v, r) {
		all[f.Name], all[f.Value], all[f.Say] = true, true, true
	}
	for _, lesson := range prose.HowToPlay(english, v, r, false) {
		for _, sentence := range lesson.Sentences {
			all[sentence] = true
		}
	}
	delete(all, "")
	return all
}

// withEnglishRules returns the table with its messages about rules in English, or nil if it
// lacks none of them.
func (t *Table) withEnglishRules() *Table {
	isOfRules := func(key string) bool {
		return slices.ContainsFunc(ruleSections, func(section string) bool { return strings.HasPrefix(key, section) })
	}
	if !slices.ContainsFunc(slices.Collect(maps.Keys(t.lacks)), isOfRules) {
		return nil
	}
	english, _ := t.derived(func(key, text string) string { // whose engine is that of t
		if isOfRules(key) {
			return t.english[key].text
		}
		return text
	})
	return english
}

// maxKeys is the number of missing messages that are listed by name.
const maxKeys = 40

// BySection writes sorted keys of messages as lines, one for each section. Of many keys,
// it writes one line that counts those of each section.
func BySection(keys []string) []string {
	if len(keys) > maxKeys {
		var sections []string
		counts := map[string]int{}
		for _, key := range keys {
			if section, _, ok := strings.Cut(key, "."); ok {
				if counts[section]++; counts[section] == 1 {
					sections = append(sections, section)
				}
			}
		}
		for i, section := range sections {
			sections[i] += " " + strconv.Itoa(counts[section])
		}
		return []string{"by section: " + strings.Join(sections, ", ")}
	}
	var lines []string
	last := ""
	for _, key := range keys {
		section, name, ok := strings.Cut(key, ".")
		switch {
		case !ok: // language and direction have no section
			lines, last = append(lines, key), ""
		case section == last:
			lines[len(lines)-1] += ", " + name
		default:
			lines, last = append(lines, section+": "+name), section
		}
	}
	return lines
}
