package book

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestPanicOfParallelCallReachesCaller(t *testing.T) {
	defer func() {
		if text := fmt.Sprint(recover()); !strings.HasPrefix(text, "call 3\n") || !strings.Contains(text, "load_test.go") {
			t.Errorf("panics with %q", text)
		}
	}()
	err := ParallelFor(10, func(i int) error {
		if i == 3 {
			panic("call 3")
		}
		return nil
	})
	t.Errorf("returns %v", err)
}

func TestErrorOfParallelCallIsReturned(t *testing.T) {
	want := errors.New("call 3")
	if err := ParallelFor(10, func(i int) error {
		if i == 3 {
			return want
		}
		return nil
	}); err != want {
		t.Errorf("%v", err)
	}
}
