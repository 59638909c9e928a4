// Package golden compares results with golden files: files that hold what a test
// expects. With the flag -update a test rewrites them instead; read the diff
// before you commit it.
package golden

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "rewrite golden files; read the diff before you commit it")

// Updating reports whether golden files are to be rewritten.
func Updating() bool { return *update }

// Compare reports an error unless the file holds got, or rewrites it with -update.
func Compare(t *testing.T, name string, got []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, got, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(want, got) {
		t.Errorf("%s differs; run this test with -update and read the diff", name)
	}
}
