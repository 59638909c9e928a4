package book_test

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/diag"
	"sowbook/internal/example"
	"sowbook/internal/long"
)

func TestContentHasNoProblem(t *testing.T) {
	if testing.Short() {
		t.Skip("reads the whole rulebook")
	}
	b, pages := booktest.Content(t)
	examples := 0
	for _, p := range pages {
		examples += len(p.Examples)
	}
	if len(b.Variants) == 0 || examples == 0 {
		t.Fatalf("%d variants and %d examples found", len(b.Variants), examples)
	}
}

// A mistyped digit in a claim must fail the build. If this test fails, replace the claim
// by a stricter one.
func TestClaimFailsWithAnyNumberChanged(t *testing.T) {
	if testing.Short() {
		t.Skip("takes longer")
	}
	b, pages := booktest.Content(t)
	passed, tried := changedClaims(t, b, pages, long.Tests)
	for _, change := range passed {
		t.Error(change)
	}
	if tried < 100 {
		t.Fatalf("only %d changed claims tried", tried)
	}
}

func TestWeakClaimsOfOtherLinesAreFound(t *testing.T) {
	game := "---\ntitle: T\nsummary: T\nsource: s\nrules: {capture: across}\nlabels: near\nsides: {south: South, north: North}\nstore: store\n" +
		"readings:\n  lone-capture: {why: W, values: {no: N, yes: Y}}\n---\n"
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
		b, pages, problems := booktest.Load(t, booktest.Write(t, map[string]string{
			"content/index.md":         "---\ntitle: T\n---\n",
			"content/sources/s.md":     "---\ntitle: T\nby: B\nclauses: {X-1: Sow.}\n---\n",
			"content/variants/game.md": game + text,
		}))
		if len(problems) > 0 {
			t.Fatal(problems)
		}
		if passed, _ := changedClaims(t, b, pages, true); !slices.Equal(passed, want) {
			t.Errorf("%s\ngot  %q\nwant %q", text, passed, want)
		}
	}
}

// changedClaims changes every number of every claim of a book, one by one, in one way or in
// three, and checks the example. It returns the changes that pass or are reported in another
// place, and how many it tried.
func changedClaims(t *testing.T, b *book.Book, pages []*book.Parsed, inAllWays bool) (passed []string, tried int) {
	t.Helper()
	number := regexp.MustCompile(`\d+`)
	claimLine := regexp.MustCompile(`^\s*(position|holds|captured|sown|legal|refused|score|threat|value|only|not|ways)\b`)
	for _, p := range pages {
		for _, fence := range p.Doc.ExampleBlocks() {
			for i, line := range fence.Body {
				if !claimLine.MatchString(line.Text) {
					continue
				}
				for _, at := range number.FindAllStringIndex(line.Text, -1) {
					n, err := strconv.Atoi(line.Text[at[0]:at[1]])
					if err != nil {
						t.Fatal(err)
					}
					others := []int{n + 1, n + 10, max(n-1, 0)}
					if !inAllWays {
						others = others[at[0]%3:][:1]
					}
					for _, other := range others {
						if other == n {
							continue
						}
						tried++
						changed := *fence
						changed.Body = slices.Clone(fence.Body)
						changed.Body[i].Text = line.Text[:at[0]] + strconv.Itoa(other) + line.Text[at[1]:]
						var problems diag.Problems
						example.Check(p.Doc, &changed, p.Variant, b.Variants, &problems)
						where := p.Doc.ProblemAt(line.Offset, "")
						what := "content/" + p.File.Path + ":" + strconv.Itoa(where.Line) + ": " + strconv.Quote(strings.TrimSpace(line.Text))
						switch {
						case len(problems) == 0:
							passed = append(passed, what+" passes as "+strconv.Quote(strings.TrimSpace(changed.Body[i].Text)))
						case problems[0].Line != where.Line || problems[0].Column == 0 || problems[0].File != where.File:
							passed = append(passed, what+" is reported elsewhere: "+problems.Error())
						}
					}
				}
			}
		}
	}
	return passed, tried
}
