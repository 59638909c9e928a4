package capture

import (
	"strconv"
	"strings"

	"sowbook/engine/board"
)

// Numbers is a set of numbers of seeds: bit n stands for n, up to mostNumber. If the highest
// bit is set, the last two numbers stand for all greater ones that are odd and even like them.
type Numbers uint32

const (
	mostNumber         = 30
	onwards    Numbers = 1 << 31
)

// SameNumber stands for the number of seeds in the pit of the seed.
const SameNumber Numbers = 1

// EmptyNumber stands for no seeds.
const EmptyNumber = onwards

const (
	sameWord  = "same"
	emptyWord = "empty"
)

// The sets that have a word of their own.
const (
	EvenNumbers Numbers = onwards | 0x55555554
	OddNumbers  Numbers = onwards | 0x2aaaaaaa
	AllNumbers          = EvenNumbers | OddNumbers
)

// Has reports whether n is in the set.
func (s Numbers) Has(n int) bool {
	if n > mostNumber && s&onwards != 0 {
		n = mostNumber - n&1
	}
	return n > 0 && n <= mostNumber && s>>n&1 == 1
}

// Beyond reports whether the set has a number greater than most, or only such ones if it goes on
// and on.
func (s Numbers) Beyond(most int) bool {
	within := Numbers(1)<<(most+1) - 1
	return s&^within != 0 && (s&onwards == 0 || s&within == 0)
}

// String returns none, even, odd, or the numbers with commas. 5+ is five or more.
func (s Numbers) String() string {
	switch s {
	case 0:
		return "none"
	case EvenNumbers:
		return "even"
	case OddNumbers:
		return "odd"
	case SameNumber:
		return sameWord
	case EmptyNumber:
		return emptyWord
	}
	var members []string
	list, least := s.List()
	for _, n := range list {
		members = append(members, strconv.Itoa(n))
	}
	if least > 0 {
		members = append(members, strconv.Itoa(least)+"+")
	}
	return strings.Join(members, ",")
}

// List returns the numbers of the set. If it has all numbers from some one on, least is that
// one, and it and those after it are not listed; otherwise least is 0.
func (s Numbers) List() (list []int, least int) {
	from := mostNumber + 1
	for s&onwards != 0 && from > 1 && s.Has(from-1) {
		from--
	}
	for n := range from {
		if s.Has(n) {
			list = append(list, n)
		}
	}
	if from <= mostNumber {
		least = from
	}
	return list, least
}

// ParseNumbers parses what [Numbers.String] writes, but not none.
func ParseNumbers(text string) (s Numbers, ok bool) {
	switch text {
	case "even":
		return EvenNumbers, true
	case "odd":
		return OddNumbers, true
	}
	for _, member := range strings.Split(text, ",") {
		member, open := strings.CutSuffix(member, "+")
		n, ok := board.ParseNumber(member, mostNumber-1)
		if !ok || n == 0 {
			return 0, false
		}
		s |= 1 << n
		if open {
			for ; n <= mostNumber; n++ {
				s |= 1 << n
			}
			s |= onwards
		}
	}
	return s, s.String() == text
}

// NumbersForm describes the values of the words that are sets of numbers, but the empty set.
const NumbersForm = ", even, odd, or numbers from 1 to 29 in rising order, as in 2,4 or 5+"
