package site

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

// result is the engine as a WebAssembly module, or why there is none.
type result struct {
	wasm []byte
	err  error
}

// compileEngine compiles the engine for the pages with the Go that is
// installed. The module is kept in the user's cache, where Go sees when it is
// up to date and does not link it again.
func compileEngine(o Options) result {
	file, err := engineFile(o)
	if err != nil {
		return result{err: err}
	}
	// Inlining is worth its size in the engine alone: elsewhere it would add a
	// tenth to what every page loads.
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w", "-gcflags=all=-l", "-gcflags=sowbook/engine=",
		"-buildmode=c-shared", "-o", file, "./wasm")
	cmd.Dir = o.Dir
	cmd.Env = append(os.Environ(), "GOOS=wasip1", "GOARCH=wasm", "GOFLAGS=", "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		if errors.Is(err, exec.ErrNotFound) {
			return result{err: errors.New("the engine cannot be compiled: there is no go command; install Go 1.26 or newer")}
		}
		return result{err: fmt.Errorf("the engine cannot be compiled:\n%s", strings.TrimSpace(string(out)))}
	}
	wasm, err := os.ReadFile(file)
	return result{wasm, err}
}

// engineFile is where the module of a rulebook's folder is kept.
func engineFile(o Options) (string, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	sum := sha256.Sum256([]byte(absolute(o.Dir)))
	dir := filepath.Join(cache, "sowbook", hex.EncodeToString(sum[:6]))
	return filepath.Join(dir, "engine.wasm"), os.MkdirAll(dir, 0o755)
}
