// Package parallel runs a loop on all cores.
package parallel

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"sync/atomic"

	"golang.org/x/sync/errgroup"
)

// For calls do(0) to do(n-1) on all cores and returns the first error. After an error it
// starts no more calls. If do panics, For panics after the other calls have ended.
func For(n int, do func(i int) error) error {
	var panicked atomic.Pointer[string] // the first panic with its stack
	group, ctx := errgroup.WithContext(context.Background())
	var next atomic.Int64
	for range min(n, runtime.GOMAXPROCS(0)) {
		group.Go(func() error {
			defer func() {
				if err := recover(); err != nil {
					text := fmt.Sprintf("%v\n%s", err, debug.Stack())
					panicked.CompareAndSwap(nil, &text)
				}
			}()
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					break
				}
				if err := do(i); err != nil {
					return err
				}
			}
			return nil
		})
	}
	err := group.Wait()
	if text := panicked.Load(); text != nil {
		panic(*text)
	}
	return err
}
