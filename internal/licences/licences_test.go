package licences

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"sowbook/internal/golden"
)

// licenceFiles are the names of licences in the folders of modules, the notices of others'
// work after them.
var licenceFiles = []string{"LICENSE", "LICENSE.md", "COPYING", "licenses/ftl.txt", "ATTRIB"}

var trailingSpace = regexp.MustCompile(`(?m)[ \t\r]+$`) // html-validate reports it

// systems are those on which the program has modules of its own.
var systems = []string{"linux", "darwin", "windows"}

// modulesOfProgram returns the texts of the licences of all modules that the program is
// built from, by the names of their files.
func modulesOfProgram(t *testing.T) map[string]string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	folders := map[string]string{"modules/Go.txt": strings.TrimSpace(string(root)), "modules/Sowbook.txt": "../.."}
	for _, system := range systems {
		list := exec.Command("go", "list", "-deps", "-f", "{{with .Module}}{{if .Version}}modules/{{.Path}}@{{.Version}}.txt\t{{.Dir}}{{end}}{{end}}", "sowbook")
		list.Env = append(os.Environ(), "GOOS="+system)
		out, err := list.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		for line := range strings.Lines(string(out)) {
			if name, folder, ok := strings.Cut(strings.TrimSpace(line), "\t"); ok {
				folders[name] = folder
			}
		}
	}
	found := map[string]string{}
	for name, folder := range folders {
		var texts []string
		for _, file := range licenceFiles {
			if text, err := os.ReadFile(filepath.Join(folder, file)); err == nil {
				texts = append(texts, strings.TrimSpace(trailingSpace.ReplaceAllString(inUTF8(text), "")))
			}
		}
		found[name] = strings.Join(texts, "\n\n") + "\n"
	}
	return found
}

// inUTF8 returns a text that is in UTF-8 or, as that of freetype, in Latin-1.
func inUTF8(text []byte) string {
	if utf8.Valid(text) {
		return string(text)
	}
	var out []rune
	for _, b := range text {
		out = append(out, rune(b))
	}
	return string(out)
}

// With -update, the test writes the files of modules.
func TestEveryModuleOfTheProgramHasItsLicence(t *testing.T) {
	if testing.Short() {
		t.Skip("runs go list")
	}
	want := modulesOfProgram(t)
	if golden.Updating() {
		update(t, want)
	}
	got := map[string]string{}
	for _, m := range Modules() {
		if !utf8.ValidString(m.Text) { // pages are
			t.Errorf("the licence of %s is not in UTF-8", m.Path)
		}
		name := m.Path
		if m.Version != "" {
			name += "@" + m.Version
		}
		got["modules/"+name+".txt"] = m.Text
		if m.Licence == "" {
			t.Errorf("identify does not know the licence of %s", m.Path)
		}
	}
	for name, text := range want {
		if len(text) < 500 || got[name] != text {
			t.Errorf("%s is missing or differs; run this test with -update and read the diff", name)
		}
	}
	for name := range got {
		if _, ok := want[name]; !ok {
			t.Errorf("%s is not part of the program; run this test with -update", name)
		}
	}
	if len(got) < 10 {
		t.Errorf("only %d modules", len(got))
	}
}

func update(t *testing.T, files map[string]string) {
	t.Helper()
	if err := os.RemoveAll("modules"); err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the files are written; run the test again without -update")
}

func TestLicencesOfModules(t *testing.T) {
	var got []string
	for _, m := range Modules() {
		got = append(got, m.Path+": "+m.Licence)
	}
	want := []string{
		"Go: BSD-3-Clause",
		"Sowbook: MIT",
		"git.sr.ht/~sbinet/gg: MIT",
		"github.com/alecthomas/chroma/v2: MIT AND OFL-1.1",
		"github.com/dlclark/regexp2/v2: MIT AND BSD-3-Clause",
		"github.com/evanw/esbuild: MIT",
		"github.com/fsnotify/fsnotify: BSD-3-Clause",
		"github.com/goccy/go-yaml: MIT",
		"github.com/gofrs/flock: BSD-3-Clause",
		"github.com/golang/freetype: FTL OR GPL-2.0-or-later", "github.com/rogpeppe/go-internal: BSD-3-Clause",
		"github.com/yuin/goldmark: MIT",
		"golang.org/x/image: BSD-3-Clause",
		"golang.org/x/sync: BSD-3-Clause",
		"golang.org/x/sys: BSD-3-Clause",
		"golang.org/x/text: BSD-3-Clause",
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
