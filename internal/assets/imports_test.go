package assets

import (
	"fmt"
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/project"
)

// styles is a folder with other styles over those of another.
type styles struct {
	fs.FS
	own fstest.MapFS
}

func (s styles) Open(name string) (fs.File, error) {
	if s.own[name] != nil {
		return s.own.Open(name)
	}
	return s.FS.Open(name)
}

func TestStylesImportedTooOftenAreAProblem(t *testing.T) {
	if testing.Short() {
		t.Skip("starts several bundlers")
	}
	const twice = "@import '%[1]s' screen;\n@import '%[1]s' print;\n"
	for name, test := range map[string]struct {
		text  string // of each style; %s is the next
		links int
		want  string
	}{
		"twice, deep":     {twice, 23, `static/css/s6.css:1:9: static/css/s7.css is imported more than 100 times, directly or through others; import it less often`},
		"twice":           {twice, 6, ""},
		"once, deep":      {"@import '%[1]s';\n", 200, ""},
		"with a circle":   {"@import '%[1]s';\n@import 's0.css';\n", 3, `static/css/s0.css:2:9: static/css/s0.css imports itself, directly or through others; remove one of the imports`},
		"often, not deep": {strings.Repeat("@import '%[1]s';\n", 101), 1, `static/css/s0.css:1:9: static/css/s1.css is imported more than 100 times, directly or through others; import it less often`},
	} {
		t.Run(name, func(t *testing.T) {
			own := fstest.MapFS{
				"css/play.css":                         {Data: []byte("@import './s0.css';")},
				fmt.Sprintf("css/s%d.css", test.links): {Data: []byte("a{color:red}")},
			}
			for i := range test.links {
				own[fmt.Sprintf("css/s%d.css", i)] = &fstest.MapFile{Data: fmt.Appendf(nil, test.text, fmt.Sprintf("s%d.css", i+1))}
			}
			_, err := makeBundles(project.Project{Builtin: os.DirFS("../..")}, styles{os.DirFS("../../static"), own}, "")
			if got := fmt.Sprint(err); got != test.want && (err != nil || test.want != "") {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}
