package cli

import (
	"sowbook/internal/assets"
	"sowbook/internal/project"
	"sowbook/internal/site"
)

func (e *env) project() project.Project {
	return project.Project{Dir: e.dir, Builtin: e.builtin, Reserved: assets.Reserved(), Commands: e.commands}
}

// siteFlags holds the flags of commands that build a site.
type siteFlags struct {
	address, base *string
	drafts        *bool
}

func addSiteFlags(f *flags) siteFlags {
	return siteFlags{
		f.String("url https://HOST/path/", "", "the address of the site, for canonical links, the sitemap and the feed"),
		f.String("base /path/", "", "the path of the site at its address, if it is not /"),
		f.Bool("drafts", "include drafts"),
	}
}

// options returns the options of the site, after the flags are parsed.
func (s siteFlags) options(e *env) (site.Options, error) {
	at, err := readLocation(*s.base, *s.address)
	return site.Options{Project: e.project(), Location: at, Drafts: *s.drafts}, err
}
