package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// measureEdits measures both previews, from saving a page until its new text is
// served, and prints the times.
func (b *bench) measureEdits(edits int) error {
	sowbook, err := b.measurePreview("sowbook serve", b.sowbookDir, edits, func(port string) command {
		return command{b.sowbook, []string{"-C", b.sowbookDir, "serve", "-addr", "127.0.0.1:" + port}, b.sowbookEnv()}
	})
	if err != nil {
		return err
	}
	hugo, err := b.measurePreview("hugo server", b.hugoDir, edits, func(port string) command {
		return command{b.hugo, []string{"server", "-s", b.hugoDir, "-p", port, "--bind", "127.0.0.1", "--baseURL", "http://127.0.0.1:" + port + "/", "--quiet", "--disableLiveReload"}, nil}
	})
	if err != nil {
		return err
	}
	fmt.Printf("  %-40s %.4f\n", "  relative to hugo, median", sowbook/hugo)
	return nil
}

// measurePreview starts a preview of the site in dir, edits one page after another
// and prints the times. It returns their median in milliseconds.
func (b *bench) measurePreview(name, dir string, edits int, server func(port string) command) (medianTime float64, err error) {
	port, err := freePort()
	if err != nil {
		return 0, err
	}
	cmd := server(port).cmd()
	started := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	defer func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
	}()
	root := "http://127.0.0.1:" + port
	if err := waitFor(root+pageURL(0), nil); err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	startup := time.Since(started)
	time.Sleep(2 * time.Second)
	var times []float64
	for k := range edits {
		i := (k*37 + 11) % b.pages
		page := filepath.Join(dir, "content", section(i), pageName(i)+".md")
		text, err := os.ReadFile(page)
		if err != nil {
			return 0, err
		}
		mark := fmt.Appendf(nil, "edit%d of this run", k)
		time.Sleep(time.Duration(700+k*53%500) * time.Millisecond) // so that edits do not keep step with a timer of the preview
		saved := time.Now()
		if err := os.WriteFile(page, fmt.Appendf(bytes.Clone(text), "\n%s\n", mark), 0o644); err != nil {
			return 0, err
		}
		if err := waitFor(root+pageURL(i), mark); err != nil {
			return 0, fmt.Errorf("%s: %w", name, err)
		}
		times = append(times, time.Since(saved).Seconds()*1000)
		if err := os.WriteFile(page, text, 0o644); err != nil {
			return 0, err
		}
	}
	fmt.Printf("  %-40s first page after %.2f s; from saved to served %s ms\n", name, startup.Seconds(), spread(times, 1))
	return median(times), nil
}

// waitFor fetches a page until it contains a text.
func waitFor(address string, text []byte) error {
	for deadline := time.Now().Add(2 * time.Minute); time.Now().Before(deadline); time.Sleep(time.Millisecond) {
		r, err := http.Get(address)
		if err != nil {
			continue
		}
		body, err := io.ReadAll(r.Body)
		r.Body.Close()
		if err == nil && r.StatusCode == http.StatusOK && bytes.Contains(body, text) {
			return nil
		}
	}
	return fmt.Errorf("%s was not served with %q", address, text)
}

func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	return port, err
}
