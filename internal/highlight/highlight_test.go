package highlight

import (
	"strings"
	"testing"
)

const code = "package p\n\n// Sow sows.\nfunc Sow(n int) string { return \"zwölf\" }\n"

func shown(t *testing.T, language, code string) string {
	t.Helper()
	var out strings.Builder
	known, err := Write(&out, language, code)
	if err != nil || !known {
		t.Fatal(known, err)
	}
	return out.String()
}

// fresh is an empty store in an empty cache.
func fresh(t *testing.T) {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	kept = store{}
}

func TestABlockIsReadOnceAndWrittenTheSame(t *testing.T) {
	fresh(t)
	_, before := Counts()
	first := shown(t, "go", code)
	if !strings.Contains(first, `<span class="kd">func</span>`) {
		t.Fatal(first)
	}
	if second := shown(t, "go", code); second != first {
		t.Errorf("first\n%s\nthen\n%s", first, second)
	}
	if _, after := Counts(); after != before+1 {
		t.Errorf("read %d times", after-before)
	}
	if other := shown(t, "json", code); other == first {
		t.Error("another language is written the same")
	}
}

func TestWhatWasKeptIsReadByTheNextRunAndADamagedFileIsNot(t *testing.T) {
	fresh(t)
	want := shown(t, "go", code)
	kinds := kept.all[keyOf("go", code)].kinds
	file := kept.encode()

	next := store{all: map[key]block{}}
	next.decode(file)
	if b := next.all[keyOf("go", code)]; len(next.all) != 1 || b.kinds != kinds {
		t.Fatalf("%v", next.all)
	}
	for at := range file {
		damaged := append([]byte(nil), file...)
		damaged[at] ^= 1
		next := store{all: map[key]block{}}
		if next.decode(damaged); len(next.all) > 0 {
			t.Fatalf("damaged at %d and read", at)
		}
		if next.decode(file[:at]); len(next.all) > 0 {
			t.Fatalf("cut at %d and read", at)
		}
	}

	kept = store{}
	kept.once.Do(func() { kept.all = next.all })
	_, before := Counts()
	if got := shown(t, "go", code); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if _, after := Counts(); after != before {
		t.Error("what was kept is read again")
	}
}

func TestKindsThatDoNotFitTheCodeAreNotUsed(t *testing.T) {
	fresh(t)
	want := shown(t, "go", code)
	for _, wrong := range []kinds{"", "\x02", "\x02\xff\xff\x01", "\x02\x01"} {
		kept.all[keyOf("go", code)] = block{kinds: wrong}
		if got := shown(t, "go", code); got != want {
			t.Errorf("kinds %q: %s", wrong, got)
		}
	}
}

func TestAnUnknownLanguageIsNotWritten(t *testing.T) {
	var out strings.Builder
	if known, err := Write(&out, "no language at all", code); known || err != nil || out.Len() > 0 {
		t.Error(known, err, out.String())
	}
}
