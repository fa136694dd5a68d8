/* The sounds of the table, made on the spot: no file is loaded. */
import type { GameEvent } from '../events.ts';

export type Sound = 'turn' | 'coin' | 'die' | 'card' | 'tile' | 'wheel' | 'step' | 'done';

/** A note: pitch in Hz (0: a rustle), when and how long in seconds, how loud. */
type Note = [pitch: number, at: number, long: number, loud: number];
const NOTES: Record<Sound, Note[]> = {
  turn: [
    [523.25, 0, 0.5, 1],
    [783.99, 0.12, 0.5, 1],
  ],
  coin: [
    [1318.5, 0, 0.12, 0.5],
    [1760, 0.06, 0.25, 0.5],
  ],
  die: [
    [0, 0, 0.05, 1],
    [0, 0.11, 0.05, 0.8],
    [0, 0.2, 0.05, 0.6],
    [0, 0.27, 0.06, 0.4],
  ],
  card: [[0, 0, 0.16, 0.5]],
  tile: [
    [0, 0, 0.04, 0.9],
    [174.6, 0, 0.12, 0.7],
  ],
  wheel: [
    [220, 0, 0.06, 0.5],
    [246.9, 0.09, 0.06, 0.5],
    [261.6, 0.18, 0.1, 0.5],
  ],
  step: [[329.6, 0, 0.08, 0.4]],
  done: [
    [659.3, 0, 0.25, 0.7],
    [830.6, 0.09, 0.25, 0.7],
    [987.8, 0.18, 0.4, 0.7],
  ],
};

const KINDS: Partial<Record<Sound, string[]>> = {
  done: ['delivered', 'hero_delivered', 'commission_delivered', 'scored', 'fulfilled', 'won'],
  die: ['rolled', 'travel_dice', 'reserve_rolled', 'market_die', 'die_turned'],
  wheel: ['wheel_turned'],
  tile: ['placed', 'bought', 'discovered'],
  card: ['bid', 'turn-symbol', 'took', 'hero_shown', 'boarded', 'commission_gained', 'deed_taken', 'priced'],
  step: ['moved', 'hopped', 'drove', 'collected', 'advanced'],
};

/** The sound of what happened; the weightiest, when several things did. */
export function soundOf(events: readonly GameEvent[]): Sound | null {
  const kinds = new Set(events.map((event) => event.kind));
  const found = Object.entries(KINDS).find(([, words]) => words.some((word) => kinds.has(word)));
  return found ? (found[0] as Sound) : null;
}

const LOUDEST = 0.16;
let context: AudioContext | null = null;

/** `volume` from 0 to 1. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of NOTES[sound]) strike(context, note, volume);
}

function strike(context: AudioContext, [pitch, at, long, loud]: Note, volume: number): void {
  const begin = context.currentTime + at;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(LOUDEST * loud * volume, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
  gain.connect(context.destination);
  const source = pitch > 0 ? tone(context, pitch) : rustle(context, long);
  source.connect(gain);
  source.start(begin);
  source.stop(begin + long + 0.05);
}

function tone(context: AudioContext, pitch: number): OscillatorNode {
  const made = context.createOscillator();
  made.frequency.value = pitch;
  return made;
}

function rustle(context: AudioContext, long: number): AudioBufferSourceNode {
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const made = context.createBufferSource();
  made.buffer = noise;
  return made;
}
