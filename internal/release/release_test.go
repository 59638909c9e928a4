package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"time"
)

func TestNotesAreTheSectionOfTheVersion(t *testing.T) {
	const log = "# Changes\n\n## Unreleased\n\n- New.\n\n## v1.2.0\n\n### Readers\n\n- Boards.\n\n## v1.1.0\n\n- Old.\n"
	notes, err := notesOf(log, "v1.2.0")
	if want := "### Readers\n\n- Boards.\n"; err != nil || notes != want {
		t.Errorf("%q, %v", notes, err)
	}
	for _, version := range []string{"v1", "v1.2"} {
		want := fmt.Sprintf("CHANGELOG.md has no section %q; rename Unreleased to the version", version)
		if notes, err := notesOf(log, version); notes != "" || err == nil || err.Error() != want {
			t.Errorf("%s: %q, %v", version, notes, err)
		}
	}
}

func TestArchivesHoldProgramLicenceAndReadMe(t *testing.T) {
	t.Chdir("../..")
	date := time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		system        system
		name, program string
		read          func(*testing.T, []byte) []archived
	}{
		{system{"linux", "arm64"}, "sowbook-v1-linux-arm64.tar.gz", "sowbook-v1-linux-arm64/sowbook", readTar},
		{system{"windows", "amd64"}, "sowbook-v1-windows-amd64.zip", "sowbook-v1-windows-amd64/sowbook.exe", readZip},
	} {
		name, content, err := archiveOf(test.system, "v1", []byte("program"), date)
		if err != nil || name != test.name {
			t.Fatalf("%s, %v", name, err)
		}
		files := test.read(t, content)
		if len(files) != 3 {
			t.Fatalf("%s holds %d files", name, len(files))
		}
		if files[0].name != test.program || string(files[0].content) != "program" || !bytes.Equal(files[1].content, licence) {
			t.Errorf("%s does not begin with %s and the licence", name, test.program)
		}
		if test.system.os != "windows" && files[0].mode != 0o755 {
			t.Errorf("%s cannot be run: mode %o", files[0].name, files[0].mode)
		}
		if _, again, _ := archiveOf(test.system, "v1", []byte("program"), date); !slices.Equal(content, again) {
			t.Errorf("%s differs when it is made again", name)
		}
	}
}

func TestSiteArchiveIsForReaders(t *testing.T) {
	t.Chdir("../..")
	date := time.Date(2026, 11, 22, 10, 0, 0, 0, time.UTC)
	site := fstest.MapFS{}
	for _, name := range []string{"sowbook.txt", ".nojekyll", "index.html", "b/index.html", "a.js"} {
		site[name] = &fstest.MapFile{Data: []byte("the file " + name)}
	}
	name, content, err := siteArchiveOf(site, "v1", "o/r", date)
	if err != nil || name != "sowbook-site-v1.zip" {
		t.Fatalf("%s, %v", name, err)
	}
	files := readZip(t, content)
	var names []string
	for _, f := range files {
		names = append(names, strings.TrimPrefix(f.name, "sowbook-site-v1/"))
	}
	want := []string{"README.txt", "LICENSE.txt", "index.html", "site/a.js", "site/b/index.html", "site/index.html"}
	if !slices.Equal(names, want) {
		t.Fatalf("%q, want %q", names, want)
	}
	if text := string(files[0].content); !strings.Contains(text, "Sowbook v1: ") || !strings.Contains(text, "https://github.com/o/r/releases") {
		t.Error(text)
	}
	if text := string(files[2].content); !strings.Contains(text, `url=site/index.html"`) {
		t.Error(text)
	}
	if string(files[5].content) != "the file index.html" {
		t.Errorf("%s", files[5].content)
	}
	if _, again, _ := siteArchiveOf(site, "v1", "o/r", date); !slices.Equal(content, again) {
		t.Error("the zip differs when it is made again")
	}

	_, content, err = siteArchiveOf(site, "v1", "", date)
	if err != nil || strings.Contains(string(readZip(t, content)[0].content), "http") {
		t.Errorf("a link to an unknown repository, %v", err)
	}
	if _, _, err := siteArchiveOf(fstest.MapFS{}, "v1", "", date); err == nil || err.Error() != "the site is empty" {
		t.Errorf("an empty site: %v", err)
	}
}

func readTar(t *testing.T, content []byte) (files []archived) {
	t.Helper()
	compressed, err := gzip.NewReader(bytes.NewReader(content))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(compressed); ; {
		header, err := r.Next()
		if err == io.EOF {
			return files
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, archived{header.Name, text, header.Mode})
	}
}

func readZip(t *testing.T, content []byte) (files []archived) {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(content), int64(len(content)))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range r.File {
		file, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(file)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, archived{f.Name, text, 0})
	}
	return files
}
