package site

import (
	"io/fs"
	"path"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// collectAnchors gathers the anchors of a page: headings, examples and their
// states, clauses. Each may be there once.
func (b *book) collectAnchors(e *entry, problems *diag.Problems) {
	e.anchors = map[string]bool{}
	for _, id := range page.Anchors(e.page.Doc) {
		e.anchors[id] = true
	}
	for _, ex := range e.examples {
		if e.anchors[ex.ID] {
			problems.Add(e.page.At(ex.Offset, "the id "+ex.ID+" is already that of a heading or an example of this page"))
		}
		for _, id := range anchors(ex) {
			e.anchors[id] = true
		}
	}
	if e.source != nil {
		for _, c := range e.source.clauses {
			e.anchors[c.id] = true
		}
	}
	// The templates' own.
	switch e.kind {
	case "home":
		e.anchors["games"] = true
	case "variant":
		e.anchors["at-a-glance"] = true
		for _, reading := range e.variant.Readings {
			e.anchors["reading-"+reading.Key] = true
		}
	}
}

// checkLinks makes every link of a page relative to it, and reports those that
// lead nowhere. It notes where each clause is explained.
func (b *book) checkLinks(e *entry, references map[string]string, problems *diag.Problems) {
	page.Images(e.page.Doc, b.imageSize)
	page.Links(e.page.Doc, func(link page.Link) page.Target {
		if id, ok := strings.CutPrefix(link.Destination, clauseScheme); ok && b.clauses[id] != nil && e.in.folder == "" {
			b.clauses[id].explainedAt(e, link.Heading)
		}
		target, wrong := b.resolve(e, link.Destination)
		if wrong != "" {
			problems.Add(e.page.At(link.Offset, "link to "+strconv.Quote(link.Destination)+": "+wrong))
		}
		return target
	})
}

// explainedAt notes that a page other than the source's own speaks of a clause:
// once a page, where it does first.
func (c *cited) explainedAt(e *entry, heading string) {
	if e == c.at {
		return
	}
	for _, m := range c.explained {
		if m.at == e {
			return
		}
	}
	c.explained = append(c.explained, mention{e, heading, e.title})
}

// resolve makes a destination written in a page one that works in a browser on
// that page's address, or says what is wrong.
func (b *book) resolve(e *entry, destination string) (link page.Target, wrong string) {
	link.Destination = destination
	if id, ok := strings.CutPrefix(destination, clauseScheme); ok {
		c := b.clauses[id]
		if c == nil {
			return link, "there is no clause " + id + "; " + diag.Expected(id, b.clauseIDs())
		}
		return page.Target{Destination: e.to(c.at.url) + "#" + id, Class: "clause", Lang: e.foreign(c.at)}, ""
	}
	if scheme, _, ok := strings.Cut(destination, ":"); ok && !strings.ContainsAny(scheme, "/#?.") {
		if scheme == "https" || scheme == "http" || scheme == "mailto" {
			return link, ""
		}
		return link, "a link to another site begins with https://, http:// or mailto:"
	}
	target, anchor, hasAnchor := strings.Cut(destination, "#")
	to := e
	switch {
	case target == "":
	case strings.HasSuffix(target, ".md"):
		to = b.linked(e, target)
	case strings.HasPrefix(target, "/"):
		if file := b.file(strings.TrimPrefix(target, "/")); file != "" {
			return page.Target{Destination: e.root() + file}, ""
		}
		to = b.find(strings.TrimPrefix(target, "/"))
	default:
		return link, "write the path of a file, as in ../sources/pratt-2009.md, or an address from the root, as in /sources/pratt-2009/ or /icon.svg"
	}
	switch {
	case to == nil && strings.HasPrefix(target, "/"):
		return link, "there is no such page, and no such file in the static folder; " + diag.Expected(target, b.addresses(e, target))
	case to == nil:
		return link, "there is no such page; " + diag.Expected(target, b.addresses(e, target))
	case hasAnchor && !to.anchors[anchor]:
		return link, "that page has no anchor " + anchor
	case target == "":
		return link, ""
	}
	link = page.Target{Destination: e.to(to.url), Lang: e.foreign(to)}
	switch {
	case hasAnchor:
		link.Destination += "#" + anchor
	case e.in.folder != "" && b.page(e.in, to.name) == to && to.in != e.in:
		link.Destination += "#" + e.in.notice()
	}
	return link, ""
}

// linked is the page that the path of a file leads to from page e; in an edition, one without a translation is the original.
func (b *book) linked(e *entry, target string) *entry {
	name := strings.TrimPrefix(path.Join("/", path.Dir(e.page.Path), target), "/")
	if to := b.find(urlOf(name)); to != nil || e.in.folder == "" {
		return to
	}
	if rest, ok := strings.CutPrefix(name, e.in.folder+"/"); ok {
		return b.find(urlOf(rest))
	}
	return nil
}

// file is the address of a file of the static folder, below the site's root; ""
// where there is none that is copied.
func (b *book) file(name string) string {
	folder, _, _ := strings.Cut(name, "/")
	if bundled(folder) {
		return ""
	}
	content, err := fs.ReadFile(b.static, name)
	if err != nil {
		return ""
	}
	return versioned(name, content)
}

// addresses is how page e may write links to all pages: from the root, or as
// paths of files where that is what target is.
func (b *book) addresses(e *entry, target string) []string {
	var list []string
	for _, to := range b.pages {
		address := "/" + to.url
		if strings.HasSuffix(target, ".md") {
			address = e.root() + to.page.Path
			if strings.Count(e.page.Path, "/") == 0 {
				address = to.page.Path
			}
		}
		list = append(list, address)
	}
	return list
}

// root is the way from a page to the site's root: "", "../", "../../" and so on,
// or "./" for the root itself.
func (e *entry) root() string {
	if e.url == "" {
		return "./"
	}
	return strings.Repeat("../", strings.Count(e.url, "/"))
}

// to is a link from a page to an address below the root.
func (e *entry) to(url string) string {
	if e.url == "" && url != "" {
		return url
	}
	return e.root() + url
}
