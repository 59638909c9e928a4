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

// command is a program, its arguments and additions to its environment.
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

// sample is the resources that one run used.
type sample struct {
	wall, cpu float64 // seconds
	peak      float64 // MiB
}

// run runs the command and measures it.
func (c command) run() (sample, error) {
	cmd := c.cmd()
	started := time.Now()
	out, err := cmd.CombinedOutput()
	wall := time.Since(started)
	if err != nil {
		return sample{}, fmt.Errorf("%s %s: %w\n%s", c.name, strings.Join(c.args, " "), err, out)
	}
	state := cmd.ProcessState
	return sample{
		wall.Seconds(), (state.UserTime() + state.SystemTime()).Seconds(), float64(state.SysUsage().(*syscall.Rusage).Maxrss) / 1024,
	}, nil
}

// samples holds the runs of one command.
type samples []sample

// print prints the runs, and their ratios to the runs of another command unless
// other is nil.
func (s samples) print(name string, other samples) {
	all := func(value func(sample) float64) []float64 {
		var values []float64
		for _, one := range s {
			values = append(values, value(one))
		}
		return values
	}
	wall, cpu, peak := func(s sample) float64 { return s.wall }, func(s sample) float64 { return s.cpu }, func(s sample) float64 { return s.peak }
	fmt.Printf("  %-40s wall %s s  cpu %s s  peak %s MiB\n", name, spread(all(wall), 3), spread(all(cpu), 3), spread(all(peak), 0))
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
	fmt.Printf("  %-40s wall %s    cpu %s    peak %s\n", "  relative to hugo", ratio(wall), ratio(cpu), ratio(peak))
}

// spread returns the minimum, the median and the maximum of some values.
func spread(values []float64, digits int) string {
	values = slices.Sorted(slices.Values(values))
	return fmt.Sprintf("%.*f / %.*f / %.*f", digits, values[0], digits, median(values), digits, values[len(values)-1])
}

// median returns the median of some values.
func median(values []float64) float64 { return slices.Sorted(slices.Values(values))[len(values)/2] }

// loadAverage returns the load of the machine in the last minute, on Linux.
func loadAverage() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	first, _, _ := strings.Cut(string(text), " ")
	return first
}
