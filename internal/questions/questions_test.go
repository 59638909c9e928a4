package questions

import (
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sowbook/engine"
	"sowbook/engine/enginetest"
	"sowbook/engine/event"
	"sowbook/internal/locale"
	"sowbook/internal/prose"
)

func english(t *testing.T) *locale.Table {
	t.Helper()
	tables, problems := locale.Load(nil, locale.Layer{Files: os.DirFS("../../templates/words"), DisplayPath: "words"})
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	return tables["en"]
}

// voice speaks plain English.
var voice = prose.Voice{Labels: engine.FromLeft, Sides: [2]string{"South", "North"}, Store: "store"}

func TestEveryQuestionAndReplyHasWords(t *testing.T) {
	words := english(t)
	for _, q := range All {
		if words.T("questions."+q.Key+".title") == "" || words.T("questions."+q.Key+".asked") == "" {
			t.Errorf("%s has no title, or no other ways to ask it", q.Key)
		}
		for _, r := range q.replies {
			if r.message != "" && r.message != entry && r.message != said && !words.Has(r.message) {
				t.Errorf("%s: there is no message %s", q.Key, r.message)
			}
		}
	}
}

// A game that everybody knows answers every question that has an answer in it.
func TestAnswersOfKalah(t *testing.T) {
	rules := enginetest.Rules(t, "seeds=4 origin=sown stores=own last-in-store=again capture=across ends=at-once left-over=both-sides")
	want := map[string]string{
		"store-again": "Yes: you play again.", "own-store": "Yes: one seed, each time you pass it.", "other-store": "No: you skip it.",
		"lone-capture":   "No: nothing is captured.",
		"capture":        "If the last seed falls in one of your empty pits, take that seed and all the seeds in the pit opposite.",
		"capture-theirs": "No: only on your own side.", "capture-again": "No: your turn ends.", "must-capture": "No: you choose.",
		"relay": "No: your turn ends.", "begins": "Either player. Agree, or toss a coin.", "direction": "Counterclockwise, to your right.",
		"origin": "Yes: one, like any other pit.", "start": "4 in each pit, 48 in all.", "total": "48 in all: 4 in each pit.",
		"board": "2 rows of 6 pits and 2 stores.", "playable": "Any of your pits with seeds.", "their-side": "No: only on your own side.",
		"ends": "As soon as either side is empty.", "rest": "Each player takes the seeds left on their own side.",
		"empty-side": "No: the game is over as soon as a side is empty.", "stuck": "No. Until the game ends, you always have a move.",
		"enough": "25 of the 48.", "wins": "The player with the most seeds in their store wins: 25 are enough.", "draw": "Yes, if both have the same number.",
		"rounds": "No: one game decides.", "opening": "Yes, all of them.", "lift": "Lift all of them, and drop them one by one, in empty pits too.",
		"grand-slam": "", Rules: "", Age: "", Minutes: "", Level: "",
	}
	for i, a := range Answers(english(t), voice, rules) {
		if key := All[i].Key; a.Reply != want[key] {
			t.Errorf("%s: got %q, want %q", key, a.Reply, want[key])
		}
		delete(want, All[i].Key)
	}
	if len(want) > 0 {
		t.Errorf("questions that do not exist: %v", want)
	}
}

// ply is a move of a random game, as the checks of replies look at it.
type ply struct {
	engine.Ply
	before engine.Position
	drops  []engine.Place
	taken  []engine.Place // pits that seeds were captured from
	lifts  int
	over   bool
	undone bool // laps without end
}

// last returns the place of the last seed sown.
func (p *ply) last() engine.Place { return p.drops[len(p.drops)-1] }

// inOwn reports whether the last seed was sown on the player's own side.
func (p *ply) inOwn() bool {
	b := p.before.Board()
	return b.IsPit(p.last()) && b.Owner(p.last()) == p.Player
}

func (p *ply) inStore(s engine.Side) bool { return p.last() == p.before.Board().Store(s) }

// contradictions maps messages, by the question that they answer, to what must not happen in a game whose reply
// is that message.
var contradictions = map[string]func(p *ply) bool{
	"store-again replies.play-again": func(p *ply) bool { return p.inStore(p.Player) && !p.Again && !p.over },
	"store-again replies.turn-ends":  func(p *ply) bool { return p.inStore(p.Player) && p.Again },
	"own-store replies.one-seed": func(p *ply) bool {
		return len(p.drops) > 2*p.before.Board().Pits+2 && p.lifts == 1 && !p.sown(p.Player)
	},
	"own-store replies.no-store-sown": func(p *ply) bool { return p.sown(engine.South) || p.sown(engine.North) },
	"other-store replies.skip-theirs": func(p *ply) bool { return p.sown(p.Player.Other()) },
	"capture-theirs replies.only-yours": func(p *ply) bool {
		return p.lifts == 1 && len(p.taken) > 0 && !p.inOwn() && !p.hasOwned()
	},
	"capture-theirs replies.only-theirs": func(p *ply) bool { return p.lifts == 1 && len(p.taken) > 0 && p.inOwn() && !p.hasOwned() },
	"capture-again replies.turn-ends":    func(p *ply) bool { return p.Captured > 0 && p.Again },
	"relay replies.turn-ends":            func(p *ply) bool { return p.lifts > 1 },
	"relay replies.turn-ends-after":      func(p *ply) bool { return p.lifts > 1 },
	"relay replies.sow-on":               func(p *ply) bool { return p.endsAmongSeeds() },
	"relay replies.sow-on-unless":        func(p *ply) bool { return p.endsAmongSeeds() && p.Captured == 0 },
	"origin replies.skipped":             func(p *ply) bool { return p.Move.Kind == engine.Sow && slices.Contains(p.drops, p.Move.Pit) },
	"origin replies.like-any": func(p *ply) bool {
		return p.lifts == 1 && len(p.drops) > 2*p.before.Board().Pits+1 && p.Move.Kind == engine.Sow && !slices.Contains(p.drops, p.Move.Pit)
	},
	"their-side replies.only-yours": func(p *ply) bool { return p.before.Board().Owner(p.Move.Pit) != p.Player },
	"empty-side replies.over-at-once": func(p *ply) bool {
		return !p.over && (p.After.InPits(engine.South) == 0 || p.After.InPits(engine.North) == 0)
	},
	"stuck replies.never-stuck": func(p *ply) bool { return p.Move.Kind == engine.Pass },
	"stuck replies.stuck-ends":  func(p *ply) bool { return p.Move.Kind == engine.Pass },
	"lift replies.lift-all": func(p *ply) bool {
		return p.Move.Kind == engine.Sow && p.lifts == 1 && len(p.taken) == 0 && len(p.drops) != p.before.Seeds(p.Move.Pit)
	},
	"direction replies.to-the-right":     func(p *ply) bool { return p.stepsFirst(1) },
	"direction replies.to-the-left":      func(p *ply) bool { return p.stepsFirst(-1) },
	"lone-capture replies.nothing-taken": func(p *ply) bool { return p.isLone() && p.Captured != 0 },
	"lone-capture replies.taken-alone":   func(p *ply) bool { return p.isLone() && p.Captured != 1 },
}

func (p *ply) sown(s engine.Side) bool { return slices.Contains(p.drops, p.before.Board().Store(s)) }

// endsAmongSeeds reports whether the last seed was sown in a pit with others, and stayed there.
func (p *ply) endsAmongSeeds() bool {
	return !p.over && !p.undone && !p.hasOwned() && !p.After.InTurn() && p.before.Board().IsPit(p.last()) && p.After.Seeds(p.last()) > 1
}

// hasOwned reports whether a player owns single pits, or plays those of the other row: "own" has
// another meaning then.
func (p *ply) hasOwned() bool {
	position := p.before.String() + p.After.String()
	return strings.Contains(position, "owns") || strings.Contains(position, "holds")
}

// stepsFirst reports whether the first seed fell anywhere but one place to the right or, with -1, to the left.
func (p *ply) stepsFirst(way engine.Place) bool {
	b := p.before.Board()
	in := p.Move.Pit - b.First(p.Player)
	return p.Move.Kind == engine.Sow && !p.hasOwned() && in+way >= 0 && int(in+way) < b.Pits && p.drops[0] != p.Move.Pit && p.drops[0] != p.Move.Pit+way
}

// isLone reports whether one sowing ended in an own empty pit, opposite an empty one.
func (p *ply) isLone() bool {
	if p.lifts != 1 || !p.inOwn() || p.over {
		return false
	}
	sown := map[engine.Place]int{}
	for _, drop := range p.drops {
		sown[drop]++
	}
	at := func(place engine.Place) int {
		if place == p.Move.Pit {
			return sown[place]
		}
		return p.before.Seeds(place) + sown[place]
	}
	return at(p.last()) == 1 && at(p.before.Board().Opposite(p.last())) == 0
}

// Random games contradict no reply, and every reply that a game could contradict is given.
func TestRepliesAreTrueInRandomGames(t *testing.T) {
	if testing.Short() {
		t.Skip("plays thousands of games")
	}
	words := english(t)
	rng := rand.New(rand.NewPCG(3, 4))
	sets := enginetest.RuleSets(t)
	for _, game := range enginetest.Games(t) {
		sets = append(sets, game.Rules)
	}
	checked := map[string]int{}
	for _, rules := range sets {
		var active []string
		for i := range All {
			key := All[i].Key + " " + All[i].message(rules)
			if contradictions[key] != nil && Answers(words, voice, rules)[i].Reply != "" {
				active = append(active, key)
			}
		}
		for range 4 {
			playRandomly(t, rules, rng, func(p *ply) {
				for _, key := range active {
					checked[key]++
					if contradictions[key](p) {
						t.Fatalf("%s: %s, from %v by %+v", key, rules, p.before, p.Ply)
					}
				}
			})
		}
	}
	for key := range contradictions {
		if checked[key] == 0 {
			t.Errorf("no game checked %s", key)
		}
	}
}

// playRandomly calls visit with the sowings of a random game.
func playRandomly(t *testing.T, rules engine.Rules, rng *rand.Rand, visit func(p *ply)) {
	t.Helper()
	game := engine.NewGame(rules, enginetest.RandomStart(rules, rng))
	for range 80 {
		legal := game.Legal()
		if game.Over() || len(legal) == 0 {
			return
		}
		before := game.Position()
		if err := game.Play(legal[rng.IntN(len(legal))]); err != nil {
			t.Fatal(err)
		}
		p := &ply{Ply: game.Ply(game.Len() - 1), before: before, over: game.Over()}
		for _, step := range game.Steps(game.Len() - 1) {
			switch step.Kind {
			case event.LiftStep:
				p.lifts++
			case event.DropStep:
				p.drops = append(p.drops, step.To)
			case event.CaptureStep:
				p.taken = append(p.taken, step.From)
			case event.TurnStep:
				p.undone = step.Rule == event.RuleEndlessRelay
			}
		}
		if len(p.drops) > 0 {
			visit(p)
		}
	}
}
