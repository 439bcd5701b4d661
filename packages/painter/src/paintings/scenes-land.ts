/** Scenes of land: mountains, forest, desert, a meadow of flowers. */
import { disc, n, rect } from '../svg.ts'
import { colour, hex, lighter, mix } from './colour.ts'
import { blur, land, linear, noiseLine, radial } from './canvas.ts'
import type { Canvas } from './canvas.ts'
import { paintSky } from './sky.ts'

/** A veil of haze at a height. */
function mist(canvas: Canvas, y: number, height: number, opacity: number): void {
  const { w, palette } = canvas
  const fill = linear(canvas, [
    { at: 0, colour: palette.sky[2], opacity: 0 },
    { at: 0.6, colour: palette.sky[2], opacity },
    { at: 1, colour: palette.sky[2], opacity: 0 },
  ])
  canvas.add(rect(0, y, w, height, fill))
}

export function mountains(canvas: Canvas): void {
  const { w, h, random, palette, asked } = canvas
  paintSky(canvas, 0.72)
  const layers = 5
  for (let i = 0; i < layers; i += 1) {
    const depth = i / (layers - 1)
    const noise = noiseLine(random, 7, 0.52)
    const [base, rise] = [h * (0.5 + depth * 0.36), h * (0.3 - depth * 0.16)]
    const scale = (1.5 + depth * 1.6) / w
    const start = random.range(0, 200)
    // Ridges: the folded noise has crests where it crosses zero.
    const y = (x: number) => base - (1 - Math.abs(noise(start + x * scale)) * 2.1) * rise * 0.8
    const tone = mix(mix(palette.sky[2], palette.ground, 0.35), palette.near, depth ** 0.9)
    const isSnowy = asked.has.snow || (i < 2 && asked.hour !== 'dusk')
    const fill = linear(canvas, [
      { at: 0, colour: isSnowy && i < 3 ? mix(tone, palette.light, 0.75) : lighter(tone, 0.07) },
      { at: isSnowy ? 0.24 : 0.4, colour: tone },
      { at: 1, colour: mix(tone, palette.sky[2], 0.4 * (1 - depth)) },
    ])
    canvas.add(`<path d="${land(canvas, y, 3)}" fill="${fill}"/>`)
    if (i < layers - 1) mist(canvas, base - h * 0.02, h * 0.2, asked.has.fog ? 0.85 : 0.4)
  }
  pines(canvas, 0.97, 0.09, palette.near)
}

/** A row of firs along the foot of the picture. */
function pines(canvas: Canvas, foot: number, height: number, tone: { l: number; c: number; h: number }): void {
  const { w, h, random, detail } = canvas
  const noise = noiseLine(random, 3, 0.5)
  const dark = lighter(tone, -0.05)
  canvas.add(`<path d="${land(canvas, (x) => h * foot - noise((x / w) * 3) * h * 0.03, 8)}" fill="${hex(dark)}"/>`)
  let trees = ''
  const count = Math.round((70 * detail * w) / 1000)
  for (let i = 0; i < count; i += 1) {
    const x = (w * (i + random.range(-0.4, 0.4))) / count
    trees += fir(
      x,
      h * foot - noise((x / w) * 3) * h * 0.03 + h * 0.012,
      h * height * random.range(0.45, 1.15),
      random.range(0.16, 0.24),
    )
  }
  canvas.add(`<path d="${trees}" fill="${hex(dark)}"/>`)
}

/** The outline of a fir standing on (x, y). */
function fir(x: number, y: number, height: number, slim: number): string {
  const tiers = 6
  let [left, right] = ['', '']
  for (let i = 1; i <= tiers; i += 1) {
    const at = y - height * (1 - i / (tiers + 0.4))
    const half = (height * slim * i) / tiers
    right += `L${n(x + half)} ${n(at)}L${n(x + half * 0.55)} ${n(at - height * 0.02)}`
    left = `L${n(x - half * 0.55)} ${n(at - height * 0.02)}L${n(x - half)} ${n(at)}${left}`
  }
  return `M${n(x)} ${n(y - height)}${right}L${n(x + height * 0.02)} ${n(y)}L${n(x - height * 0.02)} ${n(y)}${left}Z`
}

export function forest(canvas: Canvas): void {
  const { w, h, s, random, palette, asked, detail } = canvas
  const orb = paintSky(canvas, 0.8)
  const layers = 6
  for (let i = 0; i < layers; i += 1) {
    const depth = i / (layers - 1)
    const tone = mix(mix(palette.sky[2], palette.ground, 0.4), lighter(palette.near, -0.04), depth ** 0.8)
    const noise = noiseLine(random, 4, 0.5)
    const ground = (x: number) => h * (0.56 + depth * 0.36) - noise((x / w) * (2 + depth)) * h * 0.05
    const count = Math.round(((34 - depth * 20) * detail * w) / 1000)
    let trees = ''
    for (let t = 0; t < count; t += 1) {
      const x = (w * (t + random.range(-0.5, 1.5))) / count
      trees += fir(
        x,
        ground(x) + h * 0.03,
        s * (0.16 + depth * 0.36) * random.range(0.6, 1.15),
        random.range(0.15, 0.22),
      )
    }
    canvas.add(`<g fill="${hex(tone)}"><path d="${land(canvas, ground, 8)}"/><path d="${trees}"/></g>`)
    if (i < layers - 2) mist(canvas, h * (0.46 + depth * 0.34), h * 0.2, asked.has.fog ? 0.8 : 0.42)
  }
  const ray = linear(canvas, [
    { at: 0, colour: palette.light, opacity: 0.4 },
    { at: 1, colour: palette.light, opacity: 0 },
  ])
  for (let i = -2; i <= 2; i += 1) {
    const lean = i * s * 0.3 + s * random.range(-0.05, 0.05)
    canvas.add(
      `<path d="M${n(orb.x)} ${n(orb.y)}L${n(orb.x + lean)} ${n(h)}L${n(orb.x + lean + s * 0.13)} ${n(h)}Z" fill="${ray}" opacity="${palette.isDark ? 0.2 : 0.42}" filter="${blur(canvas, s * 0.012)}"/>`,
    )
  }
}

export function desert(canvas: Canvas): void {
  const { w, h, random, palette } = canvas
  paintSky(canvas, 0.6)
  const sand = palette.isDark ? colour(0.38, 0.07, 60) : mix(colour(0.74, 0.12, 62), palette.ground, 0.22)
  const layers = 5
  for (let i = 0; i < layers; i += 1) {
    const depth = i / (layers - 1)
    const noise = noiseLine(random, 2, 0.3)
    const crest = (x: number) =>
      h * (0.56 + depth * 0.32) - noise((x / w) * (1.3 + depth * 0.6)) * h * (0.05 + depth * 0.05)
    const tone = mix(mix(palette.sky[2], sand, 0.6), lighter(sand, -0.16), depth)
    const lit = linear(
      canvas,
      [
        { at: 0, colour: lighter(tone, 0.1) },
        { at: 0.5, colour: tone },
        { at: 1, colour: mix(lighter(tone, -0.15), palette.near, 0.25) },
      ],
      [0.1, 0, 0.7, 1],
    )
    canvas.add(`<path d="${land(canvas, crest, 5)}" fill="${lit}"/>`)
    // The shaded side: it begins at a crest and winds down the slope, ever fainter away from it.
    const peak = w * random.range(0.25, 0.8)
    const [top, lean] = [crest(peak), w * random.range(0.12, 0.26)]
    const shade = mix(lighter(tone, -0.16), palette.near, 0.3)
    const fade = linear(
      canvas,
      [
        { at: 0, colour: shade, opacity: 0.62 },
        { at: 0.75, colour: shade, opacity: 0 },
        { at: 1, colour: shade, opacity: 0 },
      ],
      [0, 0, 1, 0],
    )
    canvas.add(
      `<path d="M${n(peak)} ${n(top)}C${n(peak + lean * 0.1)} ${n(top + h * 0.03)} ${n(peak - lean * 0.7)} ${n(top + h * 0.05)} ${n(peak - lean)} ${n(top + h * 0.17)}L${n(peak - lean)} ${n(h + 10)}H${n(w + 10)}V${n(crest(w))}${lineBack(crest, peak, w)}Z" fill="${fade}"/>`,
    )
  }
}

/** The line of a crest from the right edge back to `from`. */
function lineBack(y: (x: number) => number, from: number, w: number): string {
  let d = ''
  for (let x = w; x > from; x -= 6) d += `L${n(x)} ${n(y(x))}`
  return d
}

export function flowers(canvas: Canvas): void {
  const { w, h, s, random, palette, asked, detail } = canvas
  paintSky(canvas, 0.62)
  const green = palette.isDark ? colour(0.3, 0.07, 160) : colour(0.56, 0.13, 140)
  for (let i = 0; i < 3; i += 1) {
    const noise = noiseLine(random, 3, 0.4)
    const tone = mix(mix(palette.sky[2], green, 0.5), lighter(green, -0.14), i / 2)
    const fill = linear(canvas, [
      { at: 0, colour: lighter(tone, 0.05) },
      { at: 1, colour: lighter(tone, -0.1) },
    ])
    canvas.add(
      `<path d="${land(canvas, (x) => h * (0.52 + i * 0.09) - noise((x / w) * 2) * h * 0.06, 8)}" fill="${fill}"/>`,
    )
  }
  const soft = blur(canvas, s * 0.02)
  for (let i = 0; i < 26; i += 1) {
    const [x, y] = [w * random.next(), h * random.range(0.1, 0.7)]
    canvas.add(
      disc(
        x,
        y,
        s * random.range(0.012, 0.045),
        hex(palette.light),
        ` opacity="${n(random.range(0.08, 0.28))}" filter="${soft}"`,
      ),
    )
  }
  const hues = asked.hues.length > 0 ? asked.hues : [random.range(0, 30), random.range(300, 350), random.range(50, 90)]
  const rows = 5
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1)
    const count = Math.round(((46 - depth * 34) * detail * w) / 1000)
    for (let i = 0; i < count; i += 1) {
      const x = (w * (i + random.range(0, 1))) / count
      const y = h * (0.64 + depth * 0.24) + h * random.range(-0.05, 0.05)
      flower(canvas, {
        x,
        y,
        r: s * (0.01 + depth ** 1.5 * 0.066) * random.range(0.7, 1.2),
        hue: random.pick(hues) + random.range(-12, 12),
        depth,
        green,
      })
    }
  }
}

type Flower = {
  x: number
  y: number
  r: number
  hue: number
  depth: number
  green: { l: number; c: number; h: number }
}

function flower(canvas: Canvas, { x, y, r, hue, depth, green }: Flower): void {
  const { h, random, palette } = canvas
  const dim = palette.isDark ? -0.22 : 0
  const petal = colour(0.74 + dim + random.range(-0.06, 0.08), 0.16 * Math.min(1, canvas.asked.chroma), hue)
  const [lean, foot] = [random.range(-r, r), h + r]
  const stem = mix(green, palette.near, 0.2 + depth * 0.3)
  canvas.add(
    `<path d="M${n(x)} ${n(y)}Q${n(x + lean)} ${n((y + foot) / 2)} ${n(x + lean * 0.6)} ${n(foot)}" fill="none" stroke="${hex(stem)}" stroke-width="${n(Math.max(1, r * 0.11))}"/>`,
  )
  const petals = depth > 0.45 ? random.pick([7, 8, 10, 12]) : 6
  const fill = hex(petal)
  const turn = random.range(0, 60)
  const tilt = random.range(0.62, 0.95)
  let leaves = ''
  for (let i = 0; i < petals; i += 1)
    leaves += `<ellipse cx="0" cy="${n(-r * 0.62)}" rx="${n((r * 2.1) / petals + r * 0.06)}" ry="${n(r * 0.5)}" transform="rotate(${n(turn + (360 * i) / petals)})"/>`
  const shine = radial(canvas, [
    { at: 0, colour: colour(0.5 + dim, 0.15, hue - 14), opacity: 0.75 },
    { at: 0.75, colour: petal, opacity: 0 },
    { at: 1, colour: petal, opacity: 0 },
  ])
  canvas.add(
    `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${n(tilt * 10) === '0' ? 1 : tilt.toFixed(2)})"><g fill="${fill}" stroke="${hex(lighter(petal, -0.07))}" stroke-width="${n(r * 0.03)}">${leaves}</g>${depth > 0.3 ? `<circle r="${n(r)}" fill="${shine}"/>` : ''}<circle r="${n(r * 0.24)}" fill="${hex(colour(0.8 + dim, 0.15, 85))}"/><circle cx="${n(-r * 0.05)}" cy="${n(-r * 0.06)}" r="${n(r * 0.12)}" fill="${hex(colour(0.9 + dim, 0.12, 95))}"/></g>`,
  )
}
