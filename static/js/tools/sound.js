// The sound of seeds that fall into a pit: short knocks on wood, made by the browser. It is off until the reader asks for it, and remembered.
import { readText, writeText } from "../book-storage.js";

const LOW = 420; // Hz
const HIGH = 560;
const LENGTH = 0.06; // seconds

/** @type {AudioContext|undefined} */
let audio;
let wanted = readText("sound") === "on";

/** Reports whether the reader wants to hear seeds. */
export const hasSound = () => wanted;

/** Turns the sound on or off. */
export function toggleSound() {
  wanted = !wanted;
  writeText("sound", wanted ? "on" : "off"); // else the choice lasts as long as the page
  knock();
}

/** Lets a seed be heard. */
export function knock() {
  if (!wanted) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: LOW + Math.random() * (HIGH - LOW) });
  const gain = new GainNode(audio, { gain: 0.25 });
  gain.gain.exponentialRampToValueAtTime(0.001, now + LENGTH);
  tone.connect(gain).connect(audio.destination);
  tone.start(now);
  tone.stop(now + LENGTH);
}
