package site

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"sowbook/internal/assets"
	"sowbook/internal/book"
)

// localSite changes the files of a site so that browsers open it from a folder, without a server,
// and passes them on.
//
// At addresses that begin with file:, browsers show folders as lists of files and refuse
// module scripts, requests and workers. So links name index.html, and everything that pages
// load is a classic script. The scripts themselves are those of every site; local.js gives
// them other functions to load files with. They can request JSON files and the engine.
type localSite struct {
	pass   func(assets.File) error
	isPage map[string]bool
	frames []string
}

// newLocalSite returns a localSite that passes files on to pass. pages has the addresses of
// all pages below the site's root, such as variants/oware/; that of the home page is empty.
// frames has those of the pages that other sites show, which a folder does not need.
func newLocalSite(pass func(assets.File) error, pages, frames []string) *localSite {
	s := &localSite{pass, map[string]bool{}, frames}
	for _, page := range pages {
		s.isPage[page] = true
	}
	return s
}

// serverFiles lists the files that only a server, a browser online or another site uses.
var serverFiles = []string{
	"404.html", "robots.txt", "site.webmanifest", assets.ServiceWorkerFile,
	"embed.js", "embed-rules.js", "embed.css", "sow-board.js", "sowbook.js",
}

// isForServer reports whether a folder does not need a file: one of serverFiles, or a page
// that other sites show. The files of games beside such a page are for this site, too.
func (s *localSite) isForServer(name string) bool {
	return slices.Contains(serverFiles, name) || s.isBesideFrame(name) && path.Ext(name) != ".json"
}

func (s *localSite) isBesideFrame(name string) bool {
	return slices.Contains(s.frames, path.Dir(name)+"/")
}

// write passes on a file as a folder needs it, unless only a server needs it. A JSON file
// is passed on as it is, too, because pages link to some.
func (s *localSite) write(f assets.File) error {
	switch {
	case s.isForServer(f.Name):
		return nil
	case path.Ext(f.Name) == ".html":
		f.Content = s.page(f.Name, f.Content)
	case f.Name == workerFile:
		f.Content = contentScript(string(f.Content))
	case f.Name == assets.EngineFile:
		f = assets.File{Name: f.Name + scriptExt, Content: contentScript(f.Content)}
	case path.Ext(f.Name) == ".json" && json.Valid(f.Content):
		if isSearchPart, _ := path.Match("search-*.json", f.Name); isSearchPart || f.Name == assets.AnswersFile {
			f.Content = searchLink.ReplaceAll(f.Content, []byte("${1}"+indexFile+`"`))
		}
		if s.isBesideFrame(f.Name) {
			f.Content = s.linkGameFile(path.Dir(f.Name), f.Content)
		}
		script := assets.File{Name: f.Name + scriptExt, Content: contentScript(json.RawMessage(f.Content))}
		if err := s.pass(script); err != nil {
			return err
		}
	case slices.Contains(assets.Scripts, f.Name):
		var err error
		if f.Content, err = classicScript(f); err != nil {
			return err
		}
	}
	return s.pass(f)
}

// addresses returns the addresses of all pages and cards, below the site's root.
func addresses(b *book.Book) (list []string) {
	for _, p := range b.List {
		list = append(list, p.URL)
		if p.Variant != nil {
			list = append(list, p.URL+book.CardFolder)
		}
	}
	return list
}

// frameAddresses returns the addresses of the pages that show boards on other sites.
func frameAddresses(b *book.Book) (list []string) {
	for _, e := range b.Editions {
		list = append(list, e.EmbedURL())
	}
	return list
}

const indexFile = "index.html"

// quotedLink matches a text in quotes that may be a link to a folder: the value of an
// attribute or of a meta refresh, or a string of the JSON in a page. Its groups are the name of the
// attribute, what is before the path of the link, the path, and what is after it.
var quotedLink = regexp.MustCompile(`([a-z-]+=)?("(?:0; url=)?)([^"?#\s]*/)((?:[?#][^"]*)?")`)

// linkFiles adds index.html to the links of a page that name the folder of a page. folder
// is that of the page itself.
func (s *localSite) linkFiles(folder string, text []byte) []byte {
	return quotedLink.ReplaceAllFunc(text, func(link []byte) []byte {
		parts := quotedLink.FindSubmatch(link)
		isRoot := string(parts[1]) == "data-root=" // scripts append the address of a page
		if isRoot || !s.isFolderOfPage(folder, string(parts[3])) {
			return link
		}
		return slices.Concat(parts[1], parts[2], parts[3], []byte(indexFile), parts[4])
	})
}

// isFolderOfPage reports whether an address, relative to folder and escaped as in HTML,
// names the folder of a page.
func (s *localSite) isFolderOfPage(folder, address string) bool {
	plain, err := url.PathUnescape(html.UnescapeString(address))
	if err != nil || strings.HasPrefix(plain, "/") {
		return false
	}
	name := path.Join(folder, plain) + "/"
	return s.isPage[strings.TrimPrefix(name, "./")]
}

// Parts of pages that differ in a folder.
var (
	moduleScript = regexp.MustCompile(`<script type="module" src="((?:\.*/)*)([a-z-]+\.js)(\?[^"]*)?">`)
	manifestLink = regexp.MustCompile(`<link rel="manifest"[^>]*>\n`)
	workerPolicy = regexp.MustCompile(`(<meta http-equiv="Content-Security-Policy" content="[^"]*)worker-src 'self'`)
)

// folderPolicy allows the worker, which a page makes of a script's text, and the engine,
// which that worker reads from a data address.
const folderPolicy = "worker-src blob:; connect-src data:"

// page returns the HTML of a page with links to files and classic scripts.
func (s *localSite) page(name string, text []byte) []byte {
	text = s.linkFiles(path.Dir(name), text)
	text = moduleScript.ReplaceAll(text, []byte(`<script defer src="$1$2$3">`))
	text = manifestLink.ReplaceAll(text, nil)
	return workerPolicy.ReplaceAll(text, []byte("${1}"+folderPolicy))
}

// searchLink matches the address of a page in a part of the search index.
var searchLink = regexp.MustCompile(`("u":"[^"]*)"`)

// linkGameFile adds index.html to the links in the HTML of a game's file. folder is that of
// the file.
func (s *localSite) linkGameFile(folder string, content []byte) []byte {
	var file map[string]string
	if err := json.Unmarshal(content, &file); err != nil {
		panic(err) // all files are made by the build
	}
	for key, html := range file {
		file[key] = string(s.linkFiles(folder, []byte(html)))
	}
	linked, err := json.Marshal(file)
	if err != nil {
		panic(err) // strings only
	}
	return linked
}

// Names of scripts with a part of their own: every page runs the first before any other,
// and workers run the second.
const (
	firstScript = "boot.js"
	workerFile  = "worker.js"
)

// scriptExt is added to the name of a file that is a script in a folder.
const scriptExt = ".js"

// local.js defines sowbookFolder, by which scripts load files.
//
//go:embed local.js
var localScript []byte

// classicScript returns a script of a site as a classic script. What the module exports is
// its content.
func classicScript(f assets.File) ([]byte, error) {
	// esbuild can replace names but not the keyword import.
	source := bytes.ReplaceAll(f.Content, []byte("import("), []byte("sowbookFolder.import("))
	result := api.Transform(string(source), api.TransformOptions{
		Sourcefile: f.Name, Target: api.ES2022, Format: api.FormatIIFE, GlobalName: "sowbookExports",
		Define:           map[string]string{"fetch": "sowbookFolder.fetch", "Worker": "sowbookFolder.Worker"},
		Footer:           "document.currentScript.content = sowbookExports;",
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		LegalComments: api.LegalCommentsNone,
	})
	if len(result.Errors) > 0 {
		return nil, fmt.Errorf("%s cannot be made a classic script: %s", f.Name, result.Errors[0].Text)
	}
	if f.Name == firstScript {
		return append(bytes.Clone(localScript), result.Code...), nil
	}
	return result.Code, nil
}

// contentScript returns a script whose content is a value: a text, bytes as base64, or any
// JSON.
func contentScript(value any) []byte {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err) // all files are made by the build
	}
	return fmt.Appendf(nil, "document.currentScript.content = %s;\n", text)
}
