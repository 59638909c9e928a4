// Package golden compares results with golden files, the expected results of tests.
// With the flag -update, a test rewrites them instead; read the diff before you commit.
package golden

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "rewrite golden files; read the diff before you commit it")

// Updating reports whether the flag -update is set.
func Updating() bool { return *update }

// Compare reports an error unless the file contains got. With -update it rewrites it first.
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
