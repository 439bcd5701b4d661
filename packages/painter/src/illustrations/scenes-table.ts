import type { Sheet } from '../sheet.ts'
import { disc, line, n, rect } from '../svg.ts'

const WALLS = ['#e9c9a8', '#c5d1bd', '#d9b8b0', '#b9c7d3', '#efd9a9', '#cfc3da', '#a9bfb8'] as const
const WOODS = [
  ['#a8714a', '#94603d'],
  ['#c99a66', '#b58653'],
  ['#7b5240', '#684333'],
  ['#d8b893', '#c6a47d'],
] as const

/** A wall, a table top, and the line between them. */
const room = (b: Sheet, edge: number): string => {
  const [wood, grain] = b.random.pick(WOODS)
  const wall = b.random.pick(WALLS)
  let out =
    rect(0, 0, b.w, b.h, wall) +
    disc(b.w * b.random.range(0.1, 0.9), b.h * b.random.range(0.1, 0.4), b.s * 0.42, '#fff', ' opacity=".2"')
  out +=
    rect(0, b.h * edge, b.w, b.h * (1 - edge), wood) +
    rect(0, b.h * edge, b.w, b.s * 0.014, '#fff', 0, ' opacity=".22"')
  for (let i = 0; i < 5; i += 1) {
    const y = b.h * (edge + 0.06 + (i * (1 - edge)) / 5.5)
    out += line(
      `M${n(b.w * b.random.range(-0.1, 0.3))} ${n(y)}q${n(b.w * 0.3)} ${n(b.s * 0.012)} ${n(b.w * b.random.range(0.5, 0.8))} 0`,
      grain,
      b.s * 0.006,
    )
  }
  return out
}

/** A soft shadow on the ground. */
export const shadow = (x: number, y: number, rx: number, ry: number): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="#3a241c" opacity=".22"/>`

const steam = (x: number, y: number, u: number): string =>
  line(
    `M${n(x - u)} ${n(y)}q${n(-u * 0.7)} ${n(-u)} 0 ${n(-u * 2)}t0 ${n(-u * 2)}M${n(x + u)} ${n(y - u * 0.3)}q${n(-u * 0.7)} ${n(-u)} 0 ${n(-u * 2)}t0 ${n(-u * 1.6)}`,
    '#fff',
    u * 0.34,
    ' opacity=".65"',
  )

/** Loaves on a board: round, long or in a tin, with a cloth and an ear of wheat. */
export const drawBread = (b: Sheet): string => {
  let out = room(b, 0.56)
  const y = b.h * 0.76
  const cx = b.w * 0.5
  const cloth = b.random.pick(['#f5eee0', '#c9d6d8', '#e7c2ad'])
  out +=
    `<path fill="${cloth}" d="M${n(cx - b.s * 0.55)} ${n(y + b.s * 0.04)}l${n(b.s * 0.5)} ${n(-b.s * 0.09)}l${n(b.s * 0.56)} ${n(b.s * 0.1)}l${n(-b.s * 0.46)} ${n(b.s * 0.14)}z"/>` +
    shadow(cx, y + b.s * 0.07, b.s * 0.36, b.s * 0.045) +
    rect(cx - b.s * 0.38, y, b.s * 0.76, b.s * 0.055, '#7d5138', b.s * 0.02)
  const [crust, top] = b.random.pick([
    ['#9a5526', '#cf8d48'],
    ['#7d4522', '#b9763a'],
    ['#b0702f', '#e0a860'],
  ] as const)
  const kind = b.random.int(3)
  if (kind === 0) {
    const u = b.s * 0.28
    out += `<path fill="${crust}" d="M${n(cx - u)} ${n(y)}c${n(-u * 0.2)} ${n(-u * 0.9)} ${n(u * 0.4)} ${n(-u * 1.25)} ${n(u)} ${n(-u * 1.25)}s${n(u * 1.2)} ${n(u * 0.35)} ${n(u)} ${n(u * 1.25)}z"/><path fill="${top}" d="M${n(cx - u * 0.86)} ${n(y - u * 0.16)}c${n(-u * 0.1)} ${n(-u * 0.66)} ${n(u * 0.36)} ${n(-u * 0.97)} ${n(u * 0.86)} ${n(-u * 0.97)}s${n(u * 0.96)} ${n(u * 0.3)} ${n(u * 0.86)} ${n(u * 0.97)}z"/>`
    for (let i = -2; i <= 2; i += 1)
      out += line(
        `M${n(cx + i * u * 0.28 - u * 0.12)} ${n(y - u * (0.36 - Math.abs(i) * 0.02))}q${n(u * 0.04)} ${n(-u * 0.36)} ${n(u * 0.22)} ${n(-u * (0.52 - Math.abs(i) * 0.1))}`,
        '#f8e6c0',
        b.s * 0.012,
      )
  } else if (kind === 1) {
    for (const [dx, dy, turn] of [
      [-0.03, -0.05, -8],
      [0.02, -0.13, 5],
      [0, -0.21, -3],
    ] as const) {
      const x = cx + b.s * dx
      const v = y + b.s * dy
      out += `<g transform="rotate(${turn} ${n(x)} ${n(v)})">${rect(x - b.s * 0.36, v - b.s * 0.05, b.s * 0.72, b.s * 0.105, crust, b.s * 0.05)}${rect(x - b.s * 0.345, v - b.s * 0.047, b.s * 0.69, b.s * 0.075, top, b.s * 0.036)}`
      for (let i = 0; i < 5; i += 1)
        out += line(
          `M${n(x - b.s * 0.27 + i * b.s * 0.125)} ${n(v + b.s * 0.014)}l${n(b.s * 0.05)} ${n(-b.s * 0.045)}`,
          '#f8e6c0',
          b.s * 0.013,
        )
      out += '</g>'
    }
  } else {
    const u = b.s * 0.3
    out += rect(cx - u, y - u * 0.66, u * 2, u * 0.66, crust, u * 0.1)
    for (let i = 0; i < 3; i += 1) out += disc(cx - u * 0.66 + i * u * 0.66, y - u * 0.66, u * 0.37, top)
    out += rect(cx - u, y - u * 0.62, u * 2, u * 0.3, top)
    for (let i = 0; i < 3; i += 1)
      out += line(
        `M${n(cx - u * 0.84 + i * u * 0.66)} ${n(y - u * 0.8)}q${n(u * 0.18)} ${n(-u * 0.16)} ${n(u * 0.36)} 0`,
        '#f8e6c0',
        b.s * 0.01,
      )
  }
  for (let i = 0; i < 26; i += 1)
    out += disc(
      cx + b.s * b.random.range(-0.44, 0.44),
      y + b.s * b.random.range(0.07, 0.17),
      b.s * b.random.range(0.002, 0.006),
      '#fbf3e2',
      ' opacity=".8"',
    )
  return out + (b.random.chance(0.6) ? steam(cx + b.s * 0.1, y - b.s * 0.4, b.s * 0.03) : '')
}

/** Books: a pile on a table, or a wall of shelves with a lamp. */
export const drawBooks = (b: Sheet): string => {
  const colors = b.random.shuffle([
    '#b5483a',
    '#2f4a6d',
    '#d9a13b',
    '#5c7a4f',
    '#7d4e6b',
    '#2f7f86',
    '#e6d8bb',
    '#8a5a3a',
    '#c47a5a',
    '#34323f',
  ])
  if (b.random.chance(0.5)) {
    let out = rect(0, 0, b.w, b.h, '#5a4033')
    const rows = b.h > b.w ? 5 : 4
    for (let r = 0; r < rows; r += 1) {
      const y = (b.h / rows) * r
      const tall = b.h / rows
      out += rect(0, y, b.w, tall, '#432e26') + rect(0, y + tall * 0.9, b.w, tall * 0.1, '#7d5a44')
      let x = b.s * 0.01
      while (x < b.w) {
        const w = b.s * b.random.range(0.022, 0.055)
        const high = tall * b.random.range(0.56, 0.82)
        if (b.random.chance(0.05)) {
          x += w * 2.4
          continue
        }
        const color = b.random.pick(colors)
        const lean = b.random.chance(0.06) ? ` transform="rotate(8 ${n(x)} ${n(y + tall * 0.9)})"` : ''
        out +=
          rect(x, y + tall * 0.9 - high, w - 1, high, color, 3, lean) +
          rect(x + w * 0.15, y + tall * 0.9 - high * 0.82, w * 0.7, high * 0.05, '#f6e7c3', 0, ` opacity=".75"${lean}`)
        x += w + (lean === '' ? 0 : b.s * 0.02)
      }
    }
    const lx = b.w * b.random.range(0.25, 0.75)
    return `${out}<defs><radialGradient id="lamp"><stop offset="0" stop-color="#ffe3a0" stop-opacity=".55"/><stop offset="1" stop-color="#ffe3a0" stop-opacity="0"/></radialGradient></defs><circle cx="${n(lx)}" cy="${n(b.h * 0.3)}" r="${n(b.s * 0.6)}" fill="url(#lamp)"/>${line(`M${n(lx)} 0v${n(b.h * 0.2)}`, '#2b211d', b.s * 0.006)}<path fill="#2f6a5c" d="M${n(lx - b.s * 0.11)} ${n(b.h * 0.2 + b.s * 0.08)}q${n(b.s * 0.11)} ${n(-b.s * 0.15)} ${n(b.s * 0.22)} 0z"/>${disc(lx, b.h * 0.2 + b.s * 0.085, b.s * 0.03, '#fff3cf')}`
  }
  let out = room(b, 0.66)
  let y = b.h * 0.8
  const count = 5 + b.random.int(3)
  out += shadow(b.w * 0.46, y, b.s * 0.36, b.s * 0.03)
  for (let i = 0; i < count; i += 1) {
    const w = b.s * b.random.range(0.44, 0.62)
    const tall = b.s * b.random.range(0.05, 0.085)
    const x = b.w * 0.46 - w / 2 + b.s * b.random.range(-0.035, 0.035)
    out +=
      rect(x, y - tall, w, tall, colors[i % colors.length] ?? '#844', 5) +
      rect(x + w * 0.96, y - tall * 0.86, w * 0.035, tall * 0.72, '#fbf3e2') +
      rect(x + w * 0.1, y - tall * 0.62, w * b.random.range(0.2, 0.45), tall * 0.22, '#f8e8c6', 2, ' opacity=".8"')
    y -= tall
  }
  out += `<path fill="#fbf3e2" d="M${n(b.w * 0.46 - b.s * 0.2)} ${n(y - b.s * 0.03)}q${n(b.s * 0.1)} ${n(-b.s * 0.06)} ${n(b.s * 0.2)} 0q${n(b.s * 0.1)} ${n(-b.s * 0.06)} ${n(b.s * 0.2)} 0v${n(b.s * 0.03)}h${n(-b.s * 0.4)}z"/>`
  return out + mug(b.w * 0.46 + b.s * 0.48, b.h * 0.8, b.s * 0.08, colors[1] ?? '#844')
}

const mug = (x: number, y: number, u: number, color: string): string =>
  shadow(x, y, u * 1.1, u * 0.2) +
  `<path fill="none" stroke="${color}" stroke-width="${n(u * 0.26)}" d="M${n(x + u * 0.8)} ${n(y - u * 1.2)}c${n(u)} ${n(-u * 0.1)} ${n(u)} ${n(u * 0.9)} ${n(-u * 0.05)} ${n(u * 0.8)}"/><path fill="${color}" d="M${n(x - u * 0.85)} ${n(y - u * 1.5)}h${n(u * 1.7)}v${n(u)}q0 ${n(u * 0.5)} ${n(-u * 0.5)} ${n(u * 0.5)}h${n(-u * 0.7)}q${n(-u * 0.5)} 0 ${n(-u * 0.5)} ${n(-u * 0.5)}z"/><ellipse cx="${n(x)}" cy="${n(y - u * 1.5)}" rx="${n(u * 0.85)}" ry="${n(u * 0.2)}" fill="#4b2e22"/>` +
  steam(x, y - u * 1.9, u * 0.3)

/** Coffee: from above with a leaf in the milk, or cups in a row. */
export const drawCoffee = (b: Sheet): string => {
  const color = b.random.pick(['#f5ede0', '#c8553d', '#2f6a6c', '#d9a13b', '#3b4763'])
  if (b.random.chance(0.55)) {
    const [wood, grain] = b.random.pick(WOODS)
    let out = rect(0, 0, b.w, b.h, wood)
    for (let i = 0; i < 6; i += 1) out += rect(0, (b.h / 6) * i, b.w, b.s * 0.006, grain)
    const cx = b.w * b.random.range(0.42, 0.58)
    const cy = b.h * 0.5
    const u = b.s * 0.3
    out +=
      disc(cx + u * 0.06, cy + u * 0.1, u * 1.25, '#2d1a13', ' opacity=".25"') +
      disc(cx, cy, u * 1.22, color) +
      disc(cx, cy, u * 1.06, '#000', ' opacity=".06"') +
      rect(cx + u * 0.6, cy - u * 0.12, u * 0.62, u * 0.24, color, u * 0.12) +
      disc(cx, cy, u * 0.78, '#fffaf2') +
      disc(cx, cy, u * 0.7, '#7a4a2e')
    for (let i = 0; i < 4; i += 1) {
      const v = cy + u * (0.34 - i * 0.2)
      const w = u * (0.44 - i * 0.06)
      out += `<path fill="#f3dfc4" d="M${n(cx)} ${n(v + u * 0.1)}q${n(-w)} ${n(-u * 0.02)} ${n(-w)} ${n(-u * 0.26)}q${n(w * 0.6)} ${n(u * 0.02)} ${n(w)} ${n(u * 0.14)}q${n(w * 0.4)} ${n(-u * 0.12)} ${n(w)} ${n(-u * 0.14)}q0 ${n(u * 0.24)} ${n(-w)} ${n(u * 0.26)}z"/>`
    }
    const px = cx - b.s * 0.62
    out += `<g transform="rotate(-14 ${n(px)} ${n(cy)})">${rect(px - b.s * 0.2, cy - b.s * 0.28, b.s * 0.34, b.s * 0.5, '#f7efdf', 8)}`
    for (let i = 0; i < 8; i += 1)
      out += rect(
        px - b.s * 0.165,
        cy - b.s * 0.22 + i * b.s * 0.052,
        b.s * b.random.range(0.16, 0.27),
        b.s * 0.01,
        '#c9b99b',
        2,
      )
    return `${out}</g>`
  }
  let out = room(b, 0.64)
  const count = 3 + b.random.int(3)
  for (let i = 0; i < count; i += 1)
    out += mug(
      b.w * ((i + 0.7) / (count + 0.4)),
      b.h * 0.78,
      b.s * 0.1,
      b.random.pick(['#c8553d', '#2f6a6c', '#d9a13b', '#f2e8d6', '#5a5470', '#6f8f6a']),
    )
  return out
}

/** A plate from above: a bowl of soup, dumplings, a cake, a stew. */
export const drawDish = (b: Sheet): string => {
  const table = b.random.pick(['#3f6f7a', '#c9663f', '#e3bd6d', '#7a8f67', '#8b4a4a', '#d7c3a5', '#46506f'])
  let out = rect(0, 0, b.w, b.h, table)
  for (let i = 0; i < 9; i += 1) out += rect((b.w / 9) * i, 0, b.w / 18, b.h, '#fff', 0, ' opacity=".07"')
  const cx = b.w * b.random.range(0.46, 0.54)
  const cy = b.h * 0.52
  const u = b.s * 0.34
  out +=
    disc(cx + u * 0.05, cy + u * 0.08, u * 1.06, '#1e1512', ' opacity=".25"') +
    disc(cx, cy, u * 1.04, '#fbf5ea') +
    disc(cx, cy, u * 0.94, b.random.pick(['#dfe8ea', '#f0e3cd', '#cfdccb']))
  const kind = b.random.int(4)
  if (kind === 0) {
    out += disc(cx, cy, u * 0.82, '#b8672f') + disc(cx, cy, u * 0.82, '#e8a24f', ' opacity=".4"')
    for (let i = 0; i < 9; i += 1)
      out += line(
        `M${n(cx - u * 0.6 + i * u * 0.09)} ${n(cy + u * 0.3)}q${n(u * 0.16)} ${n(-u * 0.4)} ${n(u * 0.04)} ${n(-u * 0.66)}`,
        '#f7e3b0',
        u * 0.04,
      )
    out +=
      disc(cx + u * 0.34, cy - u * 0.16, u * 0.24, '#fffaf0') + disc(cx + u * 0.34, cy - u * 0.16, u * 0.13, '#f2a63a')
    for (let i = 0; i < 14; i += 1)
      out += `<ellipse transform="rotate(${b.random.int(180)} ${n(cx + u * b.random.range(-0.1, 0.6))} ${n(cy + u * 0.36)})" cx="${n(cx + u * b.random.range(-0.5, 0.6))}" cy="${n(cy + u * b.random.range(-0.5, 0.55))}" rx="${n(u * 0.05)}" ry="${n(u * 0.022)}" fill="#4f8a4c"/>`
  } else if (kind === 1) {
    for (let i = 0; i < 9; i += 1) {
      const a = (i / 8) * Math.PI * 2
      const x = i === 8 ? cx : cx + Math.cos(a) * u * 0.6
      const y = i === 8 ? cy : cy + Math.sin(a) * u * 0.6
      out += disc(x, y + u * 0.02, u * 0.2, '#d9b98c') + disc(x, y, u * 0.19, '#f6e3c0')
      for (let k = 0; k < 5; k += 1)
        out += line(
          `M${n(x)} ${n(y)}l${n(Math.cos((k * Math.PI * 2) / 5) * u * 0.13)} ${n(Math.sin((k * Math.PI * 2) / 5) * u * 0.13)}`,
          '#dcbb8a',
          u * 0.02,
        )
    }
  } else if (kind === 2) {
    out += disc(cx, cy, u * 0.76, '#8fae5d') + disc(cx, cy, u * 0.66, '#a9c677') + disc(cx, cy, u * 0.3, '#dcebb4')
    for (let i = 0; i < 12; i += 1) {
      const a = (i / 12) * Math.PI * 2
      out += disc(
        cx + Math.cos(a) * u * 0.58,
        cy + Math.sin(a) * u * 0.58,
        u * 0.07,
        i % 2 === 0 ? '#f4a259' : '#fff6e0',
      )
    }
    out += `<path fill="#fbf5ea" d="M${n(cx)} ${n(cy)}L${n(cx + u * 0.85)} ${n(cy - u * 0.32)}A${n(u * 0.9)} ${n(u * 0.9)} 0 0 1 ${n(cx + u * 0.85)} ${n(cy + u * 0.32)}z"/>`
  } else {
    out += disc(cx, cy, u * 0.8, '#a8472f')
    for (let i = 0; i < 34; i += 1) {
      const a = b.random.next() * 6.28
      const r = Math.sqrt(b.random.next()) * u * 0.68
      out += disc(
        cx + Math.cos(a) * r,
        cy + Math.sin(a) * r,
        u * b.random.range(0.05, 0.1),
        b.random.pick(['#e9b872', '#5f8b4c', '#d9603c', '#f2d6a0', '#c9502f']),
      )
    }
  }
  const sx = cx + u * 1.45
  return `${out}<ellipse cx="${n(sx)}" cy="${n(cy - u * 0.55)}" rx="${n(u * 0.15)}" ry="${n(u * 0.24)}" fill="#ece7df"/>${line(`M${n(sx)} ${n(cy - u * 0.35)}v${n(u * 1.2)}`, '#ece7df', u * 0.07)}`
}
