package repository

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// fuzzTargets returns the names of all fuzz targets, in alphabetical order. A target that
// begins without an input fails the test.
func fuzzTargets(t *testing.T) (targets []string) {
	t.Helper()
	for _, folder := range packageFolders(t) {
		files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range file.Decls {
				target, ok := d.(*ast.FuncDecl)
				if !ok || !strings.HasPrefix(target.Name.Name, "Fuzz") {
					continue
				}
				targets = append(targets, target.Name.Name)
				adds := false
				ast.Inspect(target.Body, func(n ast.Node) bool {
					call, ok := n.(*ast.SelectorExpr)
					adds = adds || ok && call.Sel.Name == "Add"
					return true
				})
				kept, _ := filepath.Glob(filepath.Join(folder, "testdata", "fuzz", target.Name.Name, "*"))
				if !adds && len(kept) == 0 {
					t.Errorf("%s has no seed corpus; add inputs with f.Add", target.Name.Name)
				}
			}
		}
	}
	slices.Sort(targets)
	return targets
}

func TestMakeTestLongFuzzesEveryTarget(t *testing.T) {
	recipes, err := exec.Command("make", "-n", "test-long").CombinedOutput()
	if err != nil || strings.Count(string(recipes), "-fuzztime 1m") != 1 {
		t.Errorf("%v\n%s", err, recipes)
	}
}

func TestEveryTargetIsFuzzedEachNight(t *testing.T) {
	targets := fuzzTargets(t)
	if len(targets) < 10 || len(slices.Compact(slices.Clone(targets))) != len(targets) {
		t.Fatalf("targets %q; make fuzz needs names that differ", targets)
	}
	w := readWorkflow(t, fuzzWorkflow)
	job := w.Jobs["fuzz"]
	if w.On["schedule"] == nil || !slices.Equal(job.Strategy.Matrix["target"], targets) {
		t.Errorf("%s fuzzes %q, want %q", fuzzWorkflow, job.Strategy.Matrix["target"], targets)
	}
	// What is found fails the run and is kept.
	var steps []string
	for _, s := range job.Steps {
		action, _, _ := strings.Cut(text(s.Uses), "@")
		path, _ := s.With["path"].(string)
		steps = append(steps, strings.TrimSpace(strings.Join([]string{s.If, s.Run + action, path}, " ")))
	}
	want := []string{
		"actions/checkout", "actions/setup-go", "actions/cache/restore ~/.cache/go-build/fuzz", "make fuzz",
		"failure() actions/upload-artifact **/testdata/fuzz/**", "success() || failure() actions/cache/save ~/.cache/go-build/fuzz",
	}
	if !slices.Equal(steps, want) {
		t.Errorf("steps\n%s\nwant\n%s", strings.Join(steps, "\n"), strings.Join(want, "\n"))
	}
}

// text returns a value that is a string, or "".
func text(value any) string {
	s, _ := value.(string)
	return s
}
