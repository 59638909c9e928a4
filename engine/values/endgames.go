package values

import "unsafe"

// Endgames holds the values of all boards of everyday mancala with up to [EndgameSeeds] seeds; nil if they are not computed. Package solver
// computes them in pages, where one search runs at a time.
var Endgames []uint64

// A page keeps the values of boards with 13 to EndgameSeeds seeds. Those with fewer are soon computed when they are needed.
const (
	EndgameSeeds  = 16
	FirstEndgame  = 2_704_156  // the number of the first board with 13 seeds
	EndOfEndgames = 30_421_755 // ... with 17
	endgamesSum   = 0x8356389ed2b02c20
)

// EndgamesToKeep returns the values that a page keeps for [LearnEndgames], which it must not change; nil if there are no endgames.
func EndgamesToKeep() []byte {
	if Endgames == nil {
		return nil
	}
	return endgameBytes()[FirstEndgame:]
}

// endgameBytes returns the bytes of the table, whose words have the values in order on all systems with a little-endian processor.
func endgameBytes() *[EndOfEndgames]byte {
	return (*[EndOfEndgames]byte)(unsafe.Pointer(unsafe.SliceData(Endgames)))
}

// LearnEndgames takes what [EndgamesToKeep] returned, and reports whether it is whole. Every engine computes the same values, so it knows their sum.
func LearnEndgames(text string) bool {
	if len(text) != EndOfEndgames-FirstEndgame {
		return false
	}
	before := Endgames
	Endgames = make([]uint64, EndOfEndgames/8+1)
	copy(endgameBytes()[FirstEndgame:], text)
	sum := uint64(0)
	for _, word := range Endgames {
		sum = (sum ^ word) * 0x9e3779b97f4a7c15
		sum ^= sum >> 32 // so that no two errors cancel each other but by chance
	}
	if sum != endgamesSum {
		Endgames = before
	}
	return sum == endgamesSum
}
