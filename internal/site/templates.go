package site

import (
	"bytes"
	"html/template"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
)

// templateError is how the template packages say where something is wrong: the
// file, the line and, in bytes from 0, the column, then what.
var templateError = regexp.MustCompile(`^(?:html/)?template: ?([^:\s]+\.html):(\d+)(?::(\d+))?: (?s:(.*))$`)

// templateProblem is an error of a template at its place. name is the file to
// blame when the error names none.
func templateProblem(o Options, name string, err error) diag.Problem {
	found := templateError.FindStringSubmatch(err.Error())
	if found == nil {
		what := strings.TrimPrefix(err.Error(), "html/template:")
		if called, rest, ok := strings.Cut(what, ": "); ok {
			what = rest
			if _, err := fs.Stat(o.layered("templates"), called+".html"); err == nil {
				name = o.blamed(called+".html", name)
			}
		}
		if strings.HasPrefix(what, "ends in a non-text context") || strings.Contains(what, " in attribute name: ") {
			what = "it ends in the middle of a tag or an attribute"
		}
		return diag.Problem{File: o.shown("templates/" + name), What: "the template cannot be used: " + what}
	}
	src := diag.Source{Name: o.shown("templates/" + found[1])}
	src.Text, _ = fs.ReadFile(o.layered("templates"), found[1]) // it was read before
	line, _ := strconv.Atoi(found[2])
	at := src.Offset(line, 1)
	if col, err := strconv.Atoi(found[3]); err == nil {
		at += col
	} else {
		at += quoted(src.Text[at:], found[4])
	}
	what := found[4]
	if what == "unexpected EOF" {
		what = "it ends in the middle of a block; an {{end}} is missing"
	}
	return src.At(at, "the template cannot be used: "+what)
}

var inQuotes = regexp.MustCompile(`"([^"]+)"`)

// quoted is where in the first line of a text a word stands that a message
// quotes, or 0: errors of parsing give the line alone.
func quoted(text []byte, message string) int {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	if word := inQuotes.FindStringSubmatch(message); word != nil {
		return max(bytes.Index(line, []byte(word[1])), 0)
	}
	return 0
}

// blamed is the template to blame for what was found in another while it was made a page of a kind: one that is built in was good before, so
// it is one of the book's own, that of the kind if there is one.
func (o Options) blamed(found, kind string) string {
	own, err := fs.Glob(o.own("templates"), "*.html")
	switch {
	case err != nil || len(own) == 0 || slices.Contains(own, found):
		return found
	case slices.Contains(own, kind):
		return kind
	}
	return own[0]
}

// ownTemplate tells whether a template is the book's own.
func (o Options) ownTemplate(name string) bool {
	_, err := fs.Stat(o.own("templates"), name)
	return err == nil
}

// checkDefined reports what a template of the book's own does not define and the one that is built in does: others ask for it by its name,
// or, as of main, show less than its author wrote.
func checkDefined(o Options, own *template.Template, name string, problems *diag.Problems) {
	text, err := fs.ReadFile(o.Builtin, path.Join("templates", name))
	if err != nil || !o.ownTemplate(name) {
		return
	}
	builtin := template.Must(template.New(name).Funcs(template.FuncMap{"t": func() string { return "" }}).Parse(string(text)))
	names := func(t *template.Template) []string {
		var all []string
		for _, t := range t.Templates() {
			all = append(all, t.Name())
		}
		slices.Sort(all)
		return all
	}
	defined := names(own)
	for _, want := range names(builtin) {
		if want == name || slices.Contains(defined, want) || name == "base.html" && want == "main" { // which each kind of page defines
			continue
		}
		what := `does not define ` + want + `, which pages show; write {{define "` + want + `"}} ... {{end}} around what they are to show`
		if near, ok := diag.Nearest(want, defined); ok {
			what = "defines " + near + "; did you mean " + want + "?"
		}
		problems.Add(diag.Problem{File: o.shown("templates/" + name), What: what})
	}
}

// checkTemplates reports files of the rulebook's folder of templates that are
// none: they would be passed over in silence.
func checkTemplates(o Options, problems *diag.Problems) {
	var known []string
	if entries, err := fs.ReadDir(o.Builtin, "templates"); err == nil {
		for _, e := range entries {
			known = append(known, e.Name())
		}
	}
	entries, err := fs.ReadDir(o.own("templates"), ".")
	if err != nil {
		return // there are none, or reading them is a problem of its own
	}
	for _, e := range entries {
		if name := e.Name(); !slices.Contains(known, name) && !strings.HasPrefix(name, ".") {
			problems.Add(diag.Problem{File: o.shown(path.Join("templates", name)), What: "no template is called so; " + diag.Expected(name, known)})
		}
	}
}
