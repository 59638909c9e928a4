package locale

import (
	"fmt"
	"io/fs"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"

	"sowbook/internal/diag"
	"sowbook/internal/prose"
)

// Layer is a folder of tables, each a file LANG.yaml.
type Layer struct {
	Files       fs.FS
	DisplayPath string // path of the folder in problems
}

// names returns the names of the layer's files.
func (l Layer) names() []string {
	names, err := fs.Glob(l.Files, "*.yaml")
	if err != nil {
		panic(err) // the pattern is malformed
	}
	return names
}

// tagPattern matches a language tag.
var tagPattern = regexp.MustCompile(`^[a-z]{2,3}(-[A-Za-z0-9]+)*$`)

// Load reads the tables of layers. Messages of later layers replace those of earlier
// ones. The English table of the first layer, and the engine's English, which is the section
// engine, define the messages and their placeholders.
// English tables of later layers may add messages, unless a key looks like a misspelling
// of an existing one; other languages must not add any. Languages of the first layer, which
// are built in, may lack messages of that layer: [Table.Missing] does not list those.
//
// Reading a table takes as long as checking a small book. So a language of the first layer that no later layer
// has is nil unless isUsed reports that it is used. If isUsed is nil, every language is.
func Load(isUsed func(lang string) bool, layers ...Layer) (Tables, diag.Problems) {
	var problems diag.Problems
	read := map[string]map[string]text{}
	var base map[string]text     // English in the first layer
	builtin := map[string]bool{} // the languages of the first layer
	tables := Tables{}
	for _, layer := range layers {
		for _, name := range layer.names() {
			lang := strings.TrimSuffix(name, ".yaml")
			isNeeded := isUsed == nil || lang == Default || isUsed(lang)
			if !isNeeded && !slices.ContainsFunc(layers[1:], func(l Layer) bool { return slices.Contains(l.names(), name) }) {
				tables[lang] = nil
				continue
			}
			content, err := fs.ReadFile(layer.Files, name)
			src := diag.NewSource(path.Join(layer.DisplayPath, name), content)
			if !tagPattern.MatchString(lang) {
				problems.Add(src.FileProblem("a table is named after a language, as in fr.yaml or pt-BR.yaml"))
				continue
			}
			if err != nil {
				problems.Add(src.FileProblem("cannot be read: " + diag.Reason(err)))
				continue
			}
			if read[lang] == nil {
				read[lang] = map[string]text{}
			}
			readTable(src, read[lang], &problems)
		}
		if base == nil && read[Default] != nil {
			for key, message := range prose.English() {
				read[Default]["engine."+key] = text{message, diag.NewSource(path.Join(layer.DisplayPath, Default+".yaml"), nil), 0}
			}
		}
		if base == nil {
			base = maps.Clone(read[Default])
			for lang := range read {
				builtin[lang] = true
			}
		}
	}
	if base == nil {
		problems.Add(diag.Problem{File: path.Join(layers[0].DisplayPath, Default+".yaml"), Message: "cannot be read; this table must have every message"})
		return nil, problems
	}
	for _, lang := range slices.Sorted(maps.Keys(read)) {
		t := newTable(lang, read[lang], base, read[Default], &problems)
		if builtin[lang] {
			t.Missing = slices.DeleteFunc(t.Missing, func(key string) bool { _, ok := base[key]; return ok })
		}
		tables[lang] = t
	}
	return tables, problems
}

// metaKeys are the keys that describe the table.
var metaKeys = []string{"language", "direction"}

// newTable makes a table of the messages of a language, in English if it lacks them.
// base is English without the messages that later layers add.
func newTable(lang string, own, base, english map[string]text, problems *diag.Problems) *Table {
	t := &Table{Lang: lang, File: lang + ".yaml", Name: own["language"].text, Dir: "ltr", texts: make(map[string]string, len(english)), inWords: new(sync.Map)}
	if direction := own["direction"]; direction.text == "rtl" {
		t.Dir = "rtl"
	} else if direction.text != "" && direction.text != "ltr" {
		problems.Add(direction.in.ProblemAt(direction.at, fmt.Sprintf("direction must be ltr or rtl, not %q", direction.text)))
	}
	if t.Name == "" {
		t.Name = lang
	}
	t.english, t.lacks = english, map[string]bool{}
	for key, message := range english {
		if strings.HasPrefix(key, readerSection+".") && lang != Default {
			continue // only English has a second person
		}
		t.texts[key] = message.text
		if _, ok := own[key]; !ok && key != "direction" { // ltr is the default
			t.Missing = append(t.Missing, key)
			t.lacks[key] = true
		}
	}
	slices.Sort(t.Missing)
	known := slices.Sorted(maps.Keys(base))
	for _, key := range slices.Sorted(maps.Keys(own)) {
		m := own[key]
		t.File = m.in.Name
		if slices.Contains(metaKeys, key) {
			continue
		}
		message, ok := base[key]
		if !ok {
			message, ok = english[key]
			if _, near := diag.Nearest(key, known); lang == Default && near {
				ok = false
			}
		}
		if !ok {
			problems.Add(m.in.ProblemAt(m.at, fmt.Sprintf("unknown message %q; ", key)+diag.Hint(key, known)))
			continue
		}
		t.texts[key] = m.text
		if strings.Count(m.text, "{") != strings.Count(m.text, "}") {
			problems.Add(m.in.ProblemAt(m.at, key+" has unbalanced braces"))
			continue
		}
		if key == youForms {
			if wrong := wrongYouForm(m.text); wrong != "" {
				problems.Add(m.in.ProblemAt(m.at, key+": "+wrong))
				continue
			}
		}
		if m.text == message.text { // most often because the language is English
			continue
		}
		names := placeholders(message.text)
		for _, name := range placeholders(m.text) {
			if !slices.Contains(names, name) {
				problems.Add(m.in.ProblemAt(m.at, fmt.Sprintf("%s has no placeholder {%s}; %s", key, name, listPlaceholders(names))))
			}
		}
	}
	t.keys = bySection(t.texts)
	t.loadEngine(own, problems)
	t.reader = sync.OnceValue(t.secondPerson)
	t.englishRules = sync.OnceValue(t.withEnglishRules)
	return t
}

// loadEngine makes the language of the engine's sentences.
func (t *Table) loadEngine(own map[string]text, problems *diag.Problems) {
	var err error
	if t.engine, err = prose.NewLanguage(t.Section("engine")); err == nil {
		return
	}
	// Find the message that is wrong.
	for _, key := range append([]string{"engine.plurals"}, slices.Sorted(maps.Keys(own))...) {
		m, ok := own[key]
		name, isEngine := strings.CutPrefix(key, "engine.")
		if _, err := prose.NewLanguage(map[string]string{name: m.text}); ok && isEngine && err != nil {
			problems.Add(m.in.ProblemAt(m.at, err.Error()))
			break
		}
	}
	t.engine = nil // English
}

// placeholders returns the names of the placeholders of a message, as in {name} or
// {n|one=seed|other=seeds}.
func placeholders(message string) (names []string) {
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

func listPlaceholders(names []string) string {
	if len(names) == 0 {
		return "the English message has none"
	}
	return "the English message has {" + strings.Join(names, "}, {") + "}"
}
