package solver

import "sowbook/engine"

// variation is like [search.variation].
func (w *wideSearch) variation(p engine.Position, value, depth int, nodes uint64) (line []engine.Move) {
	stop := w.stop
	w.stop, w.budget = nil, w.nodes+nodes
	defer func() { w.stop = stop }()
	w.begin()
	for len(line) < min(depth, maxVariation) {
		list := w.push(&p, w.hash(&p))
		i, ok := w.keeper(list, &p, value, depth-len(line))
		if !ok {
			break
		}
		c := &list.children[i]
		line = append(line, list.moves[i])
		if c.over {
			break
		}
		if value -= c.gain; !c.again {
			value = -value
		}
		p = c.position
	}
	return line
}

// keeper is like [search.keeper].
func (w *wideSearch) keeper(list *wideList, p *engine.Position, value, depth int) (int, bool) {
	for range list.moves {
		i, ok := w.next(list, p, depth)
		if !ok {
			break
		}
		c, reply := &list.children[i], answer{}
		if !c.over {
			if reply, ok = w.atLeast(&c.position, c.goal(value), depth-1); !ok {
				break
			}
		}
		c.closed = true
		if c.value(reply.value) >= value {
			return i, true
		}
	}
	return 0, false
}
