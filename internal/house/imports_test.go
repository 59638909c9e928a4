package house

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// imports is the packages of this module, and the packages outside it, that a
// package depends on.
func imports(t *testing.T, tags, name string) []string {
	t.Helper()
	cmd := exec.Command("go", "list", "-f", `{{join .Imports "\n"}}`, name)
	cmd.Env = append(cmd.Environ(), strings.Fields(tags)...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list %s: %v", name, err)
	}
	return strings.Fields(string(out))
}

// The wasm module that every page loads grows by a quarter with fmt and by half
// with encoding/json, and a pure library needs no clock, file or network.
func TestTheEngineAndItsDoorImportOnlySmallPackages(t *testing.T) {
	for name, allowed := range map[string][]string{
		"sowbook/engine":               {"errors", "slices", "strconv", "strings", "sowbook/engine/internal/text"},
		"sowbook/engine/internal/text": {"strings"},
		"sowbook/engine/solver":        {"slices", "strconv", "sowbook/engine"},
		"sowbook/engine/player":        {"slices", "strconv", "strings", "sowbook/engine", "sowbook/engine/internal/text", "sowbook/engine/solver"},
		"sowbook/internal/narrate":     {"errors", "slices", "strconv", "strings", "sowbook/engine", "sowbook/engine/player"},
		"sowbook/internal/wire": {"errors", "strconv", "strings", "unicode/utf8", "sowbook/engine", "sowbook/engine/player", "sowbook/engine/solver",
			"sowbook/internal/facts", "sowbook/internal/narrate"},
		"sowbook/internal/facts": {"strings"},
		"sowbook/wasm":           {"unsafe", "sowbook/internal/wire"},
	} {
		found := imports(t, "GOOS=wasip1 GOARCH=wasm", name)
		if len(found) == 0 {
			t.Errorf("%s: no imports found", name)
		}
		for _, path := range found {
			if !slices.Contains(allowed, path) {
				t.Errorf("%s imports %s; it may import %v", name, path, allowed)
			}
		}
	}
}

func TestNoPackageBehindTheDoorIsOneThatMakesItBig(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "sowbook/wasm")
	cmd.Env = append(cmd.Environ(), "GOOS=wasip1", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, "sowbook/engine") {
		t.Fatalf("the door does not depend on the engine: %v", deps)
	}
	for _, banned := range []string{"fmt", "os", "time", "net", "reflect", "text/template", "encoding/json", "encoding"} {
		if slices.Contains(deps, banned) {
			t.Errorf("the module that pages load depends on %s", banned)
		}
	}
}

func TestImportsRunOneWay(t *testing.T) {
	const internal = "sowbook/internal/"
	for name, allowed := range map[string][]string{
		internal + "diag":      {},
		internal + "figure":    {},
		internal + "overlay":   {},
		internal + "cache":     {},
		internal + "paint":     {},
		internal + "audit":     {"diag", "wire"},
		internal + "compile":   {"cache"},
		internal + "highlight": {"cache"},
		internal + "page":      {"diag", "highlight"},
		internal + "variant":   {"diag", "page", "narrate", "engine"},
		internal + "record":    {"engine", "variant"},
		internal + "words":     {"diag", "narrate"},
		internal + "describe":  {"engine", "facts", "narrate", "words"},
		internal + "example":   {"diag", "page", "narrate", "engine", "engine/player", "variant"},
		internal + "site":      {"diag", "page", "narrate", "engine", "engine/player", "variant", "example", "figure", "wire", "record", "describe", "facts", "overlay", "compile", "highlight", "cache", "paint", "words", "puzzle"},
		internal + "puzzle":    {"diag", "engine", "engine/player", "variant"},
		internal + "serve":     {"diag", "site", "cache", "highlight"},
		internal + "scaffold":  {"diag", "page", "engine", "variant"},
		internal + "cli":       {"diag", "narrate", "engine", "engine/solver", "variant", "record", "site", "serve", "scaffold", "compile", "highlight", "audit", "puzzle"},
		"sowbook":              {"cli"},
	} {
		for _, path := range imports(t, "", name) {
			path, ours := strings.CutPrefix(path, "sowbook/")
			if ours && !slices.Contains(allowed, strings.TrimPrefix(path, "internal/")) {
				t.Errorf("%s imports %s; it may import %v", name, path, allowed)
			}
		}
	}
}
