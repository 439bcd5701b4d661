import { n, rect } from '../svg.ts'
import { hex } from './colour.ts'
import { linear } from './canvas.ts'
import type { Canvas } from './canvas.ts'

function snow(canvas: Canvas): void {
  const { w, h, s, random, detail } = canvas
  let flakes = ''
  const count = Math.round(240 * detail)
  for (let i = 0; i < count; i += 1)
    flakes += `<circle cx="${n(random.next() * w)}" cy="${n(random.next() * h)}" r="${n(s * random.range(0.0012, 0.0055))}" opacity="${n(random.range(0.25, 0.9))}"/>`
  canvas.add(`<g fill="white">${flakes}</g>`)
}

function rain(canvas: Canvas): void {
  const { w, h, s, random, detail, palette } = canvas
  let drops = ''
  const count = Math.round(380 * detail)
  for (let i = 0; i < count; i += 1) {
    const [x, y, long] = [random.range(-0.1, 1) * w, random.next() * h, s * random.range(0.02, 0.06)]
    drops += `M${n(x)} ${n(y)}l${n(long * 0.22)} ${n(long)}`
  }
  canvas.add(
    `<path d="${drops}" stroke="${hex(palette.light)}" stroke-width="${n(s * 0.0016)}" opacity="0.28" fill="none"/>`,
  )
}

function fog(canvas: Canvas): void {
  const { w, h, palette } = canvas
  const fill = linear(canvas, [
    { at: 0, colour: palette.sky[2], opacity: 0 },
    { at: 0.55, colour: palette.sky[2], opacity: 0.5 },
    { at: 1, colour: palette.sky[2], opacity: 0.12 },
  ])
  canvas.add(rect(0, 0, w, h, fill))
}

/** What falls or hangs over the whole picture, and a grain so fine that it only keeps gradients from showing steps. */
export function finish(canvas: Canvas): void {
  const { w, h, asked, random } = canvas
  if (asked.has.fog && asked.scene !== 'space') fog(canvas)
  if (asked.has.snow && asked.scene !== 'space') snow(canvas)
  if (asked.has.rain) rain(canvas)
  const grain = canvas.define(
    (id) =>
      `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="1" seed="${random.int(900)}"/><feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.5 -0.2"/></filter>`,
  )
  canvas.add(`<rect width="${w}" height="${h}" filter="${grain}" opacity="0.16"/>`)
}
