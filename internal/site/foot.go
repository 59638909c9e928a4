package site

// footView is what stands below the text of a page: the ways on, and whence the page is.
type footView struct {
	Previous, Next *pageLink
	Edit           string // address of the page's file
	Changed, Day   string // the day of its last change, in words and as 2026-07-31
}

func (v *view) foot() footView {
	var f footView
	f.Previous, f.Next = v.book.neighbours(v.entry.entry)
	f.Edit = v.book.editAt(v.entry.entry)
	f.Day, f.Changed = v.renderer.options.History.Changed(v.entry.page.Path)
	if v.entry.in.folder != "" {
		f.Changed = f.Day // the months have names in English alone
	}
	return f
}
