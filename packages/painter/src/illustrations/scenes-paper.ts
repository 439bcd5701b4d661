import type { Sheet } from '../sheet.ts'
import { disc, line, n, rect } from '../svg.ts'

/** A chart with something to say: lines that part, bars, or a day's curve with a dent. */
export const drawChart = (b: Sheet): string => {
  const [one, two] = b.random.pick([
    ['#c8553d', '#2f6a6c'],
    ['#2f4a7d', '#d9952b'],
    ['#7d4e6b', '#4f8a5c'],
  ] as const)
  const x = b.w * 0.1
  const y = b.h * 0.14
  const w = b.w * 0.8
  const tall = b.h * 0.7
  let out = rect(0, 0, b.w, b.h, b.random.pick(['#fbf6ec', '#f4f1ea', '#eef2f1']))
  out +=
    rect(x, b.h * 0.06, b.s * 0.34, b.s * 0.024, '#3a3a46', 4) +
    rect(x, b.h * 0.06 + b.s * 0.038, b.s * 0.22, b.s * 0.014, '#a7a5a8', 3)
  for (let i = 0; i <= 4; i += 1) out += line(`M${n(x)} ${n(y + (tall * i) / 4)}h${n(w)}`, '#dcd6ca', b.s * 0.003)
  const kind = b.random.int(3)
  if (kind === 0) {
    const count = 7 + b.random.int(4)
    const best = b.random.int(count)
    for (let i = 0; i < count; i += 1) {
      const bar = tall * b.random.range(0.2, 0.9) * (i === best ? 1 : 0.8)
      const step = w / count
      out += rect(
        x + step * i + step * 0.18,
        y + tall - bar,
        step * 0.64,
        bar,
        i === best ? one : '#b9c4c6',
        b.s * 0.012,
      )
    }
  } else if (kind === 1) {
    const points = 12
    for (const [color, sign] of [
      [one, -1],
      [two, 1],
    ] as const) {
      let d = ''
      let last = 0
      for (let i = 0; i <= points; i += 1) {
        last = tall * (0.5 + sign * 0.34 * (i / points) ** 1.4) + tall * b.random.range(-0.025, 0.025)
        d += `${i === 0 ? 'M' : 'L'}${n(x + (w * i) / points)} ${n(y + last)}`
      }
      out += line(d, color, b.s * 0.011) + disc(x + w, y + last, b.s * 0.018, color)
    }
  } else {
    const dent = b.random.range(0.45, 0.7)
    let d = ''
    for (let i = 0; i <= 60; i += 1) {
      const t = i / 60
      const hole = Math.exp(-(((t - dent) / 0.02) ** 2)) * 0.4
      d += `${i === 0 ? 'M' : 'L'}${n(x + w * t)} ${n(y + tall * (1 - (Math.sin(Math.PI * t) ** 1.5 * 0.9 - hole)))}`
    }
    out +=
      `<path fill="${two}" opacity=".18" d="${d}V${n(y + tall)}H${n(x)}z"/>` +
      line(d, two, b.s * 0.01) +
      disc(x + w * dent, y + tall * 0.2, b.s * 0.045, 'none', ` stroke="${one}" stroke-width="${n(b.s * 0.006)}"`)
  }
  return out + line(`M${n(x)} ${n(y + tall)}h${n(w)}`, '#3a3a46', b.s * 0.005)
}

/** An abstract poster of plain shapes on warm paper. */
export const drawPoster = (b: Sheet): string => {
  const colors = b.random.pick([
    ['#f3e6cf', '#d6573f', '#2f4a6d', '#e3a93b', '#34323f'],
    ['#efe0d6', '#2f6a5c', '#e08a5f', '#f0c34c', '#33405e'],
    ['#e4e6dc', '#7d4e6b', '#4f8a7a', '#e9b872', '#2c2a38'],
    ['#f6ecd9', '#1f5d78', '#d97b66', '#9fb88a', '#3b2f3c'],
  ])
  const [paper = '#fff', a = '#c00', c = '#00c', d = '#cc0', ink = '#222'] = colors
  let out = rect(0, 0, b.w, b.h, paper)
  const kind = b.random.int(4)
  if (kind === 0) {
    const cells = 4
    const u = b.s / cells
    const cols = Math.ceil(b.w / u)
    const rows = Math.ceil(b.h / u)
    for (let r = 0; r < rows; r += 1) {
      for (let k = 0; k < cols; k += 1) {
        const x = k * u
        const y = r * u
        const color = b.random.pick([a, c, d, ink])
        const form = b.random.int(5)
        if (form === 0)
          out += `<path fill="${color}" d="M${n(x)} ${n(y)}h${n(u)}a${n(u)} ${n(u)} 0 0 1 ${n(-u)} ${n(u)}z"/>`
        if (form === 1) out += disc(x + u / 2, y + u / 2, u * 0.36, color)
        if (form === 2) out += `<path fill="${color}" d="M${n(x)} ${n(y + u)}l${n(u)} ${n(-u)}v${n(u)}z"/>`
        if (form === 3) out += rect(x, y + u * 0.25, u, u * 0.5, color)
        if (form === 4)
          out += `<path fill="${color}" d="M${n(x)} ${n(y + u)}v${n(-u)}a${n(u)} ${n(u)} 0 0 1 ${n(u)} ${n(u)}z"/>`
      }
    }
  } else if (kind === 1) {
    const u = b.s / 3
    for (let r = 0; r * u < b.h; r += 1) {
      for (let k = 0; k * u < b.w; k += 1) {
        const x = k * u + u / 2
        const y = r * u + u / 2
        out += rect(k * u, r * u, u, u, (r + k) % 2 === 0 ? '#eef2f2' : '#e4ecee') + `<g fill="#2f5f93">`
        for (let p = 0; p < 8; p += 1)
          out += `<ellipse transform="rotate(${p * 45} ${n(x)} ${n(y)})" cx="${n(x)}" cy="${n(y - u * 0.24)}" rx="${n(u * 0.07)}" ry="${n(u * 0.15)}"/>`
        out += '</g>' + disc(x, y, u * 0.07, '#e3a93b')
        for (const [dx, dy] of [
          [0, 0],
          [u, 0],
          [0, u],
          [u, u],
        ] as const)
          out += disc(k * u + dx, r * u + dy, u * 0.1, '#2f5f93')
      }
    }
  } else if (kind === 2) {
    out +=
      disc(b.w * 0.5, b.h * 0.4, b.s * 0.27, a) +
      rect(b.w * 0.5 - b.s * 0.36, b.h * 0.46, b.s * 0.72, b.s * 0.07, paper) +
      `<path fill="${c}" d="M0 ${b.h}V${n(b.h * 0.74)}q${n(b.w * 0.25)} ${n(-b.h * 0.14)} ${n(b.w * 0.5)} 0t${n(b.w * 0.5)} 0V${b.h}z"/><path fill="${d}" d="M0 ${b.h}V${n(b.h * 0.86)}q${n(b.w * 0.25)} ${n(-b.h * 0.1)} ${n(b.w * 0.5)} 0t${n(b.w * 0.5)} 0V${b.h}z"/>`
    out += rect(b.w * 0.5 - b.s * 0.15, b.h * 0.08, b.s * 0.3, b.s * 0.022, ink, 3)
  } else {
    for (let i = 0; i < 9; i += 1) {
      const x = b.w * (0.5 + ((i % 3) - 1) * 0.27)
      const y = b.h * (0.5 + (Math.floor(i / 3) - 1) * 0.28)
      const u = b.s * b.random.range(0.07, 0.1)
      const glaze = b.random.pick([a, c, d, '#8fb3a5', '#d9cdb8'])
      out +=
        `<path fill="${glaze}" d="M${n(x - u)} ${n(y - u * 0.5)}h${n(u * 2)}q${n(-u * 0.1)} ${n(u * 1.25)} ${n(-u)} ${n(u * 1.25)}t${n(-u)} ${n(-u * 1.25)}z"/><ellipse cx="${n(x)}" cy="${n(y - u * 0.5)}" rx="${n(u)}" ry="${n(u * 0.2)}" fill="${ink}" opacity=".35"/>` +
        rect(x - u * 0.4, y + u * 0.7, u * 0.8, u * 0.14, glaze, 3)
    }
  }
  return out
}

/** A calm screen: a card, a switch that went, a field. */
export const drawInterface = (b: Sheet): string => {
  const [ground, accent] = b.random.pick([
    ['#dde7fb', '#45639b'],
    ['#f3e5d3', '#a8603a'],
    ['#dcebe3', '#2f6a5c'],
    ['#efe3ee', '#7d4e6b'],
  ] as const)
  let out = rect(0, 0, b.w, b.h, ground)
  const w = b.s * 0.66
  const tall = b.s * 0.72
  const x = b.w / 2 - w / 2
  const y = b.h / 2 - tall / 2
  out +=
    rect(x + b.s * 0.016, y + b.s * 0.022, w, tall, accent, b.s * 0.04, ' opacity=".16"') +
    rect(x, y, w, tall, '#fffdf9', b.s * 0.04)
  out +=
    rect(x + w * 0.09, y + tall * 0.09, w * 0.4, b.s * 0.034, '#33323e', 6) +
    rect(x + w * 0.09, y + tall * 0.18, w * 0.62, b.s * 0.016, '#c9c6c9', 4)
  const rows = 3 + b.random.int(2)
  for (let i = 0; i < rows; i += 1) {
    const v = y + tall * (0.3 + (i * 0.56) / rows)
    const gone = b.random.chance(0.4)
    const sw = w * 0.17
    const sx = x + w * 0.74
    out += rect(
      x + w * 0.09,
      v + b.s * 0.016,
      w * b.random.range(0.28, 0.5),
      b.s * 0.02,
      gone ? '#dcd8d8' : '#6c6a76',
      5,
    )
    if (gone)
      out += `<rect x="${n(sx)}" y="${n(v)}" width="${n(sw)}" height="${n(sw * 0.52)}" rx="${n(sw * 0.26)}" fill="none" stroke="${accent}" stroke-opacity=".5" stroke-width="${n(b.s * 0.005)}" stroke-dasharray="${n(b.s * 0.014)} ${n(b.s * 0.012)}"/>`
    else out += rect(sx, v, sw, sw * 0.52, accent, sw * 0.26) + disc(sx + sw * 0.74, v + sw * 0.26, sw * 0.2, '#fffdf9')
    out += line(`M${n(x + w * 0.09)} ${n(v + tall * 0.105)}h${n(w * 0.82)}`, '#eeeae6', b.s * 0.003)
  }
  return (
    out +
    rect(x + w * 0.09, y + tall * 0.86, w * 0.36, b.s * 0.062, accent, b.s * 0.031) +
    rect(x + w * 0.15, y + tall * 0.893, w * 0.24, b.s * 0.014, '#fffdf9', 4)
  )
}
