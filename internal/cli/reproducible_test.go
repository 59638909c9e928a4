package cli

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestClonesBuildSameSite is the short form of the test in the root of the repository.
func TestClonesBuildSameSite(t *testing.T) {
	if testing.Short() {
		t.Skip("builds twice")
	}
	builtin, repository := builtinFiles(t), filepath.Join(t.TempDir(), "rulebook")
	newRulebook(t, repository)
	run := func(settings []string, args ...string) {
		t.Helper()
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Env = append(os.Environ(), settings...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", args, err, out)
		}
	}
	run(nil, "git", "-C", repository, "init", "-q")
	run(nil, "git", "-C", repository, "add", ".")
	run([]string{"GIT_COMMITTER_DATE=2026-03-05T23:30:00-08:00"}, "git", "-C", repository, "-c", "user.name=Author", "-c", "user.email=author@example.org", "commit", "-qm", "First")
	var sites []string
	for folder, settings := range map[string][]string{
		"one":                    {"TZ=Pacific/Kiritimati", "LC_ALL=C", "GOMAXPROCS=1"},
		"a folder/of some/depth": {"TZ=Pacific/Pago_Pago", "LC_ALL=tr_TR.UTF-8", "LANGUAGE=tr", "GOMAXPROCS=7"},
	} {
		dir := filepath.Join(t.TempDir(), folder)
		settings = append(settings, "SOWBOOK="+builtin, "XDG_CACHE_HOME="+t.TempDir())
		run(nil, "git", "clone", "-q", repository, dir)
		run(settings, process, "-C", dir, "build", "-url", "https://example.org/rules/")
		sites = append(sites, filepath.Join(dir, "public"))
	}
	one, err := readFiles(sites[0])
	other, failed := readFiles(sites[1])
	if err := errors.Join(err, failed); err != nil || len(one) < 30 || len(one) != len(other) {
		t.Fatalf("%d files, then %d: %v", len(one), len(other), err)
	}
	if page := one["/index.html"]; !strings.Contains(page, "Last changed") || !strings.Contains(page, "2026-03-05") {
		t.Error("the first page has no date of git's history")
	}
	for name, text := range one {
		if again, ok := other[name]; !ok || again != text {
			t.Errorf("%s is not the same", name)
		}
	}
}

// readFiles returns the contents of all files below a folder by path.
func readFiles(dir string) (map[string]string, error) {
	files := map[string]string{}
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		files[path[len(dir):]] = string(text)
		return err
	})
	return files, err
}
