package project

import (
	"errors"
	"io/fs"
	"slices"
	"testing"
	"testing/fstest"
)

func TestLayersHideFileByFile(t *testing.T) {
	both := layers{
		upper: fstest.MapFS{"css/own.css": {Data: []byte("own")}, "css/site.css": {Data: []byte("mine")}},
		lower: fstest.MapFS{"css/site.css": {Data: []byte("built in")}, "css/text.css": {Data: []byte("text")}, "icon.svg": {Data: []byte("icon")}},
	}
	var walked []string
	err := fs.WalkDir(both, ".", func(name string, d fs.DirEntry, err error) error {
		if !d.IsDir() {
			walked = append(walked, name)
		}
		return err
	})
	if want := []string{"css/own.css", "css/site.css", "css/text.css", "icon.svg"}; err != nil || !slices.Equal(walked, want) {
		t.Errorf("walked %v, %v, want %v", walked, err, want)
	}
	for name, want := range map[string]string{"css/own.css": "own", "css/site.css": "mine", "css/text.css": "text", "icon.svg": "icon"} {
		if got, err := fs.ReadFile(both, name); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v, want %q", name, got, err, want)
		}
	}
	if _, err := both.Open("css/none.css"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file of neither: %v", err)
	}
	if _, err := both.ReadDir("none"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a folder of neither: %v", err)
	}
}
