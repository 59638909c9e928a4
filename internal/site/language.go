package site

import (
	"bytes"
	"errors"
	"html/template"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/locale"
)

// tables reads the words of the interface: the tables that are built in, with those of the rulebook over them, message by message.
func (o Options) tables() (locale.Tables, diag.Problems) {
	const folder = "templates/words"
	builtin, err := fs.Sub(o.Builtin, folder)
	if err != nil {
		panic(err) // the name is no path
	}
	own := os.DirFS(filepath.Join(o.Dir, filepath.FromSlash(folder)))
	return locale.Load(locale.Layer{Files: builtin, Shown: path.Join("(built in)", folder)}, locale.Layer{Files: own, Shown: o.shown(folder)})
}

// speaking is templates that can say what a table has: {{t "page.skip"}}, with pairs of a name and a text or a number to fill in.
func speaking(t *template.Template, table *locale.Table) *template.Template {
	return t.Funcs(template.FuncMap{"t": func(key string, pairs ...any) (string, error) {
		if !table.Has(key) {
			return "", errors.New("no message of templates/words/" + locale.Default + ".yaml is called " + key)
		}
		for i, pair := range pairs {
			_, isText := pair.(string)
			if _, isNumber := pair.(int); !isText && (i%2 == 0 || !isNumber) || i%2 == 0 && i+1 == len(pairs) {
				return "", errors.New("what t fills in are pairs of a name and a text or a number")
			}
		}
		return table.T(key, pairs...), nil
	}})
}

// template is the template of a kind of page in the language of an edition.
func (r *renderer) template(in *edition, kind string) *template.Template {
	return r.kinds[in.words.Lang+" "+kind]()
}

// editionLink is a page in one of the languages it is in.
type editionLink struct {
	Lang, Dir, Name, Href string
	Known                 string // the whole address under which the page is known, or Href where the site's own is not known
	Current, Original     bool
}

// links is the languages that page e is in, the original first; none where there is one alone. root is the way to the site's root,
// address the site's own, empty where it is not known.
func (b *book) links(e *entry, root, address string) []editionLink {
	if len(b.editions) < 2 || e.page == nil {
		return nil
	}
	var list []editionLink
	for _, in := range b.editions {
		if to := b.find(urlOf(path.Join(in.folder, e.name))); to != nil {
			link := editionLink{in.words.Lang, in.words.Dir, in.words.Name, root + to.url + e.below, "", in == e.in, in.folder == ""}
			if link.Known = link.Href; address != "" {
				link.Known = address + to.canonical()
			}
			list = append(list, link)
		}
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// untranslated is what a page says to those who come to it from an edition that it is not in.
type untranslated struct{ ID, Lang, Dir, Text string }

// notice is the anchor that an edition's links to pages without a translation name.
func (in *edition) notice() string { return "not-in-" + in.words.Lang }

func (b *book) untranslated(e *entry) []untranslated {
	var list []untranslated
	for _, in := range b.editions[1:] {
		if e.page != nil && e.in.folder == "" && b.page(in, e.name) == e {
			list = append(list, untranslated{in.notice(), in.words.Lang, in.words.Dir, in.words.T("page.untranslated")})
		}
	}
	return list
}

// speak gives a page what depends on its language. root is the way to the site's root.
func (r *renderer) speak(b *book, e *entry, root string, d *data) {
	d.Lang, d.Dir = e.in.words.Lang, e.in.words.Dir
	d.Editions, d.Untranslated = b.links(e, root, r.travel.address), b.untranslated(e)
	if home := b.page(e.in, "index.md"); home != nil {
		d.Home, d.Site = root+home.url, home.title
	}
	if b.outdated(e) {
		d.Outdated = &pageLink{Href: root + e.original.url + e.below, Lang: e.original.in.words.Lang}
	}
}

// localize gives alerts their titles in the language of the page.
func (s *sheet) localize() {
	if !bytes.Contains(s.page.Source.Text, []byte("[!")) {
		return // no alert, and no walk through the tree
	}
	s.page.Alerts(func(word string) string { return s.in.words.T("alert." + word) })
}

// scripted is the messages that scripts say, by what a page has them for. They travel in the page, under one roof, so that no two have
// the same key.
var scripted = struct{ board, search, compare, learn, play, puzzles, lab []string }{
	board: []string{"board", "tools"}, search: []string{"search-script"}, compare: []string{"compare-script"}, learn: []string{"learn-script"},
	play: []string{"play-script"}, puzzles: []string{"learn-script", "puzzles-script"},
	lab: []string{"play-script", "lab-script"},
}

// words is what scripts say in this page, as JSON: with boards, also the language of the engine, unless it is English.
func (v *view) words() template.HTML {
	table := v.entry.in.words
	all := map[string]string{}
	take := func(sections []string) {
		for _, section := range sections {
			maps.Copy(all, table.Section(section))
		}
	}
	if len(v.seen) > 0 {
		take(scripted.board)
		if engine := table.Engine().String(); engine != "" {
			all["engine"] = engine
		}
	}
	if v.entry.kind == "course" || v.entry.kind == "lesson" {
		take(scripted.learn)
	}
	for _, slot := range v.entry.page.Slots() {
		switch slot.Name {
		case "search":
			take(scripted.search)
		case "compare":
			take(scripted.compare)
		case playSlot:
			take(scripted.play)
		case puzzlesSlot:
			take(scripted.puzzles)
		case labSlot:
			take(scripted.lab)
		}
	}
	if len(all) == 0 {
		return ""
	}
	text := strings.NewReplacer("<", `\u003c`, ">", `\u003e`, "&", `\u0026`).Replace(string(jsonFile(all, "")))
	return template.HTML(`<script type="application/json" id="words">` + strings.TrimSpace(text) + "</script>\n")
}
