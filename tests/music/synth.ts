/** A small synthesiser: instruments that write into two channels of samples. The same notes give the same samples on every machine. */

/** Samples a second. */
export const sampleRate = 48_000

/** Two channels of a piece that is a circle: what rings over its end sounds at its beginning, so that it can be repeated without a seam. */
export type Sound = { readonly left: Float32Array; readonly right: Float32Array }

/** Silence of so many seconds. */
export const silence = (seconds: number): Sound => ({
  left: new Float32Array(seconds * sampleRate),
  right: new Float32Array(seconds * sampleRate),
})

/** Hertz of a note, counted in semitones from the A of 440 Hz. */
const pitch = (note: number): number => 440 * 2 ** (note / 12)

const names: Readonly<Record<string, number>> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 }

/** A note by its name: `C4`, `F#3`, `Bb5`. @returns Hertz */
export function hertz(name: string): number {
  const [, letter = 'A', sign = '', octave = '4'] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const semitone = (names[letter] ?? 0) + (sign === '#' ? 1 : sign === 'b' ? -1 : 0)
  return pitch(semitone + 12 * (Number(octave) - 4))
}

/** Numbers between −1 and 1 that look like chance and are always the same (mulberry32). */
export function noiseFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

/** One note: when, how long and how loud, in seconds and 0–1; `pan` from −1 (left) to 1. */
export type Note = { at: number; length: number; volume: number; pan?: number }

/** How an instrument swings at `time` seconds after its note began. */
export type Voice = (time: number) => number

/** Writes a note into a sound. It may ring longer than the piece. */
export function play({ left, right }: Sound, { at, length, volume, pan = 0 }: Note, voice: Voice): void {
  const start = Math.round(at * sampleRate)
  const count = Math.round(length * sampleRate)
  // A fade of 5 ms at the end: no instrument may click.
  const fade = Math.min(count, sampleRate / 200)
  const angle = ((pan + 1) * Math.PI) / 4
  for (let index = 0; index < count; index += 1) {
    const sample = voice(index / sampleRate) * volume * Math.min(1, (count - index) / fade)
    const place = (start + index) % left.length
    left[place] = (left[place] ?? 0) + sample * Math.cos(angle)
    right[place] = (right[place] ?? 0) + sample * Math.sin(angle)
  }
}

const turn = 2 * Math.PI
const attack = (time: number, seconds: number) => Math.min(1, time / seconds)

/** A plucked string or a marimba's bar: it speaks at once and dies away; higher overtones die first. */
export const pluck =
  (frequency: number, decay: number): Voice =>
  (time) =>
    attack(time, 0.003) *
    (Math.sin(turn * frequency * time) * Math.exp(-time * decay) +
      0.4 * Math.sin(turn * 2.001 * frequency * time) * Math.exp(-time * decay * 2) +
      0.15 * Math.sin(turn * 4.01 * frequency * time) * Math.exp(-time * decay * 5))

/** An electric piano: a sine that another one bends, less and less. */
export const keys =
  (frequency: number): Voice =>
  (time) =>
    attack(time, 0.006) *
    Math.exp(-time * 1.1) *
    Math.sin(turn * frequency * time + 1.6 * Math.exp(-time * 4) * Math.sin(turn * frequency * time))

/** A bell: overtones that do not fit. */
export const bell =
  (frequency: number): Voice =>
  (time) =>
    attack(time, 0.004) *
    Math.exp(-time * 0.9) *
    Math.sin(turn * frequency * time + 2.2 * Math.exp(-time * 1.5) * Math.sin(turn * 2.76 * frequency * time))

/** Strings from far away: three voices slightly apart, that come and go slowly. */
export const pad =
  (frequency: number, length: number): Voice =>
  (time) =>
    Math.sin((Math.PI * Math.min(time, length)) / length) *
    (Math.sin(turn * frequency * time) +
      0.5 * Math.sin(turn * frequency * 1.004 * time) +
      0.5 * Math.sin(turn * frequency * 0.996 * time) +
      0.18 * Math.sin(turn * 2 * frequency * time))

/** A bass: round, with a little growl. */
export const bass =
  (frequency: number): Voice =>
  (time) =>
    attack(time, 0.008) *
    Math.exp(-time * 1.6) *
    Math.tanh(1.8 * (Math.sin(turn * frequency * time) + 0.3 * Math.sin(turn * 2 * frequency * time)))

/** A soft bass drum: a tone that falls. */
export const drum: Voice = (time) =>
  Math.exp(-time * 9) * Math.sin(turn * (46 * time - (70 / 30) * (Math.exp(-30 * time) - 1)))

/** A brush, a hat or a drop of rain: noise that dies away; `bright` keeps the high part of it only. */
export function brush(seed: number, decay: number, bright: boolean): Voice {
  const noise = noiseFrom(seed)
  let before = 0
  return (time) => {
    const now = noise()
    const value = bright ? now - before : (before + now) / 2
    before = now
    return value * Math.exp(-time * decay) * attack(time, 0.002)
  }
}

/** An echo that wanders to the other side: `seconds` between repeats, each `feedback` times as loud. It goes around the end. */
export function echo({ left, right }: Sound, seconds: number, feedback: number): void {
  const delay = Math.round(seconds * sampleRate)
  const { length } = left
  // Twice around: the first time fills what the end of the piece sends to its beginning.
  const wetLeft = new Float32Array(length)
  const wetRight = new Float32Array(length)
  for (let index = 0; index < 2 * length; index += 1) {
    const place = index % length
    const earlier = (index - delay + 2 * length) % length
    wetLeft[place] = feedback * ((right[earlier] ?? 0) + (wetRight[earlier] ?? 0))
    wetRight[place] = feedback * ((left[earlier] ?? 0) + (wetLeft[earlier] ?? 0))
  }
  for (let index = 0; index < length; index += 1) {
    left[index] = (left[index] ?? 0) + (wetLeft[index] ?? 0)
    right[index] = (right[index] ?? 0) + (wetRight[index] ?? 0)
  }
}

/** Brings the loudest moment to 0.8: loud enough beside a voice, with room for the encoder. */
export function level({ left, right }: Sound): void {
  const loudest = [left, right].reduce(
    (most, side) => side.reduce((max, value) => Math.max(max, Math.abs(value)), most),
    0,
  )
  for (const side of [left, right])
    for (let index = 0; index < side.length; index += 1) side[index] = ((side[index] ?? 0) * 0.8) / loudest
}
