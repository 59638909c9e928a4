package advice_test

import (
	"slices"
	"strings"
	"testing"

	"sowbook/internal/advice"
	"sowbook/internal/booktest"
)

// adviceAbout returns the advice about a rulebook that contains one of some words, without the
// folder.
func adviceAbout(t *testing.T, files map[string]string, words ...string) []string {
	t.Helper()
	p := booktest.Write(t, files)
	b, _, problems := booktest.Load(t, p)
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	var found []string
	for _, problem := range booktest.RelativePaths(p, advice.Of(b, false)) {
		if !problem.Advice {
			t.Errorf("%v is not advice", problem)
		}
		if slices.ContainsFunc(words, func(word string) bool { return strings.Contains(problem.Message, word) }) {
			found = append(found, problem.Error())
		}
	}
	return found
}

func want(t *testing.T, got []string, want ...string) {
	t.Helper()
	if !slices.Equal(got, want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestGamesOfSameTitleAreReported(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/variants/plain.md"] = strings.Replace(files["content/variants/plain.md"], "title: Plain", "title: Across", 1)
	want(t, adviceAbout(t, files, "is called"),
		"content/variants/plain.md:2:8: the game of variants/game.md is called Across, too; add what tells them apart, as in Across (leaflet)")
}

func TestOrphanPagesAreReported(t *testing.T) {
	files := booktest.SmallBook("")
	front := "---\ntitle: T\n---\n"
	for _, name := range []string{"linked", "nav", "footer", "orphan", "folder/index", "folder/self", "play"} {
		files["content/"+name+".md"] = front
	}
	files["content/draft.md"] = "---\ntitle: T\ndraft: yes\n---\n"
	files["content/news.md"] = "---\ntitle: T\ndate: 2026-11-20\n---\n"
	files["content/folder/self.md"] += "[Here](self.md)\n"
	files["content/index.md"] = "---\ntitle: T\nnav: {A: nav.md}\nfooter: {B: footer.md}\n---\n[There](linked.md#top)\n\n## Top\n"
	files["content/linked.md"] += "## Top\n"
	const orphan = ":1:1: no page links to this one, so readers do not find it; link to it, or add it to nav, footer or order in index.md"
	want(t, adviceAbout(t, files, "no page links"), "content/folder/index.md"+orphan, "content/folder/self.md"+orphan, "content/orphan.md"+orphan)

	files["content/index.md"] = "---\ntitle: T\norder: [orphan.md, folder/index.md, folder/self.md]\noutside: [linked.md, nav.md, footer.md]\n---\n"
	want(t, adviceAbout(t, files, "no page links", "leaves out news.md"), "content/footer.md"+orphan, "content/linked.md"+orphan, "content/nav.md"+orphan)

	files["content/index.md"] = "---\ntitle: T\nsidebar: yes\n---\n"
	want(t, adviceAbout(t, files, "no page links"))
}

func TestTextsOfNewPagesAreReported(t *testing.T) {
	files := booktest.SmallBook("")
	files["content/index.md"] = "---\ntitle: T\nsummary: What this site is about, in a sentence.\n---\n[A](write/a.md)\n"
	files["content/sources/s.md"] = strings.Replace(files["content/sources/s.md"], "by: B", "by: Who wrote down the rules", 1)
	files["content/write/a.md"] = "---\ntitle: T\n---\n    by: Who wrote down the rules\n"
	const text = ": this text is from sowbook new; replace it with your own"
	want(t, adviceAbout(t, files, "sowbook new"), "content/index.md:3:1"+text, "content/sources/s.md:3:1"+text)
}
