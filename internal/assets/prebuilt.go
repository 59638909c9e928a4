package assets

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"path"
)

// PrebuiltFolder is the folder of the prebuilt engine module and bundles. Its files are
// compressed with gzip, whose checksum shows if one is damaged.
const PrebuiltFolder = "wasm/built"

// pack compresses a file for [PrebuiltFolder].
func pack(content []byte) ([]byte, error) {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	_, err := w.Write(content)
	err = errors.Join(err, w.Close())
	return out.Bytes(), err
}

// prebuilt returns the content of a file of [PrebuiltFolder]. ok is false if it is missing
// or damaged.
func prebuilt(tree fs.FS, name string) (content []byte, ok bool) {
	packed, err := fs.ReadFile(tree, path.Join(PrebuiltFolder, name))
	if err != nil {
		return nil, false
	}
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, false
	}
	content, err = io.ReadAll(r)
	return content, err == nil
}
