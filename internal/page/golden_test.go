package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"sowbook/internal/diag"
	"sowbook/internal/golden"
)

// Each archive in testdata has pages (NAME.md), their HTML (NAME.html) and their problems
// (NAME.txt).
func TestGoldenPages(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no files found: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			archive, err := txtar.ParseFile(file)
			if err != nil {
				t.Fatal(err)
			}
			given := map[string]string{}
			for _, f := range archive.Files {
				given[f.Name] = string(f.Data)
			}
			for i, f := range archive.Files {
				name, ending, _ := strings.Cut(f.Name, ".")
				source := given[name+".md"]
				var got string
				switch ending {
				case "html":
					got = rendered(t, source)
				case "txt":
					got = faults(t, source)
				case "md":
					if given[name+".html"] == "" && given[name+".txt"] == "" {
						t.Errorf("%s has neither HTML nor faults", f.Name)
					}
					continue
				}
				if source == "" || got == "" {
					t.Errorf("%s: no page, or no output", f.Name)
				}
				if got != string(f.Data) {
					archive.Files[i].Data = []byte(got)
					if !golden.Updating() {
						t.Errorf("%s\ngot\n%swant\n%s", f.Name, got, f.Data)
					}
				}
			}
			if golden.Updating() {
				if err := writeArchive(file, archive); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// faults returns the printed faults of a body. Lines are counted from the body.
func faults(t *testing.T, body string) string {
	t.Helper()
	const front = "---\n---\n"
	p, problems := Read(fstest.MapFS{"a.md": {Data: []byte(front + body)}}, "content", "a.md")
	p.Parse(NewReferences(map[string]string{"P-E3": "clause:P-E3"}))
	p.CheckMarkup(&problems)
	var text strings.Builder
	for _, problem := range problems.Sorted() {
		problem.Line -= strings.Count(front, "\n")
		diag.Problems{problem}.PrintPlain(&text)
	}
	return text.String()
}

func writeArchive(file string, archive *txtar.Archive) error {
	return os.WriteFile(file, txtar.Format(archive), 0o644)
}
