package cli

import (
	"fmt"
	"net"
	"regexp"
	"strconv"

	"sowbook/internal/preview"
	"sowbook/internal/project"
)

func runServe(e *env, f *flags, args []string) error {
	addr := f.String("addr HOST:PORT", "localhost:8080", "where to serve, localhost:8080 unless given")
	ofSite := addSiteFlags(f)
	if err := parseOnly(f, args); err != nil {
		return err
	}
	o, err := ofSite.options(e)
	if err != nil {
		return err
	}
	if err := checkAddress(*addr); err != nil {
		return err
	}
	if o.Location.Base == "" {
		o.Location.Base = project.BaseOf(o.Location.URL)
	}
	o.Warn = e.print
	ctx, stop := untilStopped()
	defer stop()
	return preview.Run(ctx, o, *addr, e.stderr)
}

// hostPattern matches the name or the IP address of a host, or nothing, which is any
// address of this machine.
var hostPattern = regexp.MustCompile(`^[\p{L}\p{N}._:%-]*$`)

// checkAddress returns an error if the value of -addr is not HOST:PORT.
func checkAddress(addr string) error {
	host, port, err := net.SplitHostPort(addr)
	if _, wrong := strconv.ParseUint(port, 10, 16); err != nil || wrong != nil || !hostPattern.MatchString(host) {
		return usageError(fmt.Sprintf("-addr is HOST:PORT with a port from 0 to 65535, not %q", addr))
	}
	return nil
}
