package locale

import (
	"strconv"
	"strings"
)

// maxKeys is the number of missing messages that are listed by name.
const maxKeys = 40

// BySection writes sorted keys of messages as lines, one for each section. Of many keys,
// it writes one line that counts those of each section.
func BySection(keys []string) []string {
	if len(keys) > maxKeys {
		var sections []string
		counts := map[string]int{}
		for _, key := range keys {
			if section, _, ok := strings.Cut(key, "."); ok {
				if counts[section]++; counts[section] == 1 {
					sections = append(sections, section)
				}
			}
		}
		for i, section := range sections {
			sections[i] += " " + strconv.Itoa(counts[section])
		}
		return []string{"by section: " + strings.Join(sections, ", ")}
	}
	var lines []string
	last := ""
	for _, key := range keys {
		section, name, ok := strings.Cut(key, ".")
		switch {
		case !ok: // language and direction have no section
			lines, last = append(lines, key), ""
		case section == last:
			lines[len(lines)-1] += ", " + name
		default:
			lines, last = append(lines, section+": "+name), section
		}
	}
	return lines
}
