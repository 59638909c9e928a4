package project

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
)

func TestNamesThatWindowsCannotHaveAreWrong(t *testing.T) {
	for name, want := range map[string]string{
		"con": "is that of a device on Windows", "CON.md": "is that of a device on Windows", "Nul.tar.gz": "is that of a device on Windows",
		"aux.": "ends with a dot, which Windows does not allow", "prn .txt": "is that of a device on Windows", "com1": "is that of a device on Windows",
		"COM9.svg": "is that of a device on Windows", "lpt1.png": "is that of a device on Windows", "Lpt9": "is that of a device on Windows",
		"com²": "is that of a device on Windows",
		"a:b":  "contains the character :, which Windows does not allow", `a\b`: `contains the character \, which Windows does not allow`,
		"a<b": "contains the character <, which Windows does not allow", "a>b": "contains the character >, which Windows does not allow",
		`a"b`: `contains the character ", which Windows does not allow`, "a|b": "contains the character |, which Windows does not allow",
		"a?": "contains the character ?, which Windows does not allow", "*.txt": "contains the character *, which Windows does not allow",
		"a\x01": "contains the control character U+0001", "a\xff": "is not UTF-8",
		"a.": "ends with a dot, which Windows does not allow", "a.txt ": "ends with a space, which Windows does not allow",

		"console.md": "", "com0": "", "com10": "", "lpt": "", "auxiliary": "", "my.con": "", "icon": "", ".con": "", "größe": "", "a b": "", ".htaccess": "",
	} {
		if got := WrongName(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

func TestStaticFilesAndTemplatesHaveNamesForEveryComputer(t *testing.T) {
	p := newRulebook(t)
	for _, name := range []string{
		"static/aux/a.txt", "static/js/Nul.js", "static/what?.txt", "static/css/book.css", "static/css/Book.css", "static/B/1", "static/b/1", "static/css/Site.css", "static/css/tokens.css", "static/CSS/a.css", "static/more/B.txt",
		"templates/con.html", "templates/words/en.yaml", "templates/words/EN.yaml",
	} {
		file := filepath.Join(p.Dir, filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	p.Builtin = fstest.MapFS{"static/css/site.css": {}, "static/css/tokens.css": {}}
	var got []string
	for _, problem := range p.CheckFiles() {
		got = append(got, strings.ReplaceAll(problem.Error(), p.DisplayPath("")+"/", ""))
	}
	want := []string{
		"static/CSS: differs from static/css only in case, which some computers ignore; rename one",
		"static/aux: its name is that of a device on Windows; rename it",
		"static/b: differs from static/B only in case, which some computers ignore; rename one",
		"static/css/Site.css: differs from static/css/site.css only in case, which some computers ignore; rename one",
		"static/css/book.css: differs from static/css/Book.css only in case, which some computers ignore; rename one",
		"static/js/Nul.js: its name is that of a device on Windows; rename it",
		"static/more/b.txt: differs from static/more/B.txt only in case, which some computers ignore; rename one",
		"static/what?.txt: its name contains the character ?, which Windows does not allow; rename it",
		"templates/con.html: its name is that of a device on Windows; rename it",
		"templates/words/en.yaml: differs from templates/words/EN.yaml only in case, which some computers ignore; rename one",
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("problems\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
