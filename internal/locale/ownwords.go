package locale

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"sowbook/internal/diag"
	"sowbook/internal/prose"
)

// OwnWords holds the words that a game uses instead of those of the messages, by the key of
// a message of the section words, such as pit. A word is its forms, with commas between
// them, in the order of that message: "cell, cells".
type OwnWords map[string]string

// wordSection is the section of the words that games may replace.
const wordSection = "words."

// defaultWords are the words of the English messages.
var defaultWords = OwnWords{"pit": "pit, pits", "seed": "seed, seeds"}

// ForGame returns the table in a game's own words. The error names a word that is unknown or
// lacks forms.
func (t *Table) ForGame(own OwnWords) (*Table, error) {
	if len(own) == 0 {
		return t, nil
	}
	var list []string
	for _, key := range slices.Sorted(maps.Keys(own)) {
		known := t.Message(wordSection + key)
		if known == "" {
			return nil, fmt.Errorf("there is no word %q; %s", key, diag.Hint(key, slices.Sorted(maps.Keys(t.Section("words")))))
		}
		if forms := strings.Split(own[key], ", "); len(forms) != len(strings.Split(known, ", ")) || slices.Contains(forms, "") {
			return nil, fmt.Errorf("%s needs %d forms, as in %q, not %q", key, len(strings.Split(known, ", ")), known, own[key])
		}
	}
	for _, pair := range t.replacements(func(key string) string { return cmp.Or(own[key], t.Message(wordSection+key)) }) {
		list = append(list, pair[0], pair[1])
	}
	// Many games have the same words, and a table is large.
	made, _ := t.inWords.LoadOrStore(strings.Join(list, "|"), sync.OnceValues(func() (*Table, error) { return t.replace(list) }))
	return made.(func() (*Table, error))()
}

// WordsOf returns the words of the table that another table of its language, in the words of a game, replaces: each with
// the one that replaces it, the longest first.
func (t *Table) WordsOf(game *Table) [][2]string {
	return t.replacements(func(key string) string { return game.Message(wordSection + key) })
}

// replacements returns the words that differ from those of the table: pairs of its form and the other one, the longest first
// because a form may begin with another, as pits with pit.
func (t *Table) replacements(word func(key string) string) (pairs [][2]string) {
	for _, key := range slices.Sorted(maps.Keys(t.Section("words"))) {
		from, to := strings.Split(t.Message(wordSection+key), ", "), strings.Split(word(key), ", ")
		for i := range from {
			if from[i] != to[i] {
				pairs = append(pairs, [2]string{from[i], to[i]}, [2]string{upperFirst(from[i]), upperFirst(to[i])})
			}
		}
	}
	slices.SortStableFunc(pairs, func(a, b [2]string) int { return len(b[0]) - len(a[0]) })
	return pairs
}

// replace returns the table with other words. list has pairs of a word and the one that replaces it.
func (t *Table) replace(list []string) (*Table, error) {
	replacer := strings.NewReplacer(list...)
	changed, err := t.derived(func(_, text string) string { return replaceWords(replacer, text) })
	changed.Own = strings.Join(list, "|")
	return changed, err
}

// EngineInEnglish returns the language of the engine's sentences in a game's own words, for
// commands, which need no tables. The error is that of [Table.ForGame].
func EngineInEnglish(own OwnWords) (*prose.Language, error) {
	if len(own) == 0 {
		return nil, nil
	}
	t, err := engineTable().ForGame(own)
	if err != nil {
		return nil, err
	}
	return t.engine, nil
}

// engineTable returns a table of the engine's messages in English.
var engineTable = sync.OnceValue(func() *Table {
	t := &Table{Lang: Default, texts: map[string]string{}, inWords: new(sync.Map)}
	for key, text := range prose.English() {
		t.texts["engine."+key] = text
	}
	for key, word := range defaultWords {
		t.texts[wordSection+key] = word
	}
	t.keys = bySection(t.texts)
	return t
})

// replaceWords replaces words of a message, but not the names of its placeholders.
func replaceWords(words *strings.Replacer, message string) string {
	var out strings.Builder
	for message != "" {
		before, rest, found := strings.Cut(message, "{")
		out.WriteString(words.Replace(before))
		if !found {
			break
		}
		inside, after, _ := strings.Cut(rest, "}")
		name, forms, choice := strings.Cut(inside, "|")
		out.WriteString("{" + name)
		if choice {
			out.WriteString("|" + words.Replace(forms))
		}
		out.WriteString("}")
		message = after
	}
	return out.String()
}

// upperFirst makes the first letter of a word a capital.
func upperFirst(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	return string(unicode.ToUpper(first)) + word[size:]
}
