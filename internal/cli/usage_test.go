package cli

import (
	"flag"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestCommandsListTheirFlags(t *testing.T) {
	if len(commands) == 0 {
		t.Fatal("no commands")
	}
	for _, c := range commands {
		f := newFlags(c.name)
		if err := c.run(&env{dir: t.TempDir(), stdout: io.Discard, stderr: io.Discard}, f, []string{"-help"}); err != flag.ErrHelp {
			t.Errorf("%s -help: %v", c.name, err)
		}
		var flags, want []string
		for _, one := range c.described().Flags {
			name, _, _ := strings.Cut(one.Name, " ")
			flags = append(flags, name)
			if !strings.Contains(c.args, name) {
				t.Errorf("the arguments of %s, %s, lack its flag %s", c.name, c.args, name)
			}
		}
		f.VisitAll(func(one *flag.Flag) { want = append(want, "-"+one.Name) })
		slices.Sort(flags)
		if !slices.Equal(flags, want) {
			t.Errorf("the command %s lists the flags %q, and has %q", c.name, flags, want)
		}
	}
}

const manual = repository + "/content/write/"

// Commands of the page for beginners are in the script that runs them.
func TestManualScriptRunsTheCommandsOfThePage(t *testing.T) {
	page, script := readFile(t, manual+"first-rulebook.md"), readFile(t, "testdata/manual.txtar")
	found := 0
	for line := range strings.Lines(page) {
		if command := strings.TrimSpace(line); strings.HasPrefix(command, "sowbook ") && command != "sowbook serve" {
			found++
			if !strings.Contains(script, "\n"+command+"\n") {
				t.Errorf("testdata/manual.txtar does not run %q", command)
			}
		}
	}
	if found < 6 {
		t.Errorf("only %d commands", found)
	}
}

// The messages of the page about mistakes are those that scripts of this package expect.
func TestMessagesInTheManualAreReal(t *testing.T) {
	scripts := ""
	for _, pattern := range []string{"testdata", "testdata/broken"} {
		entries, err := os.ReadDir(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if strings.HasSuffix(e.Name(), ".txtar") {
				scripts += readFile(t, pattern+"/"+e.Name())
			}
		}
	}
	messages := regexp.MustCompile("(?m)^\\| `(.*?)` \\|").FindAllStringSubmatch(readFile(t, manual+"troubleshooting.md"), -1)
	for _, message := range messages {
		if !strings.Contains(scripts, strings.TrimSuffix(message[1], "…")) {
			t.Errorf("no script expects the message %q", message[1])
		}
	}
	if len(messages) < 15 {
		t.Errorf("only %d messages", len(messages))
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
