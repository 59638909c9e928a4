package highlight

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/alecthomas/chroma/v2"
)

// Every language that chroma has examples of is read the same by its plain lexer and by the quick one.
func TestTheQuickLexerMakesTheTokensOfThePlainOne(t *testing.T) {
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/alecthomas/chroma/v2").Output()
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(strings.TrimSpace(string(dir)), "lexers", "testdata", "*.actual"))
	if err != nil {
		t.Fatal(err)
	}
	compared := 0
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".actual")
		quick, ok := newLexer(name).(*quickLexer)
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		code := strings.ReplaceAll(string(text), "\r", "")
		if len(code) > 20_000 {
			code = code[:strings.LastIndex(code[:20_000], "\n")]
		}
		if code += "\n"; !ok {
			continue
		}
		compared++
		want, err := chroma.Coalesce(quick.RegexLexer).Tokenise(nil, code)
		if err != nil {
			t.Fatal(err)
		}
		got, err := quick.Tokenise(nil, code)
		if err != nil {
			t.Fatal(name, err)
		}
		if one, other := want.Tokens(), got.Tokens(); !slices.Equal(one, other) {
			at := 0
			for at < min(len(one), len(other)) && one[at] == other[at] {
				at++
			}
			t.Errorf("%s: token %d of %d is %v, and of %d %v", name, at, len(one), one[at:min(at+3, len(one))], len(other), other[at:min(at+3, len(other))])
		}
	}
	if compared < 100 {
		t.Fatalf("only %d languages compared", compared)
	}
}

func TestTheCharactersThatAPatternMayBeginWith(t *testing.T) {
	for _, c := range []struct {
		pattern string
		fold    bool
		want    string // of the letters and signs of all
	}{
		{`a|b`, false, "ab"},
		{`a`, true, "aA"},
		{`(x?y|[0-2])z`, false, "xy012"},
		{`"[^"]*"`, false, `"`},
		{`\bfor\b`, false, "f"},
	} {
		const all = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789\"' \n"
		got := strings.Map(func(r rune) rune {
			if firsts(c.pattern, c.fold, false).has(r) {
				return r
			}
			return -1
		}, all)
		sorted := func(s string) string { r := []rune(s); slices.Sort(r); return string(r) }
		if sorted(got) != sorted(c.want) {
			t.Errorf("%s begins with %q, want %q", c.pattern, got, c.want)
		}
	}
	for _, pattern := range []string{`a*`, ``, `(?=a)b`, `(a)\1`, `[a-z-[aeiou]]x`, `[[:alpha:]]x`, `ä`} {
		if firsts(pattern, false, false) != anyFirst {
			t.Errorf("%q is taken to begin with some characters alone", pattern)
		}
	}
}
