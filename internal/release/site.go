package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"
	"time"
)

// siteReadMe is the first file of the zip of the site.
var siteReadMe = template.Must(template.New("").Parse(`Sowbook {{.Version}}: the rules of sowing games, on boards you can play on

1. Unpack the whole zip. Browsers cannot open pages inside it.
2. Open the file index.html.

Nothing needs to be installed, and no network is needed, except for links to
other sites. Boards can be stepped through and played on. If a browser does not
start the engine from a folder, the board says so, and stepping still works.

What you play is stored by your browser, on this computer only.
{{with .Repository}}
Newer versions: https://github.com/{{.}}/releases
{{end}}`))

// siteIndex opens the site from the folder above it.
const siteIndex = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Sowbook</title>
<meta http-equiv="refresh" content="0; url=site/index.html">
<p><a href="site/index.html">Sowbook</a></p>
</html>
`

// siteArchive builds the site of this repository for opening from a folder. It returns a
// zip of it and its name, such as sowbook-site-v1.2.0.zip.
func siteArchive(version, repository string, date time.Time) (name string, content []byte, err error) {
	dir, err := os.MkdirTemp("", "sowbook-release-")
	if err != nil {
		return "", nil, err
	}
	defer os.RemoveAll(dir)
	site := filepath.Join(dir, "site")
	if text, err := exec.Command("go", "run", ".", "build", "-folder", "-o", site).CombinedOutput(); err != nil {
		return "", nil, fmt.Errorf("%w\n%s", err, text)
	}
	return siteArchiveOf(os.DirFS(site), version, repository, date)
}

// siteArchiveOf returns the zip of a site that was built, and its name.
func siteArchiveOf(site fs.FS, version, repository string, date time.Time) (name string, content []byte, err error) {
	folder := "sowbook-site-" + version
	licence, err := os.ReadFile("LICENSE")
	if err != nil {
		return "", nil, err
	}
	var readMe bytes.Buffer
	if err := siteReadMe.Execute(&readMe, struct{ Version, Repository string }{version, repository}); err != nil {
		return "", nil, err
	}
	withCRLF := func(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\n"), []byte("\r\n")) } // for old editors on Windows
	files := []archived{
		{folder + "/README.txt", withCRLF(readMe.Bytes()), 0o644},
		{folder + "/LICENSE.txt", withCRLF(licence), 0o644},
		{folder + "/index.html", []byte(siteIndex), 0o644},
	}
	err = fs.WalkDir(site, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || isForBuilds(name) {
			return err
		}
		content, err := fs.ReadFile(site, name)
		files = append(files, archived{folder + "/site/" + name, content, 0o644})
		return err
	})
	if err == nil && len(files) == 3 {
		err = errors.New("the site is empty")
	}
	if err != nil {
		return "", nil, err
	}
	content, err = zipped(files, date)
	return folder + ".zip", content, err
}

// isForBuilds reports whether a file of the site is for hosts and later builds only.
func isForBuilds(name string) bool {
	return name == "sowbook.txt" || strings.HasPrefix(name, ".") && name != "."
}
