/** What illustrations are put together from: grounds, and things that stand on them. */
import type { Sheet } from '../sheet.ts'
import { n } from '../svg.ts'

/** A vertical gradient over the whole sheet. */
export const sky = (sheet: Sheet, stops: readonly string[]): string => {
  const marks = stops
    .map((color, i) => `<stop offset="${n((100 * i) / Math.max(1, stops.length - 1))}%" stop-color="${color}"/>`)
    .join('')
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient></defs><rect width="${sheet.w}" height="${sheet.h}" fill="url(#sky)"/>`
}

/** A rolling line of hills closed at the foot of the sheet. `y` and `rise` in parts of the height. */
export const hills = (sheet: Sheet, y: number, rise: number, color: string, waves = 3): string => {
  const { w, h, random } = sheet
  const step = w / waves
  let d = `M0 ${h}V${n(h * (y + random.range(-rise, rise)))}`
  for (let i = 0; i < waves; i += 1) {
    const top = h * (y + random.range(-rise, rise))
    d += `S${n(step * i + step * 0.5)} ${n(top)} ${n(step * (i + 1))} ${n(h * (y + random.range(-rise, rise)))}`
  }
  return `<path fill="${color}" d="${d}V${h}Z"/>`
}

/** A jagged ridge closed at the foot of the sheet. */
export const ridge = (sheet: Sheet, y: number, rise: number, color: string, peaks = 6): string => {
  const { w, h, random } = sheet
  let d = `M0 ${h}V${n(h * (y + random.range(0, rise)))}`
  for (let i = 0; i < peaks; i += 1) {
    const left = (w / peaks) * i
    d += `L${n(left + (w / peaks) * random.range(0.35, 0.6))} ${n(h * (y - rise * random.range(0.3, 1)))}`
    d += `L${n(left + w / peaks)} ${n(h * (y + rise * random.range(0, 0.6)))}`
  }
  return `<path fill="${color}" d="${d}V${h}Z"/>`
}

/** White dots over the upper part of the sheet. @param depth how far down, in parts of the height */
export const stars = (sheet: Sheet, count: number, depth: number): string => {
  let out = '<g fill="#fff">'
  for (let i = 0; i < count; i += 1) {
    const { random, w, h, s } = sheet
    out += `<circle cx="${n(random.next() * w)}" cy="${n(random.next() * h * depth)}" r="${n(s * random.range(0.0008, 0.0026))}" opacity="${n(random.range(0.4, 1))}"/>`
  }
  return `${out}</g>`
}

/** The sun or the moon, with a soft glow. */
export const orb = (x: number, y: number, r: number, color: string, glow = 0.35): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.3)}" fill="${color}" opacity="${n(glow * 0.4)}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.5)}" fill="${color}" opacity="${glow}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"/>`

/** A flat cloud around (x, y). */
export const cloud = (x: number, y: number, size: number, color: string, opacity = 0.85): string =>
  `<g fill="${color}" opacity="${opacity}"><rect x="${n(x - size)}" y="${n(y - size * 0.14)}" width="${n(size * 2)}" height="${n(size * 0.36)}" rx="${n(size * 0.18)}"/><circle cx="${n(x - size * 0.35)}" cy="${n(y - size * 0.12)}" r="${n(size * 0.34)}"/><circle cx="${n(x + size * 0.25)}" cy="${n(y - size * 0.22)}" r="${n(size * 0.44)}"/></g>`

/** A fir with three tiers, standing on (x, y). */
export const fir = (x: number, y: number, height: number, color: string): string => {
  const w = height * 0.36
  return `<path fill="${color}" d="M${n(x)} ${n(y - height)}l${n(w * 0.5)} ${n(height * 0.36)}h${n(-w * 0.22)}l${n(w * 0.45)} ${n(height * 0.3)}h${n(-w * 0.26)}l${n(w * 0.53)} ${n(height * 0.26)}h${n(-w * 2)}l${n(w * 0.53)} ${n(-height * 0.26)}h${n(-w * 0.26)}l${n(w * 0.45)} ${n(-height * 0.3)}h${n(-w * 0.22)}z"/><rect x="${n(x - w * 0.09)}" y="${n(y - height * 0.09)}" width="${n(w * 0.18)}" height="${n(height * 0.1)}" fill="${color}"/>`
}

/** A round street tree standing on (x, y). */
export const tree = (x: number, y: number, height: number, leaf: string, light: string): string =>
  `<rect x="${n(x - height * 0.035)}" y="${n(y - height * 0.5)}" width="${n(height * 0.07)}" height="${n(height * 0.5)}" fill="#5d4334"/><circle cx="${n(x)}" cy="${n(y - height * 0.66)}" r="${n(height * 0.34)}" fill="${leaf}"/><circle cx="${n(x - height * 0.1)}" cy="${n(y - height * 0.74)}" r="${n(height * 0.18)}" fill="${light}"/>`
