package picture

import (
	"bytes"
	"encoding/binary"
	"slices"
)

// How many bytes come before the first segment of a JPEG file, and before the second chunk of a PNG file.
const (
	jpegHead = 2
	pngHead  = 33
)

// insert returns a file with more segments or chunks after its head.
func insert(file []byte, head int, more []byte) []byte {
	if len(file) < head {
		return file
	}
	return slices.Insert(file, head, more...)
}

// jpegProfile returns the segments with the colour profile of a JPEG file. Without them, colours of
// most phones would fade.
func jpegProfile(file []byte) (profile []byte) {
	for at := jpegHead; at+4 <= len(file) && file[at] == 0xff && file[at+1] != 0xda; {
		end := at + 2 + int(binary.BigEndian.Uint16(file[at+2:]))
		if end > len(file) {
			break
		}
		if file[at+1] == 0xe2 && bytes.HasPrefix(file[at+4:end], []byte("ICC_PROFILE\x00")) {
			profile = append(profile, file[at:end]...)
		}
		at = end
	}
	return profile
}

// pngProfile returns the chunks of a PNG file that say what its colours mean.
func pngProfile(file []byte) (profile []byte) {
	for at := pngHead; at+12 <= len(file); {
		end := at + 12 + int(binary.BigEndian.Uint32(file[at:]))
		kind := string(file[at+4 : at+8])
		if end > len(file) || kind == "IDAT" {
			break
		}
		if slices.Contains([]string{"iCCP", "sRGB", "gAMA", "cHRM"}, kind) {
			profile = append(profile, file[at:end]...)
		}
		at = end
	}
	return profile
}
