package site

import (
	"errors"
	"runtime"
	"sync"
	"sync/atomic"
)

// each calls do with 0 to n-1, on all cores at once, and returns what went wrong. After an error no more are begun.
func each(n int, do func(i int) error) error {
	var next atomic.Int64
	var failed atomic.Bool
	errs := make([]error, min(runtime.GOMAXPROCS(0), n))
	var workers sync.WaitGroup
	for w := range errs {
		workers.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && !failed.Load(); i = int(next.Add(1)) - 1 {
				if errs[w] = do(i); errs[w] != nil {
					failed.Store(true)
				}
			}
		})
	}
	workers.Wait()
	return errors.Join(errs...)
}
