package book

// GameSections lets the tests outside the package know the sections of a game's
// page.
var GameSections = gameSections
