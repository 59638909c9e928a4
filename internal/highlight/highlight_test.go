package highlight

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"sowbook/internal/cache"
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
	found := kept.find(keyOf("go", code))
	Keep()
	name := cache.Path(fileName())
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	reads := func(file []byte) kinds { // what another run finds in it
		if err := os.WriteFile(name, file, 0o644); err != nil {
			t.Fatal(err)
		}
		var next store
		return next.find(keyOf("go", code))
	}
	if got := reads(file); len(found) == 0 || !bytes.Equal(got, found) {
		t.Fatalf("found %q, read %q", found, got)
	}
	for at := range file {
		damaged := bytes.Clone(file)
		damaged[at] ^= 1
		if got := reads(damaged); got != nil {
			t.Fatalf("damaged at %d and read: %q", at, got)
		}
		if got := reads(file[:at]); got != nil {
			t.Fatalf("cut at %d and read: %q", at, got)
		}
	}

	reads(file)
	kept = store{}
	_, before := Counts()
	if got := shown(t, "go", code); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	if _, after := Counts(); after != before {
		t.Error("what was kept is read again")
	}

	shown(t, "json", "{}\n")
	Keep() // what an earlier run found, and this one
	var next store
	if next.find(keyOf("json", "{}\n")) == nil || !bytes.Equal(next.find(keyOf("go", code)), found) {
		t.Error("the next file does not hold both")
	}
	if left, _ := os.ReadDir(cache.Path("")); len(left) != 1 {
		t.Errorf("there are %v in the cache", left)
	}
}

func TestWithoutRoomForItABlockIsReadEachTime(t *testing.T) {
	fresh(t)
	want := shown(t, "go", code)
	kept = store{}
	t.Setenv("XDG_CACHE_HOME", os.DevNull)
	_, before := Counts()
	for range 2 {
		if got := shown(t, "go", code); got != want {
			t.Errorf("got\n%s\nwant\n%s", got, want)
		}
	}
	if _, after := Counts(); after != before+2 {
		t.Errorf("read %d times", after-before)
	}
}

func TestKindsThatDoNotFitTheCodeAreNotUsed(t *testing.T) {
	for _, wrong := range []kinds{nil, kinds("\x02"), kinds("\x02\xff\xff\x01"), kinds("\x02\x01"), append(kinds{255}, byte(len(code)))} {
		if wrong.fit(code) {
			t.Errorf("kinds %q fit", wrong)
		}
	}
	if fitting := append(kinds{2}, byte(len(code))); !fitting.fit(code) {
		t.Error("kinds that fit do not")
	}
	fresh(t)
	want := shown(t, "go", code)
	if _, err := kept.found.WriteAt([]byte{255}, 0); err != nil {
		t.Fatal(err)
	}
	if got := shown(t, "go", code); got != want {
		t.Error(got)
	}
}

func TestAnUnknownLanguageIsNotWritten(t *testing.T) {
	var out strings.Builder
	if known, err := Write(&out, "no language at all", code); known || err != nil || out.Len() > 0 {
		t.Error(known, err, out.String())
	}
}
