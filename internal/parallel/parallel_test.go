package parallel

import (
	"errors"
	"fmt"
	"strings"
	"testing"
)

func TestPanicReachesCaller(t *testing.T) {
	defer func() {
		if text := fmt.Sprint(recover()); !strings.HasPrefix(text, "call 3\n") || !strings.Contains(text, "parallel_test.go") {
			t.Errorf("panics with %q", text)
		}
	}()
	err := For(10, func(i int) error {
		if i == 3 {
			panic("call 3")
		}
		return nil
	})
	t.Errorf("returns %v", err)
}

func TestErrorIsReturned(t *testing.T) {
	want := errors.New("call 3")
	if err := For(10, func(i int) error {
		if i == 3 {
			return want
		}
		return nil
	}); err != want {
		t.Errorf("%v", err)
	}
}
