// Package history finds the dates of the last changes of pages in the history of git. It
// runs no program but git, and git with no setting of the rulebook's repository.
package history

import (
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"sowbook/internal/project"
)

// Dates holds the dates of the last commits of pages. It reads the history once. A nil
// Dates has no dates.
type Dates struct {
	timeout time.Duration
	content fs.FS
	dir     string // of content
	once    sync.Once
	commits map[string]commit // by path below content
	err     error
}

// commit is the last commit of a file.
type commit struct {
	day  string // as in 2026-07-31
	blob string // the name of the file's content
}

// The times that git may take to read the history. A preview cannot wait long for dates.
const (
	BuildTimeout   = time.Minute
	PreviewTimeout = 5 * time.Second
)

// New returns the dates of the pages of a rulebook. Git may take timeout for each of two
// questions.
func New(p project.Project, timeout time.Duration) *Dates {
	return &Dates{timeout: timeout, content: p.Folder("content"), dir: filepath.Join(p.Dir, "content")}
}

// Day returns the day of the last change of a file below content, as in 2026-07-31; "" if it is
// unknown.
func (d *Dates) Day(name string) string {
	day, _ := d.Changed(name)
	return day
}

// Changed returns the date of the last commit that changed a page, as in 2026-07-31 and
// in words. Both are empty if it is unknown: there is no repository or no git, the clone
// is shallow, or the page has uncommitted changes.
func (d *Dates) Changed(name string) (day, words string) {
	if d == nil {
		return "", ""
	}
	d.Read()
	last, ok := d.commits[name]
	if !ok || !d.hasContent(name, last.blob) {
		return "", ""
	}
	date, err := time.Parse(time.DateOnly, last.day)
	if err != nil {
		return "", ""
	}
	return last.day, date.Format("2 January 2006")
}

// Read reads the history the first time it is called. The error says why git was stopped,
// if it was; then no page has a date.
func (d *Dates) Read() error {
	d.once.Do(func() {
		commits, err := readHistory(d.dir, d.timeout)
		if d.commits = commits; err != nil && !errors.Is(err, errNoHistory) {
			d.err = fmt.Errorf("%w; pages show no dates of changes", err)
		}
	})
	return d.err
}

// readHistory returns the last commit of every file in a folder.
func readHistory(folder string, timeout time.Duration) (map[string]commit, error) {
	r, err := findRepository(folder, timeout)
	if err != nil {
		return nil, err
	}
	// Each commit is \x01 and its date, followed by its files, from the root of the
	// repository. A merge lists only its own changes.
	log, err := r.git("log", "-c", "--no-renames", "--format=%x01%cs", "--name-only", "-z")
	if err != nil {
		return nil, err
	}
	// Each file is its mode, type and name of content, a tab and its path.
	tree, err := r.git("ls-tree", "-r", "-z")
	if err != nil {
		return nil, err
	}
	days, day := map[string]string{}, ""
	for field := range strings.FieldsFuncSeq(log, func(r rune) bool { return r == 0 || r == '\n' }) {
		if field[0] == 1 {
			day = field[1:]
		} else if days[field] == "" {
			days[field] = day
		}
	}
	commits := map[string]commit{}
	for entry := range strings.SplitSeq(tree, "\x00") {
		about, name, _ := strings.Cut(entry, "\t")
		if fields := strings.Fields(about); len(fields) == 3 {
			commits[strings.TrimPrefix(name, r.prefix)] = commit{day: days[name], blob: fields[2]}
		}
	}
	return commits, nil
}

// git runs a command of git on the pages in the current commit.
func (r repository) git(command ...string) (string, error) {
	c := gitCall{timeout: r.timeout, format: "sha1", objects: filepath.Join(r.common, "objects")}
	if len(r.head) == sha256Length {
		c.format = "sha256"
	}
	c.args = slices.Concat([]string{"--literal-pathspecs"}, command, []string{r.head, "--"})
	if r.prefix != "" {
		c.args = append(c.args, r.prefix)
	}
	return c.run()
}

// hasContent reports whether a file has the content that git calls blob. Git may have
// written the file with the line ends of Windows.
func (d *Dates) hasContent(name, blob string) bool {
	text, err := fs.ReadFile(d.content, name)
	return err == nil && (blobName(text, len(blob)) == blob || blobName(bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")), len(blob)) == blob)
}

// blobName returns git's name for a content, in a given number of hexadecimal digits.
func blobName(text []byte, digits int) string {
	blob := append(fmt.Appendf(nil, "blob %d\x00", len(text)), text...)
	if digits == sha256Length {
		sum := sha256.Sum256(blob)
		return hex.EncodeToString(sum[:])
	}
	sum := sha1.Sum(blob)
	return hex.EncodeToString(sum[:])
}

// State returns a string that changes with the history of the repository of the rulebook
// in a folder. It is "" without a repository, or if its history is incomplete. The error
// says why git was stopped, if it was.
func State(dir string) (string, error) {
	r, err := findRepository(filepath.Join(dir, "content"), BuildTimeout)
	if errors.Is(err, errNoHistory) {
		return "", nil
	}
	return r.head, err
}
