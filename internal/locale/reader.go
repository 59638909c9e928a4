package locale

import (
	"regexp"
	"strings"
)

// readerSection is the section of the second person: the names of the sides, and the messages
// that cannot be derived.
const readerSection = "reader"

// sideWords matches the name of a side in a message and what depends on it: the possessive, or a
// verb.
var sideWords = regexp.MustCompile(`\{(side|other|next|owner)\}(’s|(?: still)? [a-z]+s\b)?`)

// plainVerbs are the verbs that follow names of sides, and their forms after "you". Those of other
// verbs lack the s.
var plainVerbs = map[string]string{"has": "have", "is": "are", "does": "do", "passes": "pass"}

// Names of the sides in the second person.
const (
	NearName = readerSection + ".near"
	FarName  = readerSection + ".far"
)

// ForReader returns the table in the second person: the near side is the reader, and a message
// chooses its form by the name of a side, [NearName] or [FarName]. Only English has such messages;
// the table of another language is returned as it is.
func (t *Table) ForReader() *Table { return t.reader() }

// secondPerson makes the table for [Table.ForReader].
func (t *Table) secondPerson() *Table {
	if t.Lang != Default || !t.Has(NearName) {
		return t
	}
	own := t.Section(readerSection)
	changed, _ := t.derived(func(key, text string) string { // its plural rules are those of t
		if message, ok := own[key]; ok {
			return message
		}
		return addressReader(text, t.texts[NearName], t.texts[FarName])
	})
	return changed
}

// addressReader returns a message in the second person.
func addressReader(message, near, far string) string {
	var out strings.Builder
	isSentence := strings.HasSuffix(message, ".") || strings.HasSuffix(message, "?") // others are parts of sentences
	for message != "" {
		at := sideWords.FindStringSubmatchIndex(message)
		if at == nil {
			break
		}
		out.WriteString(message[:at[0]])
		begins := out.Len() == 0 && isSentence || strings.HasSuffix(out.String(), ". ")
		name, rest := message[at[2]:at[3]], ""
		if at[4] >= 0 {
			rest = message[at[4]:at[5]]
		}
		you, they := near, far
		switch {
		case rest == "’s":
			you, they = near+"r", far+rest
		case rest != "":
			words := strings.Fields(rest)
			verb := words[len(words)-1]
			plain, irregular := plainVerbs[verb]
			if !irregular {
				plain = strings.TrimSuffix(verb, "s")
			}
			words[len(words)-1] = plain
			you, they = near+" "+strings.Join(words, " "), far+rest
		}
		if begins {
			you, they = upperFirst(you), upperFirst(they)
		}
		out.WriteString("{" + name + "|" + near + "=" + you + "|other=" + they + "}")
		message = message[at[1]:]
	}
	return out.String() + message
}
