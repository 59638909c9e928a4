package prose_test

import (
	"strings"
	"testing"

	"sowbook/internal/prose"
)

// The lab shows sentences that the engine makes from messages of the page.
func TestMessagesOfAPageSayWhatTheTableSays(t *testing.T) {
	tables, problems := load()
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for lang, table := range tables {
		var lines []string
		for _, section := range []string{"rules", "captures"} {
			for key, text := range table.Section(section) {
				lines = append(lines, section+"."+key+"="+text)
			}
		}
		var language *prose.Language // English
		if text := table.Engine().String(); text != "" {
			var err error
			if language, err = prose.ParseLanguage(text); err != nil {
				t.Fatal(err)
			}
		}
		messages := prose.ParseMessages(strings.Join(lines, "\t"), language)
		for _, g := range games(t) {
			want := prose.Facts(table, g.voice, g.rules)
			for i, f := range prose.Facts(messages, g.voice, g.rules) {
				if f.Say != want[i].Say || f.Value != want[i].Value || f.Name != want[i].Name {
					t.Errorf("%s, %s: %v, want %v", lang, g.name, f, want[i])
				}
			}
		}
	}
	if messages := prose.ParseMessages("a=b", nil); messages.Has("b") || messages.Has("") || !messages.Has("a") || messages.Say("c") != "" {
		t.Error("messages that are not there are found")
	}
}
