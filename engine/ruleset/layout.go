package ruleset

import (
	"slices"
	"strconv"
	"strings"
	"sync"

	"sowbook/engine/board"
)

// layout is a start that gives the seeds of every pit.
type layout struct {
	rows  Rows
	pits  uint8                    // in each row
	seeds [2][board.MaxPits]uint16 // of the player who begins and of the other, in order of place
}

// LayoutForm describes the values of setup that give the seeds of every pit.
const LayoutForm = "the numbers of seeds that each player sees from left to right, as in 4,4,5, with the outer row first, as in 8x0/4x0,6,3x2 where 4x0 is 0,0,0,0; " +
	"with _against_ those of the player who begins and those of the other"

// writtenSetup has the setups that are layouts.
var writtenSetup = written{
	get: func(r *Set) int { return int(r.Setup) },
	put: func(r *Set, n int) { r.Setup = Setup(n) },
	text: func(r *Set) string {
		l, _ := r.Setup.layout()
		return l.String()
	},
	read: func(r *Set, text string) bool {
		l, ok := parseLayout(text)
		if ok {
			r.Setup = l.share()
		}
		return ok
	},
	is: func(r *Set, kind string) bool {
		l, _ := r.Setup.layout()
		return kind == "position" && !l.differs() || kind == "two-positions" && l.differs()
	},
	form: LayoutForm,
}

// against stands between the seeds of the two players, if they differ.
const against = "_against_"

// layouts has every layout that some rules had. That with index i is the Setup firstLayout+i.
var layouts struct {
	sync.Mutex
	all []layout
}

// share returns the setup with a layout.
func (l *layout) share() Setup {
	layouts.Lock()
	defer layouts.Unlock()
	for i := range layouts.all { // a few
		if layouts.all[i] == *l {
			return firstLayout + Setup(i)
		}
	}
	layouts.all = append(layouts.all, *l)
	return firstLayout + Setup(len(layouts.all)-1)
}

// layout returns the layout of a setup. ok is false if it has none.
func (s Setup) layout() (l layout, ok bool) {
	if s < firstLayout {
		return l, false
	}
	layouts.Lock()
	defer layouts.Unlock()
	return layouts.all[s-firstLayout], true
}

// parseLayout parses a layout that is written as [layout.String] does.
func parseLayout(text string) (one layout, ok bool) {
	var two layout
	south, north, differ := strings.Cut(strings.ReplaceAll(text, " ", "_"), against)
	if !differ {
		north = south
	}
	if !one.parseSide(0, south) || !two.parseSide(1, north) || one.rows != two.rows || one.pits != two.pits {
		return one, false
	}
	one.seeds[1] = two.seeds[1]
	return one, true
}

// parseSide parses the rows of one player.
func (l *layout) parseSide(side int, text string) bool {
	outer, inner, two := strings.Cut(text, "/")
	list, ok := parseCounts(nil, outer)
	n := len(list)
	l.pits = uint8(n)
	if two && ok {
		list, ok = parseCounts(list, inner)
		switch row := list[n:]; {
		case len(row) == n:
			l.rows = FourRows
		case 2*len(row) == n:
			l.rows = ThreeRows
		default:
			return false
		}
		slices.Reverse(list[n:]) // in order of place it goes from right to left
	}
	copy(l.seeds[side][:], list)
	return ok
}

// parseCounts appends numbers separated by commas to list. 4x0 is 0,0,0,0. ok is false if they
// are not numbers, or more than a side has pits.
func parseCounts(list []uint16, text string) (counts []uint16, ok bool) {
	for _, word := range strings.Split(text, ",") {
		times := 1
		if before, after, found := strings.Cut(word, "x"); found {
			if times, ok = board.ParseNumber(before, board.MaxPits); !ok || times == 0 {
				return list, false
			}
			word = after
		}
		n, ok := board.ParseNumber(word, board.MaxSeeds)
		if !ok || len(list)+times > board.MaxPits {
			return list, false
		}
		for range times {
			list = append(list, uint16(n))
		}
	}
	return list, true
}

// String writes the layout, as in "8x0/4x0,6,3x2".
func (l *layout) String() string {
	text := l.side(0)
	if l.differs() {
		text += against + l.side(1)
	}
	return text
}

// differs reports whether the players do not have the same seeds.
func (l *layout) differs() bool { return l.seeds[0] != l.seeds[1] }

// side writes the rows of a player. Three equal numbers or more are written with x.
func (l *layout) side(side int) string {
	var texts []string
	for _, row := range l.row(side) {
		text := ""
		for i, k := 0, 0; i < len(row); i = k {
			for k = i; k < len(row) && row[k] == row[i]; k++ {
			}
			times, n := k-i, strconv.Itoa(int(row[i]))
			if times > 2 {
				times, n = 1, strconv.Itoa(times)+"x"+n
			}
			for range times {
				text += "," + n
			}
		}
		texts = append(texts, text[1:])
	}
	return strings.Join(texts, "/")
}

// row returns the rows of a player, each from left to right, the outer row first.
func (l *layout) row(side int) [][]uint16 {
	n := int(l.pits)
	rows := [][]uint16{l.seeds[side][:n]}
	if inner := [...]int{TwoRows: 0, ThreeRows: n / 2, FourRows: n}[l.rows]; inner > 0 {
		second := append([]uint16(nil), l.seeds[side][n:n+inner]...)
		slices.Reverse(second)
		rows = append(rows, second)
	}
	return rows
}

// total returns the seeds of both players.
func (l *layout) total() (n int) {
	for side := range l.seeds {
		for _, seeds := range l.seeds[side] {
			n += int(seeds)
		}
	}
	return n
}

// LaidSeeds returns the seeds of a pit at a fixed start that gives those of every pit. i counts
// the pits of a side in order of place. ok is false if the rules have another start.
func (r *Set) LaidSeeds(s board.Side, i int) (seeds int, ok bool) {
	l, ok := r.Setup.layout()
	return int(l.seeds[s][i]), ok
}

// LaidRows returns the seeds of a player's rows at such a start, each from left to right, the
// outer row first, and nil at another start. South begins.
func (r *Set) LaidRows(s board.Side) [][]uint16 {
	l, ok := r.Setup.layout()
	if !ok {
		return nil
	}
	return l.row(int(s))
}
