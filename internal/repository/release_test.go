//go:build long

package repository

import (
	"archive/zip"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// releasable returns a clone of this repository, without uncommitted changes, whose last commit is version v0.1.0.
func releasable(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(t.TempDir(), "clone")
	git := func(args ...string) {
		t.Helper()
		args = append([]string{"-c", "user.name=Test", "-c", "user.email=test@example.org"}, args...)
		if out, ok := run(".", os.Environ(), "git", args...); !ok {
			t.Fatalf("git %q: %s", args, out)
		}
	}
	git("clone", "--quiet", ".", dir)
	name := filepath.Join(dir, "CHANGELOG.md")
	log, err := os.ReadFile(name)
	if err == nil {
		err = os.WriteFile(name, []byte(strings.Replace(string(log), "\n## Unreleased\n", "\n## v0.1.0\n", 1)), 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	git("-C", dir, "commit", "--quiet", "-am", "Release")
	git("-C", dir, "tag", "v0.1.0")
	git("-C", dir, "remote", "set-url", "origin", "https://github.com/owner/book.git")
	return dir
}

func TestReleaseHoldsProgramsPackagesSiteAndChecksums(t *testing.T) {
	dir := releasable(t)
	script := filepath.Join(dir, "internal", "release", "release")
	for version, want := range map[string]string{"": "VERSION is missing", "v0.2.0": "CHANGELOG.md has no section v0.2.0; rename Unreleased to the version"} {
		if out, ok := run(dir, append(os.Environ(), "VERSION="+version), script); ok || !strings.Contains(out, want) {
			t.Errorf("version %q: %s", version, out)
		}
	}
	if out, ok := run(dir, append(os.Environ(), "VERSION=v0.1.0"), script); !ok {
		t.Fatal(out)
	}

	want := []string{"sowbook-0.1.0.tgz", "sowbook-site-v0.1.0.zip"}
	for _, system := range []string{"darwin-amd64", "darwin-arm64", "linux-amd64", "linux-arm64", "windows-amd64", "windows-arm64"} {
		archive := ".tar.gz"
		if strings.HasPrefix(system, "windows") {
			archive = ".zip"
		}
		want = append(want, "sowbook-v0.1.0-"+system+archive, "sowbook-v0.1.0-"+system+".cdx.json")
		if strings.HasPrefix(system, "linux") {
			want = append(want, "sowbook-v0.1.0-"+system+".deb", "sowbook-v0.1.0-"+system+".rpm")
		}
	}
	slices.Sort(want)
	sums, err := os.ReadFile(filepath.Join(dir, "dist", "SHA256SUMS"))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for line := range strings.Lines(string(sums)) {
		sum, name, _ := strings.Cut(strings.TrimSpace(line), "  ")
		content, err := os.ReadFile(filepath.Join(dir, "dist", name))
		if got := fmt.Sprintf("%x", sha256.Sum256(content)); err != nil || got != sum {
			t.Errorf("%s has the sum %s, not %s: %v", name, got, sum, err)
		}
		names = append(names, name)
	}
	if slices.Sort(names); !slices.Equal(names, want) {
		t.Errorf("the release holds %q, want %q", names, want)
	}
	for manifest, address := range map[string]string{
		"homebrew/Casks/sowbook.rb": "https://github.com/owner/book/releases/download/v#{version}/sowbook-v#{version}-darwin-arm64.tar.gz",
		"scoop/sowbook.json":        "https://github.com/owner/book/releases/download/v0.1.0/sowbook-v0.1.0-windows-arm64.zip",
	} {
		if text := readFile(t, filepath.Join(dir, "dist", manifest)); !strings.Contains(text, address) {
			t.Errorf("%s lacks %s: %s", manifest, address, text)
		}
	}
	checkSiteArchive(t, filepath.Join(dir, "dist", "sowbook-site-v0.1.0.zip"))
	if runtime.GOOS == "linux" {
		checkProgram(t, filepath.Join(dir, "dist", "sowbook-v0.1.0-linux-"+runtime.GOARCH))
	}
}

// checkSiteArchive checks the zip for readers: a page that opens the site, which has no files for hosts.
func checkSiteArchive(t *testing.T, name string) {
	t.Helper()
	r, err := zip.OpenReader(name)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var names []string
	for _, f := range r.File {
		names = append(names, strings.TrimPrefix(f.Name, "sowbook-site-v0.1.0/"))
	}
	for _, file := range []string{"README.txt", "LICENSE.txt", "index.html", "site/index.html", "site/variants/oware/index.html", "site/engine.wasm.js"} {
		if !slices.Contains(names, file) {
			t.Errorf("%s lacks %s", name, file)
		}
	}
	if slices.Contains(names, "site/sowbook.txt") {
		t.Error("the list for the next build is in the zip")
	}
}

// checkProgram unpacks an archive and builds a rulebook with its program, without a go command.
func checkProgram(t *testing.T, name string) {
	t.Helper()
	dir := t.TempDir()
	if out, ok := run(dir, os.Environ(), "tar", "-xzf", name+".tar.gz"); !ok {
		t.Fatal(out)
	}
	folder := filepath.Join(dir, filepath.Base(name))
	program, empty := filepath.Join(folder, "sowbook"), t.TempDir()
	bare := []string{"PATH=" + empty, "HOME=" + empty}
	if out, ok := run(dir, bare, program, "version"); !ok || !strings.HasPrefix(out, "sowbook v0.1.0, commit ") {
		t.Errorf("version: %s", out)
	}
	for _, args := range [][]string{{"new", "site", "rules"}, {"-C", "rules", "build"}} {
		if out, ok := run(dir, bare, program, args...); !ok {
			t.Errorf("%q: %s", args, out)
		}
	}
	readMe := readFile(t, filepath.Join(folder, "README.md"))
	links := regexp.MustCompile(`\]\(([^):#]+)(?:#[a-z-]+)?\)`).FindAllStringSubmatch(readMe, -1)
	if len(links) < 5 {
		t.Errorf("only %d links in the read-me", len(links))
	}
	for _, link := range links {
		if _, err := os.Stat(filepath.Join(folder, link[1])); err != nil {
			t.Errorf("the read-me links to %s: %v", link[1], err)
		}
	}
}
