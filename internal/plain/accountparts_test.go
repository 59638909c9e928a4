package plain

// Parts of accounts, from the words that several of them use.

func anyPit(*lapEnd, int) bool        { return true }
func theirPit(t *lapEnd, at int) bool { return t.p.side(at) != t.p.Turn }
func ownPit(t *lapEnd, at int) bool   { return t.p.side(at) == t.p.Turn }

func (t *lapEnd) anyPit(int) bool      { return true }
func (t *lapEnd) theirPit(at int) bool { return theirPit(t, at) }

// halves sows to the right from the right half of a row and to the left from the left half.
func halves(p *Position, pit int) []int {
	if pit%p.Pits >= p.Pits/2 {
		return []int{Right}
	}
	return []int{Left}
}

func ends(*lapEnd) follow { return stop }

// takesRun takes the last pit if it holds one of the numbers, and pits before it while they do.
func takesRun(where func(t *lapEnd, at int) bool, numbers ...int) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		t.run(func(at int) bool { return where(t, at) }, -t.way, numbers...)
		return stop
	}
}

// takesFour takes a four of the last seed and sows on from any other number.
func takesFour(t *lapEnd) follow { return takesFourIn(everywhere)(t) }

// takesFourIn does so only where the four is.
func takesFourIn(where func(t *lapEnd) bool) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if where(t) && t.n() == 4 {
			t.take(t.at)
			return stop
		}
		return relayOr(nothing)(t)
	}
}

func toMover(t *lapEnd) { t.take(t.at) }
func toOwner(t *lapEnd) { t.give(t.at) }

func toMoverIn(where func(t *lapEnd) bool) func(t *lapEnd) {
	return func(t *lapEnd) {
		if where(t) {
			t.take(t.at)
		}
	}
}

// passingFours does something with fours that are not made by the last seed of a lap.
func passingFours(do func(t *lapEnd)) func(t *lapEnd) {
	return func(t *lapEnd) {
		if !t.final && t.n() == 4 {
			do(t)
		}
	}
}

// atMost ends the game with at most n seeds on the board.
func atMost(n int) func(p *Position) bool {
	return func(p *Position) bool { return p.Row(0)+p.Row(1) <= n }
}

// toLast gives what is left to the player who moved last.
func toLast(p *Position) [2]int { return toOther(p) }

// toWhoHas gives each side what is left in its row, one of which is empty.
func toWhoHas(p *Position) [2]int { return toOwners(p) }

// relayThen captures the seeds opposite an empty pit and moves the last seed on into the next.
func relayThen(ok func(t *lapEnd) bool) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if !t.alone() {
			return t.lap()
		}
		if !ok(t) {
			return stop
		}
		t.take(t.opposite())
		return t.lap()
	}
}

// reachesOrEmpty allows moves whose first lap enters the other row or ends in an empty pit.
func reachesOrEmpty(p Position, m Move) bool {
	end := m.Pit + p.Seeds[m.Pit]
	return end >= p.Pits*(p.Turn+1) || p.Seeds[end] == 0
}

// dropsOut takes a seed out of the game that falls in a pit which the mover has won.
func dropsOut(t *lapEnd) {
	if t.isMine(t.at) {
		t.take(t.at)
	}
}

// covers wins a pit of the other side in which the last seed makes a number, unless it is among the last of the row,
// and sows on from there.
func covers(number, last int) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		switch {
		case t.p.isOwned(t.at):
			return stop
		case t.their() && t.n() == number && t.at%t.p.Pits < t.p.Pits-last:
			t.p.Owned[t.p.Turn][t.at] = true
		case t.alone():
			return stop
		}
		return t.lap()
	}
}

// halfTaken ends a game when a row is empty, or a player has more than half of the seventy seeds.
func halfTaken(p *Position) bool {
	return rowEmpty(p) || max(p.Seeds[p.store(0)], p.Seeds[p.store(1)]) > 35
}

// intoEmpty allows a single seed only into an empty pit, of the two rows of a side.
func intoEmpty(p Position, m Move) bool {
	next := m.Pit/p.Pits*p.Pits + (m.Pit+1)%p.Pits
	return p.Seeds[m.Pit] != 1 || p.Seeds[next] == 0
}

func theirs(t *lapEnd) bool   { return t.their() }
func everywhere(*lapEnd) bool { return true }

// winsOnly wins a pit of the other side in which the last seed makes four; won pits end a turn.
func winsOnly(t *lapEnd) follow { return winsWhere(t, theirs) }

func winsWhere(t *lapEnd, where func(t *lapEnd) bool) follow {
	switch {
	case t.p.isOwned(t.at):
		return stop
	case t.n() == 4 && where(t) && t.p.Opening == 0:
		t.p.Owned[t.p.Turn][t.at] = true
		return stop
	}
	return relayOr(nothing)(t)
}

// winsOr is winsOnly, but a last seed in a pit that the other player won takes itself and another.
func winsOr(where func(t *lapEnd) bool, then follow) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if !t.isOthers(t.at) {
			return winsWhere(t, where)
		}
		n := min(2, t.n())
		t.p.Seeds[t.at] -= n
		t.p.Seeds[t.p.store(t.p.Turn)] += n
		t.f.Captured += n
		return then
	}
}

// toWinners gives players what lies in pits that they have won.
func toWinners(p *Position) (rest [2]int) {
	for side := range 2 {
		for pit := range 2 * p.Pits {
			if p.Owned[side][pit] {
				rest[side] += p.Seeds[pit]
			}
		}
	}
	return rest
}

// storeAgain plays again after a last seed in the store.
func storeAgain(do func(t *lapEnd)) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if !t.p.isPit(t.at) {
			return follow{again: true}
		}
		return relayOr(do)(t)
	}
}

// beyondEmpty sows on from the next pit. If that is empty, it takes the one beyond, and if it alternates, further
// pits while empty and full ones alternate. If occupied, only a last seed in a pit with seeds does.
func beyondEmpty(alternates, occupied bool) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		next := t.step(1)
		if t.p.Seeds[next] > 0 {
			return follow{more: true, pit: next}
		}
		if occupied && t.n() == 1 {
			return stop
		}
		for prey := t.p.around(next, t.way); t.p.Seeds[next] == 0 && t.p.Seeds[prey] > 0; {
			t.take(prey)
			if !alternates {
				break
			}
			next = t.p.around(prey, t.way)
			prey = t.p.around(next, t.way)
		}
		return stop
	}
}

// heaps takes heaps of two, four or six after the sowing.
func heaps(t *lapEnd) {
	for pit := range 2 * t.p.Pits {
		if n := t.p.Seeds[pit]; n == 2 || n == 4 || n == 6 {
			t.take(pit)
		}
	}
}

// foursToOwners gives fours that are left after the sowing to the owners of their pits.
func foursToOwners(t *lapEnd) {
	for pit := range 2 * t.p.Pits {
		if t.p.Seeds[pit] == 4 {
			t.give(pit)
		}
	}
}

// turningRelay goes the other way in every lap. In an empty pit of the mover's it takes what is opposite, and
// what faces the empty pits that follow it; with the last seed, if it takes that too.
func turningRelay(lastToo bool) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		if !t.alone() {
			return follow{more: true, pit: t.at, turned: true}
		}
		if !t.own() || t.p.Seeds[t.opposite()] == 0 {
			return stop
		}
		t.take(t.opposite())
		for at := t.step(1); ownPit(t, at) && t.p.Seeds[at] == 0; at = t.p.around(at, t.way) {
			t.take(t.p.opposite(at))
		}
		if lastToo {
			t.take(t.at)
		}
		return stop
	}
}

// sharesThree takes what faces an empty pit of the mover's. Of three, one joins the last seed, and both pits
// are the mover's from then on. Another capture takes the last seed with it, if lastToo.
func sharesThree(lastToo bool) func(t *lapEnd) follow {
	return func(t *lapEnd) follow {
		switch facing := t.p.Seeds[t.opposite()]; {
		case t.p.isOwned(t.at):
		case !t.alone():
			return t.lap()
		case !t.own() || t.p.isOwned(t.opposite()):
		case facing == 3:
			t.p.Seeds[t.at], t.p.Seeds[t.opposite()] = 2, 2
			t.p.Owned[t.p.Turn][t.at], t.p.Owned[t.p.Turn][t.opposite()] = true, true
		case facing > 0:
			t.take(t.opposite())
			if lastToo {
				t.take(t.at)
			}
		}
		return stop
	}
}

// toOwnersAndWinners gives players what lies in pits that they have won, and in other pits of their own.
func toOwnersAndWinners(p *Position) [2]int {
	rest := toWinners(p)
	for pit := range 2 * p.Pits {
		if !p.isOwned(pit) {
			rest[p.side(pit)] += p.Seeds[pit]
		}
	}
	return rest
}

// toOtherAndWinners gives players what lies in pits that they have won, and the rest to the player who could
// still move.
func toOtherAndWinners(p *Position) [2]int {
	rest := toWinners(p)
	rest[1-p.Turn] += p.Row(0) + p.Row(1) - rest[0] - rest[1]
	return rest
}

// backToCapture allows a first lap clockwise from the two leftmost columns, if it captures.
func backToCapture(p *Position, pit int) []int {
	if (fourRows{}).mayReverse(*p, pit) {
		return []int{Right, Left}
	}
	return []int{Right}
}

// thenForward sows every lap but the first counterclockwise.
func thenForward(t *lapEnd) follow {
	t.way = Right
	return sowsColumn(true, true)(t)
}

// bothEndsWin is thenForward, but a turn that captures from both ends of the other player's inner row has won.
func bothEndsWin(t *lapEnd) follow {
	facing, before := t.facing(), t.f.Captured
	do := thenForward(t)
	if t.f.Captured > before {
		switch facing[0] % t.p.Pits {
		case t.p.Pits / 2:
			t.ends[0] = true
		case t.p.Pits - 1:
			t.ends[1] = true
		}
		t.p.Lost = t.ends == [2]bool{true, true}
	}
	return do
}

func isLost(p *Position) bool { return p.Lost }
