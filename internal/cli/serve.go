package cli

import (
	"flag"
	"fmt"
	"net"
	"regexp"
	"strconv"

	"sowbook/internal/preview"
	"sowbook/internal/project"
)

var serveCommand = command{project.Command{
	Name:  "serve",
	Args:  "[-addr localhost:8080] [-url https://HOST/path/] [-base /path/] [-drafts]",
	What:  "serve the site; rebuild and reload on change",
	Flags: []project.Flag{{Name: "-addr HOST:PORT", What: "where to serve, localhost:8080 unless given"}, urlFlag, baseFlag, draftsFlag},
}, runServe}

func runServe(e *env, f *flag.FlagSet, args []string) error {
	addr := f.String("addr", "localhost:8080", "")
	o, err := e.siteOptions(f, args)
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
