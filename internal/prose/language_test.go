package prose

import "testing"

func TestPluralCategories(t *testing.T) {
	for _, c := range []struct {
		lang, rules string
		want        map[int]string
	}{
		{"English", "one n=1", map[int]string{0: "other", 1: "one", 2: "other", 11: "other", 101: "other"}},
		{"Arabic", "zero n=0; one n=1; two n=2; few n%100=3..10; many n%100=11..99",
			map[int]string{0: "zero", 1: "one", 2: "two", 3: "few", 10: "few", 11: "many", 99: "many", 100: "other", 102: "other", 103: "few", 111: "many"}},
		{"Polish", "one n=1; few n%10=2..4 n%100!=12..14; many n%10=0,1,5..9; many n%100=12..14",
			map[int]string{0: "many", 1: "one", 2: "few", 5: "many", 12: "many", 21: "many", 22: "few", 112: "many"}},
		{"Japanese", "", map[int]string{0: "other", 1: "other", 2: "other"}},
	} {
		w, err := NewLanguage(map[string]string{"plurals": c.rules})
		if err != nil {
			t.Fatal(c.lang, err)
		}
		for n, want := range c.want {
			if got := w.Category(n); got != want {
				t.Errorf("%s: %d is %s, not %s", c.lang, n, got, want)
			}
		}
	}
}

func TestParsePluralsRejectsMalformedRules(t *testing.T) {
	for _, rules := range []string{"one n", "one m=1", "one n%=1", "one n%0=1", "few n=3..", "few n=a"} {
		if _, err := NewLanguage(map[string]string{"plurals": rules}); err == nil {
			t.Errorf("%q is accepted", rules)
		}
	}
}

func TestFillChoosesFormByNumber(t *testing.T) {
	for _, c := range []struct {
		n    int
		want string
	}{{0, "none here"}, {1, "one seed here"}, {4, "four seeds here"}, {40, "40 seeds here"}} {
		if got := (*Language)(nil).Fill("{n|0=none|one=# seed|other=# seeds} {where}", Count("n", c.n), Text("where", "here")); got != c.want {
			t.Errorf("%d: %q, not %q", c.n, got, c.want)
		}
	}
	if got := (*Language)(nil).Fill("{n|one=a|two=b|few=last} {left} {", Digits("n", 9)); got != "last {left} {}" {
		t.Errorf("%q", got)
	}
}

func TestLanguageStringHasOnlyDifferencesFromEnglish(t *testing.T) {
	w, err := NewLanguage(map[string]string{"is-next": "{next} ist dran.", "plurals": "one n=1", "numbers": "null, ein"})
	if err != nil {
		t.Fatal(err)
	}
	text := w.String()
	if want := "is-next={next} ist dran.\tnumbers=null, ein"; text != want {
		t.Fatalf("%q, not %q", text, want)
	}
	back, err := ParseLanguage(text)
	if err != nil || back.String() != text || capital(back.Fill(back.text("is-next"), Text("next", "oben"))) != "Oben ist dran." || back.Number(1) != "ein" || back.Number(2) != "2" {
		t.Errorf("%v, %q", err, back)
	}
	if (*Language)(nil).String() != "" || inEnglish.String() != "" {
		t.Error("English sends something")
	}
	if _, err := ParseLanguage("no-such=x"); err == nil || err.Error() != "there is no message no-such" {
		t.Error(err)
	}
}
