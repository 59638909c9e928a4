package site

import (
	"errors"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/long"
)

// kills returns the number of builds that TestKilledBuildsLeaveOneWholeSite kills in each way.
func kills() int {
	if long.Tests {
		return 100
	}
	return 5
}

// The environment variables of a process of this test that builds: a rulebook, and a key of
// exchanges.
const (
	buildVariable    = "SOWBOOK_TEST_BUILD"
	exchangeVariable = "SOWBOOK_TEST_EXCHANGE"
)

func TestMain(m *testing.M) {
	dir := os.Getenv(buildVariable)
	if dir == "" {
		os.Exit(m.Run())
	}
	exchange = exchanges[os.Getenv(exchangeVariable)]
	if err := buildInto(dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// buildInto builds the rulebook in a folder as the command build does.
func buildInto(dir string) error {
	public := filepath.Join(dir, "public")
	Recover(public)
	f, err := NewFolder(public)
	if err != nil {
		return err
	}
	err = Build(Options{Project: booktest.New(dir), Location: book.Location{Base: "/"}}, f.Write)
	if err == nil {
		err = f.Commit()
	}
	return errors.Join(err, f.Close())
}

// die kills this process.
func die() error {
	self, err := os.FindProcess(os.Getpid())
	return errors.Join(err, self.Kill())
}

// exchanges are ways to put the new site in the place of the old one. In some of them the
// process dies.
var exchanges = map[string]func(one, other string) error{
	"exchange":   swap,
	"renames":    noExchange,
	"die before": func(string, string) error { return die() },
	"die after":  func(one, other string) error { return errors.Join(swap(one, other), die()) },
	"die between": func(one, other string) error {
		return errors.Join(os.Rename(other, filepath.Join(filepath.Dir(one), oldName)), die())
	},
	"die after renames": func(one, other string) error {
		return errors.Join(os.Rename(other, filepath.Join(filepath.Dir(one), oldName)), os.Rename(one, other), die())
	},
}

// startBuild starts a process that builds the rulebook in a folder and replaces the site in
// one of the ways of exchanges.
func startBuild(t *testing.T, dir, way string) *exec.Cmd {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), buildVariable+"="+dir, exchangeVariable+"="+way)
	cmd.Stderr = os.Stderr
	must(t, cmd.Start())
	return cmd
}

const killedPages = 30

// writeVersion writes a rulebook whose pages name a version. Each version has one page that
// no other has.
func writeVersion(t *testing.T, dir string, version int) {
	t.Helper()
	content := filepath.Join(dir, "content")
	must(t, os.RemoveAll(content), os.Mkdir(content, 0o755))
	names := []string{"index", fmt.Sprintf("only-%d", version)}
	for i := range killedPages {
		names = append(names, fmt.Sprintf("page-%d", i))
	}
	for _, name := range names {
		text := fmt.Sprintf("---\ntitle: Page\n---\n\nThis is version %d.\n", version)
		must(t, os.WriteFile(filepath.Join(content, name+".md"), []byte(text), 0o644))
	}
}

var versionPattern = regexp.MustCompile(`This is version (\d+)\.`)

// wholeSite checks that the folder of a site holds one whole site of the pages of
// writeVersion, and a token, and returns its version.
func wholeSite(t *testing.T, dir string) string {
	t.Helper()
	files := tree(t, filepath.Join(dir, "public"))
	version := ""
	if m := versionPattern.FindStringSubmatch(files["index.html"]); m != nil {
		version = m[1]
	}
	pages := 0
	for name, text := range files {
		if path, ok := strings.CutSuffix(name, "index.html"); ok && path != "/" {
			if !strings.Contains(text, "This is version "+version+".") || !strings.HasSuffix(strings.TrimSpace(text), "</html>") {
				t.Errorf("%s is not of version %q", name, version)
			}
			pages++
		}
	}
	if pages != killedPages+2 || files["only-"+version+"/index.html"] == "" || len(files["site.css"]) < 1000 || files["token.txt"] != "token" {
		t.Fatalf("version %q has %d pages and %d files", version, pages, len(files))
	}
	last, _, err := readManifest(filepath.Join(dir, "public"))
	must(t, err)
	for name := range last.written {
		if _, err := os.Stat(filepath.Join(dir, "public", name)); err != nil {
			t.Error(err)
		}
	}
	for name := range files {
		if !last.written[name] && name != "token.txt" {
			t.Errorf("%s is not of this site", name)
		}
	}
	return version
}

// firstSite makes a rulebook with a built site, to which a file was added.
func firstSite(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	writeVersion(t, dir, 0)
	must(t, buildInto(dir), os.WriteFile(filepath.Join(dir, "public", "token.txt"), []byte("token"), 0o644))
	return dir
}

func TestKilledBuildsLeaveOneWholeSite(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a dozen times")
	}
	for _, way := range []string{"exchange", "renames"} {
		t.Run(way, func(t *testing.T) {
			dir := firstSite(t)
			began := time.Now()
			must(t, startBuild(t, dir, way).Wait())
			duration := time.Since(began)
			random := rand.New(rand.NewSource(time.Now().UnixNano()))
			built, killed, version := "0", 0, 0
			for killed < kills() && version < 20*kills() {
				version++
				writeVersion(t, dir, version)
				build := startBuild(t, dir, way)
				// Half of the builds are killed at any time, half while they end.
				delay := time.Duration(random.Int63n(int64(duration)))
				if version%2 == 0 {
					waitForStyle(dir, duration)
					delay = time.Duration(random.Int63n(int64(20 * time.Millisecond)))
				}
				time.Sleep(delay)
				must(t, build.Process.Kill())
				if build.Wait() != nil {
					killed++
				}
				if Recover(filepath.Join(dir, "public")) && way == "exchange" {
					t.Error("for a moment there was no site")
				}
				found := wholeSite(t, dir)
				if found != built && found != fmt.Sprint(version) {
					t.Fatalf("version %s after %s, while %d was built", found, built, version)
				}
				built = found
			}
			if killed < kills() {
				t.Errorf("only %d builds were killed", killed)
			}
			lastBuild(t, dir, version+1)
		})
	}
}

// lastBuild builds a version without a kill and checks that nothing else is left.
func lastBuild(t *testing.T, dir string, version int) {
	t.Helper()
	writeVersion(t, dir, version)
	must(t, startBuild(t, dir, "exchange").Wait())
	if found := wholeSite(t, dir); found != fmt.Sprint(version) {
		t.Errorf("the last build made version %s, want %d", found, version)
	}
	wantAlone(t, dir, "content", "public")
}

// The moments around the exchange are too short to be hit by chance.
func TestBuildKilledDuringSwap(t *testing.T) {
	if testing.Short() {
		t.Skip("builds eight times")
	}
	for way, want := range map[string]struct {
		restored bool
		version  string
	}{
		"die before":        {false, "0"},
		"die after":         {false, "1"},
		"die between":       {true, "0"},
		"die after renames": {false, "1"},
	} {
		dir := firstSite(t)
		writeVersion(t, dir, 1)
		if err := startBuild(t, dir, way).Wait(); err == nil {
			t.Errorf("%s: the build lives", way)
		}
		if restored := Recover(filepath.Join(dir, "public")); restored != want.restored {
			t.Errorf("%s: restored: %t", way, restored)
		}
		if found := wholeSite(t, dir); found != want.version {
			t.Errorf("%s: version %s, want %s", way, found, want.version)
		}
		lastBuild(t, dir, 2)
	}
}
