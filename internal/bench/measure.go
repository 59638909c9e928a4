package main

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"time"
)

// command is a program with its arguments, and what its environment has besides.
type command struct {
	name string
	args []string
	env  []string
}

func (c command) cmd() *exec.Cmd {
	cmd := exec.Command(c.name, c.args...)
	cmd.Env = append(os.Environ(), c.env...)
	return cmd
}

// sample is what one run took.
type sample struct {
	wall, cpu float64 // seconds
	peak      float64 // MiB
}

func (c command) run() (sample, error) {
	cmd := c.cmd()
	began := time.Now()
	out, err := cmd.CombinedOutput()
	wall := time.Since(began)
	if err != nil {
		return sample{}, fmt.Errorf("%s %s: %w\n%s", c.name, strings.Join(c.args, " "), err, out)
	}
	state := cmd.ProcessState
	return sample{
		wall.Seconds(), (state.UserTime() + state.SystemTime()).Seconds(), float64(state.SysUsage().(*syscall.Rusage).Maxrss) / 1024,
	}, nil
}

// samples is several runs of the same.
type samples []sample

// print prints the runs, and beside those of another program the ratios, run by run.
func (s samples) print(name string, other samples) {
	of := func(list samples, value func(sample) float64) []float64 {
		var values []float64
		for _, one := range list {
			values = append(values, value(one))
		}
		return values
	}
	wall, cpu, peak := func(s sample) float64 { return s.wall }, func(s sample) float64 { return s.cpu }, func(s sample) float64 { return s.peak }
	fmt.Printf("  %-40s wall %s s  cpu %s s  peak %s MiB\n", name, spread(of(s, wall), 3), spread(of(s, cpu), 3), spread(of(s, peak), 0))
	if other == nil {
		return
	}
	ratio := func(value func(sample) float64) string {
		var list []float64
		for i := range s {
			list = append(list, value(s[i])/value(other[i]))
		}
		return spread(list, 3)
	}
	fmt.Printf("  %-40s wall %s    cpu %s    peak %s\n", "  against hugo", ratio(wall), ratio(cpu), ratio(peak))
}

// spread is the least, the median and the greatest of some values.
func spread(values []float64, digits int) string {
	values = slices.Sorted(slices.Values(values))
	return fmt.Sprintf("%.*f / %.*f / %.*f", digits, values[0], digits, values[len(values)/2], digits, values[len(values)-1])
}

// load is how busy the machine is, as Linux tells it.
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	first, _, _ := strings.Cut(string(text), " ")
	return first
}

// middle is the median of some values.
func middle(values []float64) float64 { return slices.Sorted(slices.Values(values))[len(values)/2] }
