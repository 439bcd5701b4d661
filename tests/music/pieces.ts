/** The five pieces of the camera, written for it: nobody else has rights to them. Each is a circle of whole bars. */
import { bass, bell, brush, drum, echo, hertz, keys, level, noiseFrom, pad, play, pluck, silence } from './synth.ts'
import type { Sound, Voice } from './synth.ts'

const words = (line: string): string[] => line.trim().split(/\s+/)

/** Chords, one a bar, as the names of their notes joined by `-`. */
const chords = (line: string): string[][] => words(line).map((chord) => chord.split('-'))

/** Plays a line of notes, one each `step` seconds; `.` is a rest. */
function line(
  sound: Sound,
  notes: string[],
  { step, length, volume, pan = 0, from = 0 }: Line,
  voice: (note: number) => Voice,
) {
  notes.forEach((name, index) => {
    if (name !== '.') play(sound, { at: from + index * step, length, volume, pan }, voice(hertz(name)))
  })
}
type Line = { step: number; length: number; volume: number; pan?: number; from?: number }

/** 30 s, 10 bars at 80: morning, broken chords that open upwards. */
function firstLight(): Sound {
  const sound = silence(30)
  const bar = 3
  const harmony = chords(
    'C4-E4-G4-B4 A3-C4-E4-G4 F3-A3-C4-E4 G3-B3-D4-E4 C4-E4-G4-D5 A3-C4-E4-B4 F3-A3-C4-G4 G3-B3-D4-A4 F3-A3-C4-E4 G3-B3-D4-G4',
  )
  harmony.forEach((chord, index) => {
    const at = index * bar
    for (const name of chord) play(sound, { at, length: bar * 1.4, volume: 0.05 }, pad(hertz(name), bar * 1.4))
    play(sound, { at, length: 2.6, volume: 0.22 }, bass(hertz(chord[0] ?? 'C4') / 2))
    const rising = [...chord, ...chord.slice(1, 3).reverse(), chord[3] ?? 'C5', chord[2] ?? 'G4']
    rising.forEach((name, step) =>
      play(
        sound,
        { at: at + (step * bar) / 8, length: 1.6, volume: 0.2, pan: step % 2 ? 0.4 : -0.4 },
        pluck(hertz(name) * 2, 2.6),
      ),
    )
  })
  line(
    sound,
    words('. . G5 . . E5 . . . . D5 . . C5 . . . . B4 . . D5 . . . E5 . . G5 . . . A5 . . G5 . . E5 .'),
    { step: 0.75, length: 2.4, volume: 0.1 },
    bell,
  )
  echo(sound, 0.5625, 0.32)
  return sound
}

/** 42 s, 12 bars at 68: a slow afternoon, electric piano and a drum that leans back. */
function slowLoaf(): Sound {
  const sound = silence(42)
  const bar = 3.5
  const beat = bar / 4
  const harmony = chords(
    'F3-A3-C4-E4 E3-G3-B3-D4 D3-F3-A3-C4 C3-E3-G3-B3 Bb3-D4-F4-A4 A3-C4-E4-G4 G3-Bb3-D4-F4 C4-E4-G4-Bb4 F3-A3-C4-E4 E3-G3-B3-D4 D3-F3-A3-C4 G3-Bb3-D4-F4',
  )
  harmony.forEach((chord, index) => {
    const at = index * bar
    chord.forEach((name, voice) => {
      play(sound, { at: at + voice * 0.02, length: 3, volume: 0.13, pan: voice / 3 - 0.5 }, keys(hertz(name)))
      play(
        sound,
        { at: at + 2.5 * beat + voice * 0.015, length: 1.6, volume: 0.08, pan: 0.5 - voice / 3 },
        keys(hertz(name)),
      )
    })
    const root = hertz(chord[0] ?? 'F3') / 2
    play(sound, { at, length: 1.6, volume: 0.26 }, bass(root))
    play(sound, { at: at + 1.75 * beat, length: 0.9, volume: 0.2 }, bass(root * 1.5))
    for (const when of [0, 1.75, 2.5]) play(sound, { at: at + when * beat, length: 0.5, volume: 0.5 }, drum)
    for (const when of [1, 3])
      play(
        sound,
        { at: at + when * beat + 0.02, length: 0.25, volume: 0.14, pan: 0.15 },
        brush(index * 7 + when, 18, false),
      )
    for (let step = 0; step < 8; step += 1) {
      const late = step % 2 ? 0.06 : 0
      play(
        sound,
        { at: at + (step * beat) / 2 + late, length: 0.08, volume: step % 2 ? 0.03 : 0.045, pan: -0.3 },
        brush(index * 31 + step, 55, true),
      )
    }
  })
  line(
    sound,
    words('. . . . A4 . C5 . . . . . G4 . B4 . . . F4 . A4 . G4 . . . . . E4 . . . . D5 . C5 . A4 . .'),
    { step: beat, length: 2, volume: 0.12, pan: 0.25 },
    keys,
  )
  echo(sound, beat * 0.75, 0.2)
  return sound
}

/** 28 s, 14 bars at 120: rain on a roof, and somebody at a marimba under it. */
function tinRoof(): Sound {
  const sound = silence(28)
  const chance = noiseFrom(1977)
  for (let drop = 0; drop < 620; drop += 1) {
    const at = (chance() + 1) * 13.999
    play(sound, { at, length: 0.06, volume: 0.012 + 0.022 * Math.abs(chance()), pan: chance() }, brush(drop, 70, true))
  }
  const figure = words('E4 . G4 A4 . G4 B4 . E5 . D5 B4 . A4 G4 .')
  const answer = words('D4 . G4 A4 . B4 A4 . D5 . B4 A4 . G4 E4 .')
  const roots = words('E2 E2 G2 A2 C3 A2 D3 E2 E2 G2 A2 C3 D3 B2')
  roots.forEach((root, index) => {
    const from = index * 2
    line(
      sound,
      index % 2 ? answer : figure,
      { step: 0.125, length: 0.7, volume: 0.24, from, pan: index % 2 ? 0.3 : -0.3 },
      (note) => pluck(note, 7),
    )
    if (index > 3)
      line(sound, words('B5 . . A5 . . G5 .'), { step: 0.25, length: 0.8, volume: 0.08, from, pan: 0.6 }, (note) =>
        pluck(note, 5),
      )
    for (const beat of [0, 0.75, 1.25]) play(sound, { at: from + beat, length: 0.6, volume: 0.24 }, bass(hertz(root)))
    for (let beat = 0; beat < 4; beat += 1) {
      play(sound, { at: from + beat / 2, length: 0.4, volume: 0.42 }, drum)
      play(sound, { at: from + beat / 2 + 0.25, length: 0.12, volume: 0.06 }, brush(index * 11 + beat, 40, true))
    }
  })
  echo(sound, 0.375, 0.22)
  return sound
}

/** 56 s, 14 bars at 60: a ship at night, bells over a dark floor. */
function nightFerry(): Sound {
  const sound = silence(56)
  const bar = 4
  const harmony = chords(
    'A2-E3-C4 F2-C3-A3 C3-G3-E4 G2-D3-B3 A2-E3-C4 D3-A3-F4 E3-B3-G4 A2-E3-C4 F2-C3-A3 C3-G3-E4 D3-A3-F4 F2-C3-A3 G2-D3-B3 E3-B3-G#4',
  )
  harmony.forEach((chord, index) => {
    const at = index * bar
    chord.forEach((name, voice) =>
      play(sound, { at, length: bar * 1.75, volume: 0.12, pan: (voice - 1) * 0.5 }, pad(hertz(name), bar * 1.75)),
    )
    play(sound, { at, length: bar, volume: 0.2 }, bass(hertz(chord[0] ?? 'A2') / 2))
  })
  line(
    sound,
    words(
      'E5 . . C5 . B4 . . A4 . . . . G4 A4 . B4 . . E5 . D5 . . C5 . . A4 . . . . F5 . E5 . . D5 . . B4 . . G4 . . A4 . C5 . . B4 . . A4 . .',
    ),
    { step: 1, length: 4.5, volume: 0.12, pan: 0.2 },
    bell,
  )
  const sea = noiseFrom(56)
  let low = 0
  play(sound, { at: 0, length: 56, volume: 0.5 }, (time) => {
    low += (sea() - low) * 0.02
    return low * (0.5 - 0.5 * Math.cos((2 * Math.PI * time) / 8))
  })
  echo(sound, 1.5, 0.42)
  return sound
}

/** 35 s, 14 bars at 96: a street with lanterns, five tones and a light step. */
function paperLantern(): Sound {
  const sound = silence(35)
  const bar = 2.5
  const phrases = [
    'D5 . A4 B4 . D5 E5 .',
    'F#5 . E5 D5 . B4 A4 .',
    'B4 . D5 E5 . F#5 A5 .',
    'E5 . D5 B4 . A4 F#4 .',
  ].map((phrase) => words(phrase))
  const roots = words('D3 B2 G2 A2 D3 B2 E3 A2 G2 D3 G2 A2 B2 A2')
  roots.forEach((root, index) => {
    const from = index * bar
    line(sound, phrases[index % 4] ?? [], { step: bar / 8, length: 1.8, volume: 0.24, from, pan: -0.25 }, (note) =>
      pluck(note, 3.2),
    )
    line(
      sound,
      phrases[(index + 2) % 4] ?? [],
      { step: bar / 4, length: 1.4, volume: 0.08, from: from + bar / 16, pan: 0.55 },
      (note) => pluck(note * 2, 4),
    )
    play(sound, { at: from, length: 2.2, volume: 0.24 }, bass(hertz(root)))
    play(sound, { at: from + bar * 0.625, length: 0.9, volume: 0.16 }, bass(hertz(root) * 1.5))
    for (const when of [0, 0.375, 0.75])
      play(sound, { at: from + when * bar, length: 0.4, volume: when === 0 ? 0.4 : 0.22 }, drum)
    for (const when of [0.25, 0.5, 0.875])
      play(sound, { at: from + when * bar, length: 0.1, volume: 0.05, pan: 0.3 }, brush(index * 5 + when * 8, 45, true))
    for (const name of [root, 'A3', 'F#4'])
      play(sound, { at: from, length: bar * 1.3, volume: 0.035 }, pad(hertz(name), bar * 1.3))
  })
  echo(sound, bar * 0.1875, 0.24)
  return sound
}

/** The pieces by the names of their files. */
export const pieces: Readonly<Record<string, () => Sound>> = {
  'first-light': firstLight,
  'slow-loaf': slowLoaf,
  'tin-roof': tinRoof,
  'night-ferry': nightFerry,
  'paper-lantern': paperLantern,
}

/** A piece as it goes to the encoder. */
export function perform(name: string): Sound {
  const piece = pieces[name]
  if (!piece) throw new Error(`There is no piece ${name}.`)
  const sound = piece()
  level(sound)
  return sound
}
