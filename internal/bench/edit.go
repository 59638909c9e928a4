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

// edits measures both previews: from the saving of a page until its new text is served.
func (b *bench) edits(n int) error {
	ours, theirs := filepath.Join(b.dir, "sowbook"), filepath.Join(b.dir, "hugo")
	one, err := b.preview("sowbook serve", ours, n, func(port string) command {
		return command{b.sowbook, []string{"-C", ours, "serve", "-addr", "127.0.0.1:" + port}, []string{"XDG_CACHE_HOME=" + b.cache}}
	})
	if err != nil {
		return err
	}
	other, err := b.preview("hugo server", theirs, n, func(port string) command {
		return command{b.hugo, []string{"server", "-s", theirs, "-p", port, "--bind", "127.0.0.1", "--baseURL", "http://127.0.0.1:" + port + "/", "--quiet", "--disableLiveReload"}, nil}
	})
	if err != nil {
		return err
	}
	fmt.Printf("  %-40s %.4f\n", "  against hugo, median", one/other)
	return nil
}

// preview starts a preview and edits one page after another. It returns the median in milliseconds.
func (b *bench) preview(name, dir string, n int, of func(port string) command) (median float64, err error) {
	port, err := freePort()
	if err != nil {
		return 0, err
	}
	cmd := of(port).cmd()
	began := time.Now()
	if err := cmd.Start(); err != nil {
		return 0, err
	}
	defer func() {
		_ = cmd.Process.Signal(syscall.SIGTERM)
		_ = cmd.Wait()
	}()
	root := "http://127.0.0.1:" + port
	if err := await(root+url(0), nil, time.Millisecond); err != nil {
		return 0, fmt.Errorf("%s: %w", name, err)
	}
	start := time.Since(began)
	time.Sleep(2 * time.Second)
	var took []float64
	for k := range n {
		i := (k*37 + 11) % b.n
		page := filepath.Join(dir, "content", section(i), pageName(i)+".md")
		text, err := os.ReadFile(page)
		if err != nil {
			return 0, err
		}
		mark := fmt.Appendf(nil, "edit%d of this run", k)
		time.Sleep(time.Duration(700+k*53%500) * time.Millisecond) // not in step with any clock of the preview's
		saved := time.Now()
		if err := os.WriteFile(page, fmt.Appendf(bytes.Clone(text), "\n%s\n", mark), 0o644); err != nil {
			return 0, err
		}
		if err := await(root+url(i), mark, time.Millisecond); err != nil {
			return 0, fmt.Errorf("%s: %w", name, err)
		}
		took = append(took, time.Since(saved).Seconds()*1000)
		if err := os.WriteFile(page, text, 0o644); err != nil {
			return 0, err
		}
	}
	fmt.Printf("  %-40s first page after %.2f s; saved to served %s ms\n", name, start.Seconds(), spread(took, 1))
	return middle(took), nil
}

// await asks for a page until it is there and has a text in it.
func await(address string, part []byte, every time.Duration) error {
	for until := time.Now().Add(2 * time.Minute); time.Now().Before(until); time.Sleep(every) {
		r, err := http.Get(address)
		if err != nil {
			continue
		}
		text, err := io.ReadAll(r.Body)
		r.Body.Close()
		if err == nil && r.StatusCode == http.StatusOK && bytes.Contains(text, part) {
			return nil
		}
	}
	return fmt.Errorf("%s is not served with %q", address, part)
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
