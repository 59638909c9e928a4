package history

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"time"

	"sowbook/internal/filelock"
	"sowbook/internal/project"
)

// Limits of git, in bytes.
const (
	maxGitOutput = 256 << 20 // some million names of files
	maxGitMemory = 1 << 30   // on Linux
)

// A gitCall is a call of git that runs no program of a rulebook. The configuration,
// attributes and hooks of a repository can name programs. So git works in an empty
// repository of ours and only borrows the objects or the references of another.
type gitCall struct {
	timeout time.Duration
	format  string // of the names of objects: sha1 or sha256
	objects string // the folder of objects to use, or ""
	tables  string // the folder of reference tables to copy, or ""
	args    []string
}

// run runs git and returns what it prints. The error is errNoHistory if git fails or is not
// installed; others say why it was stopped.
func (c gitCall) run() (text string, err error) {
	temp, err := filelock.NewTempDir(os.TempDir(), filelock.Prefix)
	if err != nil {
		return "", err
	}
	defer temp.Remove()
	dir := temp.Name
	if err := c.makeRepository(dir); err != nil {
		return "", err
	}
	ctx, cancel := context.WithTimeout(context.Background(), c.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, "git", c.args...)
	cmd.Dir = dir
	endWithParent(cmd)
	cmd.WaitDelay = time.Second // for its children, which may keep the output open
	// Git sets variables for its hooks that would make it use the repository of the hook.
	cmd.Env = slices.DeleteFunc(cmd.Environ(), func(variable string) bool { return strings.HasPrefix(variable, "GIT_") })
	cmd.Env = append(cmd.Env, "GIT_DIR="+dir, "GIT_CONFIG_NOSYSTEM=1", "GIT_CONFIG_GLOBAL="+os.DevNull, "GIT_ATTR_NOSYSTEM=1")
	if c.objects != "" {
		cmd.Env = append(cmd.Env, "GIT_OBJECT_DIRECTORY="+c.objects)
	}
	out, wrong := &limitedBuffer{}, &limitedBuffer{}
	cmd.Stdout, cmd.Stderr = out, wrong
	if err = cmd.Start(); err == nil {
		err = errors.Join(limitMemory(cmd.Process), cmd.Wait())
	}
	switch {
	case err == nil:
		return out.buffer.String(), nil
	case ctx.Err() != nil:
		return "", fmt.Errorf("git did not answer within %g seconds", c.timeout.Seconds())
	case out.full:
		return "", fmt.Errorf("git wrote more than %d MiB", maxGitOutput>>20)
	case outOfMemory.Match(wrong.buffer.Bytes()):
		return "", fmt.Errorf("git needs more than %d GiB of memory", maxGitMemory>>30)
	}
	return "", errNoHistory
}

// outOfMemory matches what git writes when it gets no more memory.
var outOfMemory = regexp.MustCompile(`(?i)out of memory|cannot allocate memory`)

// makeRepository makes an empty repository without a work tree. It has the reference
// tables of c.tables, if there are any.
func (c gitCall) makeRepository(dir string) error {
	config := "[core]\nrepositoryFormatVersion = 1\nbare = true\npackedGitWindowSize = 32m\npackedGitLimit = 256m\n[extensions]\nobjectFormat = " + c.format + "\n"
	if c.tables != "" {
		config += "refStorage = reftable\n"
		if err := copyFiles(filepath.Join(dir, "reftable"), c.tables); err != nil {
			return err
		}
	}
	return errors.Join(
		os.WriteFile(filepath.Join(dir, "config"), []byte(config), 0o600),
		os.WriteFile(filepath.Join(dir, "HEAD"), []byte("ref: refs/heads/.invalid\n"), 0o600),
		os.Mkdir(filepath.Join(dir, "objects"), 0o700),
		os.Mkdir(filepath.Join(dir, "refs"), 0o700),
	)
}

// copyFiles copies the files of a folder to a new folder.
func copyFiles(to, from string) error {
	if err := os.Mkdir(to, 0o700); err != nil {
		return err
	}
	files := project.Project{Dir: from}.Folder(".")
	entries, err := fs.ReadDir(files, ".")
	for _, e := range entries {
		text, unreadable := fs.ReadFile(files, e.Name())
		if unreadable == nil {
			err = errors.Join(err, os.WriteFile(filepath.Join(to, e.Name()), text, 0o600))
		}
	}
	return err
}

// limitedBuffer collects maxGitOutput bytes and rejects more.
type limitedBuffer struct {
	buffer bytes.Buffer
	full   bool
}

func (b *limitedBuffer) Write(p []byte) (int, error) {
	if b.full = b.buffer.Len()+len(p) > maxGitOutput; b.full {
		return 0, errors.New("too much output")
	}
	return b.buffer.Write(p)
}
