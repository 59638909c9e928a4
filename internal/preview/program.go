package preview

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"sowbook/internal/cache"
	"sowbook/internal/diag"
)

// program is this program where it serves its own checkout: when one of its sources changes, it is built anew and takes its own place.
type program struct {
	dir      string // of the checkout
	listener net.Listener
	log      io.Writer
}

// newProgram is nil where a folder is not the checkout of this program: sources there, if any, are none of its own.
func newProgram(dir string, listener net.Listener, log io.Writer) *program {
	module, err := os.ReadFile(filepath.Join(dir, "go.mod"))
	if err != nil || !strings.HasPrefix(string(module), "module sowbook\n") {
		return nil
	}
	if _, err := os.Stat(filepath.Join(dir, "main.go")); err != nil {
		return nil
	}
	return &program{dir, listener, log}
}

// rebuild builds the program and goes on as the new one, with the same listener, so that no browser is turned away. It returns only when
// that fails, with what is wrong with the sources.
func (p *program) rebuild() diag.Problems {
	if p == nil {
		return nil
	}
	fmt.Fprintln(p.log, "The sources have changed: building the program")
	whole, _ := filepath.Abs(p.dir)
	sum := sha256.Sum256([]byte(whole))
	file := cache.Path("program-" + hex.EncodeToString(sum[:8])) // one a checkout
	fresh := file + ".new"                                       // the other may be running
	cmd := exec.Command("go", "build", "-o", fresh, ".")
	cmd.Dir = p.dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return compileProblems(p.dir, string(out), err)
	}
	err := os.Rename(fresh, file)
	if err == nil {
		err = replace(file, p.listener)
	}
	return diag.Problems{{What: "the new program cannot go on: " + err.Error()}}
}

var compileProblem = regexp.MustCompile(`^(?:\./)?([^\s:]+\.go):(\d+):(\d+): (.*)$`)

// compileProblems is what the compiler said as problems.
func compileProblems(dir, out string, err error) diag.Problems {
	var problems diag.Problems
	for line := range strings.Lines(out) {
		if found := compileProblem.FindStringSubmatch(strings.TrimSpace(line)); found != nil {
			number, _ := strconv.Atoi(found[2])
			column, _ := strconv.Atoi(found[3])
			problems.Add(diag.Problem{File: filepath.ToSlash(filepath.Join(dir, found[1])), Line: number, Col: column, What: found[4]})
		}
	}
	if len(problems) == 0 {
		problems.Add(diag.Problem{What: "the program cannot be built: " + err.Error() + "\n" + strings.TrimSpace(out)})
	}
	return problems
}
