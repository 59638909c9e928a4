package assets

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

	"sowbook/internal/boardsvg"
	"sowbook/internal/cache"
	"sowbook/internal/diag"
	"sowbook/internal/project"
)

// The two service workers, of which a site has one under the name [ServiceWorkerFile].
const (
	keepScript  = "offline-keep.js"
	clearScript = "offline-clear.js"
)

// hostScript is the script that shows boards on other sites. They link to it, so its name
// must not change.
const hostScript = "sow-board.js"

// classicScripts lists the bundles that are not modules: one runs on pages of other people,
// the other before its page is painted. They must define no global names.
var classicScripts = []string{"embed.js", hostScript}

// entryPoints maps bundles to their entry files. Scripts and styles that only one page
// needs are bundles of their own.
var entryPoints = map[string]string{
	"boot.js":     "js/boot.js",
	"main.js":     "js/main.js",
	"tools.js":    "js/tools/all.js",
	"worker.js":   "js/worker.js",
	"moved.js":    "js/moved.js",
	"search.js":   "js/search.js",
	"home.js":     "js/home.js",
	"compare.js":  "js/compare.js",
	"learn.js":    "js/learn/all.js",
	"guide.js":    "js/learn/guide.js",
	"play.js":     "js/play.js",
	"puzzles.js":  "js/puzzles/all.js",
	"lab.js":      "js/lab/all.js",
	"pictures.js": "js/pictures/all.js",
	"embed.js":    "js/embed/page.js",
	hostScript:    "js/embed/host.js",
	keepScript:    "js/offline/service-worker.js",
	clearScript:   "js/offline/unregister.js",

	"site.css":    "css/site.css",
	"home.css":    "css/home.css",
	"play.css":    "css/play.css",
	"puzzles.css": "css/puzzles.css",
	"lab.css":     "css/lab.css",
	"embed.css":   "css/embed.css",
}

// gameBundles lists the bundles that only books with games need.
var gameBundles = []string{
	"tools.js", "worker.js", "home.js", "compare.js", "learn.js", "guide.js", "play.js", "puzzles.js", "lab.js",
	"pictures.js", "embed.js", hostScript, "play.css", "puzzles.css", "lab.css", "embed.css",
}

// Names of the files that pages load: the bundled styles, and the bundled scripts
// with the engine.
var (
	Styles  = bundlesOf(".css")
	Scripts = append(slices.Clone(scripts), EngineFile)

	scripts = bundlesOf(".js")
)

// bundlesOf returns the names of the bundles that pages load with an extension, sorted.
func bundlesOf(ext string) []string {
	var names []string
	for _, name := range slices.Sorted(maps.Keys(entryPoints)) {
		if path.Ext(name) == ext && name != keepScript && name != clearScript {
			names = append(names, name)
		}
	}
	return names
}

// buildOptions are the options of esbuild, except the plugin that reads the files.
var buildOptions = api.BuildOptions{
	AbsWorkingDir:       "/",
	EntryPointsAdvanced: entryPointList(),
	Outdir:              "/", Bundle: true, Format: api.FormatESModule, Target: api.ES2022,
	MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
	LegalComments: api.LegalCommentsNone,
}

func entryPointList() []api.EntryPoint {
	var points []api.EntryPoint
	for _, name := range slices.Sorted(maps.Keys(entryPoints)) {
		points = append(points, api.EntryPoint{InputPath: entryPoints[name], OutputPath: strings.TrimSuffix(name, path.Ext(name))})
	}
	return points
}

// bundles holds scripts and styles by their file names.
type bundles map[string][]byte

// prebuiltBundles is the content of the file [PrebuiltBundles].
type prebuiltBundles struct {
	Key   string // bundleKey of the sources
	Files bundles
}

// PrebuiltBundles is the name of the bundles' file in [PrebuiltFolder].
const PrebuiltBundles = "bundles.json.gz"

// PrebuildBundles returns the bundles of the built-in scripts and styles, in the format
// of the file [PrebuiltBundles].
func PrebuildBundles(builtin fs.FS) ([]byte, error) {
	static, err := fs.Sub(builtin, "static")
	if err != nil {
		return nil, err
	}
	key, err := bundleKey(static)
	if err != nil {
		return nil, err
	}
	files, err := makeBundles(project.Project{Builtin: builtin}, static)
	if err != nil {
		return nil, err
	}
	text, err := json.Marshal(prebuiltBundles{key, files})
	if err != nil {
		return nil, err
	}
	return pack(text)
}

// bundle returns the scripts and styles of a rulebook: prebuilt ones or cached ones of
// the same sources, else new ones. Bundling may take longer than making the pages.
func bundle(p project.Project, static fs.FS) (bundles, error) {
	key, err := bundleKey(static)
	if err != nil {
		return makeBundles(p, static)
	}
	if text, ok := prebuilt(p.Builtin, PrebuiltBundles); ok {
		var built prebuiltBundles
		if json.Unmarshal(text, &built) == nil && built.Key == key {
			return built.Files, nil
		}
	}
	program, err := cache.Program() // the program adds modules to the sources
	if err != nil {
		return makeBundles(p, static)
	}
	if text, ok := cache.Get("bundles", key+" "+program); ok {
		var files bundles
		err := json.Unmarshal(text, &files)
		return files, err
	}
	files, err := makeBundles(p, static)
	if err != nil {
		return nil, err
	}
	// A file that has changed meanwhile would make these the bundles of other sources.
	if now, err := bundleKey(static); err == nil && now == key {
		if text, err := json.Marshal(files); err == nil {
			_ = cache.Put("bundles", key+" "+program, text)
		}
	}
	return files, nil
}

// bundleKey returns a hash of the sources of bundles, without generated modules, and of
// the bundler's version and options.
func bundleKey(static fs.FS) (string, error) {
	version, err := cache.Version("github.com/evanw/esbuild")
	if err != nil {
		return "", err
	}
	sum := sha256.New()
	fmt.Fprintf(sum, "%s %+v\n", version, buildOptions)
	for _, folder := range project.BundledFolders {
		err := fs.WalkDir(static, folder, func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			text, err := fs.ReadFile(static, name)
			fmt.Fprintf(sum, "%q %d\n", name, len(text))
			sum.Write(text)
			return err
		})
		if err != nil {
			return "", err
		}
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// makeBundles runs esbuild.
func makeBundles(p project.Project, static fs.FS) (bundles, error) {
	options := buildOptions
	options.Plugins = []api.Plugin{sourcePlugin(static, map[string][]byte{
		"sowbook:seed-table": boardsvg.SeedTable(),
		"sowbook:shell":      []byte(shellMark),
		"sowbook:build":      []byte(buildMark),
	})}
	result := api.Build(options)
	if wrong := append(result.Errors, result.Warnings...); len(wrong) > 0 { // a mistake in a style is only a warning
		return nil, bundleProblems(p, wrong)
	}
	files := bundles{}
	for _, f := range result.OutputFiles {
		name := filepath.Base(f.Path)
		files[name] = f.Contents
		if slices.Contains(classicScripts, name) {
			files[name] = slices.Concat([]byte("(()=>{"), f.Contents, []byte("})();\n"))
		}
	}
	return files, nil
}

// sourcePlugin lets the bundler read the static files and import generated JSON, by
// names that begin with sowbook:.
func sourcePlugin(static fs.FS, generated map[string][]byte) api.Plugin {
	const generatedSpace, staticSpace = "sowbook", "static"
	return api.Plugin{Name: "sowbook", Setup: func(build api.PluginBuild) {
		build.OnResolve(api.OnResolveOptions{Filter: `^sowbook:`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			return api.OnResolveResult{Path: args.Path, Namespace: generatedSpace}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: generatedSpace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			content, ok := generated[args.Path]
			if !ok {
				return api.OnLoadResult{}, fmt.Errorf("the generator makes no module %s", args.Path)
			}
			text := string(content)
			return api.OnLoadResult{Contents: &text, Loader: api.LoaderJSON}, nil
		})
		build.OnResolve(api.OnResolveOptions{Filter: `.*`}, func(args api.OnResolveArgs) (api.OnResolveResult, error) {
			if args.Kind == api.ResolveCSSURLToken {
				return api.OnResolveResult{External: true, Path: args.Path}, nil
			}
			name := path.Clean(args.Path)
			if args.Kind != api.ResolveEntryPoint {
				name = path.Join(path.Dir(args.Importer), args.Path)
			}
			return api.OnResolveResult{Path: name, Namespace: staticSpace}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: staticSpace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
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

// bundleProblems returns esbuild's messages as problems.
func bundleProblems(p project.Project, messages []api.Message) diag.Problems {
	var problems diag.Problems
	for _, m := range messages {
		problem := diag.Problem{File: p.DisplayPath("static"), Message: m.Text}
		if at := m.Location; at != nil {
			problem.File = p.DisplayPath(path.Join("static", strings.TrimPrefix(at.File, "static:")))
			line := diag.NewSource(problem.File, []byte(at.LineText))
			problem = line.ProblemAt(at.Column, m.Text)
			problem.Line = at.Line
		}
		problems.Add(problem)
	}
	return problems
}
