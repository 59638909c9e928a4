package site

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"sowbook/internal/diag"
	"sowbook/internal/figure"
)

// assets is the addresses of what pages load, below the site's root, each with
// the hash of what lies there: hosts cache for minutes, and the name of a file
// must stay the same while a cached page still asks for it.
type assets struct {
	css, boot, script, tools, worker, engine string
	search, searchScript, compare            string
	playScript, playStyle                    string
	files                                    map[string][]byte
}

// bundle makes the scripts and styles and takes in the files of the static
// folder as they are.
func bundle(o Options, wasm, search []byte) (assets, error) {
	a := assets{files: map[string][]byte{}}
	modules := map[string]module{
		"sowbook:table": {figure.Table(), api.LoaderJSON},
	}
	static := o.layered("static")
	result := api.Build(api.BuildOptions{
		AbsWorkingDir: "/",
		EntryPointsAdvanced: []api.EntryPoint{
			{InputPath: "js/main.js", OutputPath: "main"},
			{InputPath: "js/tools/all.js", OutputPath: "tools"},
			{InputPath: "js/worker.js", OutputPath: "worker"},
			{InputPath: "js/boot.js", OutputPath: "boot"},
			{InputPath: "js/search.js", OutputPath: "search"},
			{InputPath: "js/compare.js", OutputPath: "compare"},
			{InputPath: "js/play.js", OutputPath: "play"},
			{InputPath: "css/site.css", OutputPath: "site"},
			{InputPath: "css/play.css", OutputPath: "play"},
		},
		Outdir: "/", Bundle: true, Format: api.FormatESModule, Target: api.ES2022,
		MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		LegalComments: api.LegalCommentsNone,
		Plugins:       []api.Plugin{sources(static, modules)},
	})
	if len(result.Errors) > 0 {
		return a, bundleProblems(o, result.Errors)
	}
	for _, f := range result.OutputFiles {
		a.files[filepath.Base(f.Path)] = f.Contents
	}
	a.files["engine.wasm"], a.files[searchName] = wasm, search
	a.css, a.boot, a.script = a.address("site.css"), a.address("boot.js"), a.address("main.js")
	a.tools, a.worker, a.engine = a.address("tools.js"), a.address("worker.js"), a.address("engine.wasm")
	a.search, a.searchScript, a.compare = a.address(searchName), a.address("search.js"), a.address("compare.js")
	a.playScript, a.playStyle = a.address("play.js"), a.address("play.css")
	return a, a.copyStatic(static)
}

// address is the name of a file with the hash of its content.
func (a *assets) address(name string) string { return versioned(name, a.files[name]) }

// versioned is the address of a file below the site's root, with the hash of its
// content.
func versioned(name string, content []byte) string {
	sum := sha256.Sum256(content)
	return name + "?v=" + hex.EncodeToString(sum[:5])
}

// copyStatic takes in the files of the static folder that are not bundled.
func (a *assets) copyStatic(static fs.FS) error {
	return fs.WalkDir(static, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if bundled(name) {
				return fs.SkipDir
			}
			return nil
		}
		text, err := fs.ReadFile(static, name)
		if a.files[name] != nil {
			return fmt.Errorf("static/%s has the name of a file that the build makes; rename it", name)
		}
		a.files[name] = text
		return err
	})
}

// bundled tells whether a folder of the static folder goes into the bundles and
// is not copied.
func bundled(folder string) bool { return folder == "js" || folder == "css" }

func (a *assets) write(sink Sink) error {
	for name, content := range a.files {
		if err := sink.Write(name, content); err != nil {
			return err
		}
	}
	return nil
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
			p = diag.Problem{File: o.shown(path.Join("static", strings.TrimPrefix(at.File, "static:"))), Line: at.Line, Col: at.Column + 1, What: m.Text, Excerpt: at.LineText}
		}
		problems.Add(p)
	}
	return problems
}
