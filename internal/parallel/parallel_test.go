package parallel

import (
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
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

func TestEachIndexIsCalledOnce(t *testing.T) {
	for _, n := range []int{0, 1, 1000} {
		calls := make([]atomic.Int32, n)
		if err := For(n, func(i int) error {
			calls[i].Add(1)
			return nil
		}); err != nil {
			t.Error(err)
		}
		for i := range calls {
			if got := calls[i].Load(); got != 1 {
				t.Errorf("of %d calls, do(%d) was called %d times", n, i, got)
			}
		}
	}
}
