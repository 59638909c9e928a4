package prose

import (
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"sowbook/engine"
)

// said is a message with what fills its placeholders.
type said struct {
	key   string
	fills map[string][]said
	text  string // what stands between messages
}

// keyTable is a table of words in which each message is its key and its fills, so that a test
// can read what a text says. It has the keys of the English table.
type keyTable struct{ keys map[string]bool }

// The marks around messages and fills. No message contains them.
const (
	keyMark  = "\x01"
	fillMark = "\x02"
	endMark  = "\x03"
)

func (k keyTable) Say(key string, fills ...*Fill) string {
	text := keyMark + key
	for _, f := range fills {
		value := f.text
		if f.word {
			value = inEnglish.Number(f.n)
		}
		text += fillMark + f.name + "=" + value + endMark
	}
	return text + endMark
}

func (k keyTable) Has(key string) bool { return k.keys[key] }
func (k keyTable) Engine() *Language   { return nil }

// englishKeys reads the keys of the English words.
var englishKeys = sync.OnceValues(func() (keyTable, error) {
	text, err := os.ReadFile("../../templates/words/en.yaml")
	table := keyTable{map[string]bool{}}
	section, entry := "", ""
	for line := range strings.Lines(string(text)) {
		key, _, found := strings.Cut(line, ":")
		name := strings.TrimLeft(key, " ")
		switch indent := len(key) - len(name); {
		case !found || strings.HasPrefix(key, "#"):
		case indent == 4:
			table.keys[section+"."+entry+"."+name] = true
		case indent == 2:
			table.keys[section+"."+name], entry = true, name
		default:
			section = key
		}
	}
	return table, err
})

// parseSaid reads what a keyTable says.
func parseSaid(text string) (list []said, rest string) {
	for text != "" && text[:1] != endMark {
		if text[:1] != keyMark {
			end := strings.IndexAny(text, keyMark+endMark)
			if end < 0 {
				end = len(text)
			}
			list, text = append(list, said{text: text[:end]}), text[end:]
			continue
		}
		end := strings.IndexAny(text, fillMark+endMark)
		one := said{key: text[1:end], fills: map[string][]said{}}
		for text = text[end:]; text[:1] == fillMark; text = text[1:] {
			name, value, _ := strings.Cut(text[1:], "=")
			one.fills[name], text = parseSaid(value)
		}
		list, text = append(list, one), text[1:]
	}
	return list, text
}

// told is what "How to play" and the table of facts tell of a game.
type told struct {
	rules      engine.Rules
	messages   map[string]bool // those of facts, by name; true if "How to play" has it or takes it for granted
	captures   []reading
	parts      map[string]bool // of the sentences for captures
	playersOwn bool            // pits
	forbidders []string        // the messages that forbid moves
	*geometry
}

// tell returns what is told of a game by some rules.
func tell(t testing.TB, rules engine.Rules) *told {
	table, err := englishKeys()
	if err != nil {
		t.Fatal(err)
	}
	c := &told{rules: rules, messages: map[string]bool{}}
	text := ""
	for _, lesson := range HowToPlay(table, Voice{}, rules, false) {
		text += strings.Join(lesson.Sentences, "")
	}
	for i := range Subjects {
		for _, m := range Subjects[i].of(&rules) {
			c.messages[m.name] = isAssumed(m.name) || strings.Contains(text, keyMark+"rules."+m.name+".say") || strings.Contains(text, keyMark+"rules."+m.name+".how")
		}
	}
	for i := range Subjects {
		if s := &Subjects[i]; s.cellOnly {
			list, _ := parseSaid(s.composed(table, rules))
			for _, one := range list {
				if name, isCell := strings.CutSuffix(strings.TrimPrefix(one.key, "rules."), ".cell"); isCell {
					c.messages[name] = true
				}
			}
		}
	}
	list, _ := parseSaid(text)
	c.captures, c.parts = readings(list), map[string]bool{}
	for _, piece := range strings.Split(text, keyMark+"rules.captures-") {
		c.parts[piece[:max(0, strings.IndexAny(piece, fillMark+endMark))]] = true
	}
	if c.sowsFromEnd() {
		c.messages["captured-sown-from-end"] = true // which way moves may go depends on it, too
	}
	for name := range c.messages {
		if forbids[name] != nil {
			c.forbidders = append(c.forbidders, name)
		}
	}
	slices.Sort(c.forbidders)
	c.playersOwn = c.says("owned-")
	columns, rows := rules.Pits, map[string]int{"2": 2, "3": 3, "4": 4}[value(rules, "rows")]
	c.geometry = newGeometry(columns, rows, c.says("board-stores-left") || value(rules, "stores") == "none" && value(rules, "store-end") == "left") // no sentence says where a store is that is never sown
	return c
}

func value(rules engine.Rules, key string) string {
	text, _ := rules.Value(key)
	return text
}

// says reports whether one of some messages is among the facts. A name that ends in "-" stands
// for all that begin with it.
func (c *told) says(names ...string) bool {
	for _, name := range names {
		if _, is := c.messages[name]; is {
			return true
		}
		if !strings.HasSuffix(name, "-") {
			continue
		}
		for m := range c.messages {
			if strings.HasPrefix(m, name) {
				return true
			}
		}
	}
	return false
}
