package assets

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"sowbook/internal/diag"
	"sowbook/internal/filelock"
)

// tree is a copy of the project's sources in memory.
func tree(t *testing.T) fstest.MapFS {
	t.Helper()
	s, err := readSources(os.DirFS("../.."))
	if err != nil {
		t.Fatal(err)
	}
	if len(s) < 20 {
		t.Fatalf("only %d sources found", len(s))
	}
	copied := fstest.MapFS{}
	for name, text := range s {
		copied[name] = &fstest.MapFile{Data: text}
	}
	return copied
}

// emptyCache gives the test an empty cache for modules. Go keeps its own.
func emptyCache(t *testing.T) {
	t.Helper()
	kept, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOCACHE", strings.TrimSpace(string(kept)))
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
}

func TestEngineIsCompiledOnceAndCached(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	emptyCache(t)
	first, err := Engine(tree(t))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.HasPrefix(first, []byte("\x00asm")) {
		t.Fatalf("no module: %q", first[:min(len(first), 8)])
	}
	t.Setenv("PATH", "") // no go command
	second, err := Engine(tree(t))
	if err != nil || !bytes.Equal(first, second) {
		t.Errorf("the kept module: %d bytes, %v, want %d bytes", len(second), err, len(first))
	}
}

func TestCompileRunsNoProgramOfRulebook(t *testing.T) {
	if testing.Short() || runtime.GOOS == "windows" {
		t.Skip("compiles; the program is in shell")
	}
	book, ran := t.TempDir(), filepath.Join(t.TempDir(), "ran")
	for name, text := range map[string]string{
		"program":            "#!/bin/sh\necho ran > " + ran + "\nexec \"$@\"\n",
		"go.env":             "GOFLAGS=-toolexec=" + book + "/program\nGOCACHEPROG=" + book + "/program\n",
		"go.mod":             "module book\n\ngo 1.99\n\ntoolchain go1.99.9\n",
		"go.work":            "go 1.99\n\ntoolchain go1.99.9\n\nuse .\n",
		"vendor/modules.txt": "# example.org/none v1.0.0\n",
	} {
		name = filepath.Join(book, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, []byte(text), 0o755)); err != nil {
			t.Fatal(err)
		}
	}
	t.Setenv("GOENV", filepath.Join(book, "go.env"))
	t.Setenv("GOFLAGS", "")
	t.Chdir(book)
	small := sources{"go.mod": []byte("module sowbook\n\ngo 1.26\n"), "wasm/main.go": []byte("package main\n\nfunc main() {}\n")}
	if module, err := small.compile("-s -w"); err != nil || !bytes.HasPrefix(module, []byte("\x00asm")) {
		t.Errorf("compiled %d bytes, %v", len(module), err)
	}
	if _, err := os.Stat(ran); err == nil {
		t.Error("the program ran")
	}
}

func TestEngineHasFewDataSegments(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	emptyCache(t)
	module, err := Engine(tree(t))
	if err != nil {
		t.Fatal(err)
	}
	for id, section := range WasmSections(module) {
		if id != DataSection {
			continue
		}
		if n := section.Uint(); n == 0 || n > 1000 {
			t.Errorf("%d data segments, want at most 1,000; Go's linker makes 40,000", n)
		}
		return
	}
	t.Error("no data section")
}

func TestBuiltInEngineIsForItsOwnSourcesOnly(t *testing.T) {
	emptyCache(t)
	t.Setenv("PATH", "")
	sources := tree(t)
	found, err := readSources(sources)
	if err != nil {
		t.Fatal(err)
	}
	packed, err := pack([]byte("the module"))
	if err != nil {
		t.Fatal(err)
	}
	sources[PrebuiltFolder+"/"+found.packedName()] = &fstest.MapFile{Data: packed}
	if module, err := Engine(sources); err != nil || string(module) != "the module" {
		t.Errorf("%q, %v", module, err)
	}
	sources["engine/sow.go"].Data = append([]byte("// changed\n"), sources["engine/sow.go"].Data...)
	if _, err := Engine(sources); err == nil || !strings.Contains(err.Error(), "there is no go command; install Go") {
		t.Errorf("changed sources, no go command: %v", err)
	}
}

// killVariable makes the process of TestWhatKilledCompileLeftIsRemoved compile.
const killVariable = "SOWBOOK_TEST_COMPILE"

func TestWhatKilledCompileLeftIsRemoved(t *testing.T) {
	if os.Getenv(killVariable) != "" {
		_, err := Engine(tree(t))
		t.Fatal(err)
	}
	if testing.Short() {
		t.Skip("kills a process")
	}
	emptyCache(t)
	temp, bin := t.TempDir(), t.TempDir()
	// A go command that never ends. It stores its process id in its folder.
	hanging := "#!/bin/sh\necho $$ >pid.new && mv pid.new pid && exec sleep 600\n"
	if err := os.WriteFile(filepath.Join(bin, "go"), []byte(hanging), 0o755); err != nil {
		t.Fatal(err)
	}
	compile := exec.Command(os.Args[0], "-test.run=^"+t.Name()+"$")
	compile.Env = append(os.Environ(), killVariable+"=1", "TMPDIR="+temp, "PATH="+bin+":"+os.Getenv("PATH"))
	if err := compile.Start(); err != nil {
		t.Fatal(err)
	}
	var pid []byte
	for wait := 0; pid == nil; wait++ {
		if wait == 20_000 {
			t.Fatal("the go command does not begin")
		}
		time.Sleep(time.Millisecond)
		if found, _ := filepath.Glob(filepath.Join(temp, "sowbook-temp-*", "pid")); len(found) == 1 {
			pid, _ = os.ReadFile(found[0])
		}
	}
	t.Cleanup(func() {
		number, err := strconv.Atoi(strings.TrimSpace(string(pid)))
		if err != nil {
			t.Fatal(err)
		}
		if hanging, err := os.FindProcess(number); err == nil {
			_ = hanging.Kill()
		}
	})
	folders := func() int {
		t.Setenv("TMPDIR", temp)
		filelock.RemoveLeftovers(os.TempDir(), filelock.Prefix)
		left, err := os.ReadDir(temp)
		if err != nil {
			t.Fatal(err)
		}
		return len(left)
	}
	if n := folders(); n != 1 {
		t.Errorf("%d folders while another process compiles, want its folder", n)
	}
	if err := compile.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = compile.Wait()
	if n := folders(); n != 0 {
		t.Errorf("%d folders after another process was killed, want none", n)
	}
}

func TestCompileErrorNamesTheLine(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles")
	}
	emptyCache(t)
	sources := tree(t)
	sources["engine/sow.go"] = &fstest.MapFile{Data: []byte("package engine\n\nfunc broken() { return 1 }\n")}
	_, err := Engine(sources)
	problem, ok := errors.AsType[diag.Problem](err)
	if !ok || !strings.Contains(strings.Join(problem.Notes, "\n"), "engine/sow.go:3:") {
		t.Errorf("%v: %q", err, problem.Notes)
	}
}
