package book

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// History knows the dates of the last commits of pages. It runs git once. A nil History
// has no dates.
type History struct {
	dir  string
	once sync.Once
	days map[string]string // by path below content, as in 2026-07-31
}

// NewHistory returns the history of the rulebook in a folder.
func NewHistory(dir string) *History { return &History{dir: dir} }

// Changed returns the date of the last commit that changed a page, as in 2026-07-31 and
// in words. Both are empty if it is unknown: there is no repository or no git, the clone
// is shallow, or the page has uncommitted changes.
func (h *History) Changed(name string) (day, words string) {
	if h == nil {
		return "", ""
	}
	h.Read()
	day = h.days[name]
	if date, err := time.Parse(time.DateOnly, day); err == nil {
		return day, date.Format("2 January 2006")
	}
	return "", ""
}

// Read runs git the first time it is called.
func (h *History) Read() {
	h.once.Do(func() { h.days = readHistory(filepath.Join(h.dir, "content")) })
}

// readHistory returns the date of the last commit of every unchanged file in a folder.
func readHistory(content string) map[string]string {
	about, ok := git(content, "rev-parse", "--is-shallow-repository", "--show-prefix")
	shallow, prefix, _ := strings.Cut(about, "\n")
	if !ok || shallow != "false" {
		return nil
	}
	prefix = strings.TrimSuffix(prefix, "\n")
	// Each commit is \x01 and its date, followed by its files, from the root of the
	// repository. A merge lists only its own changes.
	log, known := git(content, "log", "-c", "--no-renames", "--format=%x01%cs", "--name-only", "-z", "--", ".")
	changed, sure := git(content, "diff", "--name-only", "--no-ext-diff", "-z", "HEAD", "--", ".")
	if !known || !sure {
		return nil
	}
	days, day := map[string]string{}, ""
	for field := range strings.FieldsFuncSeq(log, func(r rune) bool { return r == 0 || r == '\n' }) {
		if field[0] == 1 {
			day = field[1:]
		} else if name := strings.TrimPrefix(field, prefix); days[name] == "" {
			days[name] = day
		}
	}
	for name := range strings.SplitSeq(changed, "\x00") {
		delete(days, strings.TrimPrefix(name, prefix))
	}
	return days
}

// HistoryState returns a string that changes with the history and the index of the
// repository of the rulebook in a folder. It is "" without a repository or git.
func HistoryState(dir string) string {
	content := filepath.Join(dir, "content")
	state, ok := git(content, "rev-parse", "HEAD", "--git-path", "index", "--git-path", "shallow")
	if !ok {
		return ""
	}
	// readHistory depends on the index through git diff, and on the file shallow, which names
	// the oldest commits of a shallow clone.
	for _, name := range strings.Split(strings.TrimSpace(state), "\n")[1:] {
		if !filepath.IsAbs(name) {
			name = filepath.Join(content, name)
		}
		if info, err := os.Stat(name); err == nil {
			state += fmt.Sprintf("%d %d\n", info.Size(), info.ModTime().UnixNano())
		}
	}
	return state
}

// git runs git in a folder. ok is false if it fails or is not installed.
func git(dir string, args ...string) (output string, ok bool) {
	cmd := exec.Command("git", append([]string{"-C", dir}, args...)...)
	cmd.Env = append(cmd.Environ(), "GIT_OPTIONAL_LOCKS=0")
	out, err := cmd.Output()
	return string(out), err == nil
}
