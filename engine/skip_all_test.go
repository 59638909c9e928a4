package engine_test

import "testing"

func TestSowingThatWouldSkipEveryPitDropsSeedsWhereItBegan(t *testing.T) {
	const krur = "pits=4 stores=none last-in-store=ends relay=yes claim=makes-four owned=skipped-theirs stuck=empty-passes "
	const owned = "0,0,0,0/3,0,0,0 0,0 S north-owns=2,3,4,5,6,7,8"
	const closed = "0,0,2,0/0,0,0,2/0,0,0,0/3,0,0,0 0,0 S closed=2,3,4,5,6,7,8"
	for _, c := range []struct{ rules, start, move string }{
		{krur + "origin=skipped", owned, "4"},
		{krur + "origin=skip-start", owned, "4"},
		{fourRows + "origin=skipped", closed, "8"},
		{fourRows + "origin=skip-start", closed, "8"},
	} {
		g := playLine(t, c.rules, c.start, c.move)
		p := g.Position()
		if ply := g.Ply(0); ply.After.Seeds(0) != 3 || p.Total() != g.Start().Total() {
			t.Errorf("%s from %s gives %s", c.rules, c.start, p.String())
		}
	}
}
