// Command release writes the files of a release into a folder: for each system an archive
// with the program, a zip of this repository's site that opens from a folder, the checksums
// of the archives, and the notes of the version.
//
//	go run ./internal/release -version v1.2.0 -repository OWNER/NAME -o dist
//
// It builds from the current folder, the root of the repository. The same commit gives the
// same files. make release embeds the engine first, so that the programs need no Go.
package main

import (
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// system is an operating system and a processor, as Go names them.
type system struct{ os, arch string }

// systems are those that a release has programs for.
var systems = []system{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

// Files of a release beside the archives.
const (
	checksumsFile = "SHA256SUMS"
	notesFile     = "NOTES.md"
)

func main() {
	version := flag.String("version", "", "the version, which is a tag and a heading of the change log, such as v1.2.0")
	repository := flag.String("repository", "", "the repository on GitHub, as OWNER/NAME; new rulebooks are built with it")
	out := flag.String("o", "dist", "the folder to write, which must not exist")
	flag.Parse()
	if err := release(*version, *repository, *out); err != nil {
		fmt.Fprintln(os.Stderr, "release: "+err.Error())
		os.Exit(1)
	}
}

// release writes the files of a version to the folder out.
func release(version, repository, out string) error {
	if version == "" {
		return errors.New("-version is missing; set it, as in make release VERSION=v1.2.0")
	}
	log, err := os.ReadFile("CHANGELOG.md")
	if err != nil {
		return err
	}
	notes, err := notesOf(string(log), version)
	if err != nil {
		return err
	}
	date, err := commitDate()
	if err != nil {
		return err
	}
	if err := os.Mkdir(out, 0o755); err != nil {
		return fmt.Errorf("%w; remove it, or choose another folder with -o", err)
	}
	var sums strings.Builder
	add := func(name string, content []byte, err error) error {
		if err == nil {
			err = os.WriteFile(filepath.Join(out, name), content, 0o644)
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(content), name)
		return err
	}
	for _, s := range systems {
		program, err := build(s, repository)
		if err != nil {
			return fmt.Errorf("%s/%s: %w", s.os, s.arch, err)
		}
		if err := add(archiveOf(s, version, program, date)); err != nil {
			return err
		}
	}
	if err := add(siteArchive(version, repository, date)); err != nil {
		return fmt.Errorf("the site: %w", err)
	}
	return errors.Join(
		os.WriteFile(filepath.Join(out, checksumsFile), []byte(sums.String()), 0o644),
		os.WriteFile(filepath.Join(out, notesFile), []byte(notes), 0o644),
	)
}

// notesOf returns the section of the change log about a version, without its heading.
func notesOf(log, version string) (string, error) {
	_, rest, found := strings.Cut("\n"+log, "\n## "+version+"\n")
	if !found {
		return "", fmt.Errorf("CHANGELOG.md has no section %q; rename Unreleased to the version", version)
	}
	section, _, _ := strings.Cut(rest, "\n## ")
	return strings.TrimSpace(section) + "\n", nil
}

// commitDate returns the time of the last commit.
func commitDate() (time.Time, error) {
	cmd := exec.Command("git", "log", "-1", "--format=%ct")
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return time.Time{}, fmt.Errorf("git log: %w", err)
	}
	seconds, err := strconv.ParseInt(strings.TrimSpace(string(out)), 10, 64)
	return time.Unix(seconds, 0).UTC(), err
}

// build compiles the program for a system and returns it. It names the version and the
// commit, whatever GOFLAGS says.
func build(s system, repository string) ([]byte, error) {
	dir, err := os.MkdirTemp("", "sowbook-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	program := filepath.Join(dir, "sowbook")
	cmd := exec.Command("go", "build", "-trimpath", "-buildvcs=true", "-ldflags", "-s -w -X sowbook/internal/scaffold.Repository="+repository, "-o", program, ".")
	cmd.Env = append(os.Environ(), "GOOS="+s.os, "GOARCH="+s.arch, "CGO_ENABLED=0")
	if text, err := cmd.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("%w\n%s", err, text)
	}
	return os.ReadFile(program)
}
