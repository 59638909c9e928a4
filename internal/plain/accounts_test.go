package plain

import "slices"

// accounts lists the entries of the atlas that no other program of ours or of others plays, by id.
// Behind each is the author of its account.
var accounts = map[string]*account{
	// West Africa, one lap.
	"adidada": {last: takesRun(anyPit, 2, 3)},                                           // Schönhärl
	"awari":   {skips: skipsLap, feeds: feedIfPossible, last: takesRun(theirPit, 2, 3)}, // Herskovits
	"kale-fang": {skips: skipsLap, last: func(t *lapEnd) follow { // Good, in Culin
		if t.their() && (t.n() == 2 || t.n() == 3) {
			t.take(t.at)
		}
		return stop
	}},
	"english-wari": {fewest: 2, holds: true, skips: skipsLap, feeds: mustFeed, last: takesRun(anyPit, 4)}, // Herskovits
	"shono":        {skips: skipsLap, rest: toOwners, last: takesRun(theirPit, 2, 3)},                     // Tessmann
	"ti":           {skips: skipsLap, feeds: mustFeed, rest: toWhoHas, last: takesRun(anyPit, 2, 3)},      // Migeod
	"kpo": {last: func(t *lapEnd) follow { // Culin
		if t.n() == 2 || t.n() == 3 {
			t.take(t.at)
		}
		return stop
	}},
	"enindji": {skips: skipsLap, feeds: mustFeed, rest: toOwners, last: func(t *lapEnd) follow { // Béart
		if t.n() == 4 {
			t.give(t.at)
		}
		return stop
	}},
	"woli": {ways: clockwise, skips: skipsLap, feeds: mustFeed, rest: toOwners, last: takesRun(theirPit, 2, 3), may: func(p Position, m Move) bool { // Béart
		after := p
		f := (&account{skips: skipsLap, last: takesRun(theirPit, 2, 3)}).play(&after, m)
		return f.Captured == 0 || after.Row(1-p.Turn) > 0
	}},
	"fondji": {skips: skipsLap, feeds: mustFeed, rest: toOwners, last: takesRun(ownPit, 2, 3)}, // Béart
	"uril": {skips: skipsLap, feeds: mustFeed, last: takesRun(theirPit, 2, 3), ended: func(p *Position) bool { // Braz Dias
		return max(p.Seeds[p.store(0)], p.Seeds[p.store(1)]) >= 25
	}},
	"erherhe": {ended: rowEmpty, rest: toWhoHas, last: func(t *lapEnd) follow { // Avelot
		if t.their() && (t.n() == 2 || t.n() == 4) {
			t.run(t.theirPit, -t.way, 2, 4)
			t.at = t.step(1)
			t.run(t.theirPit, t.way, 2, 4)
		}
		return stop
	}},
	"i-dogon": {fewest: 2, holds: true, last: func(t *lapEnd) follow { // Griaule
		if t.n() == 2 || t.n() == 3 {
			t.run(t.anyPit, -t.way, 2, 3)
			t.at = t.step(1)
			t.run(t.anyPit, t.way, 2, 3)
		}
		return stop
	}},
	"wari-ashanti": {last: ends, seed: func(t *lapEnd) { // Cardinall
		if t.their() && t.n() == 6 {
			t.take(t.at)
		}
	}},
	"ntyenge": {passes: true, last: func(t *lapEnd) follow { // Trilles
		if t.n() == 2 || t.n() == 4 {
			t.take(t.at)
		}
		return stop
	}},
	"tihbat": {back: true, rest: toOwners, last: func(t *lapEnd) follow { // Kinast
		if t.own() && t.n()%2 == 0 && t.n() <= 8 {
			t.take(t.at)
		}
		return stop
	}},
	"huroy": {ways: eitherWay, rest: toLast, last: ends, before: func(t *lapEnd) { // Valdez
		for pit := range 2 * t.p.Pits {
			if t.p.side(pit) == t.p.Turn && t.p.Seeds[pit] == 1 {
				t.take(t.p.opposite(pit))
			}
		}
	}},
	"um-el-bil": {opens: 6, last: func(t *lapEnd) follow { // Ayoub
		if t.alone() {
			t.take(t.at)
		}
		return stop
	}},

	// West Africa and the Horn, many laps.
	"altiev":  {byMoves: true, last: relayOr(takesOpposite)},                                                      // Beşe
	"foji":    {ways: clockwise, skips: skipsMove, feeds: mustFeed, rest: toOwners, last: relayOr(takesOpposite)}, // Béart
	"yovodji": {skips: skipsMove, feeds: mustFeed, rest: toOwners, last: relayOr(takesOpposite)},                  // Béart
	"yovodi": {ways: clockwise, last: relayOr(func(t *lapEnd) { // Schönhärl
		if t.own() {
			t.take(t.opposite())
		} else {
			t.p.take(t.opposite(), 1-t.p.Turn, t.f)
		}
	})},
	"j-odu":       {feeds: feedIfPossible, last: relayOr(takesOpposite)},                    // Murray
	"french-wari": {rest: toOther, last: relayOr(func(t *lapEnd) { t.take(t.opposite()) })}, // Herskovits
	"en-gehe": {rest: toOther, last: relayOr(func(t *lapEnd) { // Merker
		if t.own() && t.p.Seeds[t.opposite()] > 0 {
			t.take(t.at, t.opposite())
		}
	})},
	"jodu": {rest: toOwners, last: relayOr(func(t *lapEnd) { // Climent Tondo
		if t.own() && t.p.Seeds[t.opposite()] > 0 {
			t.take(t.at, t.opposite())
		}
	})},
	"lahemay-walida": {last: takesFour, seed: passingFours(toOwner)},                                                       // Pankhurst
	"daramuti":       {fewest: 2, singles: true, ended: rowEmpty, last: relayOr(func(t *lapEnd) { t.take(t.opposite()) })}, // Parker
	"whyo":           {rest: toOwners, last: takesFour, seed: passingFours(toOwner)},                                       // Murray
	"hoyito":         {passes: true, last: takesFour, seed: passingFours(toMover), ended: atMost(4), rest: toLast},         // Gering
	"mewelad":        {rest: toOther, last: takesFour, seed: passingFours(toOwner)},                                        // Pankhurst
	"lamosh":         {rest: toOther, last: takesFour, seed: passingFours(toOwner)},                                        // Pankhurst
	"gabata-ghinda":  {opens: 1, rest: toOther, last: takesFour, seed: passingFours(toOwner)},                              // Pankhurst
	"gabata-oromo":   {passes: true, last: relayOr(nothing), seed: passingFours(toMover)},                                  // Pankhurst
	"lam-waladach": {passes: true, seed: passingFours(toMover), last: func(t *lapEnd) follow { // Pankhurst
		if t.n() == 4 {
			t.take(t.at)
			return follow{again: true}
		}
		return relayOr(nothing)(t)
	}},
	"wouri": {skips: skipsMove, feeds: feedIfPossible, seed: passingFours(toMoverIn((*lapEnd).their)), last: takesFourIn((*lapEnd).their)}, // Béart
	"duene": {ended: atMost(8), rest: toLast, last: func(t *lapEnd) follow { // Schönhärl
		if t.n() == 4 {
			t.run(t.anyPit, -t.way, 4)
			return stop
		}
		return relayOr(nothing)(t)
	}, after: foursToOwners},
	"djenon-aboure": {fewest: 2, back: true, passes: true, rest: toOwners, last: func(t *lapEnd) follow { // Climent Tondo
		if t.n() == 2 || t.n() == 4 {
			t.run(t.anyPit, -t.way, 2, 4)
			return stop
		}
		return relayOr(nothing)(t)
	}},
	"j-erin":                  {ended: atMost(4), rest: toLast, seed: passingFours(toMoverIn((*lapEnd).own)), last: takesFourIn((*lapEnd).own)}, // Newberry
	"jimafesosh":              {passes: true, ended: atMost(1), rest: toOwners, last: relayOr(func(t *lapEnd) { t.take(t.opposite()) })},        // Pankhurst
	"kiuthi":                  {fewest: 2, ways: eitherWay, passes: true, rest: toOwners, last: turningRelay(true)},                             // Leakey
	"uthi":                    {ways: eitherWay, last: turningRelay(false)},                                                                     // Orde Browne
	"leyla-gobale-gabradarre": {rest: toOtherAndWinners, last: sharesThree(false)},                                                              // Pankhurst
	"leyla-gobale-somaliland": {ways: clockwise, opens: 6, rest: toOtherAndWinners, last: sharesThree(true)},                                    // Marin
	"leyla": {ways: clockwise, rest: toOtherAndWinners, last: func(t *lapEnd) follow { // Pankhurst
		switch {
		case t.isOthers(t.at):
			return winsOr(theirs, stop)(t)
		case t.isMine(t.at):
			return stop
		case t.their() && t.n() == 4 && !t.p.isOwned(t.opposite()):
			t.p.Owned[t.p.Turn][t.at], t.p.Owned[t.p.Turn][t.opposite()] = true, true
			return stop
		}
		return relayOr(nothing)(t)
	}},
	"leyla-gobale-russ": {ways: clockwise, rest: toOwnersAndWinners, last: func(t *lapEnd) follow { // Russ
		switch {
		case t.p.isOwned(t.at) || !t.own() || !t.alone() || t.p.Seeds[t.opposite()] == 0:
		case t.p.Seeds[t.opposite()] == 3:
			t.p.Seeds[t.at], t.p.Seeds[t.opposite()] = 2, 2
			t.p.Owned[t.p.Turn][t.at], t.p.Owned[t.p.Turn][t.opposite()] = true, true
		default:
			t.take(t.at, t.opposite())
		}
		return stop
	}},
	"gabata-ansaba": {rest: toOther, last: relayThen(func(t *lapEnd) bool { return t.own() && t.p.Seeds[t.opposite()] > 0 })}, // Pankhurst
	"mangala-suez":  {last: relayThen(func(t *lapEnd) bool { return t.p.Opening == 0 && t.p.Seeds[t.opposite()] > 0 })},       // Parker
	"wa-ache-waledat": {ended: rowEmpty, rest: toWhoHas, ways: halves, last: func(t *lapEnd) follow { // Pankhurst
		if t.n() == 4 && t.p.Opening == 0 {
			t.take(t.at)
			return follow{again: true}
		}
		return relayOr(nothing)(t)
	}},
	"gabata-wuqro": {last: takesFour, after: foursToOwners, ended: atMost(3)}, // Pankhurst
	"gabata-adegrat": {rest: toOther, last: func(t *lapEnd) follow { // Pankhurst
		next := t.step(1)
		switch {
		case t.alone():
			t.take(next)
			return stop
		case t.p.Seeds[next] == 0:
			return stop
		}
		return follow{more: true, pit: next}
	}},
	"intotoi": {may: reachesOrEmpty, last: func(t *lapEnd) follow { // Murray
		switch {
		case t.alone():
		case t.their():
			return t.lap()
		default:
			t.take(t.opposite())
		}
		return stop
	}},
	"tapata":         {byMoves: true, may: reachesOrEmpty, last: relayOr(takesOpposite)},                 // Pankhurst
	"gamacha-hadiya": {byMoves: true, may: reachesOrEmpty, last: relayOr(takesOpposite)},                 // Pankhurst
	"sadeqa":         {byMoves: true, may: reachesOrEmpty, last: relayOr(takesOpposite)},                 // Russ
	"sadeqa-three":   {byMoves: true, opens: 6, last: relayOr(func(t *lapEnd) { t.take(t.opposite()) })}, // Mancala World

	// Holes that change hands.
	"gabata-shoa":   {passes: true, rest: toWinners, last: winsOr(theirs, stop)},                    // Pankhurst
	"um-el-banat":   {passes: true, rest: toWinners, last: winsOr(theirs, follow{again: true})},     // Davies
	"tuz":           {passes: true, rest: toWinners, last: winsOr(theirs, follow{again: true})},     // Pankhurst
	"gabata-mengas": {passes: true, rest: toWinners, last: winsOr(everywhere, follow{again: true})}, // Pankhurst
	"awagagae":      {passes: true, rest: toWinners, last: winsOnly},                                // Pankhurst
	"mewegae":       {passes: true, rest: toWinners, last: winsOnly},                                // Pankhurst
	"sadeqa-eight":  {passes: true, rest: toWinners, last: winsOr(theirs, follow{again: true})},     // Russ
	"qelat": {passes: true, rest: toWinners, last: func(t *lapEnd) follow { // Pankhurst
		if t.isOthers(t.at) {
			t.p.Seeds[t.at]--
			t.p.Seeds[t.p.store(t.p.Turn)]++
			t.f.Captured++
			return follow{again: true}
		}
		return winsOnly(t)
	}},
	"qelat-beni-amir": {passes: true, rest: toWinners, ways: halves, last: func(t *lapEnd) follow { // Pankhurst
		column := min(t.at%t.p.Pits, t.p.Pits-1-t.at%t.p.Pits) // from the nearer end
		if t.n() == 4 && !t.p.isOwned(t.at) && (column == 0 || column == 1 && t.their()) {
			t.p.Owned[t.p.Turn][t.at] = true
		}
		return stop
	}},
	"gamacha-nobility": {passes: true, rest: toWinners, last: func(t *lapEnd) follow { // Pankhurst
		if t.own() && t.alone() && !t.p.isOwned(t.at) && t.p.Seeds[t.opposite()] == 1 && !t.p.isOwned(t.opposite()) {
			t.take(t.opposite())
			return stop
		}
		return winsOnly(t)
	}},

	// Pits that are covered.
	"deka":    {byMoves: true, covers: true, seed: dropsOut, last: covers(3, 0)},                          // Townshend
	"nambayi": {byMoves: true, covers: true, seed: dropsOut, last: covers(4, 0)},                          // Russ
	"embeli":  {fewest: 2, byMoves: true, onTurn: true, covers: true, seed: dropsOut, last: covers(4, 1)}, // Mancala World

	// Asia and the Mediterranean.
	"mangala-seventy": {ended: halfTaken, last: func(t *lapEnd) follow { // Valdez
		switch {
		case t.n() == t.p.Seeds[t.opposite()]:
			t.take(t.at, t.opposite())
			return stop
		case t.alone():
			return stop
		}
		return t.lap()
	}},
	"mangala-ninety-eight": {passes: true, last: func(t *lapEnd) follow { // Mancala World
		switch {
		case t.n() == 2 || t.n() == 4:
			t.run(t.anyPit, -t.way, 2, 4)
			return stop
		case t.alone():
			return stop
		}
		return t.lap()
	}},
	"aw-li-on-nam-ot-tjin": {fewest: 2, rest: toOther, last: func(t *lapEnd) follow { // Lumholtz
		if t.n() == 3 {
			t.take(t.at)
			return stop
		}
		return relayOr(nothing)(t)
	}},
	"chungcajon":    {ways: clockwise, store: true, passes: true, last: relayOr(nothing)},                             // Culin
	"chongka":       {ways: clockwise, store: true, last: relayOr(takesOpposite)},                                     // Fritz
	"galatjang":     {store: true, passes: true, last: storeAgain(takesOpposite)},                                     // Matthes
	"main-chongkak": {ways: clockwise, store: true, ended: rowEmpty, rest: toWhoHas, last: storeAgain(takesOpposite)}, // Skeat
	"chonka": {store: true, last: relayOr(func(t *lapEnd) { t.take(t.at, t.opposite()) }), ended: func(p *Position) bool { // Parker
		return max(p.Seeds[p.store(0)], p.Seeds[p.store(1)]) > 49
	}},
	"dongjintian": {ways: eitherWay, last: beyondEmpty(true, false)}, // Eagle
	"pachgarhwa":  {passes: true, last: beyondEmpty(false, false)},   // Humphries
	"mawkar-katiya": {ways: clockwise, passes: true, ahead: true, last: func(t *lapEnd) follow { // Gupta
		next := t.step(1)
		if t.p.Seeds[next] > 0 {
			return follow{more: true, pit: next}
		}
		t.take(t.p.opposite(next))
		return stop
	}},
	"khutka-boia": {passes: true, last: beyondEmpty(false, false), seed: func(t *lapEnd) { // Das-Gupta
		if t.n() == 4 {
			t.give(t.at)
		}
	}},
	"walak-pussa": {fewest: 2, singles: true, ended: rowEmpty, last: beyondEmpty(true, true)}, // Parker
	"pallankuli-durai": {ended: rowEmpty, rest: toWhoHas, seed: func(t *lapEnd) { // Durai
		if t.n() == 4 {
			t.give(t.at)
		}
	}, last: func(t *lapEnd) follow {
		if t.n() == 0 {
			return stop
		}
		return relayOr(func(t *lapEnd) { t.take(t.step(1)) })(t)
	}},
	"baqura": {last: func(t *lapEnd) follow { // Hyde
		if t.n()%2 == 1 {
			return relayOr(nothing)(t)
		}
		for at := t.at; t.p.Seeds[at] > 0 && t.p.Seeds[at]%2 == 0; at = t.p.around(at, -t.way) {
			t.take(at, t.p.opposite(at))
		}
		return stop
	}},
	"halusa": {feeds: mustFeed, rest: toOther, last: func(t *lapEnd) follow { // Hyde
		for at := t.at; t.p.side(at) == t.p.Turn && t.p.Seeds[at] > 0 && t.p.Seeds[at]%2 == 0; at = t.p.around(at, -t.way) {
			t.take(at)
		}
		return stop
	}},
	"leb-bbut-ahbochen": {feeds: feedIfPossible, rest: toOwners, last: func(t *lapEnd) follow { // Mancala World
		if t.their() && t.n() == 6 {
			return t.lap()
		}
		if before := *t.p; t.their() {
			if t.run(t.theirPit, -t.way, 2, 4); t.p.Row(1-t.p.Turn) == 0 {
				*t.p, t.f.Captured = before, 0
			}
		}
		return stop
	}},
	"mandoli": {quiet: 2, ended: func(p *Position) bool { // Valdez
		return max(p.Seeds[p.store(0)], p.Seeds[p.store(1)]) > 36
	}, last: func(t *lapEnd) follow {
		if t.p.Opening > 0 || t.n()%2 == 1 {
			return relayOr(nothing)(t)
		}
		for at := t.at; t.p.Seeds[at] > 0 && t.p.Seeds[at]%2 == 0; at = t.p.around(at, -t.way) {
			t.take(at)
		}
		return stop
	}},
	"toguz-xorgol": {ways: clockwise, back: true, rest: toOwnersAndWinners, last: func(t *lapEnd) follow { // Russ
		switch {
		case !t.their() || t.p.isOwned(t.at):
		case t.n() == 3 && !slices.Contains(t.p.Owned[t.p.Turn][:], true) && t.at != t.p.Pits*(1-t.p.Turn) && !t.isOthers(t.opposite()):
			t.p.Owned[t.p.Turn][t.at] = true
		case t.n() >= 4 && t.n() < 30 && t.n()%2 == 0:
			t.take(t.at)
		}
		return stop
	}},
	"mangala-seven":   {passes: true, last: takesRun(anyPit, 2, 4)},         // And
	"mankala-niebuhr": {passes: true, last: takesRun(anyPit, 2, 4, 6)},      // Niebuhr
	"kapana-bona":     {back: true, last: ends, after: heaps},               // Béart
	"oure-ngat":       {passes: true, back: true, last: ends, after: heaps}, // Béart
	"wore":            {last: ends, after: heaps},                           // Béart
	"khrour": {passes: true, last: func(t *lapEnd) follow { // Béart
		if t.n()%2 == 0 && t.n() <= 8 {
			t.take(t.at)
		}
		return stop
	}},
	"kara": {last: ends, after: func(t *lapEnd) { // Davies
		for pit := range 2 * t.p.Pits {
			if n := t.p.Seeds[pit]; t.theirPit(pit) && (n == 2 || n == 4 || n == 6) {
				t.take(pit)
			}
		}
	}},
	"cross-kalah": {ways: func(p *Position, pit int) []int { // Troyka, in the mirror
		if p.Seeds[pit]%2 == 1 {
			return []int{Right}
		}
		return []int{Left}
	}, store: true, leftStore: true, rest: toOwners, last: func(t *lapEnd) follow {
		if t.own() && t.alone() && t.p.Seeds[t.opposite()] > 0 {
			t.take(t.at, t.opposite())
		}
		return follow{again: !t.p.isPit(t.at)}
	}},
	"waurie": {store: true, last: func(t *lapEnd) follow { return follow{again: !t.p.isPit(t.at)} }, ended: rowEmpty, emptyWins: true, byMoves: true}, // Mancala World

	// Three rows.
	"rab-e": {ended: rowEmpty, rest: toWhoHas, seed: func(t *lapEnd) { // Pankhurst
		if t.n() == 4 {
			t.take(t.at)
		}
	}, last: func(t *lapEnd) follow {
		if t.n() == 0 {
			return stop
		}
		return relayOr(nothing)(t)
	}},
	"gabata-adowa":  {quiet: 1, passes: true, rest: toWinners, last: winsOr(theirs, stop)},     // Pankhurst
	"gabata-aksum":  {quiet: 1, passes: true, rest: toWinners, last: winsOr(theirs, stop)},     // Pankhurst
	"selus-massawa": {quiet: 2, passes: true, rest: toWinners, last: winsOr(everywhere, stop)}, // Pankhurst

	// Four rows.
	"bao-ki-arabu-1":   {ways: eitherWay, byMoves: true, last: relayOr(takesColumn)},                                // Ingrams
	"bao-ki-arabu-2":   {byMoves: true, last: relayOr(takesColumn)},                                                 // Ingrams
	"muvalavala-luena": {byMoves: true, last: relayOr(takesColumn)},                                                 // Silva
	"nchayo":           {byMoves: true, last: relayOr(takesColumn)},                                                 // Viegas Guerreiro
	"makonn":           {fewest: 2, singles: true, byMoves: true, last: relayOr(takesColumn)},                       // de Voogt
	"musoro-tsoro":     {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: relayOr(takesColumn)},       // Matthews
	"njombwa":          {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: relayOr(takesColumn)},       // Sanderson
	"njombwa-one":      {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: relayOr(takesColumn)},       // Sanderson
	"tsoro-additional": {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: takesMore(1)},               // Matthews
	"msuwa":            {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: takesMore(2), leaves: true}, // Sanderson
	"msuwa-wa-kunja":   {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: takesMore(2), leaves: true}, // Sanderson
	"nsolo":            {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: takesMore(1), leaves: true}, // Sanderson
	"spreta":           {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: takesMore(2)},               // Sanderson
	"mefuvha":          {fewest: 2, singles: true, opens: 30, byMoves: true, last: takesMore(1), leaves: true},      // Stayt
	"tchouba":          {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: takesMore(2)},               // Mancala World
	"sute": {may: intoEmpty, byMoves: true, last: func(t *lapEnd) follow { // Sanderson
		if facing := t.facing(); t.inner() && t.p.Seeds[facing[0]] == 0 {
			t.take(facing[1])
		}
		return stop
	}},
	"tshuba":            {byMoves: true, last: takesMore(1), leaves: true},                        // Junod
	"chisolo":           {ways: clockwise, byMoves: true, last: takesMore(1), leaves: true},       // Smith and Dale
	"hus-nama":          {fewest: 2, byMoves: true, last: sowsColumn(false, false)},               // Schultze
	"owela-benguela":    {fewest: 2, byMoves: true, last: sowsColumn(false, false)},               // Silva
	"muvalavala-quioco": {fewest: 2, byMoves: true, last: sowsColumn(false, false)},               // Silva
	"otep":              {fewest: 2, byMoves: true, goesBack: true, last: sowsColumn(true, true)}, // Beaton
	"ryakati":           {fewest: 2, byMoves: true, goesBack: true, last: sowsColumn(true, true)}, // Beaton
	"nsumbi":            {fewest: 2, byMoves: true, goesBack: true, last: sowsColumn(true, true)}, // Townshend
	"igisoro":           {fewest: 2, byMoves: true, goesBack: true, last: sowsColumn(true, true)}, // Wikipedia
	"pereauni":          {fewest: 2, byMoves: true, goesBack: true, last: sowsColumn(true, true)}, // Driberg
	"kubuguza":          {fewest: 2, byMoves: true, goesBack: true, last: sowsColumn(true, true)}, // Merriam
	"mwambulula":        {byMoves: true, goesBack: true, last: sowsColumn(false, true)},           // Chaplin
	"moruba":            {last: func(t *lapEnd) follow { takesColumn(t); return stop }},           // Malesa
	"katra": {byMoves: true, last: func(t *lapEnd) follow { // Murray
		if t.alone() {
			return stop
		}
		facing := t.facing()
		if !t.inner() || t.p.Seeds[facing[0]] < 2 {
			return t.lap()
		}
		hand, n := t.lift(facing[0]), t.n()
		t.p.Seeds[t.at] = 0
		return follow{more: true, pit: t.at, hand: hand + n}
	}},
	"katra-boaoaka": {byMoves: true, last: func(t *lapEnd) follow { // Linton
		facing := t.facing()
		if !t.inner() || t.p.Seeds[facing[0]] == 0 {
			if t.alone() {
				return stop
			}
			return t.lap()
		}
		hand, n := t.lift(facing[0], facing[1]), t.n()
		t.p.Seeds[t.at] = 0
		return follow{more: true, pit: t.at, hand: hand + n}
	}},
	"ngolo": {byMoves: true, last: func(t *lapEnd) follow { // Klepzig
		facing := t.facing()
		if !t.inner() || t.p.Seeds[facing[0]] == 0 || t.p.Seeds[facing[1]] == 0 {
			return stop
		}
		return follow{more: true, pit: t.at, hand: t.lift(facing[0], facing[1])}
	}},
	"choro-acholi": {fewest: 2, byMoves: true, goesBack: true, ways: backToCapture, last: thenForward},                // Driberg
	"mweso":        {fewest: 2, byMoves: true, goesBack: true, ways: backToCapture, ended: isLost, last: bothEndsWin}, // Shackell
	"mweiso":       {fewest: 2, byMoves: true, goesBack: true, ways: backToCapture, ended: isLost, last: bothEndsWin}, // Murray
	"ikibuguzo":    {fewest: 2, byMoves: true, goesBack: true, ways: backToCapture, ended: isLost, last: bothEndsWin}, // Murray
	"lisolo": {byMoves: true, last: func(t *lapEnd) follow { // Edmé
		if t.alone() {
			return stop
		}
		if facing := t.facing(); t.inner() && t.p.Seeds[facing[0]] > 0 && t.p.Seeds[facing[1]] > 0 {
			t.take(facing[0], facing[1])
			return stop
		}
		return t.lap()
	}},
	"tsoro-reentered": {fewest: 2, singles: true, may: intoEmpty, byMoves: true, last: func(t *lapEnd) follow { // Matthews
		if !t.alone() {
			return t.lap()
		}
		facing := t.facing()
		if !t.inner() || t.p.Seeds[facing[0]] == 0 {
			return stop
		}
		return follow{more: true, pit: t.at, hand: t.lift(facing[0], facing[1])}
	}},
	"kisolo-lali": {back: true, byMoves: true, last: func(t *lapEnd) follow { // Klepzig
		if t.alone() {
			return stop
		}
		if facing := t.facing(); t.inner() && t.p.Seeds[facing[0]] > 0 {
			hand := t.lift(facing[0])
			n := t.n()
			t.p.Seeds[t.at] = 0
			return follow{more: true, pit: t.at, hand: hand + n}
		}
		return t.lap()
	}},
}
