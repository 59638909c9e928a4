//go:build unix

package preview

import (
	"errors"
	"net"
	"os"
	"strconv"
	"syscall"
)

// replace makes another file the program of this process, and hands the listener over. It returns when it cannot.
func replace(file string, listener net.Listener) error {
	tcp, ok := listener.(*net.TCPListener)
	if !ok {
		return errors.New("its address cannot be handed over")
	}
	open, err := tcp.File()
	if err != nil {
		return err
	}
	defer open.Close()
	handed, err := syscall.Dup(int(open.Fd())) // which, unlike Go's own, outlives this program
	if err != nil {
		return err
	}
	defer syscall.Close(handed)
	return syscall.Exec(file, os.Args, append(os.Environ(), inherited+"="+strconv.Itoa(handed)))
}
