package site

import (
	"io"
	"sync"
)

// inOrder writes parts that come in any order in theirs. Those that come early wait; where they come from several workers that take the
// next one each, few do.
type inOrder struct {
	mu      sync.Mutex
	out     io.Writer
	next    int
	waiting map[int][]byte
	err     error
}

// put takes part i, from 0. Each must come once.
func (o *inOrder) put(i int, part []byte) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.waiting == nil {
		o.waiting = map[int][]byte{}
	}
	o.waiting[i] = part
	for part, ok := o.waiting[o.next]; ok; part, ok = o.waiting[o.next] {
		if o.err == nil {
			_, o.err = o.out.Write(part)
		}
		delete(o.waiting, o.next)
		o.next++
	}
}
