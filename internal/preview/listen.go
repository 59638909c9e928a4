package preview

import (
	"errors"
	"fmt"
	"net"
	"syscall"
)

// listen listens at an address.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return nil, fmt.Errorf("%s is in use by another program; choose another address with -addr, as in -addr localhost:8081", addr)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	return listener, nil
}
