package preview

import (
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"strings"
)

// isAllowed reports whether a request names this machine, the host of -addr or, if that is any
// address, the IP address that the request was sent to. A site of someone else could let its name
// point to this machine and then read the preview (DNS rebinding).
func isAllowed(r *http.Request, host string) bool {
	name := hostName(r.Host)
	if name == "localhost" || strings.HasSuffix(name, ".localhost") || name != "" && name == host {
		return true
	}
	ip, err := netip.ParseAddr(name)
	if err != nil || ip.IsUnspecified() {
		return false
	}
	if ip = ip.Unmap(); ip.IsLoopback() {
		return true
	}
	configured, err := netip.ParseAddr(host)
	if anyAddress := host == "" || err == nil && configured.IsUnspecified(); !anyAddress {
		return err == nil && configured.Unmap() == ip
	}
	local, ok := r.Context().Value(http.LocalAddrContextKey).(*net.TCPAddr)
	return ok && local.AddrPort().Addr().Unmap() == ip
}

// sameSite reports whether a request comes from a page of the preview or from no page.
func sameSite(r *http.Request) bool {
	if from := r.Header.Get("Sec-Fetch-Site"); from != "" && from != "same-origin" && from != "none" {
		return false
	}
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true
	}
	u, err := url.Parse(origin)
	return err == nil && strings.EqualFold(u.Host, r.Host)
}

// hostName returns the host of an address with or without a port, in lower case and
// without brackets.
func hostName(addr string) string {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		host = strings.TrimSuffix(strings.TrimPrefix(addr, "["), "]")
	}
	return strings.TrimSuffix(strings.ToLower(host), ".")
}
