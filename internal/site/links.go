package site

import (
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// collectAnchors gathers the anchors of a page: headings, examples and their
// states, clauses. Each may be there once.
func (s *sheet) collectAnchors() {
	for _, id := range s.page.Anchors() {
		s.anchors[id] = true
	}
	for _, ex := range s.examples {
		if s.anchors[ex.ID] {
			s.problems.Add(s.page.At(ex.Offset, "the id "+ex.ID+" is already that of a heading or an example of this page"))
		}
		for _, id := range anchors(ex) {
			s.anchors[id] = true
		}
	}
	if s.source != nil {
		for _, c := range s.source.clauses {
			s.anchors[c.id] = true
		}
	}
	// The templates' own.
	switch s.kind {
	case "home":
		s.anchors["games"] = true
	case "variant":
		s.anchors["at-a-glance"] = true
		for _, change := range s.variant.Changes {
			s.anchors["rule-changes"] = true
			s.anchors[change.Anchor()] = true
		}
		for _, reading := range s.variant.Readings {
			s.anchors["reading-"+reading.Key] = true
		}
	}
}

// checkLinks makes every link of a page relative to it, and reports those that
// lead nowhere. It notes where the page explains a clause, in the book's own language.
func (b *book) checkLinks(s *sheet) {
	s.page.Images(b.imageSize)
	s.page.Links(func(link page.Link) page.Target {
		if id, ok := strings.CutPrefix(link.Destination, clauseScheme); ok && b.clauses[id] != nil && s.in.folder == "" {
			s.explain(id, link.Heading)
		}
		return b.follow(s, link.Destination, link.Offset, "link to "+strconv.Quote(link.Destination))
	})
}

// explain notes that a page speaks of a clause: once, where it does first.
func (s *sheet) explain(id, heading string) {
	if !slices.ContainsFunc(s.explains, func(at place) bool { return at.clause == id }) {
		s.explains = append(s.explains, place{id, heading, s.title})
	}
}

// anchorLink is a link to an anchor of another page.
type anchorLink struct {
	url, anchor string
	offset      int    // of the link in its page
	what        string // the link as a problem names it
}

// noAnchor says that a page has no anchor of a name; there are those that it has.
func noAnchor(anchor string, there []string) string {
	return "that page has no anchor " + anchor + "; " + nearest(anchor, there, "its headings, terms and examples have one each")
}

// follow makes a destination written at an offset of a page one that works in a browser on that page's address, or reports what is wrong;
// what names the link then.
func (b *book) follow(s *sheet, destination string, offset int, what string) page.Target {
	link, to, anchor, wrong := b.resolve(s, destination)
	switch {
	case wrong != "":
	case to == nil || anchor == "":
	case to != s.entry:
		s.links = append(s.links, anchorLink{to.url, anchor, offset, what})
	case !s.anchors[anchor]:
		wrong = noAnchor(anchor, slices.Sorted(maps.Keys(s.anchors)))
	}
	if wrong != "" {
		s.problems.Add(s.page.At(offset, what+": "+wrong))
		return page.Target{Destination: destination}
	}
	return link
}

// resolve makes a destination one that works in a browser on a page's address, or says what is wrong. It tells the page and the anchor that
// it leads to, if any; whether the anchor is there is not asked.
func (b *book) resolve(s *sheet, destination string) (link page.Target, to *entry, anchor, wrong string) {
	if id, ok := strings.CutPrefix(destination, clauseScheme); ok {
		c := b.clauses[id]
		if c == nil {
			return link, nil, "", "there is no clause " + id + "; " + diag.Expected(id, b.clauseIDs())
		}
		return page.Target{Destination: s.to(c.at.url) + "#" + id, Class: "clause", Lang: s.foreign(c.at)}, nil, "", ""
	}
	if scheme, _, ok := strings.Cut(destination, ":"); ok && !strings.ContainsAny(scheme, "/#?.") {
		if scheme == "https" || scheme == "http" || scheme == "mailto" {
			return page.Target{Destination: destination}, nil, "", ""
		}
		return link, nil, "", "a link to another site begins with https://, http:// or mailto:"
	}
	target, anchor, hasAnchor := cutAnchor(destination)
	url := ""
	switch {
	case target == "":
		return page.Target{Destination: destination}, s.entry, anchor, ""
	case strings.HasSuffix(target, page.Ending):
		to, url = b.linked(s.entry, target)
	case strings.HasPrefix(target, "/"):
		if file := b.file(strings.TrimPrefix(target, "/")); file != "" {
			return page.Target{Destination: s.root() + file}, nil, "", ""
		}
		if beside := b.beside(target); beside != "" && !hasAnchor {
			return page.Target{Destination: s.root() + beside}, nil, "", ""
		}
		url = strings.TrimPrefix(target, "/")
		to = b.find(url)
	default:
		return link, nil, "", "write the path of a file, as in ../sources/pratt-2009.md, or an address from the root, as in /sources/pratt-2009/ or /icon.svg" + diag.Near(destination+page.Ending, b.addresses(s.entry, page.Ending))
	}
	if to == nil {
		if hint := b.gone(s.entry, target); hint != "" {
			return link, nil, "", hint
		}
	}
	switch {
	case to == nil && slices.Contains(b.unread, url):
		return page.Target{Destination: destination}, nil, "", ""
	case to == nil && strings.HasPrefix(target, "/"):
		return link, nil, "", "there is no such page, and no such file in the static folder; " + b.near(s.entry, target)
	case to == nil:
		return link, nil, "", "there is no such page; " + diag.Expected(target, b.addresses(s.entry, target))
	}
	link = page.Target{Destination: s.to(to.url), Lang: s.foreign(to)}
	switch {
	case hasAnchor:
		link.Destination += "#" + anchor
	case s.in.folder != "" && b.page(s.in, to.name) == to && to.in != s.in:
		link.Destination += "#" + s.in.notice()
	}
	return link, to, anchor, ""
}

// linked is the page that the path of a file leads to from page e, with the address that it should have; in an edition, one without a
// translation is the original.
func (b *book) linked(e *entry, target string) (to *entry, url string) {
	name := strings.TrimPrefix(path.Join("/", path.Dir(e.page.Path), target), "/")
	if to := b.find(urlOf(name)); to != nil || e.in.folder == "" {
		return to, urlOf(name)
	}
	if rest, ok := strings.CutPrefix(name, e.in.folder+"/"); ok {
		return b.find(urlOf(rest)), urlOf(rest)
	}
	return nil, urlOf(name)
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
	return b.address(name, content)
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
