package assets

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"slices"

	"github.com/evanw/esbuild/pkg/api"

	"sowbook/internal/boardsvg"
	"sowbook/internal/diag"
)

// sourceFile is a script or style, or why it cannot be read.
type sourceFile struct {
	Text         string
	Error        string
	FromRulebook bool // not the built-in one
}

func readSource(static, builtin fs.FS, name string) sourceFile {
	text, err := fs.ReadFile(static, name)
	if errors.Is(err, fs.ErrNotExist) {
		return sourceFile{Error: "there is no file static/" + name}
	}
	if err != nil {
		return sourceFile{Error: "static/" + name + " cannot be read: " + diag.Reason(err)}
	}
	same, err := fs.ReadFile(builtin, name)
	return sourceFile{Text: string(text), FromRulebook: err != nil || !bytes.Equal(text, same)}
}

// bundleResult is the result of esbuild: bundles, or messages if there are any.
type bundleResult struct {
	Files    bundles
	Messages []api.Message
}

// runEsbuild bundles scripts and styles.
func runEsbuild(read func(name string) sourceFile) bundleResult {
	options := buildOptions
	options.Plugins = []api.Plugin{sourcePlugin(read, map[string][]byte{
		"sowbook:seed-table": boardsvg.SeedTable(),
		"sowbook:shell":      []byte(shellMark),
		"sowbook:build":      []byte(buildMark),
	})}
	result := api.Build(options)
	files := bundles{}
	for _, f := range result.OutputFiles {
		name := filepath.Base(f.Path)
		files[name] = f.Contents
		if slices.Contains(classicScripts, name) {
			files[name] = slices.Concat([]byte("(()=>{"), f.Contents, []byte("})();\n"))
		}
	}
	return bundleResult{files, append(result.Errors, result.Warnings...)} // a mistake in a style is only a warning
}

func loader(name string) api.Loader {
	if path.Ext(name) == ".css" {
		return api.LoaderCSS
	}
	return api.LoaderJS
}

// sourcePlugin lets esbuild read the static files and import generated JSON, by names that
// begin with sowbook:.
func sourcePlugin(read func(name string) sourceFile, generated map[string][]byte) api.Plugin {
	const generatedSpace, staticSpace = "sowbook", "static"
	imports := styleImports{texts: map[string]string{}, importers: map[string][]string{}}
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
			if args.Kind == api.ResolveCSSImportRule && loader(name) == api.LoaderCSS {
				if err := imports.add(args.Importer, args.Path, name); err != nil {
					return api.OnResolveResult{}, err
				}
			}
			return api.OnResolveResult{Path: name, Namespace: staticSpace}, nil
		})
		build.OnLoad(api.OnLoadOptions{Filter: `.*`, Namespace: staticSpace}, func(args api.OnLoadArgs) (api.OnLoadResult, error) {
			source := read(args.Path)
			if source.Error != "" {
				return api.OnLoadResult{}, errors.New(source.Error)
			}
			if loader(args.Path) == api.LoaderCSS {
				imports.load(args.Path, source.Text)
			}
			return api.OnLoadResult{Contents: &source.Text, Loader: loader(args.Path)}, nil
		})
	}}
}
