package assets

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"sowbook/internal/cache"
	"sowbook/internal/diag"
)

// EngineFile is the name of the engine's WebAssembly module in a site.
const EngineFile = "engine.wasm"

// EngineFolders lists the packages that the engine's module is compiled from.
var EngineFolders = []string{"engine", "engine/board", "engine/ruleset", "internal/lite", "engine/player", "engine/solver", "internal/prose", "internal/protocol", "wasm"}

// Engine returns the engine's module for the sources in tree, which has the layout of
// this repository. It uses a prebuilt or cached module of the same sources if there is
// one, and compiles them otherwise.
func Engine(tree fs.FS) ([]byte, error) {
	sources, err := readSources(tree)
	if err != nil {
		return nil, err
	}
	if module, ok := prebuilt(tree, sources.packedName()); ok {
		return module, nil
	}
	return cache.Do("engine", sources.sum(), sources.compile)
}

// PrebuildEngine returns the engine's module, compressed for [PrebuiltFolder], and its
// name there, which depends on the sources.
func PrebuildEngine(tree fs.FS) (name string, packed []byte, err error) {
	sources, err := readSources(tree)
	if err != nil {
		return "", nil, err
	}
	module, err := Engine(tree)
	if err != nil {
		return "", nil, err
	}
	packed, err = pack(module)
	return sources.packedName(), packed, err
}

// sources holds the files to compile by path.
type sources map[string][]byte

func readSources(tree fs.FS) (sources, error) {
	s := sources{}
	for _, folder := range EngineFolders {
		files, err := fs.Glob(tree, folder+"/*.go")
		if err != nil {
			return s, err
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if s[name], err = fs.ReadFile(tree, name); err != nil {
				return s, err
			}
		}
	}
	module, err := fs.ReadFile(tree, "go.mod")
	if err != nil {
		return s, fmt.Errorf("the sources of the engine are not all there: %w", err)
	}
	// The engine uses only the standard library.
	s["go.mod"], _, _ = bytes.Cut(module, []byte("\nrequire"))
	return s, nil
}

// sum returns a hash of the sources.
func (s sources) sum() string {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(s)) {
		fmt.Fprintf(sum, "%s %d\n%s", name, len(s[name]), s[name])
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

func (s sources) packedName() string { return s.sum() + ".wasm.gz" }

// The temporary folders of compile begin with tempPrefix. One that is older than
// tempLifetime was left by a process that died.
const (
	tempPrefix   = "sowbook-engine-"
	tempLifetime = time.Hour
)

// removeLeftovers removes the temporary folders of processes that died.
func removeLeftovers() {
	found, _ := filepath.Glob(filepath.Join(os.TempDir(), tempPrefix+"*"))
	for _, name := range found {
		if info, err := os.Lstat(name); err == nil && time.Since(info.ModTime()) > tempLifetime {
			_ = os.RemoveAll(name) // may be another user's
		}
	}
}

// compile builds the module in a temporary folder.
func (s sources) compile() (module []byte, err error) {
	removeLeftovers()
	dir, err := os.MkdirTemp("", tempPrefix)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	for name, text := range s {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return nil, err
		}
	}
	// Go 1.26 has two garbage collectors. The older one is smaller by 13 KB and as fast for
	// so small a heap. Later versions of Go may not know the setting.
	out, err := goBuild(dir, "GOEXPERIMENT=nogreenteagc")
	if err != nil {
		out, err = goBuild(dir, "GOEXPERIMENT=")
	}
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return nil, errors.New("the engine cannot be compiled for pages: there is no go command; install Go 1.26 or newer, or a sowbook made by make install")
	case err != nil:
		return nil, diag.Problem{Message: "the engine cannot be compiled for pages", Notes: strings.Split(strings.TrimSpace(string(out)), "\n")}
	}
	return os.ReadFile(filepath.Join(dir, EngineFile))
}

// goBuild compiles the module in dir with one more environment variable, as in
// NAME=VALUE. It returns the compiler's output.
func goBuild(dir, setting string) (out []byte, err error) {
	// Inlining makes searches 50% faster. In other packages it would only enlarge the
	// module, by a tenth. Go's own packages are compiled without bounds checks, which
	// would add 12 KB; ours keep theirs, so mistakes in them still panic.
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-gcflags=all=-l -B", "-gcflags=sowbook/...=-l", "-gcflags=sowbook/engine=", "-gcflags=sowbook/engine/board=", "-gcflags=sowbook/engine/ruleset=", "-gcflags=sowbook/engine/solver=",
		"-buildmode=c-shared", "-o", EngineFile, "./wasm")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0", setting)
	return cmd.CombinedOutput()
}
