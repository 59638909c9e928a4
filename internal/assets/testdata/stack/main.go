//go:build wasip1

// Command stack prints what functions return that depend on the stack, and then panics.
package main

import (
	"runtime"

	"sowbook/engine"
)

func main() {}

//go:wasmexport run
func run() {
	println("deep", engine.Deep(2000, engine.Nodes()))
	println("elsewhere", engine.Elsewhere())
	println("goroutines", runtime.NumGoroutine())
	println(engine.Caught(engine.Outside))
	println(engine.Caught(engine.Nil))
	println(engine.Caught(engine.Wrapped))
	panic("out of seeds")
}
