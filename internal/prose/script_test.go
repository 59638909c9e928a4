package prose_test

import (
	"bytes"
	"encoding/json"
	"strconv"
	"testing"

	"sowbook/engine"
	"sowbook/internal/golden"
)

// labelsFile is the golden file of the numbers of pits, which the lab's script draws
// (static/js/test/lab.test.js).
const labelsFile = "../../static/js/test/labels.json"

func TestLabelsForTheScripts(t *testing.T) {
	file := goldenFile{t: t}
	file.write("[")
	for _, how := range []engine.Labels{engine.FromStore, engine.FromLeft, engine.Cells} {
		for _, pits := range []int{1, 6, 13} {
			var labels []string
			for at := range 2 * pits {
				labels = append(labels, strconv.Itoa(how.Label(engine.Board{Pits: pits}, engine.Place(at))))
			}
			file.item(map[string]any{"how": how.String(), "pits": pits, "labels": labels})
		}
	}
	file.write("]\n")
	golden.Compare(t, labelsFile, file.text.Bytes())
}

// goldenFile is JSON with an item of a list on each line.
type goldenFile struct {
	t    *testing.T
	text bytes.Buffer
}

func (f *goldenFile) write(text string) { f.text.WriteString(text) }

// item appends an item of a list.
func (f *goldenFile) item(value any) {
	f.t.Helper()
	if !bytes.HasSuffix(f.text.Bytes(), []byte("[")) {
		f.write(",")
	}
	f.write("\n")
	encoder := json.NewEncoder(&f.text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(value); err != nil {
		f.t.Fatal(err)
	}
	f.text.Truncate(f.text.Len() - len("\n"))
}
