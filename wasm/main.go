//go:build wasip1

// Command wasm is the engine as a WebAssembly module with three exported functions. A page
// writes a request at the address that allocate returns, calls ask, and reads the answer at
// the address that answer returns. A long ask calls the imported function progress from time
// to time, so that the page can tell it from one that hangs. Package protocol documents requests and answers.
package main

import (
	"unsafe"

	"sowbook/engine/solver"
	"sowbook/internal/protocol"
)

func main() {} // a reactor's main never runs

func init() { solver.Progress = progress }

//go:wasmimport engine progress
func progress()

var (
	request []byte
	reply   []byte
	session protocol.Session
)

// allocate makes space for a request of n bytes and returns its address.
//
//go:wasmexport allocate
func allocate(n int32) int32 {
	request = make([]byte, max(n, 1))
	return address(request)
}

// ask answers the first n bytes of the request and returns the length of the answer in
// bytes. If the engine panics, the answer is an error and the next request starts a new
// session.
//
//go:wasmexport ask
func ask(n int32) (length int32) {
	defer func() {
		if recover() != nil {
			session = protocol.Session{}
			reply = []byte(`{"error":"the engine failed on this request"}`)
		}
		length = int32(len(reply))
	}()
	request = request[:n]
	reply = session.Answer(*(*string)(unsafe.Pointer(&request))) // without a copy: the next request has other space
	return
}

// answer returns the address of the last answer.
//
//go:wasmexport answer
func answer() int32 { return address(reply) }

func address(b []byte) int32 { return int32(uintptr(unsafe.Pointer(unsafe.SliceData(b)))) }
