package bots

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"sowbook/engine"
)

// program is a bot that runs as a process of its own until it is closed.
type program struct {
	name    string
	process *exec.Cmd
	in      io.WriteCloser
	lines   chan string // what it writes, line by line; closed at its end
	dead    error       // why it can play no longer
}

// maxLine is the length in bytes of the longest line that a bot may write.
const maxLine = 1 << 16

// start starts a program with its arguments.
func start(command string) (Bot, error) {
	words := strings.Fields(command)
	if len(words) == 0 {
		return nil, fmt.Errorf("a bot is one of %s, or a program", strings.Join(Strengths(), ", "))
	}
	p := &program{name: command, process: exec.Command(words[0], words[1:]...), lines: make(chan string)}
	p.process.Stderr = os.Stderr
	in, err := p.process.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := p.process.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.process.Start(); err != nil {
		return nil, fmt.Errorf("the bot %q cannot be started: %w; a bot is one of %s, or a program", command, err, strings.Join(Strengths(), ", "))
	}
	p.in = in
	go func() {
		defer close(p.lines)
		lines := bufio.NewScanner(out)
		lines.Buffer(nil, maxLine)
		for lines.Scan() {
			p.lines <- lines.Text()
		}
	}()
	return p, nil
}

func (p *program) Name() string { return p.name }

// Move asks the program. After an error, such as a timeout, the program plays no longer.
func (p *program) Move(_ *engine.Game, r Request) (string, error) {
	if p.dead != nil {
		return "", p.dead
	}
	move, err := p.ask(r)
	p.dead = err
	return move, err
}

func (p *program) ask(r Request) (string, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return "", err
	}
	limit := time.Duration(r.Seconds * float64(time.Second))
	timeout := time.NewTimer(limit)
	defer timeout.Stop()
	go func() { _, _ = p.in.Write(append(text, '\n')) }() // a program that does not read may block it
	select {
	case line, ok := <-p.lines:
		if !ok {
			return "", errors.New("it ended without an answer")
		}
		var answer Answer
		if err := json.Unmarshal([]byte(line), &answer); err != nil {
			return "", fmt.Errorf(`the answer %q is not JSON, as in {"move":"3"}`, line)
		}
		return answer.Move, nil
	case <-timeout.C:
		return "", fmt.Errorf("no answer within %v", limit)
	}
}

// Close ends the program: its input ends, and if it goes on, it is killed.
func (p *program) Close() error {
	_ = p.in.Close()
	ended := make(chan error, 1)
	go func() {
		for range p.lines {
		}
		ended <- p.process.Wait()
	}()
	select {
	case <-ended:
	case <-time.After(time.Second):
		_ = p.process.Process.Kill()
		<-ended
	}
	return nil
}
