package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"slices"

	"sowbook/internal/diag"
	"sowbook/internal/site"
)

// maxRounds is how often the rulebook is checked again after claims were rewritten.
const maxRounds = 10

func runUpdate(e *env, f *flags, args []string) error {
	all := f.Bool("all", "rewrite all wrong claims without asking")
	if err := parseOnly(f, args); err != nil {
		return err
	}
	u := &updater{env: e, answers: bufio.NewScanner(e.stdin), all: *all, declined: map[string]bool{}}
	for range maxRounds {
		_, _, err := site.Check(e.project())
		var problems diag.Problems
		if err := problems.AddError(err); err != nil {
			return err
		}
		before := u.rewritten
		if err := u.round(problems.Sorted()); err != nil {
			return err
		}
		if u.rewritten == before {
			fmt.Fprintf(e.stdout, "Claims rewritten: %d\n", u.rewritten)
			return err
		}
	}
	return errors.New("claims are still wrong after several rounds; run sowbook check")
}

type updater struct {
	*env
	answers   *bufio.Scanner
	all, quit bool            // rewrite, or leave, all that follow
	declined  map[string]bool // problems whose claims stay
	rewritten int
}

// round shows the wrong claims of one check and rewrites those that it may. It works on each file
// from its end, so that the offsets before stay right.
func (u *updater) round(problems diag.Problems) error {
	accepted := map[string][]*diag.Fix{}
	var files []string
	for _, p := range problems {
		if p.Fix == nil || u.declined[p.Error()] {
			continue
		}
		if !u.accepts(p) {
			u.declined[p.Error()] = true
			continue
		}
		if accepted[p.File] == nil {
			files = append(files, p.File)
		}
		accepted[p.File] = append(accepted[p.File], p.Fix)
	}
	for _, file := range files {
		if err := u.rewrite(file, accepted[file]); err != nil {
			return err
		}
	}
	return nil
}

// accepts shows a claim with the right one, and reports whether to rewrite it.
func (u *updater) accepts(p diag.Problem) bool {
	if u.quit {
		return false
	}
	fmt.Fprintf(u.stdout, "%s:%d\n    - %s\n    + %s\n", p.File, p.Line, diag.OneLine(p.Fix.Old), diag.OneLine(p.Fix.New))
	for !u.all {
		fmt.Fprint(u.stdout, "Rewrite? yes, no, all, quit: ")
		if u.quit = !u.answers.Scan(); u.quit {
			fmt.Fprintln(u.stdout)
			return false
		}
		switch u.answers.Text() {
		case "y", "yes":
			return true
		case "n", "no":
			return false
		case "a", "all":
			u.all = true
		case "q", "quit":
			u.quit = true
			return false
		}
	}
	return true
}

// rewrite changes a file and keeps its line ends and its byte order mark.
func (u *updater) rewrite(file string, fixes []*diag.Fix) error {
	raw, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	mark, lineEnd := []byte("\ufeff"), []byte("\r\n")
	marked, windows := bytes.HasPrefix(raw, mark), bytes.Contains(raw, lineEnd)
	text := bytes.ReplaceAll(bytes.TrimPrefix(raw, mark), lineEnd, []byte("\n"))
	slices.SortFunc(fixes, func(a, b *diag.Fix) int { return b.Offset - a.Offset })
	for _, fix := range fixes {
		end := fix.Offset + len(fix.Old)
		if end > len(text) || string(text[fix.Offset:end]) != fix.Old {
			return fmt.Errorf("%s has changed; run sowbook update again", file)
		}
		text = slices.Concat(text[:fix.Offset], []byte(fix.New), text[end:])
	}
	if windows {
		text = bytes.ReplaceAll(text, []byte("\n"), lineEnd)
	}
	if marked {
		text = slices.Concat(mark, text)
	}
	if err := os.WriteFile(file, text, 0o644); err != nil {
		return err
	}
	u.rewritten += len(fixes)
	return nil
}
