package sitecheck

import (
	"bufio"
	"cmp"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"math/big"
	"net"
	"net/http"
	"strings"
	"syscall"
	"testing"
	"time"
)

// newListener returns the address of a host that passes connections to serve and then closes
// them. Without serve nothing listens there.
func newListener(t *testing.T, serve func(net.Conn)) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	if serve == nil {
		listener.Close()
	}
	t.Cleanup(func() { listener.Close() })
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				serve(conn)
			}()
		}
	}()
	return listener.Addr().String()
}

// answering returns a server that reads the header of a request and writes an answer, which
// it repeats without end if forever is set.
func answering(answer, repeated string) func(net.Conn) {
	return func(conn net.Conn) {
		request, err := http.ReadRequest(bufio.NewReader(conn))
		if err != nil {
			return
		}
		_, err = io.WriteString(conn, strings.ReplaceAll(answer, "HOST", request.Host))
		block := strings.Repeat(repeated, 64<<10/max(len(repeated), 1))
		for repeated != "" && err == nil {
			_, err = io.WriteString(conn, block)
		}
	}
}

// certified returns a server with a certificate that change has changed.
func certified(t *testing.T, change func(*x509.Certificate)) func(net.Conn) {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	template := &x509.Certificate{SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}}
	change(template)
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	if err != nil {
		t.Fatal(err)
	}
	config := &tls.Config{Certificates: []tls.Certificate{{Certificate: [][]byte{der}, PrivateKey: key}}}
	return func(conn net.Conn) { _ = tls.Server(conn, config).Handshake() }
}

// Both checks name the host and what is wrong with it, and end.
func TestFailuresAreExplainedInWords(t *testing.T) {
	day := func(year int) time.Time { return time.Date(year, time.March, 2, 12, 0, 0, 0, time.UTC) }
	for name, test := range map[string]struct {
		serve     func(net.Conn) // nil for a host at which nothing listens
		scheme    string         // http unless given
		want      string         // after the host
		permanent bool
	}{
		"nothing listens":        {want: " refuses connections", permanent: true},
		"garbage":                {serve: answering("\x00\x01 garbage \x1b[2J\r\n", ""), want: " does not answer in valid HTTP"},
		"garbage without end":    {serve: answering("", "garbage"), want: " sends too many headers", permanent: true},
		"header without a colon": {serve: answering("HTTP/1.1 200 OK\r\nnothing\r\n\r\n", ""), want: " does not answer in valid HTTP"},
		"headers without end":    {serve: answering("HTTP/1.1 200 OK\r\n", "A: b\r\n"), want: " sends too many headers", permanent: true},
		"closed at once":         {serve: func(net.Conn) {}, want: " closes the connection early"},
		"closed in the headers":  {serve: answering("HTTP/1.1 200 OK\r\nA: b\r\n", ""), want: " closes the connection early"},
		"reset": {serve: func(conn net.Conn) {
			_, _ = http.ReadRequest(bufio.NewReader(conn))
			_ = conn.(*net.TCPConn).SetLinger(0)
		}, want: " closes the connection early"},
		"silent":              {serve: func(conn net.Conn) { _, _ = io.Copy(io.Discard, conn) }, want: " does not answer in time"},
		"certificate ended":   {serve: certified(t, func(c *x509.Certificate) { c.NotBefore, c.NotAfter = day(2001), day(2002) }), scheme: "https", want: "'s certificate is not valid: it expired on 2 March 2002", permanent: true},
		"certificate begins":  {serve: certified(t, func(c *x509.Certificate) { c.NotBefore, c.NotAfter = day(2901), day(2902) }), scheme: "https", want: "'s certificate is not valid: it is not valid before 2 March 2901", permanent: true},
		"certificate of none": {serve: certified(t, func(c *x509.Certificate) { c.IPAddresses = nil }), scheme: "https", want: "'s certificate is not valid: it names no host", permanent: true},
		"certificate of another": {serve: certified(t, func(c *x509.Certificate) { c.IPAddresses, c.DNSNames = nil, []string{"other.example"} }), scheme: "https",
			want: "'s certificate is not valid: it is for other.example", permanent: true},
		"certificate of others": {serve: certified(t, func(c *x509.Certificate) {
			c.IPAddresses, c.DNSNames = nil, []string{"a.example", "b.example", "c.example"}
		}), scheme: "https",
			want: "'s certificate is not valid: it is for a.example and 2 other names", permanent: true},
		"self-signed":        {serve: certified(t, func(*x509.Certificate) {}), scheme: "https", want: "'s certificate is not valid: its issuer is unknown", permanent: true},
		"no encryption":      {serve: func(conn net.Conn) { _, _ = io.WriteString(conn, "HTTP/1.1 400 Bad Request\r\n\r\n") }, scheme: "https", want: " answers without encryption; write http instead of https", permanent: true},
		"garbage over https": {serve: func(conn net.Conn) { _, _ = io.WriteString(conn, "garbage") }, scheme: "https", want: " cannot set up an encrypted connection", permanent: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			host := newListener(t, test.serve)
			transport := newTransport()
			transport.TLSClientConfig = &tls.Config{RootCAs: x509.NewCertPool()}
			client := Client{Transport: transport, Timeout: testClient.Timeout, RetryDelay: testClient.RetryDelay}
			if name == "silent" {
				client.Timeout = 20 * time.Millisecond
			}
			scheme := cmp.Or(test.scheme, "http")
			wantBothChecks(t, client, scheme+"://"+host+"/", host+test.want, test.permanent)
		})
	}
}

func TestHostsThatCannotBeReachedAreExplained(t *testing.T) {
	for want, failure := range map[string]error{
		"example.org cannot be found":                                   &net.OpError{Op: "dial", Err: &net.DNSError{Name: "example.org", IsNotFound: true}},
		"example.org cannot be looked up; check the network":            &net.OpError{Op: "dial", Err: &net.DNSError{Name: "example.org", IsTimeout: true, IsTemporary: true}},
		"example.org cannot be reached":                                 &net.OpError{Op: "dial", Err: syscall.EHOSTUNREACH},
		"the proxy cannot be reached; check HTTPS_PROXY and HTTP_PROXY": &net.OpError{Op: "proxyconnect", Err: syscall.ECONNREFUSED},
		"the certificate of example.org cannot be checked: this computer has no list of certificate authorities": &tls.CertificateVerificationError{Err: x509.SystemRootsError{}},
		"example.org's certificate is not valid: it must not be used for a website":                              &tls.CertificateVerificationError{Err: x509.CertificateInvalidError{Reason: x509.IncompatibleUsage}},
		"example.org's certificate is not valid: it cannot be verified":                                          &tls.CertificateVerificationError{Err: errors.New("unknown")},
	} {
		dial := func(context.Context, string, string) (net.Conn, error) { return nil, failure }
		client := Client{Transport: &http.Transport{DialContext: dial}, RetryDelay: testClient.RetryDelay}
		permanent := !strings.HasSuffix(want, "network") && !strings.HasSuffix(want, "org cannot be reached")
		wantBothChecks(t, client, "http://example.org/", want, permanent)
	}
}

func TestInvalidAddressesAreExplained(t *testing.T) {
	for _, address := range []string{"http://[::1/", "https://exa%20mple/", "https:///page"} {
		problems, _ := checkLinks(t, testClient, linkAt(address, 1))
		if want := "content/a.md:1:3: " + address + ": this is not the address of a page; write it in full, as in https://example.org/page"; problems.Error() != want {
			t.Errorf("%v, want %s", problems, want)
		}
	}
}

func TestRedirectsThatCannotBeFollowedAreExplained(t *testing.T) {
	host := newListener(t, answering("HTTP/1.1 302 Found\r\nLocation: ftp://files.example/a\r\nConnection: close\r\n\r\n", ""))
	problems, _ := checkLinks(t, testClient, linkAt("http://"+host+"/", 1))
	if want := fmt.Sprintf("content/a.md:1:3: http://%[1]s/: %[1]s redirects to ftp://files.example/a, which is not a web address", host); problems.Error() != want {
		t.Errorf("%v, want %s", problems, want)
	}
}

func TestBodiesWithoutEndAreNotRead(t *testing.T) {
	host := newListener(t, answering("HTTP/1.1 404 Not Found\r\n\r\n", "x"))
	problems, _ := checkLinks(t, testClient, linkAt("http://"+host+"/", 1))
	if want := "content/a.md:1:3: http://" + host + "/ answers 404 Not Found"; problems.Error() != want {
		t.Errorf("%v, want %s", problems, want)
	}
	wantSiteFailure(t, testClient, "http://"+host+"/", "it is larger than 16 MiB")
}

func TestBodyThatBreaksOffIsExplained(t *testing.T) {
	host := newListener(t, answering("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\npart", ""))
	wantSiteFailure(t, testClient, "http://"+host+"/", host+" closes the connection early")
}

// A check that ran out of time blames the site for nothing.
func TestFindingsEndWithTheContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	site := &pagesHost{}
	h := newHost(t, func(w http.ResponseWriter, r *http.Request, times int) {
		if strings.HasSuffix(r.URL.Path, ".wasm") {
			cancel()
			<-r.Context().Done()
		}
		site.ServeHTTP(w, r)
	})
	address := h.URL + "/repo/"
	site.files = smallSite(address)
	root, err := ParseAddress(address)
	if err != nil {
		t.Fatal(err)
	}
	findings, ok := testClient.CheckSite(ctx, root)
	want := "found the first page: " + address + "\nfound 3 of 3 scripts and styles"
	if !ok || texts(findings, Good) != want || texts(findings, Bad) != "" {
		t.Errorf("ok %v, %v, want only\n%s", ok, findings, want)
	}
}

// wantBothChecks expects that a check of links and one of a site fail for the reason.
func wantBothChecks(t *testing.T, client Client, address, reason string, permanent bool) {
	t.Helper()
	want := "content/a.md:1:3: " + address + ": " + reason
	if !permanent {
		want += "; tried 3 times"
	}
	if problems, notes := checkLinks(t, client, linkAt(address, 1)); problems.Error() != want || len(notes) > 0 {
		t.Errorf("links: %v %v, want %s", problems, notes, want)
	}
	wantSiteFailure(t, client, address, reason)
}

// wantSiteFailure expects that the check of a site cannot fetch its first page for the reason.
func wantSiteFailure(t *testing.T, client Client, address, reason string) {
	t.Helper()
	root, err := ParseAddress(address)
	if err != nil {
		t.Fatal(err)
	}
	findings, ok := client.CheckSite(t.Context(), root)
	if want := "cannot fetch the first page: " + reason; ok || len(findings) != 1 || findings[0] != (Finding{Bad, want}) {
		t.Errorf("site: %v %v, want %s", ok, findings, want)
	}
}
