package assets

import (
	"io/fs"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/project"
)

// edited is the static folder with a script that is broken for the first reads.
type edited struct {
	fs.FS
	brokenReads int
}

const editedScript = "js/boot.js"

func (e *edited) Open(name string) (fs.File, error) {
	if name == editedScript && e.brokenReads > 0 {
		e.brokenReads--
		return fstest.MapFS{name: {Data: []byte(`import "./nope.js"`)}}.Open(name)
	}
	return e.FS.Open(name)
}

func TestBundlesOfAFileThatChangesMeanwhileAreNotKept(t *testing.T) {
	if testing.Short() {
		t.Skip("bundles twice")
	}
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	p := project.Project{Builtin: os.DirFS("../..")}
	static := os.DirFS("../../static")
	repaired := &edited{static, 1} // broken when the key is made, not when the bundles are
	if _, err := bundle(p, repaired); err != nil || repaired.brokenReads > 0 {
		t.Fatalf("%d reads left, %v", repaired.brokenReads, err)
	}
	_, err := bundle(p, &edited{static, 100})
	if err == nil || !strings.Contains(err.Error(), "there is no file static/js/nope.js") {
		t.Errorf("the broken script gives %v", err)
	}
}
