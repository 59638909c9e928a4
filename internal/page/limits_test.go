package page

import (
	"fmt"
	"strings"
	"testing"
)

// many returns texts that format makes of the numbers below n.
func many(n int, format func(i int) string) string {
	var out strings.Builder
	for i := range n {
		out.WriteString(format(i))
	}
	return out.String()
}

func TestLimitsOfPages(t *testing.T) {
	definition := func(i int) string { return fmt.Sprintf("[r%d]: a.md\n", i) }
	note := func(i int) string { return fmt.Sprintf("[^%d]: a\n\n", i) }
	row := func(cell string, n int) string { return strings.Repeat("|"+cell, n) + "|\n" }
	cells := func(int) string { return row("a", 99) }
	for name, test := range map[string]struct{ within, beyond, want string }{
		"quotes":      {strings.Repeat(">", 100) + "a", strings.Repeat("> ", 101) + "a", "5:1: this line opens more than 100 quotes and lists; nest fewer"},
		"lists":       {strings.Repeat("- ", 100) + "a", strings.Repeat("1. ", 50) + strings.Repeat("* ", 51), "5:1: this line opens more than 100 quotes and lists; nest fewer"},
		"spaces":      {strings.Repeat(" ", 400) + "a", strings.Repeat(" ", 401) + "a", "5:1: this line begins with more than 400 spaces; remove some"},
		"tabs":        {strings.Repeat("\t", 100) + "a", strings.Repeat("\t", 101) + "a", "5:1: this line begins with more than 400 spaces; remove some"},
		"brackets":    {strings.Repeat("[", 1000) + "\n\n[", "a\n" + strings.Repeat("[(", 501), "6:1001: more than 1000 brackets are open here; close some, or divide the paragraph by empty lines"},
		"links":       {strings.Repeat("[a](b) ", 9000), "a\n\n" + strings.Repeat("[a](b(", 1001), "7:3001: more than 1000 brackets are open here; close some, or divide the paragraph by empty lines"},
		"emphasis":    {strings.Repeat("*a* ", 10_000) + "\n\n*a*", strings.Repeat("*a _", 10_001), "5:40001: more than 20000 signs of emphasis are in this paragraph; divide it by empty lines"},
		"backticks":   {strings.Repeat("`", 100) + "a", strings.Repeat("`", 101), "5:101: more than 100 backticks follow one another; use fewer"},
		"quotation":   {strings.Repeat(`"`, 1000) + strings.Repeat("'", 1000) + strings.Repeat(`"'`, 1000), "a" + strings.Repeat(`"`, 1001), "5:1002: more than 1000 quotation marks follow one another; use fewer"},
		"apostrophes": {strings.Repeat("'", 1000) + "\n" + strings.Repeat("'", 1000), strings.Repeat("'", 1001), "5:1001: more than 1000 quotation marks follow one another; use fewer"},
		"definitions": {many(1000, definition) + "\n" + many(1000, definition), many(1001, definition), "1005:1: more than 1000 link definitions follow one another; put an empty line between some"},
		"footnotes":   {"a[^0]\n\n" + many(2000, note), many(2001, note), "4005:1: the page has more than 2000 footnotes; divide it into several pages"},
		"columns":     {row("a", 199) + row("-", 199), row("a", 201) + row(":-", 201) + row("a", 1), "6:1: a table has more than 200 columns; divide it"},
		"examples":    {strings.Repeat("```sow a\n```\n", 1000), strings.Repeat("~~~ sow a\n~~~\n", 1001), "2005:1: the page has more than 1000 examples; divide it into several pages"},
		"listed":      {strings.Repeat("- ```sow a\n", 1000), strings.Repeat("1. > - ```\tsow a\n", 1001), "1005:1: the page has more than 1000 examples; divide it into several pages"},
		"cells":       {row("a", 99) + row("-", 99) + many(1008, cells), row("a", 99) + row("-", 99) + many(1011, cells), "1016:1: the tables of the page have more than 100000 cells; divide it into several pages"},
		"short rows":  {row("a", 99) + row("-", 99) + strings.Repeat("|\n", 1008), row("a", 99) + row("-", 99) + strings.Repeat("|\n", 1011), "1016:1: the tables of the page have more than 100000 cells; divide it into several pages"},
		"two tables":  {row("a", 99) + row("-", 99) + many(900, cells) + "\n" + many(900, cells), row("a", 99) + row("-", 99) + many(900, cells) + "\n" + row("a", 99) + row("-", 99) + many(900, cells), "1017:1: the tables of the page have more than 100000 cells; divide it into several pages"},
	} {
		t.Run(name, func(t *testing.T) {
			const front = "---\ntitle: A\n---\n\n"
			if p, problems := New("", "a.md", []byte(front+test.within+"\n")); len(problems) > 0 {
				t.Errorf("within the limit: %v", problems)
			} else if p.Parse(nil); p.doc.FirstChild() == nil && test.within != "" {
				t.Error("the page has no content")
			}
			_, problems := New("", "a.md", []byte(front+test.beyond+"\n"))
			if got := strings.TrimPrefix(strings.TrimPrefix(problems.Error(), "a.md:"), " "); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

func TestLimitsOfFrontMatter(t *testing.T) {
	key := func(i int) string { return fmt.Sprintf("k%d: a\n", i) }
	for name, test := range map[string]struct{ within, beyond, want string }{
		"keys":  {many(5000, key), many(5001, key), "a.md:5002:1: the front matter has more than 15000 words and signs; divide the page"},
		"items": {"x:\n" + strings.Repeat("- a\n", 7499), "x:\n" + strings.Repeat("- a\n", 7500), "a.md:7502:1: the front matter has more than 15000 words and signs; divide the page"},
		"text":  {"x: " + strings.Repeat("a", 500_000) + "\n", "x: " + strings.Repeat("a", 600_000) + "\n", "a.md:2:1: the front matter is larger than 512 KiB; divide the page, or move text below it"},
	} {
		t.Run(name, func(t *testing.T) {
			if p, problems := New("", "a.md", []byte("---\n"+test.within+"---\n")); len(problems) > 0 || len(p.Front.Entries()) == 0 {
				t.Errorf("within the limit: %v", problems)
			}
			if _, problems := New("", "a.md", []byte("---\n"+test.beyond+"---\n")); problems.Error() != test.want {
				t.Errorf("got  %v\nwant %s", problems, test.want)
			}
		})
	}
}

// BenchmarkLargePages reads, checks and renders pages of repeated markup. The time of a
// byte should not depend on n.
func BenchmarkLargePages(b *testing.B) {
	for name, text := range map[string]string{
		"headings": "## Same\n\n", "links": "[a](b.md) ", "undefined": "[a][b] ", "terms": "Same\n: a\n\n", "notes": "a[^1]\n\n", "items": "- [ ] a\n",
		"code": "    [^1]: a\n", "quotes": strings.Repeat(`"`, 50) + strings.Repeat("'", 50) + "a ", "urls": "https://example.org/a `b`\n\n", "references": "&#7; `&#7;` ",
	} {
		for _, n := range []int{5_000, 20_000} {
			source := []byte("---\ntitle: A\n---\n\n" + strings.Repeat(text, n))
			b.Run(fmt.Sprintf("%s/n=%d", name, n), func(b *testing.B) {
				b.SetBytes(int64(len(source)))
				for b.Loop() {
					p, problems := New("", "a.md", source)
					p.Parse(nil)
					p.CheckMarkup(&problems)
					p.Sections()
					p.ExternalLinks()
					p.Links(func(l Link) Target {
						problems.Add(p.ProblemAt(l.Offset, "wrong"))
						return Target{}
					})
					if _, err := p.HTML(); err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
