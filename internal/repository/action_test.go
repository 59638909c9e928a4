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

// actionStep is a step of the action.
type actionStep struct {
	ID, If, Name, Uses, Run, Shell string
	WorkingDirectory               string `yaml:"working-directory"`
	Env, With                      map[string]string
}

// action is the content of action.yml.
type action struct {
	Name, Description string
	Inputs            map[string]struct{ Description, Default string }
	Branding          map[string]string
	Runs              struct {
		Using string
		Steps []actionStep
	}
}

// readAction reads action.yml. A key that is not one of an action fails the test.
func readAction(t *testing.T) action {
	t.Helper()
	var a action
	if err := yaml.UnmarshalWithOptions([]byte(readFile(t, actionFile)), &a, yaml.Strict()); err != nil {
		t.Fatal(err)
	}
	if a.Runs.Using != "composite" || len(a.Runs.Steps) < 5 {
		t.Fatalf("%s with %d steps", a.Runs.Using, len(a.Runs.Steps))
	}
	return a
}

// expression matches an expression of GitHub Actions.
var expression = regexp.MustCompile(`\$\{\{ *(.*?) *\}\}`)

func TestActionStepsAreComplete(t *testing.T) {
	a := readAction(t)
	text := readFile(t, actionFile)
	for name, input := range a.Inputs {
		if input.Description == "" || !strings.Contains(text, "inputs."+name) {
			t.Errorf("input %s has no description or is not used", name)
		}
	}
	for _, match := range regexp.MustCompile(`inputs\.(\w+)`).FindAllStringSubmatch(text, -1) {
		if _, ok := a.Inputs[match[1]]; !ok {
			t.Errorf("there is no input %s", match[1])
		}
	}
	ids := []string{}
	for k, step := range a.Runs.Steps {
		switch {
		case (step.Run == "") == (step.Uses == ""):
			t.Errorf("step %d needs either run or uses", k)
		case step.Run != "" && (step.Shell != "bash" || step.Name == ""):
			t.Errorf("step %d needs a name and the shell bash", k)
		case expression.MatchString(step.Run): // a value of another could hold a command
			t.Errorf("step %d: pass %s in env", k, expression.FindString(step.Run))
		}
		for _, match := range regexp.MustCompile(`steps\.(\w+)`).FindAllStringSubmatch(fmt.Sprint(step), -1) {
			if !slices.Contains(ids, match[1]) {
				t.Errorf("step %d: no step before it has the id %s", k, match[1])
			}
		}
		ids = append(ids, step.ID)
	}
}

// runAction runs the commands of the action as a runner does, with the values of its
// expressions, and returns their output. Steps that use other actions are left out.
func runAction(t *testing.T, values map[string]string) (output string, err error) {
	t.Helper()
	value := func(text string) string {
		return expression.ReplaceAllStringFunc(text, func(found string) string {
			name := expression.FindStringSubmatch(found)[1]
			value, ok := values[name]
			if !ok {
				t.Fatalf("no value for %s", name)
			}
			return value
		})
	}
	checks := values["inputs.check"] != ""
	ran := 0
	for _, step := range readAction(t).Runs.Steps {
		switch {
		case step.Run == "" || step.If == "inputs.check != ''" && !checks || step.If == "inputs.check == ''" && checks:
			continue
		case step.If != "" && !strings.HasPrefix(step.If, "inputs.check"):
			t.Fatalf("unknown condition %q", step.If)
		}
		ran++
		cmd := exec.Command("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step.Run)
		cmd.Dir = value(step.WorkingDirectory)
		if cmd.Dir == "" {
			cmd.Dir = values["workspace"]
		}
		cmd.Env = append(os.Environ(), "RUNNER_TEMP="+values["temp"])
		for name, text := range step.Env {
			cmd.Env = append(cmd.Env, name+"="+value(text))
		}
		out, err := cmd.CombinedOutput()
		output += string(out)
		if err != nil {
			return output, fmt.Errorf("%s: %w", step.Name, err)
		}
	}
	if ran < 2 {
		t.Fatalf("%d steps ran", ran)
	}
	return output, nil
}

func TestActionBuildsARulebook(t *testing.T) {
	if testing.Short() {
		t.Skip("compiles the program")
	}
	root, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	const address = "inputs.url || steps.pages.outputs.base_url"
	values := map[string]string{
		"workspace": t.TempDir(), "temp": t.TempDir(), "github.action_path": root,
		"inputs.folder": "my rules", address: "", "inputs.check": "", "inputs.strict": "no",
	}
	newSite := exec.Command("go", "run", ".", "-C", values["workspace"], "new", "site", values["inputs.folder"])
	if out, err := newSite.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	page := filepath.Join(values["workspace"], "my rules", "public", "variants", "first-game", "index.html")

	if out, err := runAction(t, values); err != nil {
		t.Fatalf("a pull request: %v\n%s", err, out)
	}
	if text := readFile(t, page); strings.Contains(text, "canonical") {
		t.Error("the site of a pull request has an address")
	}
	values[address] = "https://example.org/my-rules"
	if out, err := runAction(t, values); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if text := readFile(t, page); !strings.Contains(text, `<link rel="canonical" href="https://example.org/my-rules/variants/first-game/">`) {
		t.Error("the site has not the address that GitHub gave")
	}

	values["inputs.strict"] = "yes" // a new rulebook has texts to replace
	if out, err := runAction(t, values); err == nil || !strings.Contains(out, "this text is from sowbook new") {
		t.Errorf("strict: %v\n%s", err, out)
	}

	values["inputs.check"] = "http://127.0.0.1:1/; echo injected"
	out, err := runAction(t, values)
	if err == nil || strings.Contains(out, "\ninjected") {
		t.Errorf("a wrong address: %v\n%s", err, out)
	}

	home := filepath.Join(values["workspace"], "my rules", "content", "index.md")
	if err := os.WriteFile(home, []byte(strings.Replace(readFile(t, home), "position ", "position 9", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	values["inputs.check"] = ""
	out, err = runAction(t, values)
	if err == nil || !strings.HasPrefix(err.Error(), "Check the rulebook: ") || !strings.Contains(out, "content/index.md:") {
		t.Errorf("a wrong claim: %v\n%s", err, out)
	}
}
