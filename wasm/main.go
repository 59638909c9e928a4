//go:build wasip1

// Command wasm is the engine's door to a page: a reactor module with three
// calls. A page writes a request where room tells it to, calls ask, and reads
// the answer where answer says it lies. What may be asked is package wire's to
// say.
package main

import (
	"unsafe"

	"sowbook/internal/protocol"
)

func main() {} // a reactor's main is never run

var (
	request []byte
	reply   []byte
	desk    protocol.Desk
)

// room makes space for a request of n bytes and returns its address.
//
//go:wasmexport room
func room(n int32) int32 {
	request = make([]byte, max(n, 1))
	return address(request)
}

// ask answers the first n bytes of the request and returns the length of the
// answer in bytes.
//
//go:wasmexport ask
func ask(n int32) int32 {
	reply = answerOrPanic(string(request[:n]))
	return int32(len(reply))
}

// answer is the address of the last answer.
//
//go:wasmexport answer
func answer() int32 { return address(reply) }

// answerOrPanic is the one place that recovers: a request that breaks the
// engine gets an answer that says so, what was under way is dropped, and the next
// request is served.
func answerOrPanic(text string) (reply []byte) {
	defer func() {
		if recover() != nil {
			desk = protocol.Desk{}
			reply = []byte(`{"error":"the engine failed on this request"}`)
		}
	}()
	return desk.Answer(text)
}

func address(b []byte) int32 { return int32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
