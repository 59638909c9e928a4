package highlight

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// Every language that chroma has examples of is read the same by its plain lexer and by the quick one.
func TestTheQuickLexerFindsTheKindsOfThePlainOne(t *testing.T) {
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
		want, taken, err := quick.plain.read(code)
		if err != nil {
			t.Fatal(err)
		}
		got, read, err := quick.read(code)
		if err != nil || read != taken {
			t.Fatal(name, err, "or the code is taken for another")
		}
		for at := 0; !bytes.Equal(got, want); {
			kind, length, rest, _ := want.next()
			other, size, more, _ := got.next()
			if kind != other || length != size {
				t.Errorf("%s, at byte %d: %v of %d bytes, want %v of %d: %q", name, at, other, size, kind, length, read[at:min(at+40, len(read))])
				break
			}
			at, want, got = at+length, rest, more
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
			if beginningOf(c.pattern, c.fold, false).set.has(r) {
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
		if beginningOf(pattern, false, false).set != anyFirst {
			t.Errorf("%q is taken to begin with some characters alone", pattern)
		}
	}
}

func TestWhetherAPatternLooksAtWhatStandsBeforeIt(t *testing.T) {
	for pattern, want := range map[string]bool{
		`\w+\b`: false, `[^\W\d]\w*`: false, `a*b$`: false, `(for|while)\b`: false, `"(\\.|[^"])*"`: false,
		`\bfor`: true, `^#`: true, `a*\b`: true, `(a|^b)c`: true, `(?<=x)y`: true, `(a)\1`: true, `$`: true, `(x|\b)+y`: true,
	} {
		if got := beginningOf(pattern, false, false).looks; got != want {
			t.Errorf("%s: %t", pattern, got)
		}
	}
}
