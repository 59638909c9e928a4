package assets

import (
	"bytes"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"sowbook/engine/values"
	"sowbook/internal/project"
)

// withScripts returns assets whose scripts name the build.
func withScripts(preview bool, text string) *Assets {
	a := &Assets{project: project.Project{Preview: preview}, files: map[string]File{}}
	for _, name := range scripts {
		a.Add(File{Name: name, Content: []byte(text + buildMark)})
	}
	return a
}

func TestScriptsAndEngineCarryOneBuildID(t *testing.T) {
	module := []byte("\x00asm\x01\x00\x00\x00")
	a := withScripts(false, "script ")
	before := a.URL("main.js")
	a.AddEngine(module)
	id := a.Build()
	if len(id) != 10 {
		t.Fatalf("the id is %q", id)
	}
	for _, name := range scripts {
		if got, want := string(a.Content(name)), `script "`+id+`"`; got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if a.URL("main.js") == before {
		t.Error("the address of main.js has the hash of another content")
	}
	if got, want := a.Content(EngineFile), append(module, "\x00\x13\x08build_id"+id...); !bytes.Equal(got, want) {
		t.Errorf("the engine is %q, want %q", got, want)
	}

	again := withScripts(false, "script ")
	again.AddEngine(module)
	if again.Build() != id {
		t.Errorf("the same files have the ids %s and %s", id, again.Build())
	}
	other := withScripts(false, "other script ")
	other.AddEngine(module)
	if other.Build() == id {
		t.Error("other scripts have the same id")
	}
	newer := withScripts(false, "script ")
	newer.AddEngine(append(module, 0, 1, 0))
	if newer.Build() == id {
		t.Error("another engine has the same id")
	}
}

func TestPreviewHasNoBuildID(t *testing.T) {
	a := withScripts(true, "script ")
	a.AddEngine([]byte("module"))
	if a.Build() != "" || string(a.Content(EngineFile)) != "module" {
		t.Errorf("the preview has the id %q, the engine %q", a.Build(), a.Content(EngineFile))
	}
}

func TestScriptsNameTheValuesByTheirHash(t *testing.T) {
	if testing.Short() {
		t.Skip("bundles")
	}
	a, err := Load(project.Project{Builtin: os.DirFS("../..")})
	if err != nil {
		t.Fatal(err)
	}
	address := a.URL(ValuesFile)
	if !strings.HasPrefix(address, ValuesFile+"?v=") || !bytes.Contains(a.Content("play.js"), asJSON(address)) || bytes.Contains(a.Content("play.js"), []byte(valuesMark)) {
		t.Errorf("play.js does not name %s", address)
	}
	var text string
	if err := json.Unmarshal(a.Content(ValuesFile), &text); err != nil || text != values.Everyday {
		t.Errorf("%s has other values: %v", ValuesFile, err)
	}
	if a.OmitGames(); a.Content(ValuesFile) != nil {
		t.Error("a book without games has the values")
	}
}
