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
var repository = Options{Dir: "../..", Builtin: os.DirFS("../.."), Base: "/"}

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

// readBook reads a book of some content files, and the text of each page.
func readBook(content fstest.MapFS) (*book, []*sheet, diag.Problems) {
	tables, _ := repository.tables()
	s := shelf{editions: newEditions(content, tables), content: content, static: repository.layered("static"), shown: "content", address: repository.address}
	all, problems := s.outline()
	b, wrong := newBook(s, all)
	problems.Add(wrong...)
	var sheets []*sheet
	for _, e := range b.pages {
		s := b.open(e)
		e.digest = b.digest(s)
		sheets = append(sheets, s)
		problems.Add(s.problems...)
	}
	b.gather()
	problems.Add(b.checkAnchors(func(*entry) bool { return false })...)
	return b, sheets, problems
}

func TestTheContentOfThisRepositoryHasNoProblem(t *testing.T) {
	b, sheets, problems := readBook(contentFiles(t))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	examples := 0
	for _, e := range sheets {
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
	b, sheets, problems := readBook(contentFiles(t))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	passed, tried := changedClaims(t, b, sheets)
	for _, change := range passed {
		t.Error(change)
	}
	if tried < 100 {
		t.Fatalf("only %d changed claims tried", tried)
	}
}

// So it is with what is claimed of side lines and of games beside, and there a claim
// that is not sharp is found too.
func TestClaimsAboutSideLinesAndGamesBesideAreHeldTheSame(t *testing.T) {
	game := "---\ntitle: T\nsummary: T\nsource: s\nrules: {capture: across}\nlabels: near\nsides: {south: South, north: North}\nstore: store\n" +
		"readings:\n  lone-capture: {why: W, values: {no: N, yes: Y}}\n---\n"
	files := func(examples string) fstest.MapFS {
		return fstest.MapFS{
			"index.md":         {Data: []byte("---\ntitle: T\n---\n")},
			"sources/s.md":     {Data: []byte("---\ntitle: T\nby: B\nclauses: {X-1: Sow.}\n---\n")},
			"variants/game.md": {Data: []byte(game + examples)},
		}
	}
	const example = "```sow sections\ncaption C\nfrom 5,4,4,0,0,0/2,3,0,1,0,6 13,10 S\nplay 3\n  captured 0\n" +
		"instead 6\n  captured 5\n  holds 0 South 4\nbeside lone-capture=yes\n  captured 1\n  score 14 10\n```\n"
	for text, want := range map[string][]string{
		example: nil,
		strings.Replace(example, "captured 5", "not captured 9", 1): {
			`content/variants/game.md:18: "not captured 9" passes as "not captured 10"`,
			`content/variants/game.md:18: "not captured 9" passes as "not captured 19"`,
			`content/variants/game.md:18: "not captured 9" passes as "not captured 8"`,
		},
		strings.Replace(example, "captured 1", "not captured 6", 1): {
			`content/variants/game.md:21: "not captured 6" passes as "not captured 7"`,
			`content/variants/game.md:21: "not captured 6" passes as "not captured 16"`,
			`content/variants/game.md:21: "not captured 6" passes as "not captured 5"`,
		},
	} {
		b, sheets, problems := readBook(files(text))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		if passed, _ := changedClaims(t, b, sheets); !slices.Equal(passed, want) {
			t.Errorf("%s\ngot  %q\nwant %q", text, passed, want)
		}
	}
}

// changedClaims changes every number of every claim of a book, one by one, and
// checks the example. It returns the changes that pass or give a problem elsewhere,
// and how many were tried.
func changedClaims(t *testing.T, b *book, sheets []*sheet) (passed []string, tried int) {
	t.Helper()
	number := regexp.MustCompile(`\d+`)
	claimLine := regexp.MustCompile(`^\s*(position|holds|captured|sown|legal|refused|score|threat|only|not|ways)\b`)
	for _, e := range sheets {
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
						what := where.File + ":" + strconv.Itoa(where.Line) + ": " + strconv.Quote(strings.TrimSpace(line.Text))
						switch {
						case len(problems) == 0:
							passed = append(passed, what+" passes as "+strconv.Quote(strings.TrimSpace(changed.Body[i].Text)))
						case problems[0].Line != where.Line || problems[0].Col == 0 || problems[0].File != where.File:
							passed = append(passed, what+" gives a problem elsewhere: "+problems.Error())
						}
					}
				}
			}
		}
	}
	return passed, tried
}
