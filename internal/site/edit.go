package site

import (
	"net/url"
	"strings"

	"sowbook/internal/diag"
	"sowbook/internal/page"
)

// parseEdit reads where the pages can be edited: an address that the path of a page below content completes.
func parseEdit(p *page.Page, f *page.Front, problems *diag.Problems) string {
	v := f.OptionalText("edit")
	u, err := url.Parse(v.Text)
	if v.Text != "" && (err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" || !strings.HasSuffix(v.Text, "/")) {
		problems.Add(p.At(v.Offset, "edit is the address of the content folder where it can be edited, with a slash at its end, as in https://github.com/OWNER/REPO/edit/main/content/"))
		return ""
	}
	return v.Text
}

// editAt is the address where the file of a page can be edited, or "" where the book names none.
func (b *book) editAt(e *entry) string {
	home := b.find("")
	if home == nil || home.guide.edit == "" {
		return ""
	}
	parts := strings.Split(e.page.Path, "/")
	for i, part := range parts {
		parts[i] = url.PathEscape(part)
	}
	return home.guide.edit + strings.Join(parts, "/")
}
