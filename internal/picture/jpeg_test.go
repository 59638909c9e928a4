package picture

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"testing"
)

// withExif returns a JPEG file of 30 × 20 pixels with Exif data in which the directory is at
// an offset and has a number of entries. The second entry is the orientation.
func withExif(t testing.TB, order binary.AppendByteOrder, offset uint32, entries, orientation uint16) []byte {
	t.Helper()
	tiff := []byte("II*\x00")
	if order.String() == "BigEndian" {
		tiff = []byte("MM\x00*")
	}
	tiff = order.AppendUint32(tiff, offset)
	tiff = append(tiff, "****"...)
	tiff = order.AppendUint16(tiff, entries)
	for _, entry := range [][2]uint16{{0x0100, 6}, {0x0112, orientation}} {
		tiff = order.AppendUint16(order.AppendUint16(tiff, entry[0]), 3)
		tiff = order.AppendUint32(tiff, 1)
		tiff = order.AppendUint16(order.AppendUint16(tiff, entry[1]), 0)
	}
	exif := append([]byte("Exif\x00\x00"), tiff...)
	segment := binary.BigEndian.AppendUint16([]byte("\xff\xe1"), uint16(2+len(exif)))
	picture := samples(t)["a.jpg"]
	return slices.Concat(picture[:2], segment, exif, picture[2:])
}

func TestSizeOfJPEGFollowsItsOrientation(t *testing.T) {
	for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
		for orientation := range uint16(10) {
			want := "30 × 20 <nil>"
			if orientation >= 5 && orientation <= 8 {
				want = "20 × 30 <nil>"
			}
			c, err := check("a.jpg", withExif(t, order, 12, 2, orientation))
			if got := fmt.Sprintf("%d × %d %v", c.Width, c.Height, err); got != want {
				t.Errorf("%v, orientation %d: %s, want %s", order, orientation, got, want)
			}
		}
	}
}

func TestHostileExifDataAreIgnored(t *testing.T) {
	for _, test := range []struct {
		offset  uint32
		entries uint16
	}{{12, 0}, {12, 1}, {37, 2}, {38, math.MaxUint16}, {math.MaxUint32, 2}, {1, 2}, {30, math.MaxUint16}} {
		for _, order := range []binary.AppendByteOrder{binary.LittleEndian, binary.BigEndian} {
			c, err := check("a.jpg", withExif(t, order, test.offset, test.entries, 6))
			if c.Width != 30 || c.Height != 20 || err != nil {
				t.Errorf("%v, %d entries at %d: %d × %d, %v", order, test.entries, test.offset, c.Width, c.Height, err)
			}
		}
	}
	whole := []byte("Exif\x00\x00II*\x00\x08\x00\x00\x00\x01\x00\x12\x01\x03\x00\x01\x00\x00\x00\x06\x00\x00\x00")
	for n := range len(whole) + 1 {
		if got := orientation(whole[:n]); got != 0 && n < len(whole) || got != 6 && n == len(whole) {
			t.Errorf("the first %d of %d bytes: orientation %d", n, len(whole), got)
		}
	}
}
