package advice

import (
	"strconv"
	"strings"
	"testing"

	"sowbook/internal/booktest"
)

// proseOf returns the advice about a sentence in the rules of a game.
func proseOf(t *testing.T, rules, section, sentence string) string {
	t.Helper()
	files := booktest.SmallBook("")
	files["content/variants/game.md"] = "---\ntitle: Game\nsummary: T\nsource: s\nrules:\n" + rules + "words:\n  pit: hole, holes\n---\n\n## " + section + "\n\n" + sentence + "\n"
	b, _, problems := booktest.Load(t, booktest.Write(t, files))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	var all []string
	for _, p := range Of(b, true) {
		if strings.Contains(p.Message, "contradicts") {
			all = append(all, p.Message)
		}
	}
	return strings.Join(all, "\n")
}

func TestSentencesThatContradictRulesAreReported(t *testing.T) {
	const oware = "  stores: none\n  last-in-store: ends\n  captures:\n    - \"last theirs makes 2,3: it, back\"\n"
	for _, c := range []struct{ rules, section, sentence, want string }{
		{oware, "Captures", "If your last seed makes two, three or four in one of their holes, you capture them.",
			`"two, three or four" contradicts the rules of this game, which say two or three; write {{numbers}} to say what they do`},
		{oware, "Captures", "If your last seed makes two or three there, capture them.", ""},
		{oware, "Captures", "You capture two, three or four seeds.",
			`"two, three or four" contradicts the rules of this game, which say two or three; write {{numbers}} to say what they do`},
		{oware, "Captures", "If the last seed brings a pit to three or four, take them.",
			`"three or four" contradicts the rules of this game, which say two or three; write {{numbers}} to say what they do`},
		{oware, "Captures", "If your last seed makes {{numbers}} there, capture them.", ""},
		{oware, "Captures", "In another game, a seed that makes four or five captures.", ""},
		{oware, "How to play well", "A seed that makes four or five is safe.", ""},
		{"  left-over: nobody\n", "The end and the score", "Then each player takes the seeds left on their own side.",
			`"each player takes the seeds left" contradicts the rules of this game, which say that the seeds left count for nobody; write {{rest}} to say what they do`},
		{"  left-over: both-sides\n", "The end and the score", "Then each player takes the seeds left on their own side.", ""},
		{"  left-over: both-sides\n", "The end and the score", "The seeds left on the board count for nobody.",
			`"count for nobody" contradicts the rules of this game, which say that the seeds left go to the player whose side they are on; write {{rest}} to say what they do`},
		{"  direction: ccw\n", "Your turn", "Sow them one by one, clockwise.", `"clockwise" contradicts the rules of this game, which say counterclockwise; write {{direction}} to say what they do`},
		{"  direction: ccw\n", "Your turn", "Sow them one by one, counterclockwise.", ""},
		{"  direction: cw\n", "Your turn", "Sow them one by one to your right.", `"right" contradicts the rules of this game, which say left; write {{direction}} to say what they do`},
		{"  pits: 6\n", "The board and the start", "Each player has seven holes. Put four\nseeds in each hole.", `"seven" contradicts the rules of this game, which say six; write {{pits}} to say what they do`},
		{"  seeds: 3\n", "The board and the start", "Put four\nseeds in each hole.", `"four" contradicts the rules of this game, which say three; write {{seeds}} to say what they do`},
		{"  seeds: 3\n", "Your turn", "Sow on, one seed in each hole that follows.", ""},
	} {
		if got := proseOf(t, c.rules, c.section, c.sentence); got != c.want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", c.rules, c.sentence, got, c.want)
		}
	}
}

// In other languages than English, the numbers of pits and seeds are compared in the section about the board, the first one. The direction and
// who gets the seeds left are compared if they are in the words of the language's table.
func TestSentencesThatContradictRulesAreReportedInOtherLanguages(t *testing.T) {
	for _, c := range []struct{ language, sentence, said string }{
		{"sw", "Kila mchezaji ana mashimo matano upande wake.", `"tano" contradicts the rules of this game, which say sita; write {{pits}}`},
		{"sw", "Weka kete nne katika kila shimo.", `"nne" contradicts the rules of this game, which say tatu; write {{seeds}}`},
		{"sw", "Kila mchezaji ana mashimo sita na kete tatu katika kila shimo. Bao lina mashimo kumi na mbili.", ""},
		{"fr", "Chaque joueur a sept cases. Mettez trois graines dans chaque case.", `"sept" contradicts the rules of this game, which say six; write {{pits}}`},
		{"fr", "Mettez quatre graines dans chaque case.", `"quatre" contradicts the rules of this game, which say trois; write {{seeds}}`},
		{"fr", "Chaque joueur a six cases, avec trois graines.", ""},
		{"de", "Jeder hat sieben Mulden.", `"sieben" contradicts the rules of this game, which say sechs; write {{pits}}`},
		{"es", "Cada jugador tiene siete hoyos.", `"siete" contradicts the rules of this game, which say seis; write {{pits}}`},
		{"pt", "Cada jogador tem sete covas.", `"sete" contradicts the rules of this game, which say seis; write {{pits}}`},
		{"es", "Cada jugador tiene 7 hoyos, con 3 semillas en cada hoyo.", `"7" contradicts the rules of this game, which say seis; write {{pits}}`},
		{"ar", "لكل لاعب سبعة بيوت. في كل بيت ثلاث حصوات.", `"سبعة" contradicts the rules of this game, which say 6; write {{pits}}`},
		{"ar", "ضع أربع حصوات في كل بيت.", `"أربع" contradicts the rules of this game, which say 3; write {{seeds}}`},
		{"ar", "لكل لاعب ستة بيوت، في كل منها 3 حصوات. وهي 12 بيتًا.", ""},
	} {
		files := booktest.SmallBook("")
		files["content/index.md"] = "---\ntitle: T\nlanguage: " + c.language + "\n---\n"
		files["content/variants/game.md"] = "---\ntitle: Game\nsummary: T\nsource: s\nrules: {pits: 6, seeds: 3}\n---\n\n## A\n\n" + c.sentence + "\n\n## B\n\n" + c.sentence + "\n"
		b, _, problems := booktest.Load(t, booktest.Write(t, files))
		if len(problems) > 0 {
			t.Fatal(c.language, problems)
		}
		want, said := c.said, ""
		if want != "" {
			want += " to say what they do\n"
		}
		for _, p := range Of(b, true) {
			if strings.Contains(p.Message, "contradicts") {
				said += p.Message + "\n"
			}
		}
		if said != want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", c.language, c.sentence, said, want)
		}
	}
}

func TestDirectionsAndOwnersThatContradictRulesAreReportedInOtherLanguages(t *testing.T) {
	for _, c := range []struct{ language, sentence, said, rule string }{
		{"es", "Siembra en sentido horario.", "horario", "antihorario"},
		{"fr", "Semez dans le sens des aiguilles d'une montre.", "sens des aiguilles d'une montre", "sens inverse des aiguilles d’une montre"},
		{"de", "Säe im\nUhrzeigersinn.", "im Uhrzeigersinn", "gegen den Uhrzeigersinn"},
		{"pt", "Semeie no sentido horário.", "horário", "anti-horário"},
		{"sw", "Panda kwa mwendo wa saa.", "kwa mwendo wa saa", "kinyume cha saa"},
		{"ar", "ابذر مع عقارب الساعة.", "مع عقارب الساعة", "عكس عقارب الساعة"},
		{"es", "Siembra en sentido antihorario. Las semillas que quedan son para el jugador en cuyo lado están.", "", ""},
		{"pt", "Semeie no sentido anti-horário.", "", ""},
		{"es", "Las semillas que quedan en los hoyos no cuentan para nadie.", "no cuentan para nadie", "son para el jugador en cuyo lado están"},
		{"de", "Die übrigen Samen zählen für niemanden.", "zählen für niemanden", "gehen an die Seite, auf der sie liegen"},
		{"sw", "Kete zilizobaki si za mtu yeyote.", "si za mtu yeyote", "ni za mchezaji ambaye zipo upande wake"},
	} {
		files := booktest.SmallBook("")
		files["content/index.md"] = "---\ntitle: T\nlanguage: " + c.language + "\n---\n"
		files["content/variants/game.md"] = "---\ntitle: Game\nsummary: T\nsource: s\nrules: {left-over: both-sides}\n---\n\n## A\n\n" + c.sentence + "\n"
		b, _, problems := booktest.Load(t, booktest.Write(t, files))
		if len(problems) > 0 {
			t.Fatal(c.language, problems)
		}
		got, want := "", ""
		for _, p := range Of(b, true) {
			if said, _, ok := strings.Cut(p.Message, "; write {{"); ok && strings.Contains(said, "contradicts") {
				got = said
			}
		}
		if c.said != "" {
			want = strconv.Quote(c.said) + " contradicts the rules of this game, which say " + c.rule
		}
		if got != want {
			t.Errorf("%s: %s\ngot  %s\nwant %s", c.language, c.sentence, got, want)
		}
	}
}
