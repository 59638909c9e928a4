//go:build long && unix

package bench

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// writeSites writes the same pages as a rulebook for Sowbook and as a site for
// Hugo, each with its own front matter. The same number gives the same text.
func writeSites(b *testing.B, sowbookDir, hugoDir string, pages int) {
	random := generator{rand.New(rand.NewSource(1))}
	home := "---\ntitle: Home\n---\n\n"
	for i := range pages {
		title, summary := fmt.Sprintf("Page %d: %s", i, random.words(2)), random.sentence()
		body := random.body(i, pages)
		writeFile(b, pageFile(sowbookDir, i), fmt.Sprintf("---\ntitle: %q\nsummary: %q\n---\n\n%s", title, summary, body))
		writeFile(b, pageFile(hugoDir, i), fmt.Sprintf("---\ntitle: %q\ndescription: %q\n---\n\n%s", title, summary, body))
		if i%10 == 0 {
			home += fmt.Sprintf("- [Page %d](%s)\n", i, pageURL(i))
		}
	}
	writeFile(b, filepath.Join(sowbookDir, "content/index.md"), home)
	writeFile(b, filepath.Join(hugoDir, "content/_index.md"), home)
	for name, text := range hugoFiles {
		writeFile(b, filepath.Join(hugoDir, name), text)
	}
}

func pageURL(i int) string { return fmt.Sprintf("/s%02d/p%05d/", i%10, i) }

func pageFile(dir string, i int) string {
	return filepath.Join(dir, "content", strings.TrimSuffix(pageURL(i), "/")+".md")
}

func writeFile(b *testing.B, file, text string) {
	b.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		b.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		b.Fatal(err)
	}
}

// generator makes random text, the same in every run.
type generator struct{ *rand.Rand }

var vocabulary = strings.Fields(`seed pit store sow capture turn player row house board opening move empty opposite lap relay score
count margin north south east west variant rule clause reading step trace position example ply drop lift sweep number game side hand
track first last early late wide narrow always never often seldom where when while after before between within against toward`)

// words returns n words.
func (g generator) words(n int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = vocabulary[g.Intn(len(vocabulary))]
	}
	return strings.Join(list, " ")
}

// sentence returns a sentence without markup.
func (g generator) sentence() string { return "The " + g.words(7+g.Intn(12)) + "." }

// paragraph returns sentences with emphasis, code and a link to another page.
func (g generator) paragraph(sentences, pages int) string {
	var out strings.Builder
	for range sentences {
		fmt.Fprintf(&out, "The %s **%s** %s *%s* %s `%s` %s. ",
			g.words(3), g.words(1), g.words(2), g.words(1), g.words(3), g.words(1), g.words(2))
	}
	fmt.Fprintf(&out, "See [%s](%s) and [%s](https://example.org/%s).\n\n", g.words(2), pageURL(g.Intn(pages)), g.words(2), g.words(1))
	return out.String()
}

// body returns the text of a page, 5 to 6 kB: headings, paragraphs, links, a list,
// a table, a quotation and two code blocks that no other page has.
func (g generator) body(i, pages int) string {
	var out strings.Builder
	for _, block := range []func(){
		func() {
			fmt.Fprintf(&out, "- %s\n- %s\n  - %s\n- %s\n\n", g.sentence(), g.sentence(), g.sentence(), g.sentence())
			fmt.Fprintf(&out, "```go\n"+goCode+"```\n\n", i, g.Intn(9), g.words(2))
		},
		func() {
			out.WriteString("| pit | seeds | note |\n|----:|:-----:|------|\n")
			for k := range 8 {
				fmt.Fprintf(&out, "| %d | %d | %s |\n", k, g.Intn(20), g.words(3))
			}
			fmt.Fprintf(&out, "\n```json\n"+jsonCode+"```\n\n", i, g.words(2), g.Intn(9), g.Intn(9), g.words(3))
		},
		func() {
			fmt.Fprintf(&out, "1. %s\n2. %s\n3. %s\n\n> %s\n\n", g.sentence(), g.sentence(), g.sentence(), g.sentence())
		},
	} {
		fmt.Fprintf(&out, "## %s\n\n%s### %s\n\n%s", g.words(3), g.paragraph(8, pages), g.words(2), g.paragraph(4, pages))
		block()
	}
	return out.String()
}

const goCode = `package p%d

import "fmt"

// sow drops the seeds of one pit, one by one, in the pits that follow.
func sow(board *[14]uint8, pit int) (last int) {
	hand := int(board[pit])
	board[pit] = 0
	for last = pit; hand > 0; hand-- {
		if last++; last >= len(board) {
			last -= len(board)
		}
		board[last]++
	}
	if last == %d {
		fmt.Printf("%s: %%d\n", last)
	}
	return last
}
`

const jsonCode = `{
  "id": %d,
  "name": "%s",
  "board": [%d, %d, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0],
  "rules": {"capture": true, "relay": false, "laps": 1},
  "note": "%s"
}
`

// hugoFiles is a minimal Hugo site whose pages are like those of Sowbook.
var hugoFiles = map[string]string{
	"hugo.toml": `baseURL = "https://example.org/"
title = "Bench"
disableKinds = ["taxonomy", "term", "section", "RSS", "sitemap", "robotsTXT", "404"]
[markup.highlight]
noClasses = false
`,
	"layouts/baseof.html": `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }} · {{ .Site.Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<header><nav><ul><li><a href="/">{{ .Site.Title }}</a></li></ul></nav></header>
<main>
{{ block "main" . }}{{ end }}
</main>
<footer><p>Made from markdown.</p></footer>
</body>
</html>
`,
	"layouts/page.html": `{{ define "main" }}<article>
<header><h1>{{ .Title }}</h1>
<p class="lead">{{ .Description }}</p></header>
{{ .Content }}
</article>{{ end }}
`,
	"layouts/home.html": `{{ define "main" }}{{ .Content }}{{ end }}
`,
}
