//go:build !unix

package fifo

import "errors"

// Make returns [errors.ErrUnsupported].
func Make(string) error { return errors.ErrUnsupported }
