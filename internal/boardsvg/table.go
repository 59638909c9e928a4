package boardsvg

import (
	"encoding/json"
	"math"
)

// The tables hold three characters for a seed: the x and y of the start of its line
// and its direction, as in 'P' for 0 and 'Q' for 1. Along a store a unit of y stands
// for storeStep. A random search found these places, near the centre and with seeds
// of one tone apart. Tests check that they stay within the rim and apart.
var pitTable = []string{
	"SMYIDY]XZBYR_DUQ7S6KSSg[D8[jSU=eSadV\\4RhBSgaU2XTYkV5BPmOS[OYO=UH2[L^WRGY",
	"OMU^KWAVSX]ZT?[?GQkOW@gQb=Qe`V>9P1MSWlRT1Z4]RiDP3@S`3WLkVJSU^ZVoPWi_URlU",
	"NOS^MTCGYO?SG\\SZ^R\\:T;WWE7ZSjYmBX=jQj[P2FV]iRT0S2WUmNSN2Tg9W6=UGNV9fPDAZ",
}

const storeTable = "VPPEOWMIQPVZV\\PVCPCAVD^QZcZU;QCeUD5W\\k[V4PGpPJ.PWtP\\(UEwRJ%YM8VXzRR&YKhUW-R\\JVCVU[SUE1QIEY" +
	"U@[XpPMOWItR[7VX_RSyWXhPCJVE=RTXPF{P\\F[CmVD*WQc[X$RMLQMa[T(UL\\[XwPW1PN4UNgU]>[F9URmX\\o[PDV"

// decode decodes an arrangement whose y are multiples of step.
func decode(text string, step int) []seed {
	var a []seed
	for ; text != ""; text = text[3:] {
		angle := float64(int(text[2])-'P') * math.Pi / seedDirections
		a = append(a, seed{
			x: int(text[0]) - 'P', y: (int(text[1]) - 'P') * step,
			dx: int(math.Round(seedLength * math.Cos(angle))), dy: int(math.Round(seedLength * math.Sin(angle))),
		})
	}
	return a
}

// SeedTable returns the arrangements as JSON, for scripts that draw boards like
// [Board.SVG]: {"pit":["QTR…",…],"store":"MPQ…"}.
func SeedTable() []byte {
	text, err := json.Marshal(struct {
		Pit   []string `json:"pit"`
		Store string   `json:"store"`
	}{pitTable, storeTable})
	if err != nil {
		panic(err) // strings only
	}
	return text
}
