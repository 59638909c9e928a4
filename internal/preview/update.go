package preview

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strings"

	"sowbook/internal/assets"
	"sowbook/internal/book"
	"sowbook/internal/diag"
	"sowbook/internal/render"
	"sowbook/internal/site"
)

// Change reads files that were written, by their paths below the rulebook's folder, each once. If only
// texts have changed, it rebuilds their pages; otherwise it loads and rebuilds everything.
func (l *Live) Change(names []string) { l.guard(func() { l.change(names) }) }

// ChangeTexts is Change for files whose texts have changed, and returns the others.
func (l *Live) ChangeTexts(names []string) (others []string) {
	l.guard(func() { others = l.changeTexts(names) })
	return others
}

// Settle reloads everything if files were removed, and makes the outputs that depend on the
// texts of several pages. Call it when no file has changed for a while: editors briefly
// remove files while saving.
func (l *Live) Settle() { l.guard(l.settle) }

// guard runs a stage. It turns a panic, an error of the program, into a problem; the next
// change then reloads everything.
func (l *Live) guard(stage func()) {
	defer func() {
		if err := recover(); err != nil {
			notes := strings.Split(strings.ReplaceAll(fmt.Sprintf("%v\n%s", err, debug.Stack()), "\t", "  "), "\n")
			l.loading, l.outdated = diag.Problems{{Message: "an error in sowbook; please report it with these lines", Notes: notes}}, true
		}
	}()
	stage()
}

func (l *Live) change(names []string) {
	reload := false
	for _, name := range l.changeTexts(names) {
		if l.exists(name) {
			reload = true
		} else {
			l.missing = append(l.missing, name)
		}
	}
	if reload {
		l.reload()
	}
}

// changeTexts rebuilds pages whose texts have changed, and their translations, which play the examples of the originals.
// It returns the other names, also those of pages that are only written in part.
func (l *Live) changeTexts(names []string) (others []string) {
	var texts []*book.Page
	for _, name := range names {
		if p := l.pages[name]; p != nil && l.site.Book.ReloadText(p) {
			texts = append(texts, p)
		} else {
			others = append(others, name)
		}
	}
	if len(texts) > 0 {
		l.rebuild(texts)
		l.rebuild(slices.DeleteFunc(slices.Clone(l.site.Book.List), func(p *book.Page) bool { return !slices.Contains(texts, p.Original) }))
	}
	return others
}

func (l *Live) settle() {
	isGone := func(name string) bool { return !l.exists(name) }
	if l.outdated || slices.ContainsFunc(l.missing, isGone) {
		l.reload()
	}
	l.missing = nil
	if l.edited {
		l.make(render.Output.NeedsTexts)
		l.checkRest()
	}
}

func (l *Live) exists(name string) bool {
	_, err := os.Stat(filepath.Join(l.options.Project.Dir, filepath.FromSlash(name)))
	return err == nil
}

// reload loads, checks and makes everything. If there are problems before the check, the site
// stays as it was. Pages with problems keep their last good files and summaries.
func (l *Live) reload() {
	s, problems := site.Load(l.options)
	if s != nil {
		addError(&problems, s.LoadAssets())
	}
	l.loading, l.outdated = problems, len(problems) > 0
	if l.outdated {
		return
	}
	if l.noEngine = nil; len(s.Book.Variants) > 0 {
		if l.module == nil {
			l.module, l.noEngine = l.engine()
		}
		if l.module != nil {
			s.AddEngine(l.module)
		}
	}
	s.Prepare(l.dates, l.code)
	pages := map[string]*book.Page{}
	for _, p := range s.Book.List {
		if old := l.pages["content/"+p.File.Path]; old != nil {
			p.Text = old.Text
		}
		pages["content/"+p.File.Path] = p
	}
	l.site, l.pages, l.problems = s, pages, map[string]diag.Problems{}
	l.check(s.Book.List)
	l.make(func(render.Output) bool { return true })
	l.removeOthers()
	l.checkRest()
}

// rebuild checks pages whose texts have changed and makes them.
func (l *Live) rebuild(pages []*book.Page) {
	if len(pages) == 0 {
		return
	}
	l.edited = true
	l.check(pages)
	l.make(func(o render.Output) bool { return o.Page != nil && slices.Contains(pages, o.Page) })
}

// check checks pages and notes their problems.
func (l *Live) check(pages []*book.Page) {
	for i, problems := range l.site.Book.Check(pages) {
		l.note(pages[i].File.Path, problems)
	}
}

// note sets the problems of an output.
func (l *Live) note(output string, problems diag.Problems) {
	if delete(l.problems, output); len(problems) > 0 {
		l.problems[output] = problems
	}
}

// make makes the outputs that a change touches, except pages whose texts have problems, and
// publishes those without problems.
func (l *Live) make(isTouched func(render.Output) bool) {
	var outputs []render.Output
	for _, o := range l.site.Outputs() {
		if isTouched(o) && (o.Page == nil || l.problems[o.Name] == nil) {
			outputs = append(outputs, o)
		}
	}
	made := make([]map[string]servedFile, len(outputs))
	problems, err := l.site.Make(outputs, func(i int, f assets.File) error {
		if made[i] == nil {
			made[i] = map[string]servedFile{}
		}
		sum := sha256.Sum256(f.Content)
		made[i][f.Name] = servedFile{f.Content, hex.EncodeToString(sum[:5]), outputs[i].Name}
		return nil
	})
	var failed diag.Problems
	addError(&failed, err)
	if l.note(everything, failed); len(failed) > 0 {
		return
	}
	var good []render.Output
	files := map[string]servedFile{}
	for i, o := range outputs {
		if l.note(o.Name, problems[i]); len(problems[i]) == 0 {
			good = append(good, o)
			maps.Copy(files, made[i])
		}
	}
	l.publish(good, files)
}

// checkRest runs the checks of the whole site.
func (l *Live) checkRest() {
	l.edited = false
	l.general = slices.Concat(l.site.Book.CheckFiles(), l.site.CheckPaths())
	addError(&l.general, l.noEngine)
	l.advice = l.site.Advice(len(l.Problems()) > 0)
}

// addError adds an error to problems, whether it holds problems or is another one.
func addError(problems *diag.Problems, err error) {
	if other := problems.AddError(err); other != nil {
		problems.Add(diag.Problem{Message: other.Error()})
	}
}
