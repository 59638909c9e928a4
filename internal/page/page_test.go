package page

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/highlight"
)

// parse returns a parsed page with a body.
func parse(t *testing.T, body string) *Page {
	t.Helper()
	p, problems := Read(fstest.MapFS{"a.md": {Data: []byte("---\ntitle: A\n---\n" + body)}}, "content", "a.md")
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	p.Parse(NewReferences(map[string]string{"P-E3": "clause:P-E3"}))
	return p
}

func rendered(t *testing.T, body string) string {
	t.Helper()
	p := parse(t, body)
	p.Alerts(func(word string) string { return "Title of " + word })
	if err := p.Highlight(highlight.Load("book")); err != nil {
		t.Fatal(err)
	}
	out, err := p.HTML()
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func TestFencesHaveOffsetsOfTheirLines(t *testing.T) {
	for _, body := range []string{
		"Text.\n\n```sow p-f3 other\nplay 4\n  again\n```\n",
		"- item\n\n  ~~~ sow   p-f3 other\n  play 4\n    again\n  ~~~\n",
		"> ```sow p-f3 other\n> play 4\n>   again\n> ```\n",
	} {
		p := parse(t, body)
		fences := p.ExampleBlocks()
		if len(fences) != 1 || len(fences[0].Body) != 2 {
			t.Fatalf("%q: %v", body, fences)
		}
		f := fences[0]
		text := string(p.Source.Text)
		if f.Info != "p-f3 other" || !strings.HasPrefix(text[f.InfoOffset:], "p-f3 other") {
			t.Errorf("%q: info %q at %d", body, f.Info, f.InfoOffset)
		}
		for i, want := range []string{"play 4", "  again"} {
			line := f.Body[i]
			if line.Text != want || !strings.HasPrefix(text[line.Offset:], want) {
				t.Errorf("%q: line %d is %q at %q", body, i, line.Text, text[line.Offset:])
			}
		}
		f.HTML = "<b>figure</b>"
		if out, err := p.HTML(); err != nil || !strings.Contains(out, "<b>figure</b>") || strings.Contains(out, "play 4") {
			t.Errorf("%q is rendered as %s, %v", body, out, err)
		}
	}
}

func TestCodeIsHighlightedWithClasses(t *testing.T) {
	out := rendered(t, "```go\nfunc f() {}\n```\n\n```nosuch\n<b>\n```\n")
	for _, want := range []string{`<pre class="chroma"`, `<span class="kd">func</span>`, "&lt;b&gt;"} {
		if !strings.Contains(out, want) {
			t.Errorf("no %s in %s", want, out)
		}
	}
	if strings.Contains(out, "style=") {
		t.Errorf("inline style: %s", out)
	}
}

func TestAlertsAreBlockQuotesThatBeginWithAWord(t *testing.T) {
	out := rendered(t, "> [!ERRATUM]\n> It says *four*.\n>\n> It is five.\n")
	const want = "<div class=\"alert alert-erratum\" role=\"note\">\n<p class=\"alert-title\">Title of erratum</p>\n<p>It says <em>four</em>.</p>\n<p>It is five.</p>\n</div>\n"
	if out != want {
		t.Errorf("got  %s\nwant %s", out, want)
	}
	if out := rendered(t, "> [!NOSUCH]\n> Text\n"); !strings.Contains(out, "<blockquote>") {
		t.Errorf("an unknown word gives %s", out)
	}
}

func TestReferencesInBracketsAreLinks(t *testing.T) {
	p := parse(t, "## Head\n\nSo it is [P-E3], not [P-X9].\n")
	var seen []Link
	p.Links(func(l Link) Target {
		seen = append(seen, l)
		return Target{Destination: "../sources/#P-E3", Class: "clause"}
	})
	if len(seen) != 1 || seen[0].Destination != "clause:P-E3" || seen[0].Heading != "head" {
		t.Fatalf("%+v", seen)
	}
	if !strings.HasPrefix(string(p.Source.Text[seen[0].Offset:]), "[P-E3]") {
		t.Errorf("the link is at %q", p.Source.Text[seen[0].Offset:])
	}
	out, err := p.HTML()
	if err != nil || !strings.Contains(out, `not [P-X9].`+MarkSpace+`<a href="../sources/#P-E3" class="clause">P-E3</a></p>`) {
		t.Errorf("%s, %v", out, err)
	}
}

func TestCRLFAndByteOrderMarkAreNormalized(t *testing.T) {
	text := "---\ntitle: A\n---\n# Head\n"
	unix, _ := Read(fstest.MapFS{"a.md": {Data: []byte(text)}}, "content", "a.md")
	windows, problems := Read(fstest.MapFS{"a.md": {Data: []byte("\ufeff" + strings.ReplaceAll(text, "\n", "\r\n"))}}, "content", "a.md")
	if len(problems) > 0 || string(unix.Source.Text) != string(windows.Source.Text) {
		t.Errorf("%q, %v", windows.Source.Text, problems)
	}
}

func TestReadRejectsFilesThatAreNotUTF8(t *testing.T) {
	for data, place := range map[string]string{"---\ntitle: \xff\xfe\n---\n": "2:8", "\x00\x01": "1:1"} {
		_, problems := Read(fstest.MapFS{"a.md": {Data: []byte(data)}}, "content", "a.md")
		if len(problems) != 1 || problems[0].Error() != "content/a.md:"+place+": this is not UTF-8 text; save the file as UTF-8" {
			t.Errorf("%q: %v", data, problems)
		}
	}
}

func TestTaskNeedsSpaceAfterItsBox(t *testing.T) {
	const box = `<label class="task"><input type="checkbox" disabled`
	for text, want := range map[string]string{
		"- [x] done\n":                      "<ul>\n<li>" + box + " checked> done</label></li>\n</ul>\n",
		"- [ ]\tto do [a](b.md)\n":          "<ul>\n<li>" + box + `> to do <a href="b.md">a</a></label></li>` + "\n</ul>\n",
		"- [x](b.md)\n":                     "<ul>\n<li><a href=\"b.md\">x</a></li>\n</ul>\n",
		"- [ ](b.md)\n":                     "<ul>\n<li><a href=\"b.md\"> </a></li>\n</ul>\n",
		"1. [X][r]\n\n[r]: b.md\n":          "<ol>\n<li><a href=\"b.md\">X</a></li>\n</ol>\n",
		"- [x]{lang=ar}\n":                  "<ul>\n<li><span lang=\"ar\" dir=\"rtl\">x</span></li>\n</ul>\n",
		"- [x](b.md) and [ ] in the text\n": "<ul>\n<li><a href=\"b.md\">x</a> and [ ] in the text</li>\n</ul>\n",
		"- [x]done\n":                       "<ul>\n<li>[x]done</li>\n</ul>\n",
	} {
		if out := rendered(t, text); out != want {
			t.Errorf("%q\ngot  %s\nwant %s", text, out, want)
		}
	}
}

func TestEqualHeadingsAreNumbered(t *testing.T) {
	const n = 20_000
	p := parse(t, "## Same 2\n\n"+strings.Repeat("## Same\n\n", n)+"## [Same](b.md)\n\nSame\n: A term.\n")
	ids := p.Anchors()
	if len(ids) != n+3 || strings.Join(ids[:4], " ") != "same-2 same same-1 same-3" || ids[n+1] != "same-20002" || ids[n+2] != "same-20001" {
		t.Errorf("%d ids: %v … %v", len(ids), ids[:4], ids[max(len(ids)-3, 0):])
	}
}

func TestRemovedIDIsFreeAgain(t *testing.T) {
	p := parse(t, "## A b md\n\n## A b md\n\n## [A](b.md)\n\n## A b md\n\nA b md\n: A term.\n")
	if got := strings.Join(p.Anchors(), " "); got != "a-b-md a-b-md-1 a a-b-md-2 a-b-md-3" {
		t.Error(got)
	}
}

func FuzzPage(f *testing.F) {
	f.Add("---\ntitle: A\n---\n```sow a\nplay 4\n```\n> [!NOTE]\n> [P-E3]\n")
	f.Add("---\n? a\n: - b\n---\n")
	f.Add("---\na: &x 1\nb: *x\n---\n")
	f.Fuzz(func(t *testing.T, text string) {
		p, problems := Read(fstest.MapFS{"a.md": {Data: []byte(text)}}, "content", "a.md")
		if len(problems) > 0 {
			return
		}
		p.Parse(nil)
		for _, fence := range p.ExampleBlocks() {
			for _, line := range fence.Body {
				if line.Offset < 0 || line.Offset > len(p.Source.Text) {
					t.Fatalf("line at offset %d of %d bytes", line.Offset, len(p.Source.Text))
				}
			}
		}
		if _, err := p.HTML(); err != nil {
			t.Fatal(err)
		}
	})
}

func TestTermsShareTheirDefinition(t *testing.T) {
	sections := parse(t, "Pit\nWell\n: A hollow.\n\nStore\n: A *large* one.\n").Sections()
	want := []Section{{}, {ID: "pit", Title: "Pit", Text: "A hollow."}, {ID: "well", Title: "Well", Text: "A hollow."}, {ID: "store", Title: "Store", Text: "A large one."}}
	for i := range sections {
		sections[i].Offset = 0
	}
	if !slices.Equal(sections, want) {
		t.Errorf("got  %+v\nwant %+v", sections, want)
	}
}

func TestFrontMatterFullOfFaultsIsReadToALimit(t *testing.T) {
	var front strings.Builder
	for i := range 2 * maxFaults {
		fmt.Fprintf(&front, "k%d: b: c\n", i)
	}
	p, problems := New("content", "x.md", []byte("---\n"+front.String()+"---\n"))
	if len(problems) != maxFaults || p.HasFront {
		t.Errorf("%d problems, want %d; all keys: %t, want false", len(problems), maxFaults, p.HasFront)
	}
}
