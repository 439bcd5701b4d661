/** Scenes of water, stone and nothing at all: the sea, a city, space, and shapes without a subject. */
import { disc, n, rect } from '../svg.ts'
import { colour, hex, lighter, mix } from './colour.ts'
import type { Colour } from './colour.ts'
import { blur, land, linear, noiseLine, radial } from './canvas.ts'
import type { Canvas } from './canvas.ts'
import { comet, paintSky } from './sky.ts'
import type { Orb } from './sky.ts'

/** Light on the water under the sun or the moon. */
function glitter(canvas: Canvas, orb: Orb, horizon: number): void {
  const { w, h, s, random, palette, detail } = canvas
  let marks = ''
  const count = Math.round(340 * detail)
  for (let i = 0; i < count; i += 1) {
    const depth = random.next() ** 1.5
    const y = h * horizon + (h - h * horizon) * depth
    const spread = orb.r * (0.9 + depth * 4.5)
    const x = orb.x + (random.next() + random.next() + random.next() - 1.5) * spread
    const half = s * (0.006 + depth * 0.03) * random.range(0.3, 1)
    if (x < -half || x > w + half) continue
    marks += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(half)}" ry="${n(Math.max(0.7, s * (0.0008 + depth * 0.0028)))}" opacity="${n((1 - depth * 0.65) * random.range(0.35, 0.95))}"/>`
  }
  canvas.add(`<g fill="${hex(mix(palette.light, palette.accent, palette.isDark ? 0 : 0.12))}">${marks}</g>`)
}

function water(canvas: Canvas, horizon: number): void {
  const { w, h, random, palette } = canvas
  const top = h * horizon
  const fill = linear(canvas, [
    { at: 0, colour: mix(palette.sky[2], palette.near, 0.18) },
    { at: 0.3, colour: mix(palette.sky[1], palette.near, 0.35) },
    { at: 1, colour: mix(palette.sky[0], palette.near, 0.62) },
  ])
  canvas.add(rect(0, top, w, h - top, fill))
  const waves = 15
  for (let i = 0; i < waves; i += 1) {
    const depth = (i + 0.6) / waves
    const y = top + (h - top) * depth ** 1.7
    const [high, noise, start] = [h * 0.0035 + h * 0.022 * depth, noiseLine(random, 3, 0.55), random.range(0, 90)]
    const length = (18 - depth * 13) / w
    const crest = (x: number) => y + noise(start + x * length) * high
    const isLit = i % 2 === 0
    const tone = isLit ? mix(palette.sky[1], palette.sky[2], 0.5) : palette.near
    canvas.add(`<path d="${land(canvas, crest, 7)}" fill="${hex(tone)}" opacity="${isLit ? 0.1 : 0.13}"/>`)
  }
}

export function sea(canvas: Canvas): void {
  const { w, h, s, random, palette, asked } = canvas
  const horizon = h > w ? 0.6 : 0.56
  const orb = paintSky(canvas, horizon)
  const noise = noiseLine(random, 6, 0.5)
  const side = random.chance(0.5) ? 1 : 0
  // A far coast on one side, which ends in the water.
  const coast = (x: number) => {
    const reach = Math.max(0, 1 - Math.abs(x / w - side) * 1.9)
    return h * horizon + 1 - reach ** 1.3 * h * 0.17 * (0.75 + noise((x / w) * 4) * 0.6)
  }
  canvas.add(`<path d="${land(canvas, coast, 3)}" fill="${hex(mix(palette.sky[2], palette.near, 0.42))}"/>`)
  water(canvas, horizon)
  glitter(canvas, orb, horizon)
  if (asked.has.boat || random.chance(0.45))
    boat(canvas, w * (side === 1 ? 0.26 : 0.74), h * (horizon + 0.07), s * 0.09)
  const sand = palette.isDark ? colour(0.33, 0.05, 65) : mix(colour(0.86, 0.07, 75), palette.sky[2], 0.15)
  const edge = noiseLine(random, 3, 0.4)
  const shore = (lift: number) => (x: number) => h * (0.93 - lift) + edge((x / w) * 2) * h * 0.035 - (x / w) * h * 0.06
  canvas.add(
    `<path d="${land(canvas, shore(0.022), 6)}" fill="${hex(palette.light)}" opacity="${palette.isDark ? 0.25 : 0.55}" filter="${blur(canvas, s * 0.004)}"/>`,
  )
  const wet = linear(canvas, [
    { at: 0, colour: lighter(sand, -0.12) },
    { at: 0.45, colour: sand },
    { at: 1, colour: lighter(sand, 0.02) },
  ])
  canvas.add(`<path d="${land(canvas, shore(0), 6)}" fill="${wet}"/>`)
}

/** A small sailing boat whose hull lies on (x, y). */
function boat(canvas: Canvas, x: number, y: number, size: number): void {
  const { palette } = canvas
  const hull = hex(lighter(palette.near, -0.03))
  const sail = hex(mix(palette.light, palette.accent, 0.12))
  canvas.add(
    `<g><path d="M${n(x - size * 0.42)} ${n(y)}h${n(size * 0.84)}l${n(-size * 0.14)} ${n(size * 0.15)}h${n(-size * 0.56)}z" fill="${hull}"/><path d="M${n(x)} ${n(y - size)}V${n(y - size * 0.05)}H${n(x - size * 0.34)}Z" fill="${sail}" opacity="0.92"/><path d="M${n(x + size * 0.04)} ${n(y - size * 0.92)}Q${n(x + size * 0.34)} ${n(y - size * 0.4)} ${n(x + size * 0.4)} ${n(y - size * 0.05)}H${n(x + size * 0.04)}Z" fill="${sail}"/><rect x="${n(x - size * 0.34)}" y="${n(y + size * 0.17)}" width="${n(size * 0.7)}" height="${n(size * 0.5)}" fill="${linear(
      canvas,
      [
        { at: 0, colour: palette.near, opacity: 0.35 },
        { at: 1, colour: palette.near, opacity: 0 },
      ],
    )}"/></g>`,
  )
}

export function city(canvas: Canvas): void {
  const { w, h, random, palette, asked } = canvas
  const ground = 0.84
  const orb = paintSky(canvas, ground)
  const isLit = asked.hour !== 'day'
  const layers = 4
  for (let i = 0; i < layers; i += 1) {
    const depth = i / (layers - 1)
    const tone = mix(mix(palette.sky[2], palette.ground, 0.25), palette.near, depth ** 0.8)
    let x = -w * random.range(0, 0.05)
    while (x < w) {
      const wide = w * random.range(0.035, 0.085) * (0.7 + depth * 0.5) * (h > w ? 1.6 : 1)
      const middle = 1 - Math.abs((x + wide / 2) / w - 0.5) * 1.1
      const high = h * (0.14 + middle * 0.36 * random.range(0.35, 1.1)) * (1.15 - depth * 0.45)
      tower(canvas, { x, wide, top: h * ground - high, foot: h * ground, tone, depth, isLit })
      x += wide + (random.chance(0.3) ? w * random.range(0, 0.02) : 0)
    }
    if (i < layers - 1) {
      const haze = linear(canvas, [
        { at: 0, colour: palette.sky[2], opacity: 0 },
        { at: 1, colour: palette.sky[2], opacity: 0.6 },
      ])
      canvas.add(rect(0, h * 0.5, w, h * (ground - 0.5), haze))
    }
  }
  water(canvas, ground)
  glitter(canvas, { ...orb, r: orb.r * 0.7 }, ground)
}

type Tower = { x: number; wide: number; top: number; foot: number; tone: Colour; depth: number; isLit: boolean }

function tower(canvas: Canvas, { x, wide, top, foot, tone, depth, isLit }: Tower): void {
  const { random, palette, detail, s } = canvas
  const fill = linear(
    canvas,
    [
      { at: 0, colour: lighter(tone, 0.045) },
      { at: 1, colour: lighter(tone, -0.02) },
    ],
    [0, 0, 1, 0],
  )
  const roof = random.pick(['flat', 'flat', 'step', 'spire', 'slope'])
  let d = `M${n(x)} ${n(foot)}V${n(top)}`
  if (roof === 'step') d += `h${n(wide * 0.25)}v${n(-wide * 0.3)}h${n(wide * 0.5)}v${n(wide * 0.3)}h${n(wide * 0.25)}`
  else if (roof === 'slope') d += `L${n(x + wide)} ${n(top - wide * 0.4)}`
  else d += `h${n(wide)}`
  canvas.add(`<path d="${d}V${n(foot)}Z" fill="${fill}"/>`)
  if (roof === 'spire')
    canvas.add(
      `<path d="M${n(x + wide * 0.46)} ${n(top)}L${n(x + wide * 0.5)} ${n(top - s * 0.07)}L${n(x + wide * 0.54)} ${n(top)}Z" fill="${hex(tone)}"/>`,
    )
  if (depth < 0.3) return
  const pane = s * (0.0055 + depth * 0.004)
  const gap = (pane * 2.1) / Math.sqrt(detail)
  let panes = ''
  for (let y = top + gap; y < foot - gap * 2; y += gap * 1.25)
    for (let px = x + gap * 0.6; px < x + wide - pane; px += gap)
      if (random.chance(isLit ? 0.34 : 0.5))
        panes += `<rect x="${n(px)}" y="${n(y)}" width="${n(pane)}" height="${n(pane * 1.25)}" opacity="${n(random.range(0.35, 1))}"/>`
  const glow = isLit ? mix(palette.accent, palette.light, 0.35) : mix(tone, palette.sky[1], 0.55)
  canvas.add(`<g fill="${hex(glow)}">${panes}</g>`)
}

export function space(canvas: Canvas): void {
  const { w, h, s, random, asked, detail } = canvas
  const [first = random.pick([270, 300, 210, 340]), second = first + random.pick([60, 90, -70])] = asked.hues
  const deep = linear(
    canvas,
    [
      { at: 0, colour: colour(0.13, 0.05, first) },
      { at: 1, colour: colour(0.08, 0.035, second) },
    ],
    [0, 0, 1, 1],
  )
  canvas.add(rect(0, 0, w, h, deep))
  for (const [hue, cut] of [
    [first, 1.25],
    [second, 1.45],
    [first + 150, 1.75],
  ] as const) {
    const cloud = canvas.define(
      (id) =>
        `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.0026" numOctaves="${detail > 1 ? 6 : 5}" seed="${random.int(900)}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 3 ${(-cut).toFixed(2)}" result="a"/><feFlood flood-color="${hex(colour(0.62, 0.19, hue))}"/><feComposite in2="a" operator="in"/></filter>`,
    )
    canvas.add(`<rect width="${w}" height="${h}" filter="${cloud}" opacity="0.6"/>`)
  }
  let dots = ''
  const count = Math.round(620 * detail * ((w * h) / 1_000_000))
  for (let i = 0; i < count; i += 1)
    dots += `<circle cx="${n(random.next() * w)}" cy="${n(random.next() * h)}" r="${n(Math.max(0.5, s * 0.0021 * random.next() ** 2.6 + 0.4))}" opacity="${n(random.range(0.25, 1))}"/>`
  canvas.add(`<g fill="white">${dots}</g>`)
  if (asked.has.comet) return comet(canvas)
  planet(
    canvas,
    { x: w * random.range(0.32, 0.68), y: h * random.range(0.4, 0.62), r: s * random.range(0.17, 0.24) },
    second,
  )
}

function planet(canvas: Canvas, { x, y, r }: Orb, hue: number): void {
  const { random } = canvas
  const body = radial(
    canvas,
    [
      { at: 0, colour: colour(0.9, 0.09, hue + 20) },
      { at: 0.5, colour: colour(0.66, 0.15, hue) },
      { at: 1, colour: colour(0.2, 0.07, hue - 30) },
    ],
    [0.36, 0.32],
  )
  const clip = canvas.define((id) => `<clipPath id="${id}"><circle r="${n(r)}"/></clipPath>`)
  let bands = ''
  for (let i = -5; i <= 5; i += 1)
    bands += `<ellipse cy="${n((i * r) / 5.4)}" rx="${n(r * 1.1)}" ry="${n(r * random.range(0.03, 0.09))}" fill="${hex(colour(random.range(0.5, 0.86), 0.12, hue + random.range(-25, 25)))}" opacity="0.32"/>`
  const dark = radial(
    canvas,
    [
      { at: 0, colour: colour(0.1, 0.03, hue), opacity: 0 },
      { at: 0.66, colour: colour(0.1, 0.03, hue), opacity: 0 },
      { at: 1, colour: colour(0.07, 0.03, hue), opacity: 0.9 },
    ],
    [0.34, 0.3],
  )
  const ring = hex(colour(0.86, 0.06, hue + 30))
  const rings = [
    { at: 1.45, wide: 0.07, opacity: 0.5 },
    { at: 1.62, wide: 0.1, opacity: 0.75 },
    { at: 1.74, wide: 0.03, opacity: 0.4 },
    { at: 1.95, wide: 0.06, opacity: 0.28 },
  ]
    .map(
      ({ at, wide, opacity }) =>
        `<ellipse rx="${n(r * at)}" ry="${n(r * at * 0.27)}" stroke-width="${n(r * wide)}" opacity="${opacity}"/>`,
    )
    .join('')
  const front = canvas.define(
    (id) => `<clipPath id="${id}"><rect x="${n(-r * 2.2)}" y="0" width="${n(r * 4.4)}" height="${n(r)}"/></clipPath>`,
  )
  const back = canvas.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${n(-r * 2.2)}" y="${n(-r)}" width="${n(r * 4.4)}" height="${n(r)}"/></clipPath>`,
  )
  const draw = (part: string) => `<g clip-path="${part}" fill="none" stroke="${ring}">${rings}</g>`
  canvas.add(
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-18)"><circle r="${n(r * 1.22)}" fill="${hex(colour(0.7, 0.14, hue))}" opacity="0.22" filter="${blur(canvas, r * 0.16)}"/>${draw(back)}<circle r="${n(r)}" fill="${body}"/><g clip-path="${clip}">${bands}</g><circle r="${n(r)}" fill="${dark}"/>${draw(front)}</g>`,
  )
}

export function abstract(canvas: Canvas): void {
  const { w, h, s, random, asked, palette } = canvas
  const base = asked.hues[0] ?? random.range(0, 360)
  const other = asked.hues[1] ?? base + random.pick([45, 70, 120, -60, 160])
  const light = palette.isDark ? 0.28 : 0.8
  const chroma = 0.13 * asked.chroma
  const ground = linear(
    canvas,
    [
      { at: 0, colour: colour(light, chroma, base) },
      { at: 1, colour: colour(light + 0.08, chroma * 0.8, other) },
    ],
    [0, 0, 1, 1],
  )
  canvas.add(rect(0, 0, w, h, ground))
  for (let i = 0; i < 7; i += 1) {
    const hue = (random.chance(0.5) ? base : other) + random.range(-25, 25)
    const tone = colour(random.range(light - 0.15, light + 0.14), chroma * 1.3, hue)
    const glow = radial(canvas, [
      { at: 0, colour: tone, opacity: 0.85 },
      { at: 0.4, colour: tone, opacity: 0.5 },
      { at: 1, colour: tone, opacity: 0 },
    ])
    const r = s * random.range(0.3, 0.6)
    canvas.add(disc(w * random.next(), h * random.next(), r, glow))
  }
  const orb: Orb = { x: w * random.range(0.3, 0.7), y: h * random.range(0.26, 0.46), r: s * random.range(0.13, 0.2) }
  const shine = linear(canvas, [
    { at: 0, colour: colour(0.95, 0.06, other + 30) },
    { at: 1, colour: colour(0.72, 0.17 * asked.chroma, other) },
  ])
  canvas.add(
    disc(
      orb.x,
      orb.y + s * 0.02,
      orb.r,
      hex(colour(0.2, 0.06, base)),
      ` opacity="0.3" filter="${blur(canvas, s * 0.03)}"`,
    ) + disc(orb.x, orb.y, orb.r, shine),
  )
  const ribbons = 9
  const [flow, start] = [noiseLine(random, 3, 0.45), random.range(0, 100)]
  for (let i = 0; i < ribbons; i += 1) {
    const depth = i / (ribbons - 1)
    const y = (x: number) =>
      h * (0.42 + depth * 0.58) + flow(start + (x / w) * 2.2 + depth * 0.75) * h * (0.2 - depth * 0.06)
    const tone = colour(light + 0.12 - depth * 0.32, chroma * (1 + depth * 0.5), base + (other - base) * depth)
    const fill = linear(
      canvas,
      [
        { at: 0, colour: lighter(tone, 0.1) },
        { at: 0.35, colour: tone },
        { at: 1, colour: lighter(tone, -0.06) },
      ],
      [0, 0, 0.35, 1],
    )
    const d = land(canvas, y, 6)
    // A soft shadow of three copies: a blur over the whole width would take a second.
    const shadow = hex(lighter(tone, -0.25))
    for (const up of [0.02, 0.012, 0.005])
      canvas.add(`<path d="${d}" fill="${shadow}" opacity="0.09" transform="translate(0 ${n(-s * up)})"/>`)
    canvas.add(`<path d="${d}" fill="${fill}"/>`)
  }
}
