//go:build !unix

package preview

import (
	"errors"
	"net"
)

// replace makes another file the program of this process, which this system does not do.
func replace(string, net.Listener) error {
	return errors.New("on this system it must be started again by hand")
}
