package preview

import (
	"errors"
	"fmt"
	"net"
	"os"
	"strconv"
	"syscall"
)

// inherited names the variable by which a program hands its listener over to its successor: the number of an open file.
const inherited = "SOWBOOK_LISTENER"

// listen listens at an address, or goes on with the listener that was handed over.
func listen(addr string) (net.Listener, error) {
	if text := os.Getenv(inherited); text != "" {
		os.Unsetenv(inherited)
		fd, err := strconv.Atoi(text)
		if err != nil {
			return nil, fmt.Errorf("%s is the number of an open file, not %q", inherited, text)
		}
		file := os.NewFile(uintptr(fd), "listener")
		defer file.Close()
		return net.FileListener(file)
	}
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is in use by another program; choose another address with -addr, as in -addr localhost:8081", addr)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	return listener, nil
}
