package project

// Command describes a command of the program, for its help and for the manual.
type Command struct {
	Name  string
	Args  string // as help shows them; "" if there are none
	What  string // in one line
	Flags []Flag
}

// Flag describes a flag of a command.
type Flag struct {
	Name string // with its hyphen and, unless it is a switch, its value, as in -o DIR
	What string
}
