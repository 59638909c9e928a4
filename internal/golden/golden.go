// Package golden holds what is made now beside the files that tests expect. With the flag -update a test rewrites them; read the diff before
// committing it.
package golden

import (
	"bytes"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "rewrite what the tests expect; read the diff before committing it")

// Updating tells whether what tests expect is to be rewritten.
func Updating() bool { return *update }

// File holds a file to be, byte for byte, what is made now.
func File(t *testing.T, name string, now []byte) {
	t.Helper()
	if *update {
		if err := os.WriteFile(name, now, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	before, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(before, now) {
		t.Errorf("%s is not what is made now; run this test with -update and read the diff", name)
	}
}
