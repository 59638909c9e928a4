package site

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/evanw/esbuild/pkg/api"

	"sowbook/internal/boardsvg"
	"sowbook/internal/compile"
	"sowbook/internal/diag"
)

// assets is what pages load besides themselves.
type assets struct {
	// addresses is where pages find what the build makes, by the names of the files, below the site's root: each has the hash of what lies
	// there, for hosts cache for minutes, and the name of a file must stay the same while a cached page still asks for it.
	addresses map[string]string
	address   func(name string, content []byte) string // of any other file
	offline   map[bool][]byte                          // the service worker's script, by whether the site is kept
	files     map[string][]byte
}

// begins is the files that the bundler begins at, by the names of those that it makes. A page that alone needs a script or a style has it of
// its own.
var begins = map[string]string{
	"boot.js":    "js/boot.js",
	"main.js":    "js/main.js",
	"tools.js":   "js/tools/all.js",
	"worker.js":  "js/worker.js",
	"moved.js":   "js/moved.js",
	"search.js":  "js/search.js",
	"compare.js": "js/compare.js",
	"learn.js":   "js/learn/all.js",
	"play.js":    "js/play.js",
	"puzzles.js": "js/puzzles/all.js",
	"lab.js":     "js/lab/all.js",
	keepScript:   "js/offline/keep.js",
	clearScript:  "js/offline/off.js",

	"site.css":    "css/site.css",
	"play.css":    "css/play.css",
	"puzzles.css": "css/puzzles.css",
	"lab.css":     "css/lab.css",
}

// Styles and Scripts are the names of the files that pages are dressed with and that they run.
var (
	Styles  = made(".css")
	Scripts = append(made(".js"), engineName)
)

// made is the names of the files for pages that the bundler makes, of an ending, in order.
func made(ending string) []string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(begins)) {
		if path.Ext(name) == ending && name != keepScript && name != clearScript {
			names = append(names, name)
		}
	}
	return names
}

// bundle makes the scripts and styles and takes in the files of the static
// folder as they are.
func bundle(o Options) (assets, error) {
	a := assets{addresses: map[string]string{}, address: o.address}
	static := o.layered("static")
	files, err := o.bundled(static)
	var problems diag.Problems
	if err := problems.Take(err); err != nil {
		return a, err
	}
	if a.files = files; a.files == nil {
		a.files = map[string][]byte{}
	}
	a.offline = map[bool][]byte{true: a.files[keepScript], false: a.files[clearScript]}
	delete(a.files, keepScript)
	delete(a.files, clearScript)
	for name, content := range a.files {
		a.addresses[name] = a.address(name, content)
	}
	problems.Add(a.copyStatic(o, static)...)
	if len(problems) > 0 {
		return a, problems
	}
	return a, nil
}

// bundling is what the bundler is told, but for where the files are.
var bundling = api.BuildOptions{
	AbsWorkingDir:       "/",
	EntryPointsAdvanced: entryPoints(),
	Outdir:              "/", Bundle: true, Format: api.FormatESModule, Target: api.ES2022,
	MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
	LegalComments: api.LegalCommentsNone,
}

func entryPoints() []api.EntryPoint {
	var points []api.EntryPoint
	for _, name := range slices.Sorted(maps.Keys(begins)) {
		points = append(points, api.EntryPoint{InputPath: begins[name], OutputPath: strings.TrimSuffix(name, path.Ext(name))})
	}
	return points
}

// madeModules is the modules that the generator makes for the scripts, by the names they are imported by.
func madeModules() map[string]module {
	return map[string]module{
		"sowbook:table": {boardsvg.Table(), api.LoaderJSON},
		"sowbook:shell": {[]byte(shellMark), api.LoaderJSON},
	}
}

// makeBundles makes the scripts and styles, by the names of their files.
func (o Options) makeBundles(static fs.FS) (map[string][]byte, error) {
	told := bundling
	told.Plugins = []api.Plugin{sources(static, madeModules())}
	result := api.Build(told)
	if wrong := append(result.Errors, result.Warnings...); len(wrong) > 0 { // a style with a slip is but a warning
		return nil, bundleProblems(o, wrong)
	}
	files := map[string][]byte{}
	for _, f := range result.OutputFiles {
		files[filepath.Base(f.Path)] = f.Contents
	}
	return files, nil
}

// writeEngine writes the engine to a sink without keeping it.
func (a *assets) writeEngine(engine compile.Module, o Options, sink Sink) error {
	from, err := engine.Open()
	if err != nil {
		return err
	}
	defer from.Close()
	to, err := sink.Create(engineName)
	if err != nil {
		return err
	}
	sum := sha256.New()
	_, err = io.Copy(io.MultiWriter(to, sum), from)
	a.addresses[engineName] = o.versioned(engineName, sum.Sum(nil))
	return errors.Join(err, to.Close())
}

// takeEngine takes in the engine.
func (a *assets) takeEngine(wasm []byte) {
	a.files[engineName] = wasm
	a.addresses[engineName] = a.address(engineName, wasm)
}

// engineName is the name of the engine's file.
const engineName = "engine.wasm"

// address is where pages find a file below the site's root. It has the hash of the content, but not in the preview, where a browser asks
// anew each time: there a page stays the same when only a style is changed.
func (o Options) address(name string, content []byte) string {
	sum := sha256.Sum256(content)
	return o.versioned(name, sum[:])
}

// versioned is the address of a file by its hash.
func (o Options) versioned(name string, sum []byte) string {
	if o.Preview {
		return name
	}
	return name + "?v=" + hex.EncodeToString(sum[:5])
}

// copyStatic takes in the files of the static folder that are not bundled.
func (a *assets) copyStatic(o Options, static fs.FS) diag.Problems {
	var problems diag.Problems
	_ = fs.WalkDir(static, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() {
			if bundled(name) {
				return fs.SkipDir
			}
			return nil
		}
		var text []byte
		if err == nil {
			text, err = fs.ReadFile(static, name)
		}
		switch {
		case err != nil:
			problems.Add(diag.Problem{File: o.shown(path.Join("static", name)), What: "cannot be read: " + diag.Reason(err)})
		case a.files[name] != nil || slices.Contains(reserved, name):
			problems.Add(diag.Problem{File: o.shown(path.Join("static", name)), What: "has the name of a file that the build makes; rename it"})
		default:
			a.files[name] = text
		}
		return nil
	})
	return problems
}

// reserved is the files of the site that are not made with the assets.
var reserved = []string{"index.html", "404.html", engineName, searchName, manifest, ".nojekyll"}

// bundled tells whether a folder of the static folder goes into the bundles and
// is not copied.
func bundled(folder string) bool { return slices.Contains(bundleFolders, folder) }

var bundleFolders = []string{"js", "css"}

// list is the files in order of their names.
func (a *assets) list() []file {
	var files []file
	for _, name := range slices.Sorted(maps.Keys(a.files)) {
		files = append(files, file{name, a.files[name]})
	}
	return files
}

// module is a file that exists only while bundling.
type module struct {
	content []byte
	loader  api.Loader
}

// sources lets the bundler read the static files, wherever they lie, and import what the generator makes, by names that begin with
// sowbook:.
func sources(static fs.FS, modules map[string]module) api.Plugin {
	const made, written = "sowbook", "static"
	return api.Plugin{Name: "sowbook", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^sowbook:`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: args.Path, Namespace: made}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: made}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			m, ok := modules[args.Path]
			if !ok {
				return api.OnLoadResult{}, fmt.Errorf("the generator makes no module %s", args.Path)
			}
			text := string(m.content)
			return api.OnLoadResult{Contents: &text, Loader: m.loader}, nil
		})
		build.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			if args.Kind == api.ResolveCSSURLToken {
				return api.OnResolveResult{External: true, Path: args.Path}, nil
			}
			name := path.Clean(args.Path)
			if args.Kind != api.ResolveEntryPoint {
				name = path.Join(path.Dir(args.Importer), args.Path)
			}
			return api.OnResolveResult{Path: name, Namespace: written}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: written}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			content, err := fs.ReadFile(static, args.Path)
			if errors.Is(err, fs.ErrNotExist) {
				err = fmt.Errorf("there is no file static/%s", args.Path)
			} else if err != nil {
				err = fmt.Errorf("static/%s cannot be read: %s", args.Path, diag.Reason(err))
			}
			text, loader := string(content), api.LoaderJS
			if path.Ext(args.Path) == ".css" {
				loader = api.LoaderCSS
			}
			return api.OnLoadResult{Contents: &text, Loader: loader}, err
		})
	}}
}

// bundleProblems is esbuild's errors as problems.
func bundleProblems(o Options, messages []api.Message) diag.Problems {
	var problems diag.Problems
	for _, m := range messages {
		p := diag.Problem{File: o.shown("static"), What: m.Text}
		if at := m.Location; at != nil {
			p.File = o.shown(path.Join("static", strings.TrimPrefix(at.File, "static:")))
			p.Line, p.Col, p.Excerpt = at.Line, utf8.RuneCountInString(at.LineText[:min(at.Column, len(at.LineText))])+1, at.LineText
		}
		problems.Add(p)
	}
	return problems
}
