import { disc, n, rect } from '../svg.ts'
import { hex, lighter, mix } from './colour.ts'
import { blur, linear, radial } from './canvas.ts'
import type { Canvas } from './canvas.ts'

/** Where the sun or the moon stands. */
export type Orb = { x: number; y: number; r: number }

function stars(canvas: Canvas, depth: number): void {
  const { w, h, s, random, detail } = canvas
  const count = Math.round(260 * detail * ((w * h) / 1_000_000))
  let dots = ''
  for (let i = 0; i < count; i += 1) {
    const y = random.next() ** 1.4 * h * depth
    const size = random.chance(0.06) ? random.range(0.0016, 0.0028) : random.range(0.0004, 0.0013)
    dots += `<circle cx="${n(random.next() * w)}" cy="${n(y)}" r="${n(Math.max(0.5, s * size))}" opacity="${n(random.range(0.3, 1))}"/>`
  }
  canvas.add(`<g fill="${hex(canvas.palette.light)}">${dots}</g>`)
}

/** Clouds of noise, thicker where they are meant to be. @param top, bottom fractions of the height */
export function clouds(canvas: Canvas, strength: number, top = 0, bottom = 0.6): void {
  const { w, h, random, palette, detail } = canvas
  const seed = random.int(900)
  const tone = hex(palette.isDark ? lighter(palette.sky[2], 0.12) : mix(palette.light, palette.sky[2], 0.2))
  const noise = canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${n(2200 / w) === '0' ? 0.002 : 0.0022} 0.0085" numOctaves="${detail > 1 ? 6 : 5}" seed="${seed}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 ${(3.4 * strength).toFixed(2)} ${(-1.35 * strength).toFixed(2)}"/><feComposite in2="SourceGraphic" operator="in" result="c"/><feFlood flood-color="${tone}"/><feComposite in2="c" operator="in"/></filter>`,
  )
  const fade = linear(canvas, [
    { at: 0, colour: palette.light, opacity: 0.15 },
    { at: 0.45, colour: palette.light, opacity: 0.9 },
    { at: 1, colour: palette.light, opacity: 0 },
  ])
  const mask = canvas.define((id) => `<mask id="${id}">${rect(0, h * top, w, h * (bottom - top), fade)}</mask>`)
  canvas.add(`<g mask="${mask}">${rect(0, 0, w, h, 'white', 0, ` filter="${noise}"`)}</g>`)
}

function moonOn(canvas: Canvas, { x, y, r }: Orb): void {
  const { palette, random } = canvas
  const face = radial(canvas, [
    { at: 0, colour: palette.light },
    { at: 0.8, colour: palette.light },
    { at: 1, colour: lighter(palette.light, -0.08) },
  ])
  canvas.add(disc(x, y, r, face))
  const spot = hex(lighter(palette.light, -0.1))
  for (let i = 0; i < 5; i += 1) {
    const [angle, out] = [random.range(0, 6.28), random.range(0, 0.62)]
    canvas.add(
      disc(
        x + Math.cos(angle) * r * out,
        y + Math.sin(angle) * r * out,
        r * random.range(0.07, 0.2),
        spot,
        ' opacity="0.55"',
      ),
    )
  }
}

/** The sky over the whole canvas: its colours, stars, sun or moon with its glow, clouds. @param horizon fraction of the height */
export function paintSky(canvas: Canvas, horizon: number): Orb {
  const { w, h, s, random, palette, asked } = canvas
  const [top, middle, low] = palette.sky
  const fill = linear(canvas, [
    { at: 0, colour: top },
    { at: horizon * 0.55, colour: middle },
    { at: horizon, colour: low },
    { at: 1, colour: low },
  ])
  canvas.add(rect(0, 0, w, h, fill))
  const isNight = asked.hour === 'night'
  if (isNight) stars(canvas, horizon)

  const isLow = asked.hour === 'dusk' || asked.hour === 'dawn'
  const orb: Orb = {
    x: w * random.range(0.28, 0.72),
    y: h * horizon * (isLow ? random.range(0.76, 0.9) : random.range(0.28, 0.5)),
    r: s * (isLow ? random.range(0.062, 0.085) : random.range(0.042, 0.06)),
  }
  const halo = radial(canvas, [
    { at: 0, colour: palette.light, opacity: isNight ? 0.5 : 0.85 },
    { at: 0.25, colour: mix(palette.light, palette.accent, 0.25), opacity: isNight ? 0.16 : 0.4 },
    { at: 1, colour: palette.accent, opacity: 0 },
  ])
  canvas.add(disc(orb.x, orb.y, orb.r * (isNight ? 5 : 8), halo))
  if (isNight) moonOn(canvas, orb)
  else canvas.add(disc(orb.x, orb.y, orb.r, hex(palette.light)))
  clouds(canvas, asked.has.clouds || asked.has.rain ? 1 : isNight ? 0.45 : 0.72, 0, horizon)
  if (asked.has.comet) comet(canvas)
  if (asked.has.birds) birds(canvas, horizon)
  return orb
}

/** A comet with its tail, high in the sky. */
export function comet(canvas: Canvas): void {
  const { w, h, s, random, palette } = canvas
  const [x, y] = [w * random.range(0.3, 0.6), h * random.range(0.12, 0.24)]
  const long = s * 0.42
  const tail = linear(
    canvas,
    [
      { at: 0, colour: palette.light, opacity: 0.95 },
      { at: 1, colour: palette.light, opacity: 0 },
    ],
    [0, 0, 1, 0],
  )
  canvas.add(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-24)"><path d="M0 ${n(-s * 0.006)}C${n(long * 0.3)} ${n(-s * 0.03)} ${n(long * 0.7)} ${n(-s * 0.05)} ${n(long)} ${n(-s * 0.06)}L${n(long * 0.96)} ${n(s * 0.05)}C${n(long * 0.6)} ${n(s * 0.03)} ${n(long * 0.3)} ${n(s * 0.016)} 0 ${n(s * 0.006)}Z" fill="${tail}" filter="${blur(canvas, s * 0.006)}"/><circle r="${n(s * 0.02)}" fill="${hex(palette.light)}" opacity="0.4" filter="${blur(canvas, s * 0.01)}"/><circle r="${n(s * 0.008)}" fill="white"/></g>`,
  )
}

function birds(canvas: Canvas, horizon: number): void {
  const { w, h, s, random, palette } = canvas
  const [x, y] = [w * random.range(0.2, 0.6), h * horizon * random.range(0.3, 0.6)]
  let paths = ''
  for (let i = 0; i < 9; i += 1) {
    const size = s * random.range(0.008, 0.018)
    const [bx, by] = [x + w * random.range(0, 0.24), y + h * random.range(-0.06, 0.06)]
    paths += `<path d="M${n(bx - size)} ${n(by - size * 0.35)}Q${n(bx - size * 0.4)} ${n(by - size * 0.5)} ${n(bx)} ${n(by)}Q${n(bx + size * 0.4)} ${n(by - size * 0.5)} ${n(bx + size)} ${n(by - size * 0.35)}"/>`
  }
  canvas.add(
    `<g fill="none" stroke="${hex(palette.near)}" stroke-width="${n(s * 0.0026)}" stroke-linecap="round">${paths}</g>`,
  )
}
