package site

import (
	"encoding/base64"
	"encoding/json"
	"strings"
	"testing"

	"sowbook/internal/assets"
)

// keptFiles keeps the files by name.
type keptFiles map[string]string

func (k keptFiles) Write(f assets.File) error {
	k[f.Name] = string(f.Content)
	return nil
}

// localFiles returns the files that a folder gets for one file of a site with the pages "",
// variants/oware/, variants/oware/card/ and ar/, and the frames embed/ and ar/embed/.
func localFiles(t *testing.T, name, content string) keptFiles {
	t.Helper()
	out := keptFiles{}
	site := newLocalSite(out.Write, []string{"", "variants/oware/", "variants/oware/card/", "ar/", "a page/", "pages/embed/"}, []string{"embed/", "ar/embed/"})
	if err := site.write(assets.File{Name: name, Content: []byte(content)}); err != nil {
		t.Fatal(err)
	}
	return out
}

func TestLocalLinksNameFiles(t *testing.T) {
	const page = "variants/oware/index.html"
	for _, test := range []struct{ name, text, want string }{
		{page, `<a href="../../">`, `<a href="../../index.html">`},
		{page, `<a href="../../#games">`, `<a href="../../index.html#games">`},
		{page, `<a href="../../variants/oware/?a=1#o-1">`, `<a href="../../variants/oware/index.html?a=1#o-1">`},
		{page, `<a href="../../a%20page/">`, `<a href="../../a%20page/index.html">`},
		{page, `{"table":"../../ar/","O-1":"../../variants/oware/#O-1"}`, `{"table":"../../ar/index.html","O-1":"../../variants/oware/index.html#O-1"}`},
		{"index.html", `<a href="variants/oware/card/"><a href="./">`, `<a href="variants/oware/card/index.html"><a href="./index.html">`},
		{"old/index.html", `<meta http-equiv="refresh" content="0; url=../variants/oware/">`, `<meta http-equiv="refresh" content="0; url=../variants/oware/index.html">`},
		{"old/index.html", `<script src="../moved.js?v=1" data-to="../variants/oware/">`, `<script src="../moved.js?v=1" data-to="../variants/oware/index.html">`},
	} {
		if got := localFiles(t, test.name, test.text)[test.name]; got != test.want {
			t.Errorf("%s in %s is %s, want %s", test.text, test.name, got, test.want)
		}
	}
}

func TestLocalSiteKeepsOtherTexts(t *testing.T) {
	for _, text := range []string{
		`<a href="#o-1">`, `<a href="../../site.css?v=1">`, `<a href="../../variants/oware/game.json">`,
		`<a href="https://example.org/ar/">`, `<a href="/ar/">`, `<a href="../../../ar/">`, `<a href="../../no-page/">`,
		`<sow-search data-root="../../">`, `"4,4,0/1,"`, `<p>"ar/" and ar/</p>`, `<a href="%zz/">`,
	} {
		if got := localFiles(t, "variants/oware/index.html", text)["variants/oware/index.html"]; got != text {
			t.Errorf("%s becomes %s", text, got)
		}
	}
}

func TestLocalPagesHaveClassicScriptsAndAllowTheWorker(t *testing.T) {
	const head = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; worker-src 'self'; object-src 'none'">
<script type="module" src="../main.js?v=1"></script>
<link rel="manifest" href="../site.webmanifest">
<script type="application/json" id="sow_words">{}</script>
`
	const want = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'; worker-src blob:; connect-src data:; object-src 'none'">
<script defer src="../main.js?v=1"></script>
<script type="application/json" id="sow_words">{}</script>
`
	if got := localFiles(t, "ar/index.html", head)["ar/index.html"]; got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
}

func TestScriptsLoadFilesThroughTheFolder(t *testing.T) {
	const source = `import("./tools.js").then(console.log); fetch("x"); new Worker("y"); export const answer = 42;`
	got := localFiles(t, "main.js", source)["main.js"]
	for _, want := range []string{"sowbookFolder.import(", "sowbookFolder.fetch", "new sowbookFolder.Worker(", "document.currentScript.content"} {
		if strings.Count(got, want) != 1 {
			t.Errorf("%s is not once in %s", want, got)
		}
	}
	if strings.Contains(got, "export const") || strings.Contains(got, "export{") {
		t.Errorf("still a module: %s", got)
	}
	if first := localFiles(t, "boot.js", "1;")["boot.js"]; !strings.HasPrefix(first, string(localScript)) {
		t.Error("boot.js does not define sowbookFolder")
	}
}

func TestRequestedFilesAreScriptsWithTheirContent(t *testing.T) {
	for _, test := range []struct{ name, content, script, want string }{
		{"worker.js", `postMessage("</script>")`, "worker.js", `postMessage("</script>")`},
		{"engine.wasm", "\x00asm", "engine.wasm.js", base64.StdEncoding.EncodeToString([]byte("\x00asm"))},
		{"sources/a/clauses.json", `{"title":"A"}`, "sources/a/clauses.json.js", `{"title":"A"}`},
		{"search-2.json", `[{"u":""},{"u":"ar/"},{"e":"\"u\":\"ar/\""}]`, "search-2.json.js",
			`[{"u":"index.html"},{"u":"ar/index.html"},{"e":"\"u\":\"ar/\""}]`},
	} {
		files := localFiles(t, test.name, test.content)
		text, ok := strings.CutPrefix(files[test.script], "document.currentScript.content = ")
		text = strings.TrimSuffix(text, ";\n")
		isJSON := strings.HasSuffix(test.name, ".json")
		if !ok || isJSON && (len(files) != 2 || files[test.name] != text) || !isJSON && len(files) != 1 {
			t.Errorf("%s: %q", test.name, files)
			continue
		}
		if !isJSON {
			var content string
			if err := json.Unmarshal([]byte(text), &content); err != nil {
				t.Error(err)
			}
			text = content
		}
		if text != test.want {
			t.Errorf("%s: %s, want %s", test.name, text, test.want)
		}
	}
}

func TestFilesOfGamesLinkToFiles(t *testing.T) {
	files := localFiles(t, "ar/embed/oware.json", `{"html":"\u003ca href=\"../../variants/oware/#O-1\"\u003e{\"page\":\"../../variants/oware/\"}"}`)
	const want = `{"html":"\u003ca href=\"../../variants/oware/index.html#O-1\"\u003e{\"page\":\"../../variants/oware/index.html\"}"}`
	if got := files["ar/embed/oware.json"]; got != want || files["ar/embed/oware.json.js"] != "document.currentScript.content = "+want+";\n" {
		t.Errorf("got %q", files)
	}
}

func TestFilesForServersAreLeftOut(t *testing.T) {
	for _, name := range []string{"404.html", "robots.txt", "site.webmanifest", "offline.js", "sow-board.js", "embed/index.html", "ar/embed/index.html"} {
		if files := localFiles(t, name, "x"); len(files) > 0 {
			t.Errorf("wrote %q", files)
		}
	}
	for _, name := range []string{"site.css", "icon.svg", "own.js", "broken.json", "pages/embed/index.html"} {
		if files := localFiles(t, name, "x"); files[name] != "x" || len(files) != 1 {
			t.Errorf("%s: %q", name, files)
		}
	}
}
