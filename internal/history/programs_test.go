package history

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// signedCommit is a commit with a signature, as git cat-file prints it.
const signedCommit = "tree %s\nauthor A <a@example.org> 1767268800 +0000\ncommitter A <a@example.org> 1767268800 +0000\n" +
	"gpgsig -----BEGIN %s SIGNATURE-----\n \n x\n -----END %[2]s SIGNATURE-----\n\nSigned\n"

// The settings, attributes and hooks of a repository run programs in many ways. Each case
// first runs git itself, to show that the setting works.
func TestHistoryRunsNoProgramOfRepository(t *testing.T) {
	if testing.Short() || runtime.GOOS == "windows" {
		t.Skip("a repository for each setting, programs in shell")
	}
	setting := func(pairs ...string) func(repo, string) {
		return func(r repo, program string) {
			for i := 0; i < len(pairs); i += 2 {
				r.git("2026-01-01", "config", pairs[i], strings.ReplaceAll(pairs[i+1], "PROGRAM", program))
			}
		}
	}
	filter := func(kind string) func(repo, string) {
		return func(r repo, program string) {
			setting("filter.x."+kind, "PROGRAM")(r, program)
			r.put(".gitattributes", "*.md filter=x diff=x\n")
			r.write("a.md", "changed\n")
		}
	}
	signed := func(kind string, settings ...string) func(repo, string) {
		return func(r repo, program string) {
			setting(append(settings, "log.showSignature", "true")...)(r, program)
			r.replaceCommit(fmt.Sprintf(signedCommit, r.ask("rev-parse", "HEAD^{tree}"), kind))
		}
	}
	changed := []string{"diff", "--name-only", "HEAD", "--", "content"}
	text := []string{"diff", "HEAD", "--", "content"}
	log := []string{"log", "--name-only", "--", "content"}
	for _, c := range []struct {
		name    string
		git     []string // the command that runs the program
		prepare func(r repo, program string)
	}{
		{"core.fsmonitor", changed, setting("core.fsmonitor", "PROGRAM")},
		{"filter.clean", changed, filter("clean")},
		{"filter.process", changed, filter("process")},
		{"diff.external", text, func(r repo, program string) {
			setting("diff.external", "PROGRAM")(r, program)
			r.write("a.md", "changed\n")
		}},
		{"diff.textconv", text, func(r repo, program string) {
			setting("diff.x.textconv", "PROGRAM")(r, program)
			r.put(".gitattributes", "*.md diff=x\n")
			r.write("a.md", "changed\n")
		}},
		{"gpg.program", log, signed("PGP", "gpg.program", "PROGRAM")},
		{"gpg.ssh.program", log, signed("SSH", "gpg.format", "ssh", "gpg.ssh.program", "PROGRAM", "gpg.ssh.allowedSignersFile", os.DevNull)},
		{"promised objects", log, func(r repo, program string) {
			setting("core.repositoryformatversion", "1", "extensions.partialClone", "o", "remote.o.promisor", "true",
				"remote.o.url", "ext::PROGRAM", "protocol.ext.allow", "always")(r, program)
			tree := r.ask("rev-parse", "HEAD:content")
			if err := os.Remove(filepath.Join(r.dir, ".git", "objects", tree[:2], tree[2:])); err != nil {
				r.t.Fatal(err)
			}
		}},
		{"hook", []string{"status"}, func(r repo, program string) {
			if err := os.Rename(program, filepath.Join(r.dir, ".git", "hooks", "post-index-change")); err != nil {
				r.t.Fatal(err)
			}
			later := time.Now().Add(time.Hour) // git compares the file again, and writes the index
			if err := os.Chtimes(filepath.Join(r.dir, "content", "a.md"), later, later); err != nil {
				r.t.Fatal(err)
			}
		}},
		{"repository elsewhere", changed, func(r repo, program string) {
			setting("core.fsmonitor", "PROGRAM")(r, program)
			elsewhere := filepath.Join(r.t.TempDir(), "elsewhere")
			if err := os.Rename(filepath.Join(r.dir, ".git"), elsewhere); err != nil {
				r.t.Fatal(err)
			}
			r.put(".git", "gitdir: "+elsewhere+"\n")
		}},
		{"settings of a work tree", changed, func(r repo, program string) {
			setting("extensions.worktreeConfig", "true")(r, program)
			r.put(".git/config.worktree", "[core]\n\tfsmonitor = "+program+"\n")
		}},
		{"included settings", changed, func(r repo, program string) {
			r.put("settings", "[core]\n\tfsmonitor = "+program+"\n")
			setting("include.path", "../settings")(r, program)
		}},
		{"bare repository in content", []string{"-C", "content", "diff", "--name-only", "HEAD", "--", "."}, func(r repo, program string) {
			for _, name := range []string{"HEAD", "objects", "refs"} {
				if out, err := exec.Command("cp", "-r", filepath.Join(r.dir, ".git", name), filepath.Join(r.dir, "content")).CombinedOutput(); err != nil {
					r.t.Fatalf("%v: %s", err, out)
				}
			}
			r.put("content/config", "[core]\n\trepositoryformatversion = 0\n\tbare = false\n\tworktree = ..\n\tfsmonitor = "+program+"\n")
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			r := newRepo(t)
			r.write("a.md", "a\n")
			r.commit("2026-01-01")
			ran := filepath.Join(t.TempDir(), "ran")
			program := filepath.Join(t.TempDir(), "program")
			if err := os.WriteFile(program, []byte("#!/bin/sh\necho ran > "+ran+"\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			c.prepare(r, program)

			_ = exec.Command("git", append([]string{"-C", r.dir}, c.git...)...).Run() // it fails if the program says nothing
			if err := os.Remove(ran); err != nil {
				t.Fatalf("git %v does not run the program", c.git)
			}
			d := r.dates()
			d.Changed("a.md")
			if _, err := State(r.dir); err != nil || d.Read() != nil {
				t.Errorf("%v, %v", err, d.Read())
			}
			if _, err := os.Stat(ran); err == nil {
				t.Error("a program of the repository ran")
			}
		})
	}
}

// put writes a file of the repository.
func (r repo) put(name, text string) {
	r.t.Helper()
	if err := os.WriteFile(filepath.Join(r.dir, filepath.FromSlash(name)), []byte(text), 0o644); err != nil {
		r.t.Fatal(err)
	}
}

// ask returns a line of git's output.
func (r repo) ask(args ...string) string {
	r.t.Helper()
	out, err := exec.Command("git", append([]string{"-C", r.dir}, args...)...).Output()
	if err != nil {
		r.t.Fatalf("git %v: %v", args, err)
	}
	return strings.TrimSpace(string(out))
}

// replaceCommit puts a commit in place of the current one.
func (r repo) replaceCommit(text string) {
	r.t.Helper()
	cmd := exec.Command("git", "-C", r.dir, "hash-object", "-t", "commit", "-w", "--stdin")
	cmd.Stdin = bytes.NewBufferString(text)
	name, err := cmd.Output()
	if err != nil {
		r.t.Fatal(err)
	}
	r.git("2026-01-01", "reset", "-q", "--soft", strings.TrimSpace(string(name)))
}
