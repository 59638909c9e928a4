package project

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path"
	"path/filepath"

	"sowbook/internal/diag"
)

// IconFile is the drawing of the site's icon, in the static folder.
const IconFile = "icon.svg"

// CheckTypes reports what cannot be read in the folders of the rulebook: special files
// (pipes, devices), huge files, broken links, links to folders or out of the rulebook, closed
// folders.
func (p Project) CheckTypes() diag.Problems {
	var problems diag.Problems
	for _, folder := range SourceFolders {
		files := p.Folder(folder)
		_ = fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
			if name == "." && errors.Is(err, fs.ErrNotExist) {
				return nil // reported if the book needs it
			}
			isLink := false
			switch {
			case err != nil || d.IsDir():
			case d.Type().IsRegular():
				if info, gone := d.Info(); gone == nil {
					err = checkSize(name, info.Size())
				}
			default:
				var info fs.FileInfo
				info, err = fs.Stat(files, name)
				isLink = err == nil && info.IsDir()
			}
			shown := p.DisplayPath(path.Join(folder, name))
			switch {
			case err != nil:
				problems.Add(diag.Problem{File: shown, Message: "cannot be read: " + diag.Reason(err)})
			case isLink:
				problems.Add(diag.Problem{File: shown, Message: "is a link to a folder, which is not followed; put the folder itself here"})
			}
			return nil
		})
	}
	return problems
}

// CheckFiles reports files in templates and static that cannot be used: a file in place of
// a folder or the reverse, text files that are not text.
func (p Project) CheckFiles() diag.Problems {
	var problems diag.Problems
	p.checkShape("templates", &problems)
	p.checkShape("static", &problems)
	p.checkTexts(&problems)
	p.checkNames(&problems)
	return problems
}

// checkShape reports files in place of built-in folders, and folders in place of files.
func (p Project) checkShape(name string, problems *diag.Problems) {
	files := p.Folder(name)
	info, err := os.Stat(filepath.Join(p.Dir, name))
	switch {
	case os.IsNotExist(err):
		return
	case err != nil:
		problems.Add(diag.Problem{File: p.DisplayPath(name), Message: "cannot be read: " + diag.Reason(err)})
		return
	case !info.IsDir():
		problems.Add(diag.Problem{File: p.DisplayPath(name), Message: "is a file, and must be a folder"})
		return
	}
	builtin, err := fs.Sub(p.Builtin, name)
	if err != nil {
		return // nothing of the name is built in
	}
	_ = fs.WalkDir(builtin, ".", func(file string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		info, err := fs.Stat(files, file)
		shown := p.DisplayPath(path.Join(name, file))
		switch {
		case err != nil && d.IsDir():
			return fs.SkipDir
		case err != nil:
		case info.IsDir() && !d.IsDir():
			problems.Add(diag.Problem{File: shown, Message: "is a folder, and must be a file like the built-in one"})
		case !info.IsDir() && d.IsDir():
			problems.Add(diag.Problem{File: shown, Message: "is a file, and must be a folder"})
			return fs.SkipDir
		}
		return nil
	})
}

var textFiles = []string{"templates/*.html", "static/css/*.css", "static/js/*.js", "static/js/*/*.js", "static/" + IconFile}

// checkTexts reports text files that are not text, and an icon that is not SVG.
func (p Project) checkTexts(problems *diag.Problems) {
	files := p.Folder(".")
	for _, pattern := range textFiles {
		names, _ := fs.Glob(files, pattern)
		for _, name := range names {
			text, err := fs.ReadFile(files, name)
			if err != nil {
				continue // it is reported where it is used
			}
			src := diag.NewSource(p.DisplayPath(name), text)
			notText := src.NotUTF8
			if path.Ext(name) == ".html" { // its characters go into pages
				notText = src.NotPlainText
			}
			if notText(problems) {
				continue
			}
			if path.Base(name) == IconFile && !bytes.Contains(src.Text, []byte("<svg")) {
				problems.Add(src.FileProblem("is not a drawing: an icon is an SVG file with an element <svg>"))
			}
		}
	}
}
