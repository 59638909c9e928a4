package render

import (
	"html/template"
	"strings"
	"testing"

	"sowbook/internal/templates"
)

func TestPageThatIsTooLargeIsNamedInsteadOfATemplate(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	f := newGoodFixture(t, pageWith("Text\n"))
	d := f.page("manual.md")
	b := &pageBuilder{Renderer: f.Renderer, page: d}
	view := b.pageView()
	view.Body = template.HTML(strings.Repeat(" ", templates.MaxBytes+1))
	_, err := f.execute(d.Page, b.words(nil), string(d.Kind), view)
	if want := d.File.Source.Name + ": the page is larger than 128 MiB; make its loops or its text shorter"; err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
	if files := f.files("manual.md"); len(files) == 0 {
		t.Error("the next page has no files")
	}
}
