package book

import (
	"maps"
	"net/url"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
	"sowbook/internal/picture"
)

// checkLinks makes every link of a page relative to it, reports broken ones, and records
// where the page explains clauses.
func (b *Book) checkLinks(d *Parsed) {
	b.checkImages(d, d.Doc.Tree, 0)
	d.Doc.Links(func(link page.Link) page.Target {
		id, ok := strings.CutPrefix(link.Destination, clauseScheme)
		if ok && b.Clauses[id] != nil && d.Edition.Folder == "" && !slices.ContainsFunc(d.explains, func(m Mention) bool { return m.clause == id }) {
			d.explains = append(d.explains, Mention{d.Page, link.Heading, d.Title, id})
		}
		return b.link(d, link.Destination, link.Offset, "link to "+strconv.Quote(link.Destination))
	})
}

// link returns the target of a link at an offset of a page, relative to the page. It
// reports a broken link; what describes the link.
func (b *Book) link(d *Parsed, destination string, offset int, what string) page.Target {
	link, to, anchor, wrong := b.resolveLink(d.Page, destination)
	if to != nil && to != d.Page {
		d.linksTo[to.URL] = true
	}
	switch {
	case wrong != "":
	case to == nil || anchor == "":
	case to != d.Page:
		d.links = append(d.links, anchorLink{to.URL, anchor, offset, what})
	case !d.Anchors[anchor] && !d.swallowed:
		if d.sortedAnchors == nil {
			d.sortedAnchors = slices.Sorted(maps.Keys(d.Anchors))
		}
		wrong = missingAnchor(anchor, d.sortedAnchors)
	}
	if wrong != "" {
		d.problem(offset, what+": "+wrong)
		return page.Target{Destination: destination}
	}
	return link
}

// resolveLink returns the target of a link relative to the page from, and the page and
// the anchor that it points to, if any. wrong is the problem of a broken link. It does not
// check the anchor.
func (b *Book) resolveLink(from *Page, destination string) (link page.Target, to *Page, anchor, wrong string) {
	if id, ok := strings.CutPrefix(destination, clauseScheme); ok {
		c := b.Clauses[id]
		if c == nil {
			return link, nil, "", "there is no clause " + id + "; " + diag.Hint(id, b.ClauseIDs())
		}
		return page.Target{Destination: from.LinkTo(c.Source.URL) + "#" + id, Class: page.MarkClass, Lang: from.ForeignLang(c.Source)}, nil, "", ""
	}
	if scheme, _, ok := strings.Cut(destination, ":"); ok && !strings.ContainsAny(scheme, "/#?.") {
		if scheme == "https" || scheme == "http" || scheme == "mailto" {
			return page.Target{Destination: destination}, nil, "", ""
		}
		return link, nil, "", "a link to another site begins with https://, http:// or mailto:"
	}
	target, anchor, hasAnchor := strings.Cut(destination, "#")
	target, query, hasQuery := strings.Cut(target, "?") // of the play page, as in play.md?game=kalah
	target, anchor = unescape(target), unescape(anchor)
	address := ""
	switch {
	case target == "":
		return page.Target{Destination: destination}, from, anchor, ""
	case strings.HasSuffix(target, page.Ext) && !filepath.IsLocal(path.Join(path.Dir(from.File.Path), target)) && target[0] != '/':
		return link, nil, "", "this leads out of the folder content, which has all pages" + diag.NearHint(path.Base(target), b.linkForms(from, target))
	case strings.HasSuffix(target, page.Ext):
		to, address = b.findFile(from, target)
	case strings.HasPrefix(target, "/"):
		if file := b.Project.StaticURL(strings.TrimPrefix(target, "/")); file != "" {
			return page.Target{Destination: from.Root() + file}, nil, "", ""
		}
		if made := b.madeBeside(target); made != "" && !hasAnchor {
			return page.Target{Destination: from.Root() + made}, nil, "", ""
		}
		address = strings.TrimPrefix(target, "/")
		to = b.Find(address)
	case picture.HasEnding(target):
		return link, nil, "", "put the picture into static, as in static/pictures/" + path.Base(target) + ", and write /pictures/" + path.Base(target)
	default:
		return link, nil, "", "write the path of a file, as in ../sources/pratt-2009.md, or an address from the root, as in /sources/pratt-2009/ or /icon.svg" + diag.NearHint(destination+page.Ext, b.linkForms(from, page.Ext))
	}
	if to == nil {
		if hint := b.whyMissing(from, target); hint != "" {
			return link, nil, "", hint
		}
	}
	switch {
	case to == nil && slices.Contains(b.Unread, address):
		return page.Target{Destination: destination}, nil, "", ""
	case to == nil && strings.HasPrefix(target, "/") && !strings.HasSuffix(target, page.Ext):
		return link, nil, "", "there is no such page, and no such file in the static folder; " + b.suggestAddress(from, target)
	case to == nil:
		return link, nil, "", "there is no such page; " + b.suggestFile(from, target)
	}
	link = page.Target{Destination: from.LinkTo(to.URL), Lang: from.ForeignLang(to)}
	if hasQuery {
		link.Destination += "?" + query
	}
	switch {
	case hasAnchor:
		link.Destination += "#" + anchor
	case from.Edition.Folder != "" && b.PageOrOriginal(from.Edition, to.Name) == to && to.Edition != from.Edition:
		link.Destination += "#" + from.Edition.Notice()
	}
	return link, to, anchor, ""
}

// unescape decodes %XX, so that page%20one.md is page one.md.
func unescape(text string) string {
	if plain, err := url.PathUnescape(text); err == nil {
		return plain
	}
	return text
}

// findFile returns the page of a file, whose path is relative to the page from, and its
// address. If an edition lacks the page, it is the original.
func (b *Book) findFile(from *Page, target string) (to *Page, address string) {
	name := strings.TrimPrefix(path.Join("/", path.Dir(from.File.Path), target), "/")
	if to := b.Find(urlOf(name)); to != nil || from.Edition.Folder == "" {
		return to, urlOf(name)
	}
	if rest, ok := strings.CutPrefix(name, from.Edition.Folder+"/"); ok {
		return b.Find(urlOf(rest)), urlOf(rest)
	}
	return nil, urlOf(name)
}

// madeBeside returns the address, below the root, of a file that the build writes next to
// a game's page, or "" for any other target.
func (b *Book) madeBeside(target string) string {
	address := strings.TrimPrefix(target, "/")
	for _, name := range []string{CardFolder, GameFile} {
		if folder, ok := strings.CutSuffix(address, name); ok {
			if p := b.Find(folder); p != nil && p.Variant != nil {
				return address
			}
		}
	}
	return ""
}

// linkForms returns links to all pages as a page may write them: file paths if target is
// one, else addresses from the root.
func (b *Book) linkForms(from *Page, target string) []string {
	list := make([]string, len(b.List))
	for i, to := range b.List {
		list[i] = "/" + to.URL
		if strings.HasSuffix(target, page.Ext) {
			list[i] = from.pathTo(to.File.Path)
		}
	}
	return list
}

// pathTo returns the path of a file relative to the folder of p's file.
func (p *Page) pathTo(file string) string {
	relative, _ := filepath.Rel(path.Dir(p.File.Path), file) // neither path is absolute
	return filepath.ToSlash(relative)
}

// suggestFile returns a hint at a file for a link to one that does not exist: the pages whose
// files have that name, or else one whose path is like it.
func (b *Book) suggestFile(from *Page, target string) string {
	if fromRoot, ok := strings.CutPrefix(target, "/"); ok {
		target = from.pathTo(fromRoot)
	}
	var same []string
	for _, to := range b.List {
		if to.Edition == from.Edition && path.Base(to.File.Path) == path.Base(target) {
			same = append(same, from.pathTo(to.File.Path))
		}
	}
	switch {
	case slices.Contains(same, target):
		return diag.DidYouMean(target)
	case len(same) == 0:
		forms := b.linkForms(from, target)
		names := make([]string, len(forms))
		for i, form := range forms {
			names[i] = strings.TrimSuffix(path.Base(form), page.Ext)
		}
		_, isNear := diag.Nearest(target, forms)
		if name, ok := diag.Nearest(strings.TrimSuffix(path.Base(target), page.Ext), names); ok && !isNear {
			return diag.DidYouMean(forms[slices.Index(names, name)])
		}
		return diag.Hint(target, forms)
	case len(same) == 1:
		return diag.DidYouMean(same[0])
	}
	return diag.Hint("", same)
}

// suggestAddress returns a hint at an address from the root: that of a file if target has
// an extension, else that of a page.
func (b *Book) suggestAddress(from *Page, target string) string {
	if path.Ext(target) == "" {
		return diag.HintOr(target, b.linkForms(from, target), "no page has an address like it")
	}
	var files []string
	for _, name := range b.Project.StaticFiles() {
		files = append(files, "/"+name)
	}
	return diag.HintOr(target, files, "no file has a name like it")
}

// whyMissing returns why there is no page at a target: it is a draft or has moved. It
// returns "" for any other target.
func (b *Book) whyMissing(from *Page, target string) string {
	file := target
	if !strings.HasPrefix(target, "/") {
		file = path.Join("/", path.Dir(from.File.Path), target)
	}
	file = strings.TrimPrefix(file, "/")
	if b.Drafts[file] || b.Drafts[strings.TrimSuffix(file, "/")+".md"] || b.Drafts[file+"index.md"] {
		return "that page is a draft and is not published"
	}
	if to := b.movedTo(file); to != nil {
		return "that page has moved; it is /" + to.URL + ", of the file " + to.File.Path
	}
	if to := b.movedTo(urlOf(file)); to != nil && strings.HasSuffix(file, ".md") {
		return "that page has moved; it is the file " + to.File.Path
	}
	return ""
}

// ExternalLinks returns the places of the links to other sites by URL, as problems without a message.
func (b *Book) ExternalLinks() map[string][]diag.Problem {
	links := map[string][]diag.Problem{}
	for _, p := range b.List {
		doc := *p.File
		doc.Parse(b.references)
		for _, link := range doc.ExternalLinks() {
			links[link.Destination] = append(links[link.Destination], doc.ProblemAt(link.Offset, ""))
		}
	}
	return links
}
