// Package house has no code of its own: its tests hold the structure of the
// project, which package may import which, and what the module that pages load
// may depend on.
package house
