package site

import (
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
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
	b, problems := readBook(contentFiles(t), "content", false)
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
	files := contentFiles(t)
	number := regexp.MustCompile(`\d+`)
	claimLine := regexp.MustCompile(`^\s*(position|holds|captured|sown|legal|refused|score|threat|only|not|play)\b`)
	tried := 0
	for name, file := range files {
		original := string(file.Data)
		lines := strings.Split(original, "\n")
		inside := false
		for i, line := range lines {
			if strings.HasPrefix(line, "```") {
				inside = strings.HasPrefix(line, "```sow ")
				continue
			}
			if !inside || !claimLine.MatchString(line) {
				continue
			}
			for _, at := range number.FindAllStringIndex(line, -1) {
				n, err := strconv.Atoi(line[at[0]:at[1]])
				if err != nil {
					t.Fatal(err)
				}
				for _, other := range []int{n + 1, n + 10, max(n-1, 0), n ^ 3} {
					if other == n {
						continue
					}
					tried++
					changed := line[:at[0]] + strconv.Itoa(other) + line[at[1]:]
					text := strings.Join(lines[:i], "\n") + "\n" + changed + "\n" + strings.Join(lines[i+1:], "\n")
					files[name] = &fstest.MapFile{Data: []byte(text)}
					_, problems := readBook(files, "content", false)
					switch {
					case len(problems) == 0:
						t.Errorf("%s:%d: %q passes as %q", name, i+1, strings.TrimSpace(line), strings.TrimSpace(changed))
					case problems[0].Line == 0 || problems[0].Col == 0 || problems[0].File != "content/"+name:
						t.Errorf("%s:%d: %q gives a problem without its place: %v", name, i+1, changed, problems[0])
					}
				}
			}
		}
		files[name] = &fstest.MapFile{Data: []byte(original)}
	}
	if tried < 100 {
		t.Fatalf("only %d changed claims tried", tried)
	}
}
