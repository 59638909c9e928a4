package words

import (
	"os"
	"testing"
)

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		if _, p := Load(Layer{os.DirFS("../../templates/words"), "w"}); len(p) > 0 {
			b.Fatal(p)
		}
	}
}
