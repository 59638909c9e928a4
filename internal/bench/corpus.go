package main

import (
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
)

// writeSites writes the same pages as a rulebook for Sowbook and as a site for
// Hugo, each with its own front matter. The same number gives the same text.
func writeSites(sowbookDir, hugoDir string, pages int) error {
	w := fileWriter{}
	g := generator{rand.New(rand.NewSource(1))}
	for i := range pages {
		title := fmt.Sprintf("Rules page %d: %s %s", i, g.word(), g.word())
		summary := g.plainSentence()
		body := g.body(i, pages)
		name := filepath.Join("content", section(i), pageName(i)+".md")
		w.write(sowbookDir, name, fmt.Sprintf("---\ntitle: %q\nsummary: %q\n---\n\n%s", title, summary, body))
		w.write(hugoDir, name, fmt.Sprintf("---\ntitle: %q\ndescription: %q\n---\n\n%s", title, summary, body))
	}
	w.write(sowbookDir, "content/index.md", "---\ntitle: Home\n---\n\n"+pageLinks(pages))
	w.write(hugoDir, "content/_index.md", "---\ntitle: Home\n---\n\n"+pageLinks(pages))
	for name, text := range hugoFiles {
		w.write(hugoDir, name, text)
	}
	return w.err
}

// pageLinks returns a list of links to every tenth page.
func pageLinks(pages int) string {
	var out strings.Builder
	for i := 0; i < pages; i += 10 {
		fmt.Fprintf(&out, "- [Page %d](%s)\n", i, pageURL(i))
	}
	return out.String()
}

func section(i int) string  { return fmt.Sprintf("s%02d", i%10) }
func pageName(i int) string { return fmt.Sprintf("p%05d", i) }
func pageURL(i int) string  { return "/" + section(i) + "/" + pageName(i) + "/" }

// fileWriter writes files until one fails.
type fileWriter struct{ err error }

func (w *fileWriter) write(dir, name, text string) {
	if w.err != nil {
		return
	}
	file := filepath.Join(dir, filepath.FromSlash(name))
	if w.err = os.MkdirAll(filepath.Dir(file), 0o755); w.err == nil {
		w.err = os.WriteFile(file, []byte(text), 0o644)
	}
}

var words = strings.Fields(`seed pit store sow capture turn player row house board opening move empty opposite lap relay score count
margin north south east west variant rule clause reading step trace position example ply drop lift sweep number game side hand track
first last early late wide narrow always never often seldom where when while after before between within against toward the a of to in
and is that for with as on by`)

// generator makes random text, the same in every run.
type generator struct{ *rand.Rand }

func (g generator) word() string { return words[g.Intn(len(words))] }

// plainSentence returns a sentence without markup.
func (g generator) plainSentence() string {
	list := make([]string, 8+g.Intn(12))
	for i := range list {
		list[i] = g.word()
	}
	text := strings.Join(list, " ")
	return strings.ToUpper(text[:1]) + text[1:] + "."
}

// sentence returns a sentence with some emphasis and code.
func (g generator) sentence() string {
	list := strings.Fields(g.plainSentence())
	for i := 1; i < len(list)-1; i++ {
		switch g.Intn(24) {
		case 0:
			list[i] = "**" + list[i] + "**"
		case 1:
			list[i] = "*" + list[i] + "*"
		case 2:
			list[i] = "`" + list[i] + "`"
		}
	}
	return strings.Join(list, " ")
}

func (g generator) paragraph(sentences int) string {
	list := make([]string, sentences)
	for i := range list {
		list[i] = g.sentence()
	}
	return strings.Join(list, " ") + "\n\n"
}

// body returns the text of a page, 5 to 6 kB: headings, paragraphs, links, lists,
// a table, a quotation and two code blocks that no other page has.
func (g generator) body(i, pages int) string {
	var out strings.Builder
	out.WriteString(g.paragraph(5))
	for part := range 3 {
		fmt.Fprintf(&out, "## %s %s %s\n\n%s", g.word(), g.word(), g.word(), g.paragraph(8))
		fmt.Fprintf(&out, "See [%s %s](%s) and [the %s site](https://example.org/%s).\n\n", g.word(), g.word(), pageURL(g.Intn(pages)), g.word(), g.word())
		fmt.Fprintf(&out, "### %s %s\n\n", g.word(), g.word())
		switch part {
		case 0:
			for k := range 5 {
				fmt.Fprintf(&out, "- %s\n", g.sentence())
				if k == 2 {
					fmt.Fprintf(&out, "  - %s\n  - %s\n", g.sentence(), g.sentence())
				}
			}
			fmt.Fprintf(&out, "\n```go\n"+goCode+"```\n\n", pageName(i), g.Intn(9)+1, g.Intn(90)+10, g.word(), g.word())
		case 1:
			out.WriteString("| pit | seeds | note |\n|----:|:-----:|------|\n")
			for k := range 8 {
				fmt.Fprintf(&out, "| %d | %d | %s %s %s |\n", k, g.Intn(20), g.word(), g.word(), g.word())
			}
			fmt.Fprintf(&out, "\n```json\n"+jsonCode+"```\n\n", i, g.word(), g.word(), g.Intn(9), g.Intn(9), g.Intn(9), g.word(), g.Intn(999))
		case 2:
			for k := range 4 {
				fmt.Fprintf(&out, "%d. %s\n", k+1, g.sentence())
			}
			fmt.Fprintf(&out, "\n> %s\n\n%s", g.sentence(), g.paragraph(4))
		}
	}
	return out.String()
}

const goCode = `package %s

import "fmt"

// sow drops the seeds of one pit, one by one, in the pits that follow.
func sow(board *[14]uint8, pit, passed int) (last int) {
	hand := int(board[pit])
	board[pit] = 0
	for last = pit; hand > 0; hand-- {
		last++
		if last == passed {
			last += %d
		}
		if last >= len(board) {
			last -= len(board)
		}
		board[last]++
	}
	if last == %d {
		fmt.Printf("%s %s: %%d\n", last)
	}
	return last
}
`

const jsonCode = `{
  "id": %d,
  "name": "%s %s",
  "board": [%d, %d, %d, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0],
  "rules": {"capture": true, "relay": false, "laps": 1},
  "note": "%s",
  "score": %d.5
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
