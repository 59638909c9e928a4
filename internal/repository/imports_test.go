package repository

import (
	"bytes"
	"errors"
	"go/build"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"testing"
)

// allowedImports lists every package of the module with the packages of the
// module that it may import. Imports run one way, from the command line down to
// the engine.
var allowedImports = map[string][]string{
	"engine":              {"engine/board", "engine/capture", "engine/event", "engine/round", "engine/ruleset", "engine/score", "internal/errtext"},
	"engine/board":        {"internal/errtext"},
	"engine/capture":      {"engine/board", "internal/errtext"},
	"engine/event":        {"engine/board", "engine/capture", "engine/ruleset", "internal/errtext"},
	"engine/round":        {"engine/board", "engine/event", "engine/ruleset"},
	"engine/score":        {"engine/board", "engine/event", "engine/ruleset"},
	"engine/ruleset":      {"engine/board", "engine/capture", "internal/errtext"},
	"engine/enginetest":   {"engine/event", "engine/ruleset", "engine"},
	"engine/games":        {"engine"},
	"engine/numbering":    {},
	"engine/player":       {"engine/event", "engine/ruleset", "engine/solver", "engine", "internal/errtext"},
	"engine/solver":       {"engine/capture", "engine/event", "engine/numbering", "engine/ruleset", "engine/values", "engine", "internal/errtext", "internal/hugepages"},
	"engine/values":       {},
	"wasm":                {"engine/solver", "internal/protocol"},
	"internal/advice":     {"internal/book", "internal/diag", "internal/locale", "internal/scaffold", "internal/variant"},
	"internal/assets":     {"engine/values", "internal/boardsvg", "internal/cache", "internal/diag", "internal/filelock", "internal/project"},
	"internal/bench":      {},
	"internal/blocks":     {},
	"internal/boardsvg":   {},
	"internal/bots":       {"engine", "engine/event", "engine/player"},
	"internal/book":       {"internal/blocks", "internal/diag", "internal/example", "internal/hosting", "internal/locale", "internal/page", "internal/parallel", "internal/picture", "internal/project", "internal/prose", "internal/puzzle", "internal/reference", "internal/still", "internal/variant"},
	"internal/booktest":   {"internal/book", "internal/diag", "internal/project"},
	"internal/cache":      {"internal/filelock"},
	"internal/cli":        {"engine/capture", "engine/games", "internal/locale", "internal/prose", "engine", "engine/player", "engine/solver", "engine/ruleset", "internal/assets", "internal/book", "internal/bots", "internal/diag", "internal/page", "internal/preview", "internal/project", "internal/puzzle", "internal/scaffold", "internal/site", "internal/sitecheck", "internal/variant"},
	"internal/datafiles":  {"engine", "internal/assets", "internal/book", "internal/example", "internal/gamelist", "internal/highlight", "internal/locale", "internal/page", "internal/prose", "internal/protocol", "internal/questions", "internal/variant"},
	"internal/diag":       {},
	"internal/errtext":    {},
	"internal/example":    {"engine/event", "engine/player", "engine/ruleset", "engine/solver", "engine", "internal/diag", "internal/page", "internal/prose", "internal/variant"},
	"internal/fifo":       {},
	"internal/filelock":   {},
	"internal/figures":    {"engine/event", "engine/ruleset", "engine", "internal/boardsvg", "internal/example", "internal/prose", "internal/variant"},
	"internal/gamelist":   {"engine/ruleset", "internal/book", "internal/figures", "internal/prose", "internal/variant"},
	"internal/golden":     {},
	"internal/highlight":  {"internal/cache"},
	"internal/hosting":    {"internal/diag", "internal/page", "internal/project"},
	"internal/hugepages":  {},
	"internal/licences":   {},
	"internal/long":       {},
	"internal/history":    {"internal/filelock", "internal/project"},
	"internal/locale":     {"engine", "internal/diag", "internal/prose"},
	"internal/openings":   {"engine", "engine/games", "engine/player"},
	"internal/page":       {"internal/diag", "internal/highlight", "internal/yamlfault"},
	"internal/pagelist":   {"internal/book"},
	"internal/parallel":   {},
	"internal/picture":    {"internal/cache"},
	"internal/plain":      {},
	"internal/preview":    {"internal/assets", "internal/book", "internal/diag", "internal/filelock", "internal/highlight", "internal/history", "internal/page", "internal/project", "internal/render", "internal/site"},
	"internal/project":    {"internal/diag"},
	"internal/prose":      {"engine/capture", "engine/event", "engine/player", "engine/ruleset", "engine/solver", "engine", "internal/errtext"},
	"internal/protocol":   {"engine/capture", "engine/event", "engine/player", "engine/ruleset", "engine/solver", "engine/values", "engine", "internal/errtext", "internal/prose"},
	"internal/puzzle":     {"engine", "engine/player", "engine/solver", "internal/diag", "internal/variant"},
	"internal/questions":  {"engine", "internal/prose"},
	"internal/raster":     {"internal/cache"},
	"internal/reference":  {"engine/capture", "engine/event", "engine/player", "engine/ruleset", "engine", "internal/example", "internal/locale", "internal/project", "internal/prose"},
	"internal/repository": {},
	"internal/render":     {"engine/event", "engine/player", "engine/ruleset", "engine/solver", "engine", "internal/assets", "internal/blocks", "internal/boardsvg", "internal/book", "internal/datafiles", "internal/diag", "internal/example", "internal/figures", "internal/gamelist", "internal/highlight", "internal/history", "internal/licences", "internal/locale", "internal/page", "internal/pagelist", "internal/parallel", "internal/prose", "internal/protocol", "internal/puzzle", "internal/raster", "internal/reference", "internal/sitemeta", "internal/templates", "internal/variant", "internal/wholebook"},
	"internal/scaffold":   {"engine", "engine/event", "engine/ruleset", "internal/diag", "internal/page", "internal/project", "internal/variant"},
	"internal/site":       {"internal/advice", "internal/assets", "internal/book", "internal/cache", "internal/diag", "internal/filelock", "internal/highlight", "internal/history", "internal/page", "internal/parallel", "internal/project", "internal/raster", "internal/render", "internal/templates"},
	"internal/sitecheck":  {"internal/diag", "internal/protocol"},
	"internal/sitemeta":   {"internal/assets", "internal/book", "internal/datafiles", "internal/example", "internal/project", "internal/raster", "internal/variant"},
	"internal/still":      {"engine", "internal/boardsvg", "internal/diag", "internal/locale", "internal/page", "internal/prose"},
	"internal/templates":  {"internal/diag", "internal/locale", "internal/project"},
	"internal/valuebook":  {"engine", "engine/event", "engine/player", "engine/solver", "engine/values"},
	"internal/variant":    {"engine/capture", "engine/event", "engine/ruleset", "engine", "internal/diag", "internal/errtext", "internal/locale", "internal/page", "internal/prose"},
	"internal/wasmsize":   {"internal/assets"},
	"internal/wholebook":  {},
	"":                    {"internal/cli"},
	"internal/yamlfault":  {},
}

// goList runs go list for the packages of a pattern, one line of output each.
func goList(t *testing.T, env []string, args ...string) []string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Env = append(cmd.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("go list %v: %v\n%s", args, err, out)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}

// packageFolders returns the folders of the repository that may hold packages.
func packageFolders(t *testing.T) (folders []string) {
	t.Helper()
	err := fs.WalkDir(os.DirFS("."), ".", func(folder string, d fs.DirEntry, err error) error {
		switch name := d.Name(); {
		case err != nil || !d.IsDir():
			return err
		case name == "testdata" || name == "node_modules" || folder != "." && name[0] == '.':
			return fs.SkipDir
		}
		folders = append(folders, folder)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return folders
}

// ownPackage returns the path of a package below the module's root; ok reports
// whether the package is one of the module's.
func ownPackage(path string) (name string, ok bool) {
	module := strings.TrimSuffix("sowbook/engine", "/engine") // make module changes this import path too
	if path == module {
		return "", true
	}
	return strings.CutPrefix(path, module+"/")
}

func TestImportsAreAllowed(t *testing.T) {
	imports := map[string][]string{}
	system := build.Default
	system.UseAllFiles = true // those for other systems, too
	for _, folder := range packageFolders(t) {
		found, err := system.ImportDir(folder, 0)
		var none *build.NoGoError
		if err != nil && !errors.As(err, &none) {
			t.Fatal(err)
		}
		if err == nil {
			imports[strings.TrimPrefix(folder, ".")] = found.Imports
		}
	}
	for name, paths := range imports {
		allowed, listed := allowedImports[name]
		if !listed {
			t.Errorf("package %q is not in allowedImports; add it with what it may import", name)
			continue
		}
		for _, path := range paths {
			if own, ok := ownPackage(path); ok && !slices.Contains(allowed, own) {
				t.Errorf("%q imports %q; it may import %q", name, own, allowed)
			}
		}
	}
	for name := range allowedImports {
		if _, ok := imports[name]; !ok {
			t.Errorf("allowedImports lists %q, which does not exist", name)
		}
	}
}

// The module that every page loads grows by a quarter with fmt and by half with
// encoding/json. A pure library needs no clock, file or network.
func TestWasmModuleImportsSmallPackagesOnly(t *testing.T) {
	allowed := []string{"errors", "math/bits", "runtime", "slices", "strconv", "strings", "sync", "sync/atomic", "unsafe"}
	wasm := []string{"GOOS=wasip1", "GOARCH=wasm"}
	deps := goList(t, wasm, "-deps", "-f", `{{.ImportPath}} {{join .Imports " "}}`, "./wasm")
	checked := 0
	for _, line := range deps {
		fields := strings.Fields(line)
		switch fields[0] {
		case "fmt", "os", "time", "net", "reflect", "text/template", "encoding/json", "encoding":
			t.Errorf("the module that pages load depends on %s", fields[0])
		}
		name, ok := ownPackage(fields[0])
		if !ok {
			continue
		}
		checked++
		for _, path := range fields[1:] {
			if _, own := ownPackage(path); !own && !slices.Contains(allowed, path) {
				t.Errorf("%q imports %s; the packages of the module that pages load may import %q", name, path, allowed)
			}
		}
	}
	if checked < 4 {
		t.Errorf("only %d packages checked: %q", checked, deps)
	}
}

// largePackages have grown with the language of rules and are still to be divided.
var largePackages = map[string]int{"engine": 3000, "internal/prose": 3000}

// A package of more lines is hard to read as a whole.
func TestPackagesHaveAtMost2500Lines(t *testing.T) {
	lines := map[string]int{}
	err := fs.WalkDir(os.DirFS("."), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return err
		}
		text, err := os.ReadFile(name)
		lines[path.Dir(name)] += bytes.Count(text, []byte("\n"))
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if lines["engine"] == 0 || lines["internal/render"] == 0 {
		t.Fatalf("no lines counted in the engine or in internal/render: %v", lines)
	}
	for name, n := range lines {
		if most := max(2500, largePackages[name]); n > most {
			t.Errorf("%s has %d lines, more than %d; move a part of it to another package", name, n, most)
		}
	}
}
