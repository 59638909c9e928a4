package history

import (
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// endWithParent makes the system kill the process of a command when this one ends.
func endWithParent(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} }

// limitMemory limits the memory of a process. Trees of trees can make git use any amount.
func limitMemory(p *os.Process) error {
	limit := unix.Rlimit{Cur: maxGitMemory, Max: maxGitMemory}
	return unix.Prlimit(p.Pid, unix.RLIMIT_AS, &limit, nil)
}
