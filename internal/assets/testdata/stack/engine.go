// Package engine needs what Go keeps to unwind the stack. Some of its functions are inlined.
package engine

import "runtime"

type node struct {
	value int
	next  *node
}

// Deep fills a large stack with pointers while garbage is collected and checks that what they
// point to is still there. It returns the number of calls.
func Deep(depth int, kept map[int]*node) (calls int) {
	var frame [64]*node
	for i := range frame {
		frame[i] = &node{depth, &node{i, nil}}
	}
	kept[depth] = frame[depth%64]
	if depth > 0 {
		defer func() { calls++ }()
		calls = Deep(depth-1, kept)
	}
	if depth%500 == 0 {
		runtime.GC()
		for range 2000 {
			overwrite(&node{-1, &node{-1, nil}})
		}
	}
	for i, n := range frame {
		if n.value != depth || n.next.value != i {
			panic("a node of a frame was freed")
		}
	}
	if n := kept[depth]; n.value != depth || n.next.value != depth%64 {
		panic("a node of a map was freed")
	}
	return calls
}

var garbage *node

func overwrite(n *node) { garbage = n }

// Nodes returns an empty map for Deep.
func Nodes() map[int]*node { return map[int]*node{} }

// Caught calls f and returns the text of the error it panics with.
func Caught(f func()) (text string) {
	defer func() {
		if tooDeep() != nil {
			text = "recovered by a function that was not deferred"
		} else if err, ok := recover().(error); ok {
			text = err.Error()
		}
	}()
	f()
	return "no panic"
}

func tooDeep() any { return recover() }

// Outside reads beyond the end of a slice.
func Outside() { println(at(make([]int, 3), 5)) }

func at(numbers []int, i int) int { return numbers[i] }

// Nil follows a nil pointer.
func Nil() {
	var n *node
	println(n.next.value)
}

// Wrapped calls a value method of a nil pointer.
func Wrapped() { sower.sow() }

var sower interface{ sow() } = (*seeds)(nil)

type seeds int

func (s seeds) sow() { println(int(s)) }

// Elsewhere returns what a goroutine sends after it has recovered from a panic.
func Elsewhere() int {
	sent := make(chan int)
	go func() {
		defer func() {
			if recover() == "elsewhere" {
				sent <- 7
			}
		}()
		panic("elsewhere")
	}()
	return <-sent
}
