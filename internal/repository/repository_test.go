// Package repository tests the repository as a whole: which packages import which, the
// workflows, the installed program, and builds from two clones.
package repository

import (
	"log"
	"os"
	"testing"
)

// TestMain runs the tests in the root of the repository.
func TestMain(m *testing.M) {
	if err := os.Chdir("../.."); err != nil {
		log.Fatal(err)
	}
	os.Exit(m.Run())
}
