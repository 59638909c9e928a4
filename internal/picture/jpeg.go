package picture

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/jpeg"
	"io"
)

// jpegConfig returns the size at which browsers show a JPEG file: cameras store which way
// they were held, and browsers turn the picture.
func jpegConfig(r io.Reader) (image.Config, error) {
	var start bytes.Buffer // up to the size, which comes after the orientation
	config, err := jpeg.DecodeConfig(io.TeeReader(r, &start))
	if orientation(start.Bytes()) >= 5 {
		config.Width, config.Height = config.Height, config.Width
	}
	return config, err
}

// orientation returns the orientation in Exif data, from 1 to 8, or 0. From
// 5, width and height are exchanged. Exif data are a TIFF file.
func orientation(start []byte) uint16 {
	const tag, short = 0x0112, 3
	_, tiff, _ := bytes.Cut(start[:min(len(start), 1<<16)], []byte("Exif\x00\x00"))
	order := binary.ByteOrder(binary.LittleEndian)
	if bytes.HasPrefix(tiff, []byte("MM\x00*")) {
		order = binary.BigEndian
	} else if !bytes.HasPrefix(tiff, []byte("II*\x00")) {
		return 0
	}
	if len(tiff) < 8 || uint64(order.Uint32(tiff[4:]))+2 > uint64(len(tiff)) {
		return 0
	}
	directory := tiff[order.Uint32(tiff[4:]):]
	entries := directory[2:]
	for n := order.Uint16(directory); n > 0 && len(entries) >= 12; n, entries = n-1, entries[12:] {
		if order.Uint16(entries) == tag && order.Uint16(entries[2:]) == short && order.Uint16(entries[8:]) <= 8 {
			return order.Uint16(entries[8:])
		}
	}
	return 0
}
