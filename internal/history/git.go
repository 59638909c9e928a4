package history

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// gitTimeout is the time that git may take. Tests change it.
var gitTimeout = time.Minute

// maxGitOutput is the number of bytes that git may write: some million names of files.
const maxGitOutput = 256 << 20

// gitVariables are set by git for its hooks. They would make git in another folder use the
// repository of the hook.
var gitVariables = []string{"GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY"}

// git runs git in a folder. ok is false if it fails or is not installed. The error says
// why it was stopped, if it was.
func git(dir string, args ...string) (text string, ok bool, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), gitTimeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, "git", append([]string{"-C", dir}, args...)...)
	cmd.WaitDelay = time.Second // for its children, which may keep the output open
	cmd.Env = slices.DeleteFunc(cmd.Environ(), func(variable string) bool {
		name, _, _ := strings.Cut(variable, "=")
		return slices.Contains(gitVariables, name)
	})
	cmd.Env = append(cmd.Env, "GIT_OPTIONAL_LOCKS=0")
	out := &limitedBuffer{}
	cmd.Stdout = out
	err = cmd.Run()
	switch {
	case err == nil:
		return out.buffer.String(), true, nil
	case ctx.Err() != nil:
		return "", false, fmt.Errorf("git did not answer within %g seconds", gitTimeout.Seconds())
	case out.full:
		return "", false, fmt.Errorf("git wrote more than %d MiB", maxGitOutput>>20)
	}
	return "", false, nil
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
