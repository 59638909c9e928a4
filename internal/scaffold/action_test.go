package scaffold

import "testing"

func TestActionIsPinnedToTheCommitOfTheProgram(t *testing.T) {
	for _, test := range []struct{ repository, commit, version, want string }{
		{"o/r", "abc", "v1.2.0", "o/r@abc # v1.2.0"},
		{"o/r", "abc", "v1.2.1-0.20260731120000-0123456789ab", "o/r@abc"},
		{"o/r", "", "(devel)", "o/r@v1"},
		{"", "abc", "v1.2.0", "OWNER/sowbook@abc # v1.2.0"},
		{"", "", "", "OWNER/sowbook@v1"},
	} {
		if got := actionOf(test.repository, test.commit, test.version); got != test.want {
			t.Errorf("%q, %q, %q: %q, want %q", test.repository, test.commit, test.version, got, test.want)
		}
	}
}
