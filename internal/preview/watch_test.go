package preview

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/fsnotify/fsnotify"
)

// lostEvents returns a watcher that has missed all events of a rulebook so far.
func lostEvents(t *testing.T, dir string) (*watcher, *fsnotify.Watcher) {
	t.Helper()
	events, err := fsnotify.NewWatcher()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { events.Close() })
	w := &watcher{dir: dir, changed: make(chan struct{}, 1), names: map[string]bool{}}
	w.book, _ = os.Stat(dir)
	return w, events
}

func TestLostEventsRereadEverything(t *testing.T) {
	dir := t.TempDir()
	w, events := lostEvents(t, dir)
	writeFiles(t, dir, map[string]string{"content/a/b/c.md": "", "static/d/e.txt": ""})
	go w.follow(t.Context(), events)
	events.Errors <- fsnotify.ErrEventOverflow
	<-w.changed
	if names := w.take(); !slices.Equal(names, []string{everything}) {
		t.Errorf("%q", names)
	}
	for _, name := range []string{"content/a/b/c.md", "static/d/e.txt"} { // in folders whose events were lost
		writeFiles(t, dir, map[string]string{name: "x"})
		for !slices.Contains(w.take(), name) {
			<-w.changed
		}
	}
}

func TestManyNamesRereadEverything(t *testing.T) {
	w, _ := lostEvents(t, t.TempDir())
	for i := range maxNames + 1 {
		w.add(fmt.Sprint("content/", i))
	}
	if names := w.take(); !slices.Equal(names, []string{everything}) {
		t.Errorf("%d names", len(names))
	}
}

func TestChangedPermissionsAreNoticed(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{"content/a.md": "", "static/more/x": ""})
	w, err := watch(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"content/a.md", "static/more"} {
		if err := os.Chmod(filepath.Join(dir, name), 0o700); err != nil {
			t.Fatal(err)
		}
		<-w.changed
		if names := w.take(); !slices.Contains(names, name) {
			t.Errorf("%q, want %s", names, name)
		}
	}
}

func TestFilesOfGitAndEditorsAreNotReported(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{"content/a.md": "", "content/.git/x": ""})
	w, err := watch(t.Context(), dir)
	if err != nil {
		t.Fatal(err)
	}
	writeFiles(t, dir, map[string]string{"content/.git/index": "", "content/.git/y/z": "", "content/a.md~": "", "content/.a.md.swp": "", "content/.more/b": "", "content/a.md": ""})
	var names []string
	for !slices.Contains(names, "content/a.md") || !slices.Contains(names, "content/.more") {
		<-w.changed
		names = append(names, w.take()...)
	}
	for _, name := range names {
		if name != "content/a.md" && !strings.HasPrefix(name, "content/.more") {
			t.Errorf("reports %s", name)
		}
	}
}

func TestFoldersThatCannotBeWatchedAreProblems(t *testing.T) {
	dir := t.TempDir()
	writeFiles(t, dir, map[string]string{"content/a.md": ""})
	w, events := lostEvents(t, dir)
	events.Close()
	w.list(events)
	if problems := w.problems().Sorted(); len(problems) != 2 || !strings.Contains(problems.Error(), "/content: changes in this folder are not noticed: ") {
		t.Errorf("%v", problems)
	}
}

func TestRereadingEverythingFindsAllChanges(t *testing.T) {
	skipIfShort(t)
	b := newPuzzleBook(t, aPuzzle)
	b.write("content/two.md", "---\ntitle: Two\n---\n\n## There\n\nOther words.\n")
	b.write("content/puzzles.txt", strings.Replace(aPuzzle, "3,8 S", "4,7 S", 1))
	b.write("static/new.txt", "new")
	b.write("static/css/site.css", "body { color: teal }\n")
	b.write("templates/page.html", `{{define "main"}}<p>Mine: {{.Body}}</p>{{end}}`)
	b.live.Change([]string{everything})
	b.settle()
	b.problems()
	b.wantText("two/index.html", "Other words.")
	b.wantText("two/index.html", "Mine: ")
	b.wantText("puzzles/index.html", `4,7 S`)
	b.wantText("new.txt", "new")
	b.wantText("site.css", "teal")
}
