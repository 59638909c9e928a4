// Package compile makes the WebAssembly module that every page loads: out of the sources of the engine, which the program carries in
// itself, or, without compiling, out of a module that was built into the program.
package compile

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"

	"sowbook/internal/cache"
)

// Built is the folder, among the files that the program carries, of a module that was made beforehand.
const Built = "wasm/built"

// Folders is the packages that the module is made of.
var Folders = []string{"engine", "engine/internal/text", "engine/player", "engine/solver", "internal/prose", "internal/protocol", "wasm"}

// Module is a compiled engine. It is read where it is wanted and not kept: it is as large as all else that a build keeps.
type Module struct {
	Open func() (io.ReadCloser, error)
}

// Bytes is the whole module.
func (m Module) Bytes() ([]byte, error) {
	file, err := m.Open()
	if err != nil {
		return nil, err
	}
	defer file.Close()
	return io.ReadAll(file)
}

// Engine is the module for the sources in a tree laid out as this project is. It is compiled once for the same sources: then it is in
// the user's cache.
func Engine(tree fs.FS) (Module, error) {
	sources, err := read(tree)
	if err != nil {
		return Module{}, err
	}
	name := sources.sum() + ".wasm"
	built := Module{func() (io.ReadCloser, error) { return unpacked(tree, path.Join(Built, name+packedEnding)) }}
	if built.there() {
		return built, nil
	}
	kept := Module{func() (io.ReadCloser, error) { return os.Open(cache.Path(name)) }}
	if kept.there() {
		return kept, nil
	}
	made, err := sources.compile()
	if err != nil {
		return Module{}, err
	}
	_ = cache.Keep(name, made) // a cache that cannot be written costs the next build some time and nothing else
	return Module{func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(made)), nil }}, nil
}

// there tells whether the module can be opened.
func (m Module) there() bool {
	file, err := m.Open()
	return err == nil && file.Close() == nil
}

// packedEnding is how the name of a module ends that a program carries: packed, for what is embedded lies in memory when it is read.
const packedEnding = ".gz"

// Packed is the module of the sources in a tree as the folder Built is to hold it, and the name it has there. Sources that have changed
// since have another name.
func Packed(tree fs.FS) (name string, packed []byte, err error) {
	sources, err := read(tree)
	if err != nil {
		return "", nil, err
	}
	engine, err := Engine(tree)
	if err != nil {
		return "", nil, err
	}
	module, err := engine.Bytes()
	if err != nil {
		return "", nil, err
	}
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	_, err = w.Write(module)
	err = errors.Join(err, w.Close())
	return sources.sum() + ".wasm" + packedEnding, out.Bytes(), err
}

// unpacked opens a packed file.
func unpacked(tree fs.FS, name string) (io.ReadCloser, error) {
	file, err := tree.Open(name)
	if err != nil {
		return nil, err
	}
	plain, err := gzip.NewReader(file)
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	return struct {
		io.Reader
		io.Closer
	}{plain, file}, nil
}

// sources is the files to compile, by path.
type sources struct {
	names []string // sorted
	texts map[string][]byte
}

func read(tree fs.FS) (sources, error) {
	s := sources{texts: map[string][]byte{}}
	for _, folder := range Folders {
		files, err := fs.Glob(tree, folder+"/*.go")
		if err != nil {
			return s, err
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			if s.texts[name], err = fs.ReadFile(tree, name); err != nil {
				return s, err
			}
			s.names = append(s.names, name)
		}
	}
	module, err := fs.ReadFile(tree, "go.mod")
	if err != nil {
		return s, fmt.Errorf("the sources of the engine are not all there: %w", err)
	}
	// The engine needs the standard library alone.
	s.texts["go.mod"], _, _ = bytes.Cut(module, []byte("\nrequire"))
	s.names = append(s.names, "go.mod")
	return s, nil
}

// sum names the sources: the same text, the same name.
func (s sources) sum() string {
	sum := sha256.New()
	for _, name := range s.names {
		fmt.Fprintf(sum, "%s %d\n%s", name, len(s.texts[name]), s.texts[name])
	}
	return hex.EncodeToString(sum.Sum(nil)[:16])
}

func (s sources) compile() (module []byte, err error) {
	dir, err := os.MkdirTemp("", "sowbook-engine-")
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, os.RemoveAll(dir)) }()
	for name, text := range s.texts {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, text, 0o644); err != nil {
			return nil, err
		}
	}
	// Inlining makes searches half as fast again, and everything else only larger: by a tenth of what every page loads.
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-gcflags=all=-l", "-gcflags=sowbook/engine=", "-gcflags=sowbook/engine/solver=",
		"-buildmode=c-shared", "-o", "engine.wasm", "./wasm")
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "GOFLAGS=", "GOWORK=off", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return nil, errors.New("the engine cannot be compiled for pages: there is no go command; install Go 1.26 or newer, or a sowbook made by make install")
		}
		return nil, fmt.Errorf("the engine cannot be compiled for pages:\n%s", strings.TrimSpace(string(out)))
	}
	return os.ReadFile(filepath.Join(dir, "engine.wasm"))
}
