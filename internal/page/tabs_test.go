package page

import "testing"

func TestTabsInATabAreAGroupOfTheirOwn(t *testing.T) {
	out := rendered(t, "> [!TAB] A\n> one\n>\n> > [!TAB] C\\\n> > three\n\n> [!TAB] B\n> two\n")
	const want = "<div class=\"tabs\">\n" +
		`<input type="radio" name="tab:1" id="tab:1:1" checked><label for="tab:1:1">A</label>` + "\n<div class=\"tab\">\n<p>one</p>\n" +
		"<div class=\"tabs\">\n" + `<input type="radio" name="tab:2" id="tab:2:1" checked><label for="tab:2:1">C</label>` +
		"\n<div class=\"tab\">\n<p>three</p>\n</div>\n</div>\n</div>\n" +
		`<input type="radio" name="tab:1" id="tab:1:2"><label for="tab:1:2">B</label>` + "\n<div class=\"tab\">\n<p>two</p>\n</div>\n</div>\n"
	if out != want {
		t.Errorf("got  %s\nwant %s", out, want)
	}
}

// A title is text as any other: its marks, links and footnotes work, and no word is lost if a mark ends in the next line.
func TestTitleOfTabCanHaveMarkup(t *testing.T) {
	for title, want := range map[string]string{
		"*A* &amp; \\* [l](#x)\n> one":      `<em>A</em> &amp; * <a href="#x">l</a></label>` + "\n<div class=\"tab\">\n<p>one</p>\n",
		"`A\n> one` two":                    "<code>A one</code> two</label>\n<div class=\"tab\">\n",
		"**A\n> one** two\n>\n> next":       "<strong>A\none</strong> two</label>\n<div class=\"tab\">\n<p>next</p>\n",
		"A[^1]\n> one\n\n[^1]: Note.\n\nup": "A<sup id=\"fnref:1\"><a href=\"#fn:1\" class=\"footnote-ref\" role=\"doc-noteref\">1</a></sup></label>\n<div class=\"tab\">\n<p>one</p>\n",
	} {
		const start = "<div class=\"tabs\">\n" + `<input type="radio" name="tab:1" id="tab:1:1" checked><label for="tab:1:1">`
		out := rendered(t, "> [!TAB] "+title+"\n")
		if whole := start + want + "</div>\n</div>\n"; len(out) < len(whole) || out[:len(whole)] != whole {
			t.Errorf("%s:\ngot  %s\nwant %s", title, out, whole)
		}
	}
}
