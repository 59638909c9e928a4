package scaffold

import (
	"io/fs"
	"strings"
	"testing"
)

func TestPlaceholdersAreInNewPages(t *testing.T) {
	var all strings.Builder
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			text, _ := files.ReadFile(name)
			all.Write(text)
		}
		return err
	})
	if err != nil || len(placeholders) == 0 {
		t.Fatal(err, placeholders)
	}
	for _, text := range placeholders {
		if !strings.Contains(all.String(), text) {
			t.Errorf("no new page contains %q", text)
		}
	}
}
