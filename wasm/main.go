//go:build wasip1

// Command wasm is the engine as a WebAssembly module: a reactor with three calls. A page
// writes a request at the address that room returns, calls ask, and reads the answer at
// the address that answer returns. Package protocol describes requests and answers.
package main

import (
	"unsafe"

	"sowbook/internal/protocol"
)

func main() {} // a reactor's main never runs

var (
	request []byte
	reply   []byte
	session protocol.Session
)

// room makes space for a request of n bytes and returns its address.
//
//go:wasmexport room
func room(n int32) int32 {
	request = make([]byte, max(n, 1))
	return address(request)
}

// ask answers the first n bytes of the request and returns the length of the answer in
// bytes.
//
//go:wasmexport ask
func ask(n int32) int32 {
	reply = answerOrError(string(request[:n]))
	return int32(len(reply))
}

// answer returns the address of the last answer.
//
//go:wasmexport answer
func answer() int32 { return address(reply) }

// answerOrError answers a request. It is the only function that recovers: if the engine
// panics, the answer is an error and the next request starts a new session.
func answerOrError(text string) (reply []byte) {
	defer func() {
		if recover() != nil {
			session = protocol.Session{}
			reply = []byte(`{"error":"the engine failed on this request"}`)
		}
	}()
	return session.Answer(text)
}

func address(b []byte) int32 { return int32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
