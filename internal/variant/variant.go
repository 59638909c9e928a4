// Package variant reads the front matter of a game's page: rules, numbering,
// names, readings and clauses.
package variant

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/engine/event"
	"sowbook/engine/ruleset"
	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/page"
	"sowbook/internal/prose"
)

// Variant is a game as defined by its page.
type Variant struct {
	ID          string
	Title       string
	TitleOffset int // byte offset of the title
	Summary     string
	Names       []string   // other names and spellings
	Source      page.Ref   // id of the source page; empty for an entry of the atlas
	Account     *Account   // of an entry of the atlas, or nil
	Family      page.Ref   // of games, an id of the home page; empty if the page names none
	Region      page.Ref   // likewise
	AlsoIn      []page.Ref // other regions where it is played
	Suits       Suits
	Notation    string // of its players, one of Notations; "" if the page names none
	Rules       engine.Rules
	Voice       prose.Voice
	OwnWords    locale.OwnWords
	unnamed     unnamed
	Table       *locale.Table        // messages in the own words, set with the language; may be nil
	ClauseRefs  []page.Ref           // every clause id in the front matter
	RulesOffset int                  // offset of the rules
	Facts       map[string]Statement // by the key of the fact
	WordsOffset int                  // offset of the key words
	Readings    []Reading
	Changes     []Change // newest first
	Page        *page.Page
	Draft       bool
	Valid       bool // the front matter has no problems
	Playable    bool // rules, names and readings have no problems, so that examples can be played

	stated statements // the clauses behind the values of the rules
}

// Reading is a choice where the source is silent or unclear.
type Reading struct {
	Key       string
	question  string // the game's own; "" for that of the language
	Why       string // why the first value is the default; Markdown
	WhyOffset int
	Values    []Value // the default first
}

// Value is one of the choices of a reading.
type Value struct {
	Name    string // as the front matter writes it
	word    string // as the rules write it
	answer  string // the game's own; "" for that of the language
	Meaning string // Markdown
	Offset  int    // byte offset of the meaning
}

// Parse reads the front matter of a variant's page and adds its errors to problems.
func Parse(p *page.Page, problems *diag.Problems) *Variant {
	before := len(*problems)
	f := p.ReadFront(problems)
	v := &Variant{ID: p.ID(), Page: p}
	title := f.Text("title")
	v.Title, v.TitleOffset = title.Text, title.Offset
	v.Summary = f.Text("summary").Text
	if path.Dir(p.Path) == AtlasFolder {
		v.Account = parseAccount(f)
	} else {
		v.Source = f.Text("source").Ref
	}
	v.Family, v.Region = f.OptionalText("family").Ref, f.OptionalText("region").Ref
	for _, region := range f.OptionalList("also-in") {
		v.AlsoIn = append(v.AlsoIn, region.Ref)
	}
	for _, name := range f.OptionalList("names") {
		v.Names = append(v.Names, name.Text)
	}
	v.Suits = readSuits(f)
	others := len(*problems)
	v.parseRules(f.Map("rules"))
	v.parseVoice(f)
	v.parseNotation(f)
	v.parseWords(f)
	v.parseFacts(f)
	v.parseReadings(f.Map("readings"))
	v.Playable = len(*problems) == others
	v.derive()
	v.parseChanges(f)
	v.Draft = f.Draft()
	f.Done()
	v.Valid = len(*problems) == before
	return v
}

// parseVoice reads the numbering, the names and the clauses of the rules.
func (v *Variant) parseVoice(f *page.Front) {
	v.Voice.Labels = engine.FromLeft
	if !f.Has("labels") {
		f.Optional("labels")
	} else {
		labels := f.Text("labels")
		var err error
		if v.Voice.Labels, err = engine.ParseLabels(labels.Text); err != nil && labels.Text != "" {
			names := []string{engine.FromStore.String(), engine.FromLeft.String(), engine.Cells.String()}
			f.Problem(labels.Offset, err.Error()+diag.NearHint(labels.Text, names))
		}
	}
	v.Voice.Sides = sides(f, [2]string{"South", "North"})
	v.Voice.Store = name(f, "store", "store")
	v.unnamed = unnamed{sides: !f.Has("sides"), store: !f.Has("store")}
	v.Voice.Clauses = map[engine.Rule][]string{}
	clauses := f.Map("clauses")
	for _, e := range clauses.Texts() {
		rule, err := event.ParseRule(e.Key)
		if err != nil {
			f.Problem(e.Offset, fmt.Sprintf("unknown rule %q; %s", e.Key, diag.FullHint(e.Key, RuleNames())))
			continue
		}
		v.Voice.Clauses[rule] = v.clauses(f, e.Key, words(e.Value.Ref), false)
	}
}

// sides reads the names of the players, South first. See [name] for the defaults.
func sides(f *page.Front, defaults [2]string) [2]string {
	names := f.Map("sides")
	if f.Has("sides") {
		defaults = [2]string{}
	}
	south, north := name(names, "south", defaults[engine.South]), name(names, "north", defaults[engine.North])
	names.Done()
	if south != "" && south == north {
		f.Problem(names.Offset(), "both sides are called "+south+"; give them different names")
	}
	return [2]string{south, north}
}

// name reads a name, which must not contain the separators of lists. A missing key is an error
// if there is no default.
func name(f *page.Front, key, byDefault string) string {
	if byDefault != "" && !f.Has(key) {
		f.Optional(key)
		return byDefault
	}
	v := f.Text(key)
	if i := strings.IndexAny(v.Text, ";=,|\n"); i >= 0 {
		f.Problem(v.Offset+i, key+" must not contain ; = , or |")
	}
	return v.Text
}

// parseReadings reads the readings. Each key is a word of the rules.
func (v *Variant) parseReadings(f *page.Front) {
	for _, e := range f.Entries() {
		if _, ok := v.Rules.Value(e.Key); !ok {
			f.Problem(e.Offset, v.unknownReading(e.Key))
			continue
		}
		sub := f.Mapping(e)
		why := sub.Text("why")
		r := Reading{Key: e.Key, Why: why.Text, WhyOffset: why.Offset}
		r.question = sub.OptionalText("question").Text
		answers := sub.Map("answers")
		for _, value := range sub.Map("values").Texts() {
			rules, err := v.Rules.With(e.Key, value.Key)
			word, _ := rules.Value(e.Key)
			r.Values = append(r.Values, Value{value.Key, word, answers.OptionalText(value.Key).Text, value.Value.Text, value.Value.Offset})
			if err != nil {
				f.Problem(value.Offset, "readings: "+valueProblem(err, e.Key, value.Key))
			}
		}
		answers.Done()
		oldTitle(sub)
		sub.Done()
		switch set, _ := v.Rules.Value(e.Key); {
		case r.question == "" && strings.HasPrefix(e.Key, ruleset.CapturesKey):
			f.Problem(e.Offset, "a reading of captures needs a question, as in question: What do you capture?")
		case len(r.Values) < 2:
			f.Problem(e.Offset, "a reading needs at least two values, the default first")
		case r.Values[0].Name != set:
			f.Problem(e.Offset, "the first value of a reading is the default, and the rules set it to "+set+", not "+r.Values[0].Name)
		}
		v.Readings = append(v.Readings, r)
	}
}

// unknownReading returns the message of a key of readings that the rules do not have.
func (v *Variant) unknownReading(key string) string {
	switch _, err := v.Rules.With(key, ""); {
	case strings.HasPrefix(key, ruleset.CapturesKey+"-") && err != nil:
		return "readings: " + err.Error()
	case ruleset.IsOld(key):
		return "readings: " + key + " is not supported with these captures, which the old words cannot say; change a part of a line, as in captures-1-then"
	}
	return fmt.Sprintf("unknown rule %q; %s", key, diag.Hint(key, ruleset.Keys()))
}

// UsedRules returns the rules that steps and refusals name in the game by any of its readings,
// sorted.
func (v *Variant) UsedRules() []engine.Rule {
	used := v.Rules.UsedRules()
	for _, reading := range v.Readings {
		for _, value := range reading.Values {
			if rules, err := v.Rules.With(reading.Key, value.Name); err == nil {
				used = append(used, rules.UsedRules()...)
			}
		}
	}
	slices.Sort(used)
	return slices.Compact(used)
}

// RulesWith returns the variant's rules under readings KEY=VALUE. An error names the key
// and the allowed values.
func (v *Variant) RulesWith(readings []string) (engine.Rules, error) {
	rules := v.Rules
	for _, text := range readings {
		key, value, ok := strings.Cut(text, "=")
		if !ok {
			return rules, &engine.TextError{Why: "a reading is KEY=VALUE, not " + text}
		}
		r, err := v.Reading(key)
		if err != nil {
			return rules, err
		}
		if !v.allows(*r, value) {
			return rules, &engine.TextError{Offset: len(key) + 1, Why: key + " is " + strings.Join(r.ValueNames(), " or ") + ", not " + value + diag.NearHint(value, r.ValueNames())}
		}
		if rules, err = rules.With(key, value); err != nil {
			return rules, err
		}
	}
	return rules, rules.Check()
}

// NonDefaultReadings returns the readings in which rules differ from the variant's default
// rules, as key and value.
func (v *Variant) NonDefaultReadings(rules engine.Rules) map[string]string {
	chosen := map[string]string{}
	for _, r := range v.Readings {
		set, _ := rules.Value(r.Key)
		for _, value := range r.Values[1:] {
			rules, _ := v.Rules.With(r.Key, value.Name)
			if word, _ := rules.Value(r.Key); word == set {
				chosen[r.Key] = value.Name
			}
		}
	}
	return chosen
}

// Reading returns the reading with a key. An error lists the readings.
func (v *Variant) Reading(key string) (*Reading, error) {
	for i := range v.Readings {
		if v.Readings[i].Key == key {
			return &v.Readings[i], nil
		}
	}
	if len(v.Readings) == 0 {
		return nil, &engine.TextError{Why: v.ID + " has no readings"}
	}
	var keys, list []string
	for _, r := range v.Readings {
		keys = append(keys, r.Key)
		list = append(list, r.Key+" ("+strings.Join(r.ValueNames(), " or ")+")")
	}
	return nil, &engine.TextError{Why: v.ID + " has no reading " + key + "; its readings are " + strings.Join(list, "; ") + diag.NearHint(key, keys)}
}

// ValueNames returns the values of a reading as rules write them, the default first.
func (r Reading) ValueNames() []string {
	var words []string
	for _, v := range r.Values {
		words = append(words, v.Name)
	}
	return words
}

// allows reports whether a reading has a value, by any of the value's names.
func (v *Variant) allows(r Reading, value string) bool {
	want, err := v.Rules.With(r.Key, value)
	return err == nil && slices.ContainsFunc(r.ValueNames(), func(word string) bool {
		rules, err := v.Rules.With(r.Key, word)
		return err == nil && rules == want
	})
}
