package cli

import "sowbook/internal/site"

func (e *env) checkSite(address string) error     { return nil }
func (e *env) checkExternal(o site.Options) error { return nil }
