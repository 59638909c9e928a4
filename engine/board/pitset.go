package board

// PitSet is a set of pits. It is a value: == compares two sets. Its methods take the last bit of an
// index, which spares the check whether there is such an element; there are no more pits.
type PitSet [2]uint64

// Has reports whether a pit is in the set.
func (s *PitSet) Has(pit Place) bool { return s[pit>>6&1]>>(pit&63)&1 == 1 }

// Set adds a pit to the set, or removes it.
func (s *PitSet) Set(pit Place, in bool) {
	s[pit>>6&1] &^= 1 << (pit & 63)
	if in {
		s[pit>>6&1] |= 1 << (pit & 63)
	}
}

// With returns the pits of both sets.
func (s PitSet) With(other PitSet) PitSet { return PitSet{s[0] | other[0], s[1] | other[1]} }
