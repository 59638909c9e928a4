package engine_test

import (
	"encoding/json"
	"fmt"

	"sowbook/engine"
)

func ExampleGame() {
	rules, err := engine.ParseRules("capture=across left-over=other-side")
	if err != nil {
		fmt.Println(err)
		return
	}
	start, err := rules.Start()
	if err != nil {
		fmt.Println(err)
		return
	}
	g := engine.NewGame(rules, start)
	for _, text := range []string{"4", "1"} {
		m, err := rules.ParseMove(engine.FromStore, g.Position(), text)
		if err == nil {
			err = g.Play(m)
		}
		if err != nil {
			fmt.Println(err)
			return
		}
		ply := g.Ply(g.Len() - 1)
		fmt.Printf("%s plays %s: %s, again %t\n", ply.Player, text, ply.After, ply.Again)
	}
	// Output:
	// S plays 4: 4,4,4,4,4,4/4,4,0,5,5,5 1,0 S, again true
	// S plays 1: 4,4,5,5,5,5/4,4,0,5,5,0 2,0 N, again false
}

func ExampleRules_WhyIllegal() {
	rules, _ := engine.ParseRules("direction=either fewest=2")
	p, _ := engine.ParsePosition("4,4,4,4,4,4/4,4,0,5,5,1 1,0 S")
	for _, pit := range []engine.Place{0, 2, 5, 6} {
		if why := rules.WhyIllegal(p, engine.Move{Pit: pit}); why != nil {
			fmt.Printf("place %d: %s\n", pit, why.Rule)
		} else {
			fmt.Printf("place %d: legal\n", pit)
		}
	}
	// Output:
	// place 0: legal
	// place 2: empty-pit
	// place 5: fewest
	// place 6: own-pits
}

func ExampleRules_With() {
	rules, _ := engine.ParseRules("capture=across")
	reading, err := rules.With("lone-capture", "yes")
	fmt.Println(reading.Captures.String(), err)
	_, err = rules.With("setup", "house")
	fmt.Println(err)
	// Output:
	// last own empty: it with facing <nil>
	// setup=house is supported only with rows=4; use setup=even
}

func ExampleRules_Trace() {
	rules, _ := engine.ParseRules("capture=across")
	p, _ := engine.ParsePosition("0,5,0/2,0,3 0,0 S")
	_, steps, err := rules.Trace(p, engine.Move{Pit: 2})
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, s := range steps {
		fmt.Println(s.Kind, s.Seeds, "from", s.From, "to", s.To, "by", s.Rule)
	}
	// Output:
	// lift 3 from 2 to -1 by sow
	// drop 1 from -1 to 6 by own-store
	// drop 1 from -1 to 3 by sow
	// drop 1 from -1 to 4 by sow
	// turn 0 from -1 to 4 by turn-passes
}

// A game, a position and rules have a text form, which JSON keeps too.
func ExampleGame_Undo() {
	r, err := engine.ParseRules("pits=6")
	if err != nil {
		panic(err)
	}
	start, err := r.Start()
	if err != nil {
		panic(err)
	}
	g := engine.NewGame(r, start)
	m := g.Legal()[0]
	if err := g.Play(m); err != nil {
		panic(err)
	}
	text, err := json.Marshal(g.Position())
	fmt.Println(g.Position(), m, string(text), err)
	fmt.Println(g.Undo(), g.Position(), g.Undo())
	// Output:
	// 4,4,4,4,4,4/0,5,5,5,5,4 0,0 N 1 "4,4,4,4,4,4/0,5,5,5,5,4 0,0 N" <nil>
	// <nil> 4,4,4,4,4,4/4,4,4,4,4,4 0,0 S no ply has been played
}
