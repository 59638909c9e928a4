package locale

import (
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/prose"
)

// Layer is a folder of tables, each a file LANG.yaml. Shown is the folder's path as problems show it.
type Layer struct {
	Files fs.FS
	Shown string
}

// language is the name of a table: that of a language, as in the lang attribute.
var language = regexp.MustCompile(`^[a-z]{2,3}(-[A-Za-z0-9]+)*$`)

// Load reads the tables of some layers; what a later one says stands instead of what an earlier one does, message by message. The first
// layer's table of English says which messages there are and what they fill in; a later one may have more, for templates of its own, but
// none whose key is nearly that of another. What another language has besides is a problem.
func Load(layers ...Layer) (Tables, diag.Problems) {
	var problems diag.Problems
	read := map[string]map[string]text{}
	var measure map[string]text
	for _, layer := range layers {
		files, err := fs.Glob(layer.Files, "*.yaml")
		if err != nil {
			panic(err) // the pattern is none
		}
		for _, name := range files {
			lang := strings.TrimSuffix(name, ".yaml")
			src := &diag.Source{Name: path.Join(layer.Shown, name)}
			if !language.MatchString(lang) {
				problems.Add(src.Whole("the name of a table is that of a language, as in fr.yaml or pt-BR.yaml"))
				continue
			}
			if src.Text, err = fs.ReadFile(layer.Files, name); err != nil {
				problems.Add(src.Whole("cannot be read: " + diag.Reason(err)))
				continue
			}
			if read[lang] == nil {
				read[lang] = map[string]text{}
			}
			readTable(src, read[lang], &problems)
		}
		if measure == nil {
			measure = maps.Clone(read[Default])
		}
	}
	if measure == nil {
		problems.Add(diag.Problem{File: path.Join(layers[0].Shown, Default+".yaml"), What: "cannot be read: every message is in this table"})
		return nil, problems
	}
	tables := Tables{}
	for _, lang := range slices.Sorted(maps.Keys(read)) {
		tables[lang] = newTable(lang, read[lang], measure, read[Default], &problems)
	}
	return tables, problems
}

// heads is what a table says of itself.
var heads = []string{"language", "direction"}

// newTable puts English in place of what a language lacks. measure is the messages that there are without those of later layers.
func newTable(lang string, own, measure, english map[string]text, problems *diag.Problems) *Table {
	t := &Table{Lang: lang, File: lang + ".yaml", Name: own["language"].text, Dir: "ltr", texts: map[string]string{}}
	if direction := own["direction"]; direction.text == "rtl" {
		t.Dir = "rtl"
	} else if direction.text != "" && direction.text != "ltr" {
		problems.Add(direction.in.At(direction.at, "direction is ltr or rtl, not "+direction.text))
	}
	if t.Name == "" {
		t.Name = lang
	}
	all := slices.Sorted(maps.Keys(english))
	for _, key := range all {
		t.texts[key] = english[key].text
		if _, ok := own[key]; !ok && key != "direction" { // most languages run from left to right
			t.Missing = append(t.Missing, key)
		}
	}
	for _, key := range slices.Sorted(maps.Keys(own)) {
		m := own[key]
		if slices.Contains(heads, key) {
			continue
		}
		message, ok := measure[key]
		if !ok {
			message, ok = english[key]
			if _, near := diag.Nearest(key, slices.Collect(maps.Keys(measure))); lang == Default && near {
				ok = false
			}
		}
		if !ok {
			problems.Add(m.in.At(m.at, "no message is called "+key+"; "+diag.Expected(key, slices.Sorted(maps.Keys(measure)))))
			continue
		}
		t.texts[key], t.File = m.text, m.in.Name
		if strings.Count(m.text, "{") != strings.Count(m.text, "}") {
			problems.Add(m.in.At(m.at, key+" opens as many braces as it closes, no two within each other"))
			continue
		}
		names := places(message.text)
		for _, name := range places(m.text) {
			if !slices.Contains(names, name) {
				problems.Add(m.in.At(m.at, key+" fills in {"+name+"}, and in English "+said(names)))
			}
		}
	}
	t.speak(own, problems)
	return t
}

// speak gives a table the language of the engine.
func (t *Table) speak(own map[string]text, problems *diag.Problems) {
	var err error
	if t.engine, err = prose.NewLanguage(t.Section("engine")); err == nil {
		return
	}
	for _, key := range append([]string{"engine.plurals"}, slices.Sorted(maps.Keys(own))...) {
		m, ok := own[key]
		name, isEngine := strings.CutPrefix(key, "engine.")
		if _, err := prose.NewLanguage(map[string]string{name: m.text}); ok && isEngine && err != nil {
			problems.Add(m.in.At(m.at, err.Error()))
			break
		}
	}
	t.engine = nil // English
}

// places is the names that a message fills in.
func places(message string) []string {
	var names []string
	for {
		_, rest, found := strings.Cut(message, "{")
		if !found {
			return names
		}
		inside, after, _ := strings.Cut(rest, "}")
		name, _, _ := strings.Cut(inside, "|")
		names = append(names, name)
		message = after
	}
}

func said(names []string) string {
	if len(names) == 0 {
		return "it fills in nothing"
	}
	return "it fills in {" + strings.Join(names, "}, {") + "}"
}
