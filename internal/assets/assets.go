// Package assets makes the files that pages load: the bundled scripts and styles, the
// engine's WebAssembly module, and the static files.
package assets

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"slices"
	"strconv"
	"sync"

	"sowbook/engine/values"
	"sowbook/internal/diag"
	"sowbook/internal/project"
)

// Names of single files of a site.
const (
	SearchFile        = "search.json"  // the search index
	AnswersFile       = "answers.json" // what the games answer to questions
	ValuesFile        = "values.json"  // proven values, which the engine lacks until a page hands them over
	ServiceWorkerFile = "offline.js"   // the service worker
	MarkerFile        = "sowbook.txt"  // marks a folder as one that a build wrote
)

// SearchPart returns the name of part n, from 1, of the search index.
func SearchPart(n int) string { return "search-" + strconv.Itoa(n) + ".json" }

// HostFiles lists the files that a build writes for hosts and for later builds.
var HostFiles = []string{MarkerFile, ".nojekyll"}

// reserved lists names that static files must not have, beside those of scripts and styles.
var reserved = append([]string{"index.html", "404.html", EngineFile, SearchFile, AnswersFile, ValuesFile}, HostFiles...)

// File is one file of a site.
type File struct {
	Name    string // below the site's root, with slashes
	Content []byte
	Source  diag.Problem // the place that it is made from, as a problem without a message; zero if the build makes it
}

// Assets holds the files that pages load.
type Assets struct {
	project project.Project
	files   map[string]File
	urls    sync.Map        // of the files that the build makes, by name
	workers map[bool][]byte // service workers: one that caches the site, one that removes itself
	build   string          // the id of the build
}

// Load bundles the scripts and styles of a rulebook and reads its static files. The
// error is [diag.Problems] if the rulebook is at fault.
func Load(p project.Project) (*Assets, error) {
	static := p.Layered("static")
	files, err := bundle(p, static)
	var problems diag.Problems
	if err := problems.AddError(err); err != nil {
		return nil, err
	}
	a := &Assets{project: p, files: map[string]File{}}
	a.Add(File{Name: ValuesFile, Content: asJSON(values.Everyday)})
	a.workers = map[bool][]byte{true: files[keepScript], false: files[clearScript]}
	for name, content := range files {
		if name != keepScript && name != clearScript {
			a.Add(File{Name: name, Content: bytes.ReplaceAll(content, []byte(valuesMark), asJSON(a.URL(ValuesFile)))})
		}
	}
	problems.Add(a.readStatic(static)...)
	if len(problems) > 0 {
		return nil, problems
	}
	return a, nil
}

// readStatic adds the files of the static folder that are not bundled.
func (a *Assets) readStatic(static fs.FS) diag.Problems {
	var problems diag.Problems
	_ = fs.WalkDir(static, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			if project.IsBundled(name) {
				return fs.SkipDir
			}
			return nil
		}
		var content []byte
		if err == nil {
			content, err = fs.ReadFile(static, name)
		}
		shown := a.project.DisplayPath(path.Join("static", name))
		switch {
		case err != nil:
			problems.Add(diag.Problem{File: shown, Message: "cannot be read: " + diag.Reason(err)})
		case a.has(name) || slices.Contains(reserved, name):
			problems.Add(diag.Problem{File: shown, Message: "has the name of a file that the build makes; rename it"})
		default:
			f := File{Name: name, Content: content}
			if _, err := fs.Stat(a.project.Folder("static"), name); err == nil {
				f.Source.File = shown // not a built-in file
			}
			a.files[name] = f
		}
		return nil
	})
	return problems
}

// Add adds a file and gives it an address for [Assets.URL].
func (a *Assets) Add(f File) {
	a.files[f.Name] = f
	a.SetURL(f)
}

// URL returns the address of a file that the build makes, below the site's root, or "".
func (a *Assets) URL(name string) string {
	url, _ := a.urls.Load(name)
	address, _ := url.(string)
	return address
}

// AddEngine adds the engine's module. Scripts and module get the id of the build, which
// depends on the content of both, so that a page notices a file of another build. In the
// preview, where files change one at a time, there is no id.
func (a *Assets) AddEngine(module []byte) {
	if !a.project.Preview {
		a.build = a.buildID(module)
		for _, name := range scripts {
			script := a.files[name]
			script.Content = bytes.ReplaceAll(script.Content, []byte(buildMark), []byte(strconv.Quote(a.build)))
			a.Add(script)
		}
		module = slices.Concat(module, customSection("build_id", a.build))
	}
	a.Add(File{Name: EngineFile, Content: module})
}

// OmitGames removes the files that only boards and games need.
func (a *Assets) OmitGames() {
	for name, entry := range entryPoints {
		if entry.games {
			delete(a.files, name)
			a.urls.Delete(name)
		}
	}
	delete(a.files, ValuesFile)
}

// buildID returns the start of a hash of all scripts and the engine's module.
func (a *Assets) buildID(module []byte) string {
	sum := sha256.New()
	for _, name := range scripts {
		content := a.files[name].Content
		fmt.Fprintf(sum, "%s %d\n", name, len(content))
		sum.Write(content)
	}
	sum.Write(module)
	return hex.EncodeToString(sum.Sum(nil)[:5])
}

// customSection returns a section of a WebAssembly module that holds a text. Name and text
// together must be shorter than 127 bytes.
func customSection(name, text string) []byte {
	content := string(rune(len(name))) + name + text
	return append([]byte{0, byte(len(content))}, content...)
}

// Build returns the id of the build, which pages carry; "" in the preview.
func (a *Assets) Build() string { return a.build }

// SetURL sets the address of a file, which depends on its content.
func (a *Assets) SetURL(f File) { a.urls.Store(f.Name, a.project.FileURL(f.Name, f.Content)) }

// Content returns the content of a file, or nil.
func (a *Assets) Content(name string) []byte { return a.files[name].Content }

func (a *Assets) has(name string) bool {
	_, ok := a.files[name]
	return ok
}

// Files returns all files, sorted by name.
func (a *Assets) Files() []File {
	var list []File
	for _, name := range slices.Sorted(maps.Keys(a.files)) {
		list = append(list, a.files[name])
	}
	return list
}

// buildMark is replaced in scripts by the id of the build.
const buildMark = `"sowbook:build"`

// valuesMark is replaced in scripts by the address of the values, below the site's root.
const valuesMark = `"sowbook:values"`

// shellMark is replaced in the service worker's script by the addresses of the shell,
// which only a build knows.
const shellMark = `["sowbook:shell"]`

// ServiceWorker returns the service worker. If keep is set, it caches shell, the files
// that every page needs, and the pages that readers visit. Otherwise it deletes all
// caches and unregisters itself.
func (a *Assets) ServiceWorker(keep bool, shell []string) []byte {
	return bytes.Replace(a.workers[keep], []byte(shellMark), asJSON(shell), 1)
}

// asJSON returns strings as JSON.
func asJSON(strings any) []byte {
	text, err := json.Marshal(strings)
	if err != nil {
		panic(err) // strings only
	}
	return text
}
