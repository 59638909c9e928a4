package locale

import (
	"slices"
	"strings"
	"testing"
)

// On the play page a side is called You. The scripts then replace the forms that a table lists, which are expressions, in order.
func TestSentencesSpeakToThePlayer(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"You sow 3 from Pit 2: A.", "The last seed falls in your store, so you play again.", "This pit is X’s, and it is your turn.", "You have 3 seeds and cannot fill a pit: X wins the match."},
		"es": {"Siembras 3 semillas del hoyo 2: A.", "La última semilla cae en el almacén de tu lado: juegas otra vez.", "Este hoyo es de X, y te toca.", "Tienes 3 semillas y no puedes llenar ningún hoyo: X gana el encuentro."},
		"pt": {"Você semeia 3 sementes da cova 2: A.", "A última semente cai no depósito do seu lado: você joga de novo.", "Esta cova é de X, e é a sua vez.", "Você tem 3 sementes e não pode encher nenhuma cova: X ganha a disputa."},
		"fr": {"Vous semez 3 graines de la case 2\u00a0: A.", "La dernière graine tombe chez vous, dans le grenier\u00a0: vous rejouez.", "Cette case est à X, et c’est à vous de jouer.", "Vous avez 3 graines et ne pouvez remplir aucune case\u00a0: X gagne le match."},
		"de": {"Du säst 3 Samen aus Mulde 2: A.", "Der letzte Samen fällt in den Speicher auf deiner Seite: du bist noch einmal am Zug.", "Diese Mulde gehört X, und du bist am Zug.", "Du hast 3 Samen und kannst keine Mulde füllen: X gewinnt das Match."},
		"sw": {"Unapanda kete 3 za shimo 2: A.", "Kete ya mwisho inaanguka katika ghala la upande wako: unacheza tena.", "Shimo hili ni la X, na ni zamu yako.", "Una kete 3 na huwezi kujaza shimo lolote: X anashinda shindano."},
	} {
		table := builtin(t)[lang]
		you := table.T("you-script.you")
		for i, key := range []string{"sowing", "again", "refuse-own-pits", "match-lost"} {
			text := table.T("engine."+key, "side", you, "other", "X", "n", 3, "pit", 2, "way", "", "places", "A", "store", table.T("names.store"))
			if text = table.Personal(text); text != want[i] {
				t.Errorf("%s: %q, not %q", lang, text, want[i])
			}
		}
	}
}

// The computer is a name in labels, and has its article in sentences.
func TestComputerHasItsArticleInSentences(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"The computer sows 3 from Pit 2: A.", "This pit is the computer’s, and it is your turn."},
		"es": {"El ordenador siembra 3 semillas del hoyo 2: A.", "Este hoyo es del ordenador, y te toca."},
		"pt": {"O computador semeia 3 sementes da cova 2: A.", "Esta cova é do computador, e é a sua vez."},
		"fr": {"L’ordinateur sème 3 graines de la case 2\u00a0: A.", "Cette case est à l’ordinateur, et c’est à vous de jouer."},
		"de": {"Der Computer sät 3 Samen aus Mulde 2: A.", "Diese Mulde gehört dem Computer, und du bist am Zug."},
		"sw": {"Kompyuta anapanda kete 3 za shimo 2: A.", "Shimo hili ni la Kompyuta, na ni zamu yako."},
	} {
		table := builtin(t)[lang]
		you, computer := table.T(youName), table.T("play-script.computer")
		said := []string{
			table.Personal(table.T("engine.sowing", "side", computer, "n", 3, "pit", 2, "way", "", "places", "A")),
			table.Personal(table.T("engine.refuse-own-pits", "side", you, "other", computer)),
		}
		if !slices.Equal(said, want) {
			t.Errorf("%s: %q, not %q", lang, said, want)
		}
	}
}

// A wrong expression would stop the scripts of every page on which a side is called You.
func TestWrongFormsOfAddressAreNamed(t *testing.T) {
	for forms, want := range map[string]string{
		"You sows=you sow; You's=your": "",
		"You (has=you have":            `"You (has=you have" is not an expression: missing closing )`,
		"You=you; *s=s":                `"*s=s" is not an expression: missing argument to repetition operator`,
		"You sows":                     `"You sows" has not one =`,
		"a=b=c":                        `"a=b=c" has not one =`,
		"=you":                         `"=you" has not one =`,
		"(?i)you=you":                  `"(?i)you=you" has a group with (?`,
	} {
		if got := wrongYouForm(forms); !strings.HasPrefix(got, want) || (got == "") != (want == "") {
			t.Errorf("%s: %q, not %q", forms, got, want)
		}
	}
}

// The second verb of a sentence agrees with You as well.
func TestSecondVerbAgreesWithYou(t *testing.T) {
	english := builtin(t)[Default]
	for key, want := range map[string]string{
		"wins-turn":     "You are to move and lose: X wins.",
		"wins-repeat":   "You brought the position up for the third time and lose: X wins.",
		"passing-empty": "You have no seeds in the pits and pass.",
		"wins-last":     "You made the last move and win.",
		"sows-taken":    "You capture 5 from the other player’s 3, the other player’s 2 and sow them: 4, your 5.",
	} {
		text := english.T("engine."+key, "side", english.T(youName), "other", "X", "n", 5, "taken", "the other player 3, the other player 2", "way", "", "places", "4, You 5")
		if key[:5] == "wins-" && key != "wins-last" {
			text = english.T("engine."+key, "side", "X", "other", english.T(youName))
		}
		if said := english.Personal(text); said != want {
			t.Errorf("%s: %q, not %q", key, said, want)
		}
	}
}
