package narrate

// Number is n in words when it is small, and in digits when it is not.
func Number(n int) string { return number(n) }
