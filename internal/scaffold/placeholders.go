package scaffold

// placeholders are texts of new pages that authors replace with their own.
var placeholders = []string{
	"summary: What is special about this game, in a sentence or two.",
	"summary: Where the rules of this game come from.",
	"by: Who wrote down the rules",
	"Describe the source here: what it is, when it was made, and how you found it.",
	"summary: What this page is about, in a sentence.",
	"summary: What this site is about, in a sentence.",
	"Say here what the board is, and where the seeds are at the start.",
	"Say here what a player does in a turn.",
	"Say here when the game ends, and who wins.",
	"Write Markdown. Link to another page by the path of its file.",
}

// Placeholders returns the texts of new pages in a language that authors replace with their own, and the
// English ones.
func Placeholders(lang string) []string {
	all := placeholders
	for _, text := range placeholders {
		if own := translate(text, lang); own != text {
			all = append(all[:len(all):len(all)], own)
		}
	}
	return all
}
