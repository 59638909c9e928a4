// Package variant reads what the front matter of a variant's page says of its
// game: rules, numbering, names, readings and clauses.
package variant

import (
	"slices"
	"strings"

	"sowbook/engine"
	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/prose"
)

// Variant is a game as its page defines it.
type Variant struct {
	ID        string
	Title     string
	Summary   string
	Source    Ref // the id of the source page
	Rules     engine.Rules
	Voice     prose.Voice
	Cited     []Ref // every clause id the front matter names
	ClausesAt int   // where the front matter begins to name them
	Readings  []Reading
	Changes   []Change // to the rules as the book tells them, the newest first
	Page      *page.Page
	Draft     bool
	Sound     bool // nothing is wrong with the front matter
}

// Ref is a word of the front matter and where it stands.
type Ref struct {
	Text   string
	Offset int
}

// Reading is a point that the source leaves open.
type Reading struct {
	Key    string
	Name   string // what it is called where that is not its key
	Why    string // why the first value is the default; markdown
	WhyAt  int
	Values []Value // the default first
}

// Value is one way to read an open point.
type Value struct {
	Word    string // as in the rules
	Meaning string // markdown
	At      int
}

// Parse reads the front matter of a variant's page. What is wrong with it is
// added to problems.
func Parse(p *page.Page, problems *diag.Problems) *Variant {
	before := len(*problems)
	f := p.Bind(problems)
	v := &Variant{ID: p.ID(), Page: p}
	v.Title = f.Text("title").Text
	v.Summary = f.Text("summary").Text
	if source := f.Text("source"); source.Text != "" {
		v.Source = Ref{source.Text, source.Offset}
	}
	v.Rules = parseRules(p, f.Map("rules").Texts(), problems)
	v.parseVoice(p, f, problems)
	v.parseReadings(p, f.Map("readings"), problems)
	v.parseChanges(p, f, problems)
	v.Draft = f.Draft()
	f.Done()
	v.Sound = len(*problems) == before
	return v
}

// parseVoice reads the numbering, the names, and the clauses of the rules.
func (v *Variant) parseVoice(p *page.Page, f *page.Front, problems *diag.Problems) {
	labels := f.Text("labels")
	var err error
	if v.Voice.Labels, err = engine.ParseLabels(labels.Text); err != nil && labels.Text != "" {
		problems.Add(p.At(labels.Offset, err.Error()+diag.Near(labels.Text, []string{engine.Near.String(), engine.FromLeft.String(), engine.Cells.String()})))
	}
	v.Voice.Sides = sides(p, f, problems)
	v.Voice.Store = name(p, f, "store", problems)
	v.Voice.Clauses = map[engine.Rule][]string{}
	clauses := f.Map("clauses")
	v.ClausesAt = clauses.Offset()
	for _, e := range clauses.Texts() {
		rule, err := engine.ParseRule(e.Key)
		if err != nil {
			problems.Add(p.At(e.Offset, "unknown rule "+e.Key+"; "+diag.Expected(e.Key, ruleNames())))
			continue
		}
		for _, id := range strings.Fields(e.Value.Text) {
			v.Voice.Clauses[rule] = append(v.Voice.Clauses[rule], id)
			v.Cited = append(v.Cited, Ref{id, e.Value.Offset + strings.Index(e.Value.Text, id)})
		}
	}
}

// sides reads what the players are called, South first.
func sides(p *page.Page, f *page.Front, problems *diag.Problems) [2]string {
	names := f.Map("sides")
	south, north := name(p, names, "south", problems), name(p, names, "north", problems)
	names.Done()
	if south != "" && south == north {
		problems.Add(p.At(names.Offset(), "both sides are called "+south+"; examples and sentences need two names"))
	}
	return [2]string{south, north}
}

// name reads a name that sentences, moves and machines use: none of the marks
// that separate names where they are written in a row.
func name(p *page.Page, f *page.Front, key string, problems *diag.Problems) string {
	v := f.Text(key)
	if i := strings.IndexAny(v.Text, ";=,|\n"); i >= 0 {
		problems.Add(p.At(v.Offset+i, key+" is a plain name, without ; = , or |"))
	}
	return v.Text
}

// parseReadings reads the open points: each key is a word of the rules, with
// why the default is the default, and what each value means.
func (v *Variant) parseReadings(p *page.Page, f *page.Front, problems *diag.Problems) {
	for _, e := range f.Entries() {
		if _, ok := v.Rules.Value(e.Key); !ok {
			problems.Add(p.At(e.Offset, "unknown rule "+e.Key+"; "+diag.Expected(e.Key, engine.Keys())))
			continue
		}
		sub := f.Sub(e)
		why := sub.Text("why")
		r := Reading{Key: e.Key, Why: why.Text, WhyAt: why.Offset}
		for _, value := range sub.Map("values").Texts() {
			r.Values = append(r.Values, Value{value.Key, value.Value.Text, value.Value.Offset})
			if _, err := v.Rules.With(e.Key, value.Key); err != nil {
				problems.Add(p.At(value.Offset, "readings: "+err.Error()+unless(value.Key, engine.Values(e.Key))))
			}
		}
		sub.Done()
		switch set, _ := v.Rules.Value(e.Key); {
		case len(r.Values) < 2:
			problems.Add(p.At(e.Offset, "a reading needs two values or more, the default first"))
		case r.Values[0].Word != set:
			problems.Add(p.At(e.Offset, "the first value of a reading is the default, which the rules set to "+set+", not "+r.Values[0].Word))
		}
		v.Readings = append(v.Readings, r)
	}
}

// Set is the variant's rules under readings KEY=VALUE. The error names the key
// and what is allowed.
func (v *Variant) Set(readings []string) (engine.Rules, error) {
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
			return rules, &engine.TextError{Offset: len(key) + 1, Why: key + " is " + r.allowed() + ", not " + value + diag.Near(value, r.Words())}
		}
		if rules, err = rules.With(key, value); err != nil {
			return rules, err
		}
	}
	return rules, rules.Check()
}

// Chosen is the readings by which rules of the variant differ from its own: for
// each key the value as the front matter writes it.
func (v *Variant) Chosen(rules engine.Rules) map[string]string {
	chosen := map[string]string{}
	for _, r := range v.Readings {
		set, _ := rules.Value(r.Key)
		for _, value := range r.Values[1:] {
			asked, _ := v.Rules.With(r.Key, value.Word)
			if word, _ := asked.Value(r.Key); word == set {
				chosen[r.Key] = value.Word
			}
		}
	}
	return chosen
}

// Reading is the reading with a key. The error names those that there are.
func (v *Variant) Reading(key string) (*Reading, error) {
	for i := range v.Readings {
		if v.Readings[i].Key == key {
			return &v.Readings[i], nil
		}
	}
	return nil, &engine.TextError{Why: v.ID + " has no reading " + key + "; " + v.readingsHint() + diag.Near(key, v.readingKeys())}
}

func (v *Variant) readingsHint() string {
	if len(v.Readings) == 0 {
		return "it has none"
	}
	var hints []string
	for _, r := range v.Readings {
		hints = append(hints, r.Key+" ("+r.allowed()+")")
	}
	return "its readings are " + strings.Join(hints, "; ")
}

func (v *Variant) readingKeys() []string {
	var keys []string
	for _, r := range v.Readings {
		keys = append(keys, r.Key)
	}
	return keys
}

// Words is the values of a reading as rules write them, the default first.
func (r Reading) Words() []string {
	var words []string
	for _, v := range r.Values {
		words = append(words, v.Word)
	}
	return words
}

// allows tells whether a value is one of a reading's, by whichever of its names.
func (v *Variant) allows(r Reading, value string) bool {
	asked, err := v.Rules.With(r.Key, value)
	return err == nil && slices.ContainsFunc(r.Values, func(one Value) bool {
		rules, err := v.Rules.With(r.Key, one.Word)
		return err == nil && rules == asked
	})
}

func (r Reading) allowed() string { return strings.Join(r.Words(), " or ") }

func ruleNames() []string {
	var names []string
	for _, rule := range engine.AllRules() {
		names = append(names, rule.String())
	}
	return names
}
