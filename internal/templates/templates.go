// Package templates loads the HTML templates of a rulebook, whose own templates
// replace built-in ones, and locates errors in them.
package templates

import (
	"bytes"
	"errors"
	"fmt"
	"html/template"
	"io"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
	"sowbook/internal/project"
)

// Set holds the templates of a rulebook, in the language of each edition.
type Set struct {
	project project.Project
	own     []string          // the files of the rulebook, sorted
	texts   map[string]string // by file
	Icons   template.HTML     // SVG symbols that pages use

	exceeded sync.Map // errors by kind
	mu       sync.Mutex
	idle     map[string][]*executor // by kind
}

// pageKinds lists the kinds of pages. Each has a template file of its name.
var pageKinds = []string{"home", "variant", "card", "sources", "source", "page", "course", "lesson", "notfound", "moved", "embed"}

// sharedFiles lists the templates that every kind can use.
var sharedFiles = []string{
	"base.html", "policy.html", "pages.html", "toc.html", "foot.html", "meta.html", "languages.html", "theme.html",
	"example.html", "toolbar.html", "switches.html", "pair.html", "task.html", "guide.html",
	"blocks.html", "disagreements.html", "blocks-play.html", "blocks-puzzles.html", "blocks-lab.html", "blocks-manual.html",
}

// TextKind is the kind of the templates for examples and blocks in a page's text.
const TextKind = "text"

// filesOf returns the files that make up the template of a kind.
func filesOf(kind string) []string {
	if kind == TextKind {
		return sharedFiles
	}
	return append(slices.Clone(sharedFiles), kind+".html")
}

// Load reads the templates of a rulebook and checks its own. It does not check the built-in
// ones, which are tested with the program.
func Load(p project.Project) (*Set, diag.Problems) {
	s := &Set{project: p, texts: map[string]string{}, idle: map[string][]*executor{}}
	var problems diag.Problems
	s.own, _ = fs.Glob(p.Folder("templates"), "*.html") // a broken folder is reported where it is read
	for _, kind := range append([]string{TextKind}, pageKinds...) {
		for _, name := range filesOf(kind) {
			if _, known := s.texts[name]; known {
				continue
			}
			text, ok := s.read(name, &problems)
			s.texts[name] = text
			if ok && slices.Contains(s.own, name) {
				s.check(name, text, &problems)
			}
		}
	}
	s.checkNames(&problems)
	for _, kind := range append([]string{TextKind}, pageKinds...) {
		if len(problems) == 0 && s.HasChanges() {
			s.checkVisits(kind, &problems)
		}
	}
	icons, _ := s.read("icons.svg", &problems)
	s.Icons = template.HTML(icons)
	return s, problems
}

// read returns a template file. ok is false if it cannot be read.
func (s *Set) read(name string, problems *diag.Problems) (text string, ok bool) {
	content, err := fs.ReadFile(s.project.Layered("templates"), name)
	if err != nil {
		problems.Add(s.fileProblem(name, "cannot be read: "+diag.Reason(err)))
	}
	return string(content), err == nil
}

// check parses a template of the rulebook by itself, so that errors name it.
func (s *Set) check(name, text string, problems *diag.Problems) {
	if len(text) > maxFile {
		problems.Add(s.fileProblem(name, fmt.Sprintf("is larger than %d KiB; make it smaller", maxFile>>10)))
		return
	}
	parsed, err := template.New(name).Funcs(new(executor).funcs()).Parse(text)
	if err == nil {
		err = addSteps(parsed)
	}
	if err == nil && len(parsed.Templates()) > maxNames {
		err = &limitError{name + ":1:0", fmt.Sprintf("it defines more than %d templates; define fewer", maxNames)}
	}
	if err != nil {
		problems.Add(s.Problem(name, err))
	} else {
		s.checkDefined(parsed, name, problems)
	}
}

// Execute executes the template name for pages of a kind, with the messages of a table.
// After a template of the kind has exceeded a limit, it returns the same error until
// [Set.Retry] is called: each further page would take as long. In a rulebook without
// templates, only the page is too large.
func (s *Set) Execute(w io.Writer, words *locale.Table, kind, name string, data any) error {
	if kind != TextKind && !slices.Contains(pageKinds, kind) {
		return errors.New("there is no template for pages of the kind " + kind)
	}
	if err, failed := s.exceeded.Load(kind); failed {
		return err.(error)
	}
	e := s.executor(kind)
	err := e.execute(w, words, name, data)
	if _, exceeded := errors.AsType[*limitError](err); exceeded && len(s.own) > 0 {
		s.exceeded.Store(kind, err)
	}
	s.release(kind, e)
	return err
}

// Retry forgets which templates have exceeded a limit.
func (s *Set) Retry() { s.exceeded.Clear() }

// HasChanges reports whether the rulebook has templates that differ from the built-in ones. Some
// of their errors show only when they are executed.
func (s *Set) HasChanges() bool {
	return slices.ContainsFunc(s.own, func(name string) bool {
		builtin, err := fs.ReadFile(s.project.Builtin, path.Join("templates", name))
		return err != nil || string(builtin) != s.texts[name]
	})
}

// rootLink matches a link to a file or page of the site, from its root.
var rootLink = regexp.MustCompile(`(?:href|src)="\{\{\$?\.Root\}\}([^"{}?#]+)["?#]`)

// CheckLinks reports links in the rulebook's templates to files and pages that the site lacks.
// has reports whether it has one with an address below its root.
func (s *Set) CheckLinks(has func(address string) bool) (problems diag.Problems) {
	for _, name := range s.own {
		src := diag.NewSource(s.project.DisplayPath("templates/"+name), []byte(s.texts[name]))
		for _, m := range rootLink.FindAllStringSubmatchIndex(s.texts[name], -1) {
			if address := s.texts[name][m[2]:m[3]]; !has(address) {
				problems.Add(src.ProblemAt(m[2], "link to "+address+": the site has no such page or file"))
			}
		}
	}
	return problems
}

// PageLimit returns what is wrong with a page that is too large for a template, or "" for other
// errors and if a template of the rulebook is to blame.
func (s *Set) PageLimit(template string, err error) string {
	exceeded, ok := errors.AsType[*limitError](err)
	if !ok {
		return ""
	}
	name, _, _ := strings.Cut(exceeded.position, ":")
	if slices.Contains(s.own, s.blamed(name, template)) {
		return ""
	}
	return exceeded.what
}

// errorPattern matches the errors of the template packages: file, line, column in bytes
// from 0 if known, message.
var errorPattern = regexp.MustCompile(`^(?:html/)?template: ?([^:\s]+\.html):(\d+)(?::(\d+))?: (?s:(.*))$`)

// fileProblem returns a problem of a template as a whole.
func (s *Set) fileProblem(name, what string) diag.Problem {
	return diag.Problem{File: s.project.DisplayPath("templates/" + name), Message: what}
}

// Problem converts a template error to a problem with its position. name is the file to
// report if err names none.
func (s *Set) Problem(name string, err error) diag.Problem {
	const prefix, inTag = "the template cannot be used: ", "it ends in the middle of a tag, an attribute, a script, a style or a comment"
	limit, exceeded := errors.AsType[*limitError](err)
	if exceeded {
		err = limit
	}
	found := errorPattern.FindStringSubmatch(err.Error())
	if found == nil {
		what := strings.TrimPrefix(err.Error(), "html/template:")
		if called, rest, ok := strings.Cut(what, ": "); ok {
			what = rest
			if _, err := fs.Stat(s.project.Layered("templates"), called+".html"); err == nil {
				name = s.blamed(called+".html", name)
			}
		}
		if unfinished.MatchString(what) {
			what = inTag
		}
		return s.fileProblem(name, prefix+what)
	}
	if own := s.blamed(found[1], name); own != found[1] && (exceeded || unfinished.MatchString(found[4])) { // before a built-in template
		what := found[4]
		if !exceeded {
			what = inTag
		}
		return s.fileProblem(own, prefix+what)
	}
	text, _ := fs.ReadFile(s.project.Layered("templates"), found[1]) // it was read before
	src := diag.NewSource(s.project.DisplayPath("templates/"+found[1]), text)
	line, _ := strconv.Atoi(found[2])
	offset := src.Offset(line, 1)
	if column, err := strconv.Atoi(found[3]); err == nil {
		offset += column
	} else {
		offset += quotedIn(src.Text[offset:], found[4])
	}
	what := found[4]
	if unfinished.MatchString(what) {
		what = "one branch of {{if}}, {{range}} or {{with}} leaves a tag, an attribute, a script, a style or a comment open"
	}
	if field := noField.FindStringSubmatch(what); field != nil {
		what = "there is no ." + field[1] + " here; sowbook copy -diff templates/" + found[1] + " shows what the built-in file writes"
	}
	if what == "unexpected EOF" {
		what = "it ends in the middle of a block; an {{end}} is missing"
	}
	return src.ProblemAt(offset, prefix+what)
}

// unfinished matches errors about HTML that ends in the middle of something.
var unfinished = regexp.MustCompile(`^ends in a non-text context| in attribute name: | in unquoted attr: |branches end in different contexts|on range loop re-entry: `)

// noField matches errors about data that a page does not have, or has no longer. Each kind of page has a type of its own.
var noField = regexp.MustCompile(`can't evaluate field (\w+) in type `)

var quoted = regexp.MustCompile(`"([^"]+)"`)

// quotedIn returns the offset, in the first line of a text, of the word that a message
// quotes, or 0. Parse errors have no column.
func quotedIn(text []byte, message string) int {
	line, _, _ := bytes.Cut(text, []byte("\n"))
	if word := quoted.FindStringSubmatch(message); word != nil {
		return max(bytes.Index(line, []byte(word[1])), 0)
	}
	return 0
}

// blamed returns the template to report for an error found in another. Built-in templates
// have no errors, so it is one of the rulebook's, preferably that of the page's kind.
func (s *Set) blamed(found, kind string) string {
	switch {
	case len(s.own) == 0 || slices.Contains(s.own, found):
		return found
	case slices.Contains(s.own, kind):
		return kind
	}
	return s.own[0]
}

// checkDefined reports definitions of the built-in template that the rulebook's template of
// the same name lacks. Other templates use them.
func (s *Set) checkDefined(own *template.Template, name string, problems *diag.Problems) {
	text, err := fs.ReadFile(s.project.Builtin, path.Join("templates", name))
	if err != nil {
		return
	}
	builtin := template.Must(template.New(name).Funcs(template.FuncMap{"t": func() string { return "" }}).Parse(string(text)))
	defined := slices.DeleteFunc(definedBy(own), func(d string) bool { return d == name }) // the file itself
	wanted := definedBy(builtin)
	mayBeMeant := slices.DeleteFunc(slices.Clone(defined), func(d string) bool { return slices.Contains(wanted, d) })
	for _, want := range wanted {
		if want == name || slices.Contains(defined, want) || name == "base.html" && want == "main" { // which each kind of page defines
			continue
		}
		what := `does not define ` + want + `, which pages need; write {{define "` + want + `"}} ... {{end}} around what they are to show`
		if near, ok := diag.Nearest(want, mayBeMeant); ok {
			what = "defines " + near + "; did you mean " + want + "?"
		}
		problems.Add(s.fileProblem(name, what))
	}
}

// definedBy returns the names of the templates that a file defines, sorted.
func definedBy(t *template.Template) []string {
	var names []string
	for _, t := range t.Templates() {
		names = append(names, t.Name())
	}
	slices.Sort(names)
	return names
}

// checkNames reports files in the rulebook's templates that no built-in template has the
// name of.
func (s *Set) checkNames(problems *diag.Problems) {
	var known []string
	if entries, err := fs.ReadDir(s.project.Builtin, "templates"); err == nil {
		for _, e := range entries {
			known = append(known, e.Name())
		}
	}
	entries, err := fs.ReadDir(s.project.Folder("templates"), ".")
	if err != nil {
		return // the folder is missing, or reported where it is read
	}
	for _, e := range entries {
		if name := e.Name(); !slices.Contains(known, name) && !strings.HasPrefix(name, ".") {
			problems.Add(diag.Problem{File: s.project.DisplayPath(path.Join("templates", name)), Message: "unknown template; " + diag.Hint(name, known)})
		}
	}
}
