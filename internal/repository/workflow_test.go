package repository

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// workflows are those that deploy a site: of this repository, and of a new rulebook.
var workflows = []string{".github/workflows/pages.yml", "internal/scaffold/files/site/.github/workflows/pages.yml"}

// actionFile describes the action that builds a rulebook in its workflow.
const actionFile = "action.yml"

// A tag can be moved to other code, a commit cannot.
func TestWorkflowsPinActionsByCommit(t *testing.T) {
	own := regexp.MustCompile(`uses: (\./|\[\[action\]\])$`) // of the same commit, or filled in for a new rulebook
	pinned := regexp.MustCompile(`uses: [a-z-]+/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)
	commits := map[string]string{}
	for _, name := range append([]string{".github/workflows/release.yml", actionFile}, workflows...) {
		found := 0
		for line := range strings.Lines(readFile(t, name)) {
			line = strings.TrimRight(line, "\n")
			if !strings.Contains(line, "uses:") || strings.HasPrefix(line, "#") {
				continue
			}
			found++
			if own.MatchString(line) {
				continue
			}
			if !pinned.MatchString(line) {
				t.Errorf("%s: %s: write the commit, and the tag in a comment", name, line)
			}
			action, commit, _ := strings.Cut(line, "@")
			action = strings.TrimLeft(action, " -")
			if first := commits[action]; first != "" && first != commit {
				t.Errorf("%s: %s is also pinned to %s", name, line, first)
			}
			commits[action] = commit
		}
		if found < 3 {
			t.Errorf("%s uses %d actions", name, found)
		}
	}
}

// Otherwise the run of an older change could deploy after that of a newer one.
func TestWorkflowsRunOneAtATime(t *testing.T) {
	for _, name := range workflows {
		if text := readFile(t, name); strings.Count(text, "\nconcurrency:\n") != 1 || strings.Count(text, "concurrency:") != 1 {
			t.Errorf("%s: the workflow as a whole needs a concurrency group, and no job another", name)
		}
	}
}

// A later Go could build another engine from the same commit of Sowbook.
func TestActionBuildsWithGoOfItsSowbook(t *testing.T) {
	for name, want := range map[string]string{workflows[0]: `go-version: "1.26"`, actionFile: "go-version-file: ${{ github.action_path }}/go.mod"} {
		lines := regexp.MustCompile(`go-version.*`).FindAllString(readFile(t, name), -1)
		if len(lines) == 0 || slices.ContainsFunc(lines, func(line string) bool { return line != want }) {
			t.Errorf("%s: %q, want %s", name, lines, want)
		}
	}
	if minor := regexp.MustCompile(`(?m)^go 1\.26(\.\d+)?$`); !minor.MatchString(readFile(t, "go.mod")) {
		t.Error("go.mod names another version of Go than the workflows")
	}
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// workflow is what the tests read of a workflow.
type workflow struct {
	Permissions map[string]string
	Jobs        map[string]struct {
		Needs   any
		Timeout int `yaml:"timeout-minutes"`
		Outputs map[string]string
		Steps   []struct {
			ID, Run string
			Uses    any
			If      string
			Env     map[string]string
			With    map[string]any
		}
	}
}

// GitHub reports these mistakes only when a workflow runs.
func TestWorkflowsAreConsistent(t *testing.T) {
	for _, name := range append([]string{".github/workflows/release.yml"}, workflows...) {
		var w workflow
		if err := yaml.Unmarshal([]byte(readFile(t, name)), &w); err != nil || len(w.Jobs) == 0 {
			t.Fatalf("%s: %d jobs, %v", name, len(w.Jobs), err)
		}
		if len(w.Permissions) != 1 || w.Permissions["contents"] != "read" {
			t.Errorf("%s: jobs that need more than contents: read have their own permissions", name)
		}
		for id, job := range w.Jobs {
			if job.Timeout == 0 || len(job.Steps) == 0 {
				t.Errorf("%s: job %s has no timeout or no steps", name, id)
			}
			for _, needed := range regexp.MustCompile(`[a-z-]+`).FindAllString(fmt.Sprint(job.Needs), -1) {
				if _, ok := w.Jobs[needed]; !ok && job.Needs != nil {
					t.Errorf("%s: job %s needs %s, which does not exist", name, id, needed)
				}
			}
			var ids []string
			for k, step := range job.Steps {
				ids = append(ids, step.ID)
				if (step.Run == "") == (step.Uses == nil) {
					t.Errorf("%s: step %d of %s needs either run or uses", name, k, id)
				}
				if expression.MatchString(step.Run) {
					t.Errorf("%s: step %d of %s: pass values to commands in env", name, k, id)
				}
			}
			for _, match := range regexp.MustCompile(`steps\.(\w+)`).FindAllStringSubmatch(fmt.Sprint(job), -1) {
				if !slices.Contains(ids, match[1]) {
					t.Errorf("%s: job %s has no step with the id %s", name, id, match[1])
				}
			}
		}
	}
}

func TestNameOfTagIsNoCommand(t *testing.T) {
	const tag = `v1.0.0$(shell echo EXPANDED)";echo;"`
	cmd := exec.Command("make", "-n", "release")
	cmd.Env = append(os.Environ(), "VERSION="+tag)
	recipe, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(recipe), `-version "$VERSION"`) || strings.Contains(string(recipe), "EXPANDED") {
		t.Errorf("make writes VERSION into the recipe: %s", recipe)
	}
	// An argument of make is expanded, unlike the environment.
	if text := readFile(t, ".github/workflows/release.yml"); !strings.Contains(text, "VERSION: ${{ github.ref_name }}") || strings.Contains(text, "VERSION=") {
		t.Error("the workflow does not pass VERSION in the environment")
	}
}
