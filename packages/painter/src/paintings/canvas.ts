import type { Random } from '../random.ts'
import type { Sheet } from '../sheet.ts'
import { n, svgDocument } from '../svg.ts'
import { hex } from './colour.ts'
import type { Colour } from './colour.ts'
import type { Description } from './read-description.ts'
import type { Palette } from './palette.ts'

/** What a scene paints on and with. */
export type Canvas = Sheet & {
  asked: Description
  palette: Palette
  /** How much detail: 1, or more for the finer quality. */
  detail: number
  add: (svg: string) => void
  /** Adds a definition and gives the reference to it. */
  define: (make: (id: string) => string) => string
  svg: () => string
}

/** Makes an empty canvas. */
export function createCanvas(
  w: number,
  h: number,
  parts: Pick<Canvas, 'random' | 'asked' | 'palette' | 'detail'>,
): Canvas {
  const defs: string[] = []
  const body: string[] = []
  return {
    w,
    h,
    s: Math.min(w, h),
    ...parts,
    add: (svg) => void body.push(svg),
    define(make) {
      const id = `d${defs.length}`
      defs.push(make(id))
      return `url(#${id})`
    },
    svg: () => svgDocument(w, h, `<defs>${defs.join('')}</defs>${body.join('')}`),
  }
}

export type Stop = { at: number; colour: Colour; opacity?: number }

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ({ at, colour, opacity = 1 }) =>
        `<stop offset="${n(at * 100)}%" stop-color="${hex(colour)}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** A gradient from top to bottom of what it fills, or in another direction (fractions of the box). */
export const linear = (canvas: Canvas, stops: readonly Stop[], [x1, y1, x2, y2] = [0, 0, 0, 1]): string =>
  canvas.define(
    (id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  )

/** A gradient from the middle outwards. */
export const radial = (canvas: Canvas, stops: readonly Stop[], [cx, cy] = [0.5, 0.5]): string =>
  canvas.define(
    (id) =>
      `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="0.5" fx="${cx}" fy="${cy}">${stopsOf(stops)}</radialGradient>`,
  )

/** A blur of so many pixels, over what may be larger than its box. */
export const blur = (canvas: Canvas, by: number): string =>
  canvas.define(
    (id) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n(by)}"/></filter>`,
  )

/** Smooth noise along a line: octaves of value noise, between -1 and 1. @param roughness how much each finer octave counts */
export function noiseLine(random: Random, octaves: number, roughness: number): (x: number) => number {
  const layers = Array.from({ length: octaves }, () => Array.from({ length: 257 }, () => random.range(-1, 1)))
  const at = (values: number[], x: number) => {
    const from = Math.floor(x)
    const t = x - from
    const ease = t * t * (3 - 2 * t)
    const [a, b] = [values[((from % 256) + 256) % 256] ?? 0, values[(((from + 1) % 256) + 256) % 256] ?? 0]
    return a + (b - a) * ease
  }
  return (x) => {
    let [sum, weight, total, scale] = [0, 1, 0, 1]
    for (const values of layers) {
      sum += at(values, x * scale) * weight
      total += weight
      weight *= roughness
      scale *= 2
    }
    return sum / total
  }
}

/** The outline of land: a line across the whole width, closed at the foot. @param y height of the line at x, in pixels from the top */
export function land({ w, h }: Canvas, y: (x: number) => number, step = 4): string {
  let d = `M-4 ${h + 4}`
  for (let x = -4; x <= w + step; x += step) d += `L${n(x)} ${n(y(x))}`
  return `${d}L${w + step} ${h + 4}Z`
}
