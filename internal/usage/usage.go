// Package usage describes the commands and flags of the program, for its help and for the
// manual.
package usage

// Command is a command with its flags.
type Command struct {
	Name  string
	Args  string // as help shows them
	What  string // in one line
	Flags []Flag
}

// Flag is a flag of a command.
type Flag struct {
	Name string // with its hyphen and, unless it is yes or no, its value, as in -o DIR
	What string
}

var (
	jsonFlag   = Flag{"-json", "print the answer as JSON"}
	fromFlag   = Flag{"-from POSITION", "begin with this position, not with the start of the game"}
	setFlag    = Flag{"-set KEY=VALUE", "choose a reading of the game; can be repeated"}
	urlFlag    = Flag{"-url https://HOST/path/", "the address of the site, for canonical links, the sitemap and the feed"}
	draftsFlag = Flag{"-drafts", "include drafts"}
	baseFlag   = Flag{"-base /path/", "the path of the site at its address, if it is not /"}
)

// Commands lists the commands in the order of the help.
var Commands = []Command{
	{"build", "[-o public] [-url https://HOST/path/] [-base /path/] [-folder] [-drafts] [-v] [-json]", "build the whole site; with -folder one that opens without a server", []Flag{
		{"-o DIR", "the folder to write, public unless given"},
		urlFlag, baseFlag, draftsFlag,
		{"-folder", "make a site that opens from a folder, without a server; it has no address"},
		{"-v", "print how long each stage took"},
		{"-json", "print problems as JSON"},
	}},
	{"serve", "[-addr localhost:8080] [-base /path/] [-drafts]", "serve the site; rebuild and reload on change", []Flag{
		{"-addr HOST:PORT", "where to serve, localhost:8080 unless given"}, urlFlag, baseFlag, draftsFlag,
	}},
	{"check", "[-external] [-site URL] [-json]", "check the rulebook without writing; or its links to other sites; or a deployed site", []Flag{
		{"-external", "also fetch the links to other sites"},
		{"-site URL", "check the site at this address instead"},
		{"-json", "print problems as JSON"},
	}},
	{"new", "site [-plain]|variant|page NAME", "create a small rulebook that builds as it is, or a game or page in one; -plain leaves out games", []Flag{
		{"-plain", "of new site: without games"},
	}},
	{"variants", "[-json]", "list the variants with their rules and readings", []Flag{jsonFlag}},
	{"play", "[-json] [-from POSITION] [-set KEY=VALUE]… VARIANT [MOVE]…", "play moves; play - reads games from standard input", []Flag{jsonFlag, fromFlag, setFlag}},
	{"perft", "[-from POSITION] [-set KEY=VALUE]… -depth N VARIANT", "count the lines of exactly N plies", []Flag{
		fromFlag, setFlag, {"-depth N", "the number of plies"},
	}},
	{"puzzles", "[-seed N] [-n N] [-keep] [VARIANT…]", "find puzzles and print them as content/puzzles.txt has them", []Flag{
		{"-seed N", "the seed of the random games, 1 unless given; the same seed finds the same puzzles"},
		{"-n N", "how many puzzles a game gets, 12 unless given"},
		{"-keep", "keep the puzzles in the file, so that links to them keep working, and add to them"},
	}},
	{"solve", "[-json] [-from POSITION] [-set KEY=VALUE]… [-depth N] [-time D] VARIANT", "find the value and the best line of a position", []Flag{
		jsonFlag, fromFlag, setFlag,
		{"-depth N", "stop after N plies"},
		{"-time D", "stop after a time, as in 30s or 2m"},
	}},
	{"version", "", "print the version, the commit and the Go release of this program", nil},
	{"engine", "-o DIR", "compile the engine and bundle the scripts and styles, to embed them in the program", []Flag{
		{"-o DIR", "the folder to write"},
	}},
}
