package sitecheck

import (
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"syscall"
	"time"
)

// failure is the reason why a request got no answer.
type failure struct {
	text      string // in words about the host, as in "example.org refuses connections"
	permanent bool   // another try would fail in the same way
}

// temporary reports whether there is a failure that another try may not have.
func (f failure) temporary() bool { return f.text != "" && !f.permanent }

// redirectError is the error for a redirect that cannot be followed, in words about the host.
type redirectError string

func (e redirectError) Error() string { return string(e) }

// explain says why a request to a host failed, or to a host to which that redirected. Errors of
// package net/http name functions and system calls instead, and many have no type.
func explain(err error, host string) failure {
	if redirect, ok := errors.AsType[redirectError](err); ok {
		return failure{string(redirect), true}
	}
	if at, ok := errors.AsType[*url.Error](err); ok {
		u, err := url.Parse(at.URL)
		if err != nil || u.Host == "" {
			return failure{"this is not the address of a page; write it in full, as in https://example.org/page", true}
		}
		host = u.Host
	}
	about := func(text string) failure { return failure{text: host + " " + text} }
	permanent := func(text string) failure { return failure{host + " " + text, true} }

	operation := ""
	if op, ok := errors.AsType[*net.OpError](err); ok {
		operation = op.Op
	}
	if operation == "proxyconnect" {
		return failure{"the proxy cannot be reached; check HTTPS_PROXY and HTTP_PROXY", true}
	}
	if dns, ok := errors.AsType[*net.DNSError](err); ok {
		host = dns.Name
		if dns.IsNotFound {
			return permanent("cannot be found")
		}
		return about("cannot be looked up; check the network")
	}
	if why := explainCertificate(err); why != "" {
		return failure{host + "'s certificate is not valid: " + why, true}
	}
	if _, ok := errors.AsType[x509.SystemRootsError](err); ok {
		return failure{"the certificate of " + host + " cannot be checked: this computer has no list of certificate authorities", true}
	}
	timeout, ok := errors.AsType[net.Error](err)
	text := err.Error()
	switch {
	case ok && timeout.Timeout():
		return about("does not answer in time")
	case errors.Is(err, syscall.ECONNREFUSED):
		return permanent("refuses connections")
	case operation == "dial":
		return about("cannot be reached")
	case errors.Is(err, http.ErrSchemeMismatch):
		return permanent("answers without encryption; write http instead of https")
	case strings.Contains(text, "tls: "):
		return permanent("cannot set up an encrypted connection")
	case strings.Contains(text, "response headers exceeded"), strings.Contains(text, "header list larger"):
		return permanent("sends too many headers")
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), operation == "read", operation == "write",
		strings.Contains(text, "server closed idle connection"):
		return about("closes the connection early")
	}
	return about("does not answer in valid HTTP")
}

// explainCertificate says why a certificate is not valid, or returns "" for other errors.
func explainCertificate(err error) string {
	const day = "2 January 2006"
	if invalid, ok := errors.AsType[x509.CertificateInvalidError](err); ok {
		switch now := time.Now(); {
		case invalid.Reason != x509.Expired:
			return "it must not be used for a website"
		case now.Before(invalid.Cert.NotBefore):
			return "it is not valid before " + invalid.Cert.NotBefore.Format(day)
		default:
			return "it expired on " + invalid.Cert.NotAfter.Format(day)
		}
	}
	if other, ok := errors.AsType[x509.HostnameError](err); ok {
		switch names := other.Certificate.DNSNames; len(names) {
		case 0:
			return "it names no host"
		case 1:
			return "it is for " + names[0]
		default:
			return fmt.Sprintf("it is for %s and %d other names", names[0], len(names)-1)
		}
	}
	if _, ok := errors.AsType[x509.UnknownAuthorityError](err); ok {
		return "its issuer is unknown"
	}
	if wrong, ok := errors.AsType[*tls.CertificateVerificationError](err); ok {
		if _, ok := errors.AsType[x509.SystemRootsError](wrong); !ok {
			return "it cannot be verified"
		}
	}
	return ""
}
