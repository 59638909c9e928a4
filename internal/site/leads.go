package site

import (
	"net/url"
	"path"
	"strings"

	"sowbook/internal/diag"
)

// cutAnchor is a destination's way and its anchor, both without the escapes of an address: page%20one.md is page one.md.
func cutAnchor(destination string) (target, anchor string, hasAnchor bool) {
	target, anchor, hasAnchor = strings.Cut(destination, "#")
	return unescaped(target), unescaped(anchor), hasAnchor
}

func unescaped(text string) string {
	if plain, err := url.PathUnescape(text); err == nil {
		return plain
	}
	return text
}

// nearest is what diag.Expected says, but for a list too long to be read.
func nearest(written string, allowed []string, otherwise string) string {
	const few = 12
	hint := diag.Expected(written, allowed)
	if len(allowed) > few && strings.HasPrefix(hint, "one of") {
		return otherwise
	}
	return hint
}

// beside is the address below the root of what is made beside a game's page: its card, its file for other programs; "" for any other.
func (b *book) beside(target string) string {
	address := strings.TrimPrefix(target, "/")
	for _, name := range []string{cardFolder, dataName} {
		if folder, ok := strings.CutSuffix(address, name); ok {
			if e := b.find(folder); e != nil && e.variant != nil {
				return address
			}
		}
	}
	return ""
}

// near says which address from the root was meant: that of a file where the target has the ending of one, else of a page.
func (b *book) near(e *entry, target string) string {
	if path.Ext(target) == "" {
		return nearest(target, b.addresses(e, target), "none has an address like it")
	}
	return nearest(target, b.staticFiles(), "none has a name like it")
}

// gone says why there is no page at a target although something is known of it: it is a draft, or the page has moved.
func (b *book) gone(e *entry, target string) string {
	file := target
	if !strings.HasPrefix(target, "/") {
		file = path.Join("/", path.Dir(e.page.Path), target)
	}
	file = strings.TrimPrefix(file, "/")
	if b.unshown[file] || b.unshown[strings.TrimSuffix(file, "/")+".md"] || b.unshown[file+"index.md"] {
		return "that page is a draft and is not published"
	}
	if to := b.movedTo(file); to != nil {
		return "that page has moved; it is /" + to.url + ", of the file " + to.page.Path
	}
	if to := b.movedTo(urlOf(file)); to != nil && strings.HasSuffix(file, ".md") {
		return "that page has moved; it is the file " + to.page.Path
	}
	return ""
}
