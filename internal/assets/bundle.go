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
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"

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

// entryPoint is the first file of a bundle, and whether only books with games need the bundle.
type entryPoint struct {
	file  string
	games bool
}

const forAll, forGames = false, true

// entryPoints maps bundles to their entry points. Scripts and styles that only one page needs are
// bundles of their own.
var entryPoints = map[string]entryPoint{
	"boot.js":        {"js/boot.js", forAll},
	"main.js":        {"js/main.js", forAll},
	"tools.js":       {"js/tools/all.js", forGames},
	"worker.js":      {"js/worker.js", forGames},
	"moved.js":       {"js/moved.js", forAll},
	"outdated.js":    {"js/outdated.js", forGames},
	"search.js":      {"js/search.js", forAll},
	"home.js":        {"js/home.js", forGames},
	"find-board.js":  {"js/find-board.js", forGames},
	"compare.js":     {"js/compare.js", forGames},
	"learn.js":       {"js/learn/all.js", forGames},
	"guide.js":       {"js/learn/guide.js", forGames},
	"play.js":        {"js/play.js", forGames},
	"review.js":      {"js/review/all.js", forGames},
	"print.js":       {"js/print.js", forAll},
	"copy-code.js":   {"js/copy-code.js", forAll},
	"puzzles.js":     {"js/puzzles/all.js", forGames},
	"lab.js":         {"js/lab/all.js", forGames},
	"pictures.js":    {"js/pictures/all.js", forGames},
	"embed.js":       {"js/embed/page.js", forGames},
	"embed-rules.js": {"js/embed/rules.js", forGames},
	hostScript:       {"js/embed/host.js", forGames},
	"sowbook.js":     {"js/library.js", forGames},
	keepScript:       {"js/offline/service-worker.js", forAll},
	clearScript:      {"js/offline/unregister.js", forAll},

	"site.css":    {"css/site.css", forAll},
	"home.css":    {"css/home.css", forAll},
	"search.css":  {"css/search.css", forAll},
	"sidebar.css": {"css/sidebar.css", forAll},
	"tabs.css":    {"css/tabs.css", forAll},
	"learn.css":   {"css/learn.css", forGames},
	"card.css":    {"css/card.css", forGames},
	"manual.css":  {"css/manual.css", forAll},
	"play.css":    {"css/play.css", forGames},
	"puzzles.css": {"css/puzzles.css", forGames},
	"lab.css":     {"css/lab.css", forGames},
	"embed.css":   {"css/embed.css", forGames},
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
		points = append(points, api.EntryPoint{InputPath: entryPoints[name].file, OutputPath: strings.TrimSuffix(name, path.Ext(name))})
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
	files, err := makeBundles(project.Project{Builtin: builtin}, static, key)
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
		return makeBundles(p, static, "") // which reports the files that cannot be read
	}
	if text, ok := prebuilt(p.Builtin, PrebuiltBundles); ok {
		var built prebuiltBundles
		if json.Unmarshal(text, &built) == nil && built.Key == key {
			return built.Files, nil
		}
	}
	program, err := cache.Program() // the program adds modules to the sources
	if err != nil {
		return makeBundles(p, static, key)
	}
	if text, ok := cache.Get("bundles", key+" "+program); ok {
		var files bundles
		err := json.Unmarshal(text, &files)
		return files, err
	}
	files, err := makeBundles(p, static, key)
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

// makeBundles makes the bundles of the sources with a key, "" if it is not known. Those of other sources than the
// built-in ones are made in a process of their own.
func makeBundles(p project.Project, static fs.FS, key string) (bundles, error) {
	builtin, err := fs.Sub(p.Builtin, "static")
	if err != nil {
		return nil, err
	}
	read := func(name string) sourceFile { return readSource(static, builtin, name) }
	builtinKey, err := bundleKey(builtin)
	run := runBundler
	if err == nil && key == builtinKey {
		run = func(read func(string) sourceFile) (bundleResult, error) { return runEsbuild(read), nil }
	}
	result, err := run(read)
	if failed, ok := errors.AsType[*bundlerError](err); ok {
		return nil, diag.Problems{{File: p.DisplayPath(path.Join("static", failed.name)), Message: "cannot be bundled: " + failed.why}}
	}
	if err != nil {
		return nil, err
	}
	if len(result.Messages) > 0 {
		return nil, bundleProblems(p, result.Messages)
	}
	return result.Files, nil
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
