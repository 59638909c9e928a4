package repository

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The manual says how another module uses the engine, with a program.
func TestForeignModuleRunsTheProgramOfTheManual(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles a program")
	}
	runManualProgram(t, ".")
}

// runManualProgram runs the program of the manual in another module, which imports the engine from
// the repository in folder root.
func runManualProgram(t *testing.T, root string) {
	t.Helper()
	page := filepath.Join(root, "content/write/programs.md")
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	block := func(language, first string) string {
		_, rest, found := strings.Cut(string(text), "```"+language+"\n"+first)
		code, _, closed := strings.Cut(rest, "```")
		if !found || !closed {
			t.Fatalf("%s has no block of %s that begins with %q", page, language, first)
		}
		return first + code
	}
	root, err = filepath.Abs(root)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for name, text := range map[string]string{
		"go.mod":  strings.Replace(block("text", "module "), "../sowbook", root, 1),
		"main.go": block("go", "package main"),
	} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	program := exec.Command("go", "run", ".")
	program.Dir = dir
	program.Env = append(os.Environ(), "GOFLAGS=", "GOPROXY=off")
	out, err := program.CombinedOutput()
	if err != nil || !strings.Contains(string(text), "It prints `"+strings.TrimSpace(string(out))+"`.") {
		t.Errorf("%v\n%s", err, out)
	}
}
