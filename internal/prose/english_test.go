package prose

import (
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sowbook/engine/event"
)

// narration are the files that look up messages, notMessages other strings in them.
var (
	narration   = strings.Fields("board.go difference.go goal.go language.go narrate.go narrate_captures.go narrate_end.go ply.go refusal.go round.go sentence.go step.go")
	notMessages = strings.Fields("side other next owner store way places pits taken pit to opposite place from n held laps total more less items last rest first counts inner end")
)

// Messages have no constants, so that no compiler finds a misspelled key.
func TestEveryMessageIsUsedAndKnown(t *testing.T) {
	used := map[string]bool{}
	for _, file := range narration {
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if _, isImport := n.(*ast.ImportSpec); isImport {
				return false
			}
			if lit, is := n.(*ast.BasicLit); is && lit.Kind == token.STRING {
				text, _ := strconv.Unquote(lit.Value)
				used[text] = true
			}
			return true
		})
	}
	used["even-number"] = true // in captures.go, among other keys
	for rule := range event.RuleCount {
		if key := "refuse-" + rule.String(); English()[key] != "" {
			used[key] = true
		}
	}
	for key := range English() {
		if !used[key] {
			t.Errorf("nothing says %s", key)
		}
	}
	for key := range used {
		if isKey := key != "" && key[0] != '-' && !strings.HasSuffix(key, "-") && strings.Trim(key, "abcdefghijklmnopqrstuvwxyz-") == ""; isKey && English()[key] == "" && !slices.Contains(notMessages, key) {
			t.Errorf("there is no message %s", key)
		}
	}
}
