package site

import (
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"sowbook/internal/diag"
	"sowbook/internal/example"
)

// repository is the rulebook of this repository.
var repository = Options{Dir: "../..", Base: "/"}

// contentFiles is the content folder of this repository as a map that a test may
// change.
func contentFiles(t *testing.T) fstest.MapFS {
	t.Helper()
	files := fstest.MapFS{}
	content := os.DirFS(repository.Dir + "/content")
	err := fs.WalkDir(content, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(content, name)
		files[name] = &fstest.MapFile{Data: text}
		return err
	})
	if err != nil || len(files) == 0 {
		t.Fatalf("no content found: %v", err)
	}
	return files
}

func TestTheContentOfThisRepositoryHasNoProblem(t *testing.T) {
	b, problems := readBook(contentFiles(t), os.DirFS(repository.Dir+"/static"), "content", false)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	examples := 0
	for _, e := range b.pages {
		examples += len(e.examples)
	}
	if len(b.variants) == 0 || examples == 0 {
		t.Fatalf("%d variants and %d examples found", len(b.variants), examples)
	}
}

// A claim with another number in it must be wrong, so that no slip of a digit can
// stand on a page. This holds only when each claim is chosen so that it does:
// where this test fails, choose a sharper claim.
func TestEveryNumberOfEveryClaimMatters(t *testing.T) {
	b, problems := readBook(contentFiles(t), os.DirFS(repository.Dir+"/static"), "content", false)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	number := regexp.MustCompile(`\d+`)
	claimLine := regexp.MustCompile(`^\s*(position|holds|captured|sown|legal|refused|score|threat|only|not)\b`)
	tried := 0
	for _, e := range b.pages {
		for _, fence := range e.page.Fences() {
			for i, line := range fence.Body {
				if !claimLine.MatchString(line.Text) {
					continue
				}
				for _, at := range number.FindAllStringIndex(line.Text, -1) {
					n, err := strconv.Atoi(line.Text[at[0]:at[1]])
					if err != nil {
						t.Fatal(err)
					}
					for _, other := range []int{n + 1, n + 10, max(n-1, 0)} {
						if other == n {
							continue
						}
						tried++
						changed := *fence
						changed.Body = slices.Clone(fence.Body)
						changed.Body[i].Text = line.Text[:at[0]] + strconv.Itoa(other) + line.Text[at[1]:]
						var problems diag.Problems
						example.Check(e.page, &changed, e.variant, b.variants, &problems)
						where := e.page.At(line.Offset, "")
						switch {
						case len(problems) == 0:
							t.Errorf("%s:%d: %q passes as %q", where.File, where.Line, strings.TrimSpace(line.Text), strings.TrimSpace(changed.Body[i].Text))
						case problems[0].Line != where.Line || problems[0].Col == 0 || problems[0].File != where.File:
							t.Errorf("%s:%d: %q gives a problem elsewhere: %v", where.File, where.Line, changed.Body[i].Text, problems[0])
						}
					}
				}
			}
		}
	}
	if tried < 100 {
		t.Fatalf("only %d changed claims tried", tried)
	}
}
