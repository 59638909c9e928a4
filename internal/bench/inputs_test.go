//go:build long && unix

package bench

import (
	"fmt"
	"maps"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// input is a kind of input: files of a rulebook that a text of n bytes is in.
type input struct {
	bytes int
	files func(n int) map[string]string
}

// fill repeats a text up to n bytes. A verb of it is the number of the repetition.
func fill(n int, format string) string {
	var out strings.Builder
	for i := 0; out.Len() < n; i++ {
		out.WriteString(strings.ReplaceAll(format, "%d", fmt.Sprint(i)))
	}
	return out.String()
}

const emptyFront = "---\ntitle: A\n---\n\n"

// text returns an input of one page whose text is repeated.
func text(before, format string) input {
	return input{500_000, func(n int) map[string]string {
		return map[string]string{"content/a.md": emptyFront + before + fill(n, format) + "\n"}
	}}
}

// front returns an input of one page whose front matter is repeated. It has a limit.
func front(before, format string) input {
	return input{50_000, func(n int) map[string]string {
		return map[string]string{"content/a.md": "---\ntitle: A\n" + before + fill(n, format) + "---\n"}
	}}
}

// game returns an input of a game with a source whose text is repeated.
func game(format string) input {
	const front = "---\ntitle: Across\nsummary: T\nsource: s\nrules: {capture: across}\nlabels: near\nsides: {south: South, north: North}\nstore: store\n" +
		"clauses: {capture-across: X-1}\nreadings:\n  lone-capture: {why: W, values: {no: N, yes: Y}}\n  last-in-store: {why: W, values: {again: A, ends: E}}\n---\n\n"
	return input{40_000, func(n int) map[string]string {
		return map[string]string{
			"content/sources/s.md":  "---\ntitle: T\nby: B\nclauses: {X-1: Sow.}\n---\n",
			"content/variants/g.md": front + fill(n, format),
		}
	}}
}

// file returns an input of one file with a text between two others.
func file(bytes int, name, before, format, after string) input {
	return input{bytes, func(n int) map[string]string {
		return map[string]string{name: before + fill(n, format) + after}
	}}
}

var inputs = map[string]input{
	"words":           text("", "abc def. "),
	"paragraphs":      text("", "a\n\n"),
	"links":           text("", "[a](index.md) "),
	"wrong links":     text("", "[a](b%d.md) "),
	"wrong anchors":   text("", "[a](#b%d) "),
	"definitions":     text("", "[a%d]: index.md\n\n[a%d]\n\n"),
	"emphasis":        text("", "**a *b\n\n"),
	"quotes":          text("", "> > > a\n\n"),
	"lists":           text("", "- a\n  - b\n    - c\n"),
	"tables":          text("|a|b|c|d\n|-|-|-|-\n", "|a long cell|b long cell|c long cell|d long cell\n"),
	"code":            text("", "```go\nfunc f() { x := 1 }\n```\n\n"),
	"code spans":      text("", "`a` ``b`` "),
	"HTML":            text("", "<b>a</b> "),
	"footnote":        text("[^1]: b\n\n", "a[^1] "),
	"same headings":   text("", "## A\n\n"),
	"terms":           text("", "A\n: b\n\n"),
	"addresses":       text("", "https://example.org/a "),
	"unknown keys":    front("", "key%d: a\n"),
	"list":            front("moved-from:\n", "- old%d/\n"),
	"nested mappings": front("x:\n", "  k%d: {a: b}\n"),
	"aliases":         front("", "k%d: &a%d [*a]\n"),
	"examples":        game("```sow ex%d\ncaption C\nplay 4\n  again\n```\n\n"),
	"marks":           game("Sow [X-1]. "),
	"puzzles":         file(500_000, "content/puzzles.txt", "", "x%d | start | 1\n", ""),
	"messages":        file(500_000, "templates/words/en.yaml", "page:\n", "  k%d: \"a\"\n", ""),
	"icon":            file(500_000, "static/icon.svg", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">`, `<path d="M0 0h1"/>`, "</svg>"),
	"template":        file(200_000, "templates/page.html", `{{define "main"}}`, "{{.Title}}", "{{end}}"),
	"script":          file(200_000, "static/js/boot.js", "", "f(x => [x, 1]);\n", ""),
	"style":           file(500_000, "static/css/play.css", "", "a{b:c}\n", ""),
	"pages": {100_000, func(n int) map[string]string {
		files := map[string]string{}
		for i := range n / 100 {
			files[fmt.Sprintf("content/p%d.md", i)] = emptyFront + fill(80, fmt.Sprintf("[a](p%d.md) ", i*7%(n/100)))
		}
		return files
	}},
}

// BenchmarkInputs builds rulebooks with much of one kind of input. It reports the CPU time
// and the memory for each megabyte of it, and how many times as long as half of it takes:
// 2 is linear. Many of the builds end with problems.
func BenchmarkInputs(b *testing.B) {
	if *sowbook == "" {
		b.Skip("needs -sowbook")
	}
	for _, kind := range slices.Sorted(maps.Keys(inputs)) {
		b.Run(strings.ReplaceAll(kind, " ", "-"), func(b *testing.B) {
			b.Setenv("XDG_CACHE_HOME", b.TempDir())
			in := inputs[kind]
			build(b, in, 0) // compiles the engine, if the rulebook has a game
			var empty, half, whole usage
			for b.Loop() {
				empty.add(build(b, in, 0))
				half.add(build(b, in, in.bytes/2))
				whole.add(build(b, in, in.bytes))
			}
			mb := float64(in.bytes) / 1e6 * float64(b.N)
			b.ReportMetric(0, "ns/op") // of three builds
			b.ReportMetric((whole.cpu-empty.cpu)/mb, "s/MB")
			b.ReportMetric((whole.peak-empty.peak)/1024/mb, "MB/MB")
			b.ReportMetric((whole.cpu-empty.cpu)/(half.cpu-empty.cpu), "growth")
		})
	}
}

// build builds a rulebook with n bytes of an input.
func build(b *testing.B, in input, n int) usage {
	b.Helper()
	dir := b.TempDir()
	writeFile(b, filepath.Join(dir, "content", "index.md"), emptyFront)
	for name, text := range in.files(n) {
		writeFile(b, filepath.Join(dir, filepath.FromSlash(name)), text)
	}
	cmd := exec.Command(*sowbook, "-C", dir, "build")
	started := time.Now()
	out, err := cmd.CombinedOutput()
	if code := cmd.ProcessState.ExitCode(); code != 0 && code != 1 {
		b.Fatalf("%v: %v\n%.1000s", cmd, err, out)
	}
	return usageOf(cmd.ProcessState, time.Since(started))
}
