import { colour, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import type { Description, Hour } from './read-description.ts'

/** The colours of a picture: the sky from top to horizon, its light, what lies near, and something that stands out. */
export type Palette = {
  sky: readonly [Colour, Colour, Colour]
  light: Colour
  /** What is near and dark. */
  near: Colour
  /** What grows or is built. */
  ground: Colour
  accent: Colour
  isDark: boolean
}

const hours: Record<Hour, Palette> = {
  day: {
    sky: [colour(0.66, 0.12, 250), colour(0.8, 0.085, 236), colour(0.94, 0.035, 215)],
    light: colour(0.985, 0.03, 95),
    near: colour(0.32, 0.06, 200),
    ground: colour(0.55, 0.1, 150),
    accent: colour(0.72, 0.17, 45),
    isDark: false,
  },
  dawn: {
    sky: [colour(0.66, 0.085, 272), colour(0.82, 0.085, 350), colour(0.94, 0.07, 75)],
    light: colour(0.97, 0.07, 85),
    near: colour(0.32, 0.07, 290),
    ground: colour(0.55, 0.07, 310),
    accent: colour(0.76, 0.14, 20),
    isDark: false,
  },
  dusk: {
    sky: [colour(0.36, 0.11, 290), colour(0.62, 0.17, 12), colour(0.86, 0.14, 70)],
    light: colour(0.93, 0.12, 80),
    near: colour(0.2, 0.06, 295),
    ground: colour(0.4, 0.1, 330),
    accent: colour(0.75, 0.18, 45),
    isDark: false,
  },
  night: {
    sky: [colour(0.15, 0.05, 275), colour(0.25, 0.08, 268), colour(0.42, 0.1, 255)],
    light: colour(0.95, 0.025, 95),
    near: colour(0.11, 0.035, 275),
    ground: colour(0.27, 0.06, 250),
    accent: colour(0.82, 0.14, 80),
    isDark: true,
  },
}

/** Turns a colour towards a hue, which stays a little itself, so that a picture is not of one colour. */
const towards = (from: Colour, hue: number, by: number): Colour =>
  mix(from, colour(from.l, Math.max(from.c, 0.1), hue), by)

/** The palette of a description: that of its hour, turned towards the colours it names. */
export function paletteOf({ hour, hues, chroma, random }: Description): Palette {
  const usual = hours[hour]
  const drift = random.range(-14, 14)
  const drifted = (from: Colour) => colour(from.l, from.c, from.h + drift)
  const [first, second = first] = hues
  const tint = (from: Colour, hue: number | undefined, by: number) =>
    hue === undefined ? drifted(from) : towards(from, hue, by)
  const shaded = (from: Colour) => ({ ...from, c: from.c * chroma })
  const [top, middle, low] = usual.sky
  return {
    sky: [
      shaded(tint(top, first, 0.85)),
      shaded(tint(middle, first, 0.7)),
      shaded(tint(low, second, second === first ? 0.35 : 0.8)),
    ],
    light: shaded(usual.light),
    near: shaded(tint(usual.near, first, 0.7)),
    ground: shaded(tint(usual.ground, second, 0.75)),
    accent: shaded(second === undefined ? drifted(usual.accent) : colour(usual.accent.l, 0.17, second)),
    isDark: usual.isDark,
  }
}
