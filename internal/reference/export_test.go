package reference

// Leaves and KeyMeanings let the tests outside the package know the keys of front matter.
var (
	Leaves      = leaves
	KeyMeanings = keyMeanings
)
