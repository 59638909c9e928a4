package project

// Command describes a command of the program.
type Command struct {
	Name  string
	Args  string // as help shows them
	What  string // in one line
	Flags []Flag
}

// Flag describes a flag of a command.
type Flag struct {
	Name string // with its hyphen and, unless it is yes or no, its value, as in -o DIR
	What string
}
