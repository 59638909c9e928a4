// Package history finds the dates of the last changes of pages in the history of git.
package history

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"
)

// Dates holds the dates of the last commits of pages. It runs git once. A nil Dates has
// no dates.
type Dates struct {
	dir  string
	once sync.Once
	days map[string]string // by path below content, as in 2026-07-31
	err  error
}

// New returns the dates of the pages of the rulebook in a folder.
func New(dir string) *Dates { return &Dates{dir: dir} }

// Changed returns the date of the last commit that changed a page, as in 2026-07-31 and
// in words. Both are empty if it is unknown: there is no repository or no git, the clone
// is shallow, or the page has uncommitted changes.
func (d *Dates) Changed(name string) (day, words string) {
	if d == nil {
		return "", ""
	}
	d.Read()
	day = d.days[name]
	if date, err := time.Parse(time.DateOnly, day); err == nil {
		return day, date.Format("2 January 2006")
	}
	return "", ""
}

// Read runs git the first time it is called. The error says why git was stopped, if it
// was; then no page has a date.
func (d *Dates) Read() error {
	d.once.Do(func() {
		if d.days, d.err = readHistory(filepath.Join(d.dir, "content")); d.err != nil {
			d.err = fmt.Errorf("%w; pages show no dates of changes", d.err)
		}
	})
	return d.err
}

// readHistory returns the date of the last commit of every unchanged file in a folder.
func readHistory(content string) (map[string]string, error) {
	about, ok, err := git(content, "rev-parse", "--is-shallow-repository", "--show-prefix")
	shallow, prefix, _ := strings.Cut(about, "\n")
	if !ok || shallow != "false" {
		return nil, err
	}
	prefix = strings.TrimSuffix(prefix, "\n")
	// Each commit is \x01 and its date, followed by its files, from the root of the
	// repository. A merge lists only its own changes.
	log, ok, err := git(content, "log", "-c", "--no-renames", "--format=%x01%cs", "--name-only", "-z", "--", ".")
	if !ok {
		return nil, err
	}
	changed, ok, err := git(content, "diff", "--name-only", "--no-ext-diff", "-z", "HEAD", "--", ".")
	if !ok {
		return nil, err
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
	return days, nil
}

// State returns a string that changes with the history and the index of the
// repository of the rulebook in a folder. It is "" without a repository or git. The error
// says why git was stopped, if it was.
func State(dir string) (string, error) {
	content := filepath.Join(dir, "content")
	state, ok, err := git(content, "rev-parse", "HEAD", "--git-path", "index", "--git-path", "shallow")
	if !ok {
		return "", err
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
	return state, nil
}
