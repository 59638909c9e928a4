package repository

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"
)

// workflows are those that deploy a site: of this repository, and of a new rulebook.
var workflows = []string{".github/workflows/pages.yml", "internal/scaffold/files/site/.github/workflows/pages.yml"}

// allWorkflows returns the names of all workflows: of this repository, and of a new rulebook.
func allWorkflows(t *testing.T) []string {
	t.Helper()
	names, err := filepath.Glob(".github/workflows/*")
	if err != nil || len(names) < 4 {
		t.Fatalf("%q, %v", names, err)
	}
	return append(names, workflows[1])
}

// The other workflows: tests, which others call, fuzzing and releases.
const (
	testWorkflow    = ".github/workflows/test.yml"
	fuzzWorkflow    = ".github/workflows/fuzz.yml"
	releaseWorkflow = ".github/workflows/release.yml"
)

// actionFile describes the action that builds a rulebook in its workflow.
const actionFile = "action.yml"

// A tag can be moved to other code, a commit cannot.
func TestWorkflowsPinActionsByCommit(t *testing.T) {
	own := regexp.MustCompile(`uses: (\./|\./\.github/workflows/[a-z]+\.yml|\[\[action\]\])$`) // of the same commit, or filled in for a new rulebook
	pinned := regexp.MustCompile(`uses: [a-z-]+(/[a-z-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`)
	commits := map[string]string{}
	for _, name := range append(allWorkflows(t), actionFile) {
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
		if found < 2 {
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
	for name, want := range map[string]string{testWorkflow: `go-version: "1.26"`, fuzzWorkflow: `go-version: "1.26"`, releaseWorkflow: `go-version: "1.26"`, actionFile: "go-version-file: ${{ github.action_path }}/go.mod"} {
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
	On          map[string]any
	Permissions map[string]string
	Jobs        map[string]job
}

type job struct {
	If, Uses    string // Uses is the workflow that the job calls
	Needs       any
	Timeout     int `yaml:"timeout-minutes"`
	Permissions map[string]string
	Outputs     map[string]string
	Strategy    struct{ Matrix map[string][]string }
	With        map[string]any
	Steps       []step
}

type step struct {
	ID, Run string
	Uses    any
	If      string
	Env     map[string]string
	With    map[string]any
}

func readWorkflow(t *testing.T, name string) (w workflow) {
	t.Helper()
	if err := yaml.Unmarshal([]byte(readFile(t, name)), &w); err != nil || len(w.Jobs) == 0 || len(w.On) == 0 {
		t.Fatalf("%s: %d jobs, %d triggers, %v", name, len(w.Jobs), len(w.On), err)
	}
	return w
}

// GitHub reports these mistakes only when a workflow runs.
func TestWorkflowsAreConsistent(t *testing.T) {
	for _, name := range allWorkflows(t) {
		w := readWorkflow(t, name)
		for id, job := range w.Jobs {
			if called := job.Uses != ""; called != (job.Timeout == 0) || called != (len(job.Steps) == 0) {
				t.Errorf("%s: job %s needs either a timeout and steps, or a workflow that it calls", name, id)
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

// A pull request can change what the steps run, and would find the token in .git/config.
func TestCheckoutsKeepNoCredentials(t *testing.T) {
	for _, name := range allWorkflows(t) {
		for id, job := range readWorkflow(t, name).Jobs {
			for k, step := range job.Steps {
				if strings.HasPrefix(fmt.Sprint(step.Uses), "actions/checkout@") && step.With["persist-credentials"] != false {
					t.Errorf("%s: step %d of %s: write persist-credentials: false", name, k, id)
				}
			}
		}
	}
	found := 0
	for _, name := range []string{"HOSTING.md", actionFile, releaseWorkflow} {
		checkouts := regexp.MustCompile(`(?m)uses: actions/checkout@.*\n +with:\n +(.*)$`).FindAllStringSubmatch(readFile(t, name), -1)
		if strings.Count(readFile(t, name), "uses: actions/checkout@") != len(checkouts) {
			t.Errorf("%s: a checkout without settings keeps credentials", name)
		}
		for _, match := range checkouts {
			found++
			if match[1] != "persist-credentials: false" {
				t.Errorf("%s: the first setting of a checkout is %s, want persist-credentials: false", name, match[1])
			}
		}
	}
	if found < 2 {
		t.Errorf("%d checkouts found", found)
	}
}

// Jobs that a pull request starts can read the repository and no more. A workflow for
// pull_request_target or workflow_run has the rights of the repository, whoever starts it.
func TestPullRequestsGetNoPermissions(t *testing.T) {
	writers := 0
	for _, name := range allWorkflows(t) {
		w := readWorkflow(t, name)
		if len(w.Permissions) != 1 || w.Permissions["contents"] != "read" {
			t.Errorf("%s: jobs that need more than contents: read have their own permissions", name)
		}
		for trigger := range w.On {
			if !slices.Contains([]string{"push", "pull_request", "schedule", "workflow_call", "workflow_dispatch"}, trigger) {
				t.Errorf("%s: a workflow must not run on %s", name, trigger)
			}
		}
		_, forAll := w.On["pull_request"]
		_, called := w.On["workflow_call"]
		for id, job := range w.Jobs {
			for permission, level := range job.Permissions {
				if level == "read" {
					continue
				}
				writers++
				if called || forAll && !strings.HasPrefix(job.If, "github.event_name != 'pull_request' && ") {
					t.Errorf("%s: job %s has %s: %s in pull requests", name, id, permission, level)
				}
			}
		}
		if (forAll || called) && regexp.MustCompile(`secrets\b|github\.token`).MatchString(readFile(t, name)) {
			t.Errorf("%s: a pull request gets secrets", name)
		}
	}
	if writers < 5 {
		t.Errorf("%d permissions to write found", writers)
	}
}

// A release cannot be taken back, so it waits for all tests of its commit.
func TestReleaseWaitsForAllTests(t *testing.T) {
	jobs := readWorkflow(t, releaseWorkflow).Jobs
	if test := jobs["test"]; test.Uses != "./"+testWorkflow || test.With["long"] != true || test.If != "" {
		t.Errorf("the job test is %+v, want the workflow %s with the slow tests", test, testWorkflow)
	}
	for id, job := range jobs {
		if id != "test" && (job.Needs != "test" || job.If != "") {
			t.Errorf("job %s needs %v if %q, want test", id, job.Needs, job.If)
		}
	}
	tests := readWorkflow(t, testWorkflow).Jobs
	for id, condition := range map[string]string{"test": "", "test-long": "inputs.long"} {
		job := tests[id]
		if job.If != condition || !slices.ContainsFunc(job.Steps, func(s step) bool { return s.Run == "make "+id && s.If == "" }) {
			t.Errorf("job %s runs if %q, want if %q, and make %s", id, job.If, condition, id)
		}
	}
	if deploy := readWorkflow(t, workflows[0]).Jobs["deploy"]; !strings.Contains(fmt.Sprint(deploy.Needs), "test") {
		t.Errorf("deploy needs %v, want test, too", deploy.Needs)
	}
}

func TestNameOfTagIsNoCommand(t *testing.T) {
	const tag = `v1.0.0$(shell echo EXPANDED)";echo;"`
	cmd := exec.Command("make", "--no-print-directory", "-n", "publish")
	cmd.Env = append(os.Environ(), "VERSION="+tag)
	recipe, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	if string(recipe) != "internal/release/release publish\n" {
		t.Errorf("make writes more than the script into the recipe: %s", recipe)
	}
	// An argument of make is expanded, unlike the environment.
	if text := readFile(t, releaseWorkflow); !strings.Contains(text, "VERSION: ${{ github.ref_name }}") || strings.Contains(text, "VERSION=") {
		t.Error("the workflow does not pass VERSION in the environment")
	}
}
