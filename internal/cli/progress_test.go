package cli

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

func TestProgressIsPrintedAtGrowingIntervals(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		begin := time.Now()
		end := showProgress(&out, "links checked", 1, func() (done, all int) { return min(int(time.Since(begin).Seconds()), 20), 20 }, nil)
		time.Sleep(time.Minute)
		end()
		if want := "1 of 20 links checked\n3 of 20 links checked\n7 of 20 links checked\n15 of 20 links checked\n"; out.String() != want {
			t.Errorf("got\n%swant\n%s", &out, want)
		}
	})
}

func TestProgressNamesWhatItWaitsFor(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var out strings.Builder
		begin := time.Now()
		end := showProgress(&out, "links checked", 1, func() (done, all int) { return min(int(time.Since(begin).Seconds()), 2), 20 }, func() string { return "a.example" })
		time.Sleep(10 * time.Second)
		end()
		if want := "1 of 20 links checked\n2 of 20 links checked\n2 of 20 links checked; waiting for a.example\n"; out.String() != want {
			t.Errorf("got\n%swant\n%s", &out, want)
		}
	})
}
