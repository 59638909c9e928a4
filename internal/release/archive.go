package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"errors"
	"os"
	"time"
)

// archived is a file of an archive.
type archived struct {
	name    string
	content []byte
	mode    int64
}

// archiveOf returns the archive of a program and its name, such as
// sowbook-v1.2.0-linux-amd64.tar.gz; on Windows it is a zip. The files are in a folder of
// that name, with the licence and the read-me.
func archiveOf(s system, version string, program []byte, date time.Time) (name string, content []byte, err error) {
	folder := "sowbook-" + version + "-" + s.os + "-" + s.arch
	main := "sowbook"
	if s.os == "windows" {
		main += ".exe"
	}
	files := []archived{{folder + "/" + main, program, 0o755}}
	for _, name := range []string{"LICENSE", "README.md"} {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", nil, err
		}
		files = append(files, archived{folder + "/" + name, text, 0o644})
	}
	if s.os == "windows" {
		content, err = zipped(files, date)
		return folder + ".zip", content, err
	}
	content, err = tarred(files, date)
	return folder + ".tar.gz", content, err
}

func tarred(files []archived, date time.Time) ([]byte, error) {
	var out bytes.Buffer
	compressed := gzip.NewWriter(&out)
	w := tar.NewWriter(compressed)
	for _, f := range files {
		if err := w.WriteHeader(&tar.Header{Name: f.name, Mode: f.mode, Size: int64(len(f.content)), ModTime: date}); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.content); err != nil {
			return nil, err
		}
	}
	err := errors.Join(w.Close(), compressed.Close())
	return out.Bytes(), err
}

func zipped(files []archived, date time.Time) ([]byte, error) {
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	for _, f := range files {
		file, err := w.CreateHeader(&zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: date})
		if err != nil {
			return nil, err
		}
		if _, err := file.Write(f.content); err != nil {
			return nil, err
		}
	}
	err := w.Close()
	return out.Bytes(), err
}
