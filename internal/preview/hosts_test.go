package preview

import (
	"context"
	"io"
	"net"
	"net/http"
	neturl "net/url"
	"strings"
	"testing"

	"sowbook/internal/book"
	"sowbook/internal/booktest"
	"sowbook/internal/site"
)

func TestOnlyLocalNamesAndGivenAddressAreServed(t *testing.T) {
	skipIfShort(t)
	_, url := serveGood(t, "127.0.0.1:0", defaultLimits)
	for host, want := range map[string]int{
		"localhost": 200, "localhost:9": 200, "LOCALHOST.": 200, "a.b.localhost:80": 200, "127.0.0.1": 200, "127.8.9.1:8080": 200, "[::1]": 200, "[::1]:8080": 200, "[::ffff:127.0.0.1]:1": 200,
		"evil.example": 403, "localhost.evil.example": 403, "evillocalhost": 403, "127.0.0.1.evil.example": 403, "127.1": 403, "192.168.0.1": 403, "0.0.0.0": 403, "[::]": 403, "128.0.0.1": 403, "<b>": 403,
	} {
		for _, path := range []string{"", "-/reload.js", "-/events?page=/", "one", "nothing"} {
			got := answer(t, url+path, host)
			if forbidden := got.StatusCode == http.StatusForbidden; forbidden != (want == 403) {
				t.Errorf("%s of %s answers %d", path, host, got.StatusCode)
			}
			if got.Header.Get("X-Content-Type-Options") != "nosniff" {
				t.Errorf("%s of %s lacks nosniff", path, host)
			}
		}
	}
}

func TestHostsFollowTheGivenAddress(t *testing.T) {
	local := &net.TCPAddr{IP: net.IPv4(192, 168, 0, 7), Port: 8080}
	for _, test := range []struct {
		addr, host string
		want       bool
	}{
		{"mine.example:8080", "mine.example:8080", true},
		{"MINE.example:8080", "mine.EXAMPLE", true},
		{"mine.example:8080", "other.example", false},
		{"mine.example:8080", "192.168.0.7", false},
		{"192.168.0.7:8080", "192.168.0.7:8080", true},
		{"192.168.0.7:8080", "192.168.0.8:8080", false},
		{"192.168.0.7:8080", "mine.example", false},
		{":8080", "192.168.0.7:8080", true}, // the address the request was sent to
		{"0.0.0.0:8080", "192.168.0.7:8080", true},
		{"[::]:8080", "192.168.0.7:8080", true},
		{"[::]:8080", "192.168.0.8:8080", false},
		{":8080", "mine.example", false},
		{":8080", "", false},
		{"0.0.0.0:8080", "0.0.0.0:8080", true},
		{":8080", "0.0.0.0:8080", false},
		{"[fd00::7]:8080", "[fd00:0::7]:8080", true},
		{"[fd00::7]:8080", "[fd00::8]:8080", false},
		{"localhost:8080", "mine.example", false},
	} {
		r := (&http.Request{Host: test.host}).WithContext(context.WithValue(t.Context(), http.LocalAddrContextKey, local))
		if got := isAllowed(r, hostName(test.addr)); got != test.want {
			t.Errorf("-addr %s, host %s: %t", test.addr, test.host, got)
		}
	}
}

func TestEventsAreForPagesOfThePreview(t *testing.T) {
	skipIfShort(t)
	_, url := serveGood(t, "127.0.0.1:0", defaultLimits)
	at, err := neturl.Parse(url)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		fields []string
		want   int
	}{
		{nil, 200},
		{[]string{"Origin: http://" + at.Host, "Sec-Fetch-Site: same-origin"}, 200},
		{[]string{"Sec-Fetch-Site: none"}, 200},
		{[]string{"Origin: http://evil.example"}, 403},
		{[]string{"Origin: http://localhost:1"}, 403},
		{[]string{"Origin: null"}, 403},
		{[]string{"Origin: ::"}, 403},
		{[]string{"Sec-Fetch-Site: cross-site"}, 403},
		{[]string{"Sec-Fetch-Site: same-site"}, 403},
	} {
		if got := answer(t, url+"-/events?page=/", at.Host, test.fields...).StatusCode; got != test.want {
			t.Errorf("%v answers %d, want %d", test.fields, got, test.want)
		}
	}
}

func TestServesIPv6AndReportsItInUse(t *testing.T) {
	skipIfShort(t)
	l, err := net.Listen("tcp", "[::1]:0")
	if err != nil {
		t.Skip("no IPv6: ", err)
	}
	defer l.Close()
	err = Run(t.Context(), site.Options{Project: booktest.Repository(), Location: book.Location{Base: "/"}}, l.Addr().String(), io.Discard)
	if err == nil || !strings.Contains(err.Error(), l.Addr().String()+" is in use by another program") {
		t.Errorf("%v", err)
	}
	_, url := serveGood(t, "[::1]:0", defaultLimits)
	if status, _, body := get(t, url); status != 200 || !strings.HasPrefix(url, "http://[::1]:") || !strings.Contains(body, "The first page.") {
		t.Errorf("%s answers %d %s", url, status, body)
	}
}

func TestAddressForAllIsShownAsLocalhost(t *testing.T) {
	skipIfShort(t)
	_, url := serveGood(t, ":0", defaultLimits)
	if status, _, _ := get(t, url); status != 200 || !strings.HasPrefix(url, "http://localhost:") {
		t.Errorf("%s answers %d", url, status)
	}
}
