package site

import (
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
		return diag.Problem{File: o.shown("templates/" + name), What: strings.TrimPrefix(err.Error(), "template: ")}
	}
	src := diag.Source{Name: o.shown("templates/" + found[1])}
	src.Text, _ = fs.ReadFile(o.layered("templates"), found[1]) // it was read before
	line, _ := strconv.Atoi(found[2])
	col, _ := strconv.Atoi(found[3])
	return src.At(src.Offset(line, 1)+col, "the template cannot be used: "+found[4])
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
