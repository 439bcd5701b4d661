import type { Sheet } from '../sheet.ts'
import { disc, line, n, rect } from '../svg.ts'
import { sky } from './elements.ts'
import { shadow } from './scenes-table.ts'

/** A record on its player, a sleeve beside it. */
export const drawVinyl = (b: Sheet): string => {
  let out = rect(0, 0, b.w, b.h, b.random.pick(['#d9b08a', '#9db3a8', '#c98a70', '#3f4a5c', '#c7b6cf']))
  const u = b.s * 0.36
  const cx = b.w * 0.5 - b.s * 0.06
  const cy = b.h * 0.52
  out +=
    rect(cx - u * 1.2, cy - u * 1.16, u * 2.9, u * 2.32, '#5b4033', b.s * 0.03) +
    rect(cx - u * 1.14, cy - u * 1.1, u * 2.78, u * 2.2, '#7a5845', b.s * 0.024)
  out += disc(cx, cy, u, '#1d1a22')
  for (let i = 0; i < 7; i += 1)
    out += `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(u * (0.46 + i * 0.075))}" fill="none" stroke="#3a3542" stroke-width="1.5"/>`
  out += `<path fill="#fff" opacity=".08" d="M${n(cx)} ${n(cy)}L${n(cx - u * 0.7)} ${n(cy - u * 0.7)}A${n(u)} ${n(u)} 0 0 1 ${n(cx - u * 0.3)} ${n(cy - u * 0.95)}zM${n(cx)} ${n(cy)}L${n(cx + u * 0.7)} ${n(cy + u * 0.7)}A${n(u)} ${n(u)} 0 0 1 ${n(cx + u * 0.3)} ${n(cy + u * 0.95)}z"/>`
  const label = b.random.pick(['#d6574a', '#f0b942', '#4f8f7a', '#4a6fa5', '#e08a5f'])
  out +=
    disc(cx, cy, u * 0.36, label) +
    disc(cx, cy, u * 0.24, '#fff5df', ' opacity=".5"') +
    disc(cx, cy, u * 0.035, '#1d1a22')
  out +=
    disc(cx + u * 1.36, cy - u * 0.8, u * 0.15, '#d8d2c8') +
    line(`M${n(cx + u * 1.36)} ${n(cy - u * 0.8)}v${n(u * 0.95)}l${n(-u * 0.66)} ${n(u * 0.4)}`, '#e8e3da', u * 0.05) +
    rect(cx + u * 0.58, cy + u * 0.46, u * 0.2, u * 0.12, '#d8d2c8', 3)
  return out + disc(cx + u * 1.4, cy + u * 0.85, u * 0.08, '#f0b942')
}

/** Skeins, a half-knitted piece, or woven bands. */
export const drawWool = (b: Sheet): string => {
  const colors = b.random.shuffle([
    '#b5383a',
    '#2f4a6d',
    '#d9a13b',
    '#5c7a4f',
    '#7d4e6b',
    '#e7ddc9',
    '#2f7f86',
    '#d9785a',
  ])
  let out = rect(0, 0, b.w, b.h, b.random.pick(['#efe3cd', '#dcd3c6', '#e6cdb8', '#cfd6cf']))
  if (b.random.chance(0.45)) {
    const rows = 9
    for (let r = 0; r < rows; r += 1) {
      const y = (b.h / rows) * r
      const tall = b.h / rows
      out += rect(0, y, b.w, tall + 1, colors[r % 4] ?? '#b33')
      const count = 14
      const mark = colors[(r + 2) % 5] ?? '#fff'
      for (let i = 0; i <= count; i += 1) {
        const x = (b.w / count) * i
        const m = tall * 0.36
        if (r % 3 === 0)
          out += `<path fill="${mark}" d="M${n(x)} ${n(y + tall / 2 - m)}l${n(m)} ${n(m)}l${n(-m)} ${n(m)}l${n(-m)} ${n(-m)}z"/>`
        if (r % 3 === 1)
          out += `<path fill="${mark}" d="M${n(x - m)} ${n(y + tall * 0.86)}l${n(m)} ${n(-tall * 0.7)}l${n(m)} ${n(tall * 0.7)}z"/>`
      }
      out += rect(0, y, b.w, tall * 0.08, '#fff', 0, ' opacity=".35"')
    }
    return out
  }
  for (let i = 0; i < 5; i += 1) {
    const x = b.w * (0.16 + (i % 3) * 0.33) + b.s * b.random.range(-0.04, 0.04)
    const y = b.h * (i < 3 ? 0.36 : 0.72) + b.s * b.random.range(-0.04, 0.04)
    const u = b.s * b.random.range(0.15, 0.2)
    const color = colors[i] ?? '#b33'
    out += shadow(x, y + u, u, u * 0.16) + disc(x, y, u, color)
    for (let k = 0; k < 5; k += 1) {
      out += line(
        `M${n(x - u * 0.9 + k * u * 0.12)} ${n(y - u * 0.3 + k * u * 0.24)}Q${n(x)} ${n(y - u * 0.9 + k * u * 0.36)} ${n(x + u * 0.86 - k * u * 0.1)} ${n(y - u * 0.4 + k * u * 0.28)}`,
        '#fff',
        u * 0.035,
        ' opacity=".35"',
      )
    }
    out += line(
      `M${n(x + u * 0.7)} ${n(y + u * 0.7)}q${n(u * 0.6)} ${n(u * 0.5)} ${n(u * 1.1)} ${n(u * 0.1)}`,
      color,
      u * 0.06,
    )
  }
  return (
    out +
    line(
      `M${n(b.w * 0.72)} ${n(b.h * 0.9)}L${n(b.w * 0.95)} ${n(b.h * 0.55)}M${n(b.w * 0.95)} ${n(b.h * 0.9)}L${n(b.w * 0.76)} ${n(b.h * 0.55)}`,
      '#b98a5a',
      b.s * 0.014,
    )
  )
}

/** Leaves, pots, tomatoes, a frond: a balcony or a bed. */
export const drawGarden = (b: Sheet): string => {
  let out = sky(
    b,
    b.random.pick([
      ['#bfe0e6', '#eef4e2'],
      ['#f7d4b4', '#fdf0d6'],
      ['#c9d6c2', '#eef0df'],
    ]),
  )
  out += disc(b.w * b.random.range(0.15, 0.85), b.h * 0.22, b.s * 0.1, '#fff6d0', ' opacity=".9"')
  const rail = b.h * 0.74
  const pots = 3 + b.random.int(3)
  out += rect(0, rail + b.s * 0.12, b.w, b.h, '#b98d66') + rect(0, rail + b.s * 0.12, b.w, b.s * 0.02, '#d3ab83')
  for (let i = 0; i < pots; i += 1) {
    const x = (b.w / pots) * (i + 0.5)
    const u = b.s * b.random.range(0.09, 0.13)
    const base = rail + b.s * 0.13
    const kind = b.random.int(4)
    const green = b.random.pick(['#4f7d4a', '#5f9160', '#3f6f55', '#7a9a4f'])
    const top = base - u * 1.5
    if (kind === 0) {
      for (let k = 0; k < 7; k += 1)
        out += `<ellipse transform="translate(${n(x)} ${n(top)}) rotate(${-66 + k * 22})" cx="0" cy="${n(-u * 1.4)}" rx="${n(u * 0.3)}" ry="${n(u * 1.4)}" fill="${k % 2 === 0 ? green : '#86b06f'}"/>`
    } else if (kind === 1) {
      out += line(`M${n(x)} ${n(top)}v${n(-u * 3.4)}`, '#7a5a3a', u * 0.1)
      for (let k = 0; k < 10; k += 1)
        out += disc(x + u * b.random.range(-0.8, 0.8), top - u * b.random.range(0.4, 3.4), u * 0.42, green)
      for (let k = 0; k < 5; k += 1)
        out += disc(x + u * b.random.range(-0.8, 0.8), top - u * b.random.range(0.5, 3), u * 0.26, '#d9472f')
    } else if (kind === 2) {
      for (let k = 0; k < 5; k += 1) {
        const fx = x + u * (k - 2) * 0.5
        const fy = top - u * b.random.range(1.2, 2.6)
        out += line(`M${n(x)} ${n(top)}Q${n(fx)} ${n(top - u)} ${n(fx)} ${n(fy)}`, green, u * 0.1)
        for (let p = 0; p < 6; p += 1)
          out += disc(
            fx + Math.cos(p * 1.05) * u * 0.24,
            fy + Math.sin(p * 1.05) * u * 0.24,
            u * 0.17,
            i % 2 === 0 ? '#e2654f' : '#f0a63f',
          )
        out += disc(fx, fy, u * 0.15, '#fbe6a6')
      }
    } else {
      for (const side of [-1, 1]) {
        for (let k = 0; k < 3; k += 1) {
          const ex = x + side * u * (0.6 + k * 0.6)
          const ey = top - u * (2.4 - k * 0.75)
          out += line(`M${n(x)} ${n(top)}Q${n(x + side * u * 0.2)} ${n(ey)} ${n(ex)} ${n(ey)}`, green, u * 0.1)
          for (let p = 1; p < 6; p += 1) {
            const t = p / 6
            const lx = x + (ex - x) * t * t + side * u * 0.1 * t
            const ly = top + (ey - top) * (2 * t - t * t)
            out += `<ellipse transform="rotate(${side * 40} ${n(lx)} ${n(ly)})" cx="${n(lx)}" cy="${n(ly)}" rx="${n(u * 0.34)}" ry="${n(u * 0.11)}" fill="${green}"/>`
          }
        }
      }
    }
    const clay = b.random.pick(['#c8653f', '#d98c6a', '#5d7f86', '#e8dcc6', '#a5553c'])
    out +=
      `<path fill="${clay}" d="M${n(x - u)} ${n(top)}h${n(u * 2)}l${n(-u * 0.24)} ${n(u * 1.5)}h${n(-u * 1.52)}z"/>` +
      rect(x - u * 1.1, top - u * 0.14, u * 2.2, u * 0.36, clay, u * 0.08) +
      rect(x - u * 1.1, top + u * 0.16, u * 2.2, u * 0.08, '#000', 0, ' opacity=".12"')
  }
  return out
}

/** A cat: asleep on the sill, or sitting up and watching the weather. */
export const drawCat = (b: Sheet): string => {
  const [fur, dark, light] = b.random.pick([
    ['#6b6470', '#534c58', '#a59dab'],
    ['#c9793f', '#a75c2a', '#efc08c'],
    ['#2f2b33', '#1f1c22', '#5a5462'],
    ['#e9dfcf', '#cfc0a8', '#fffaf0'],
    ['#9a8b7b', '#75675a', '#d2c5b4'],
  ] as const)
  const night = b.random.chance(0.35)
  let out = rect(0, 0, b.w, b.h, b.random.pick(['#d9b8a0', '#b9c9bd', '#c9bcd3', '#e3c98f', '#a9bccb']))
  const wx = b.w * 0.5 - b.s * 0.42
  const wy = b.h * 0.08
  const ww = b.s * 0.84
  const wh = b.h * 0.6
  out +=
    rect(wx - b.s * 0.025, wy - b.s * 0.025, ww + b.s * 0.05, wh + b.s * 0.05, '#fbf3e4', 8) +
    rect(wx, wy, ww, wh, night ? '#27355f' : '#a8d2df') +
    disc(wx + ww * b.random.range(0.2, 0.8), wy + wh * 0.25, b.s * 0.055, night ? '#f7ecc4' : '#fff6d6')
  for (let i = 0; i < 4; i += 1)
    out += disc(wx + ww * (0.12 + i * 0.26), wy + wh * 0.98, b.s * 0.14, night ? '#1d2849' : '#8fb78d')
  out +=
    rect(wx, wy + wh, ww, b.s * 0.2, 'none') +
    rect(wx + ww / 2 - b.s * 0.01, wy, b.s * 0.02, wh, '#fbf3e4') +
    rect(0, wy + wh + b.s * 0.02, b.w, b.h, '#b98a63') +
    rect(0, wy + wh + b.s * 0.02, b.w, b.s * 0.03, '#d9ad82')
  const x = b.w * b.random.range(0.42, 0.58)
  const y = wy + wh + b.s * 0.06
  if (b.random.chance(0.5)) {
    const u = b.s * 0.3
    out +=
      shadow(x, y + b.s * 0.01, u * 1.1, u * 0.1) +
      `<path fill="${fur}" d="M${n(x - u)} ${n(y)}c${n(-u * 0.2)} ${n(-u * 0.8)} ${n(u * 0.5)} ${n(-u * 1.05)} ${n(u * 1.1)} ${n(-u)}s${n(u)} ${n(u * 0.5)} ${n(u * 0.9)} ${n(u)}z"/>`
    for (let i = 0; i < 3; i += 1)
      out += line(
        `M${n(x + u * (0.15 + i * 0.25))} ${n(y - u * (0.96 - i * 0.12))}q${n(u * 0.1)} ${n(u * 0.16)} ${n(u * 0.04)} ${n(u * 0.3)}`,
        dark,
        u * 0.06,
      )
    const hx = x - u * 0.72
    const hy = y - u * 0.34
    out +=
      `<path fill="${fur}" d="M${n(hx - u * 0.4)} ${n(hy - u * 0.62)}l${n(u * 0.24)} ${n(u * 0.24)}q${n(u * 0.16)} ${n(-u * 0.06)} ${n(u * 0.32)} 0l${n(u * 0.24)} ${n(-u * 0.24)}q${n(u * 0.1)} ${n(u * 0.5)} ${n(-u * 0.02)} ${n(u * 0.68)}q${n(-u * 0.36)} ${n(u * 0.4)} ${n(-u * 0.76)} 0q${n(-u * 0.12)} ${n(-u * 0.2)} ${n(-u * 0.02)} ${n(-u * 0.68)}z"/>` +
      line(
        `M${n(hx - u * 0.24)} ${n(hy)}q${n(u * 0.08)} ${n(u * 0.07)} ${n(u * 0.16)} 0M${n(hx + u * 0.08)} ${n(hy)}q${n(u * 0.08)} ${n(u * 0.07)} ${n(u * 0.16)} 0`,
        '#1d1a1f',
        u * 0.04,
      ) +
      `<path fill="#e09a8a" d="M${n(hx - u * 0.05)} ${n(hy + u * 0.1)}h${n(u * 0.1)}l${n(-u * 0.05)} ${n(u * 0.06)}z"/>`
    return (
      out +
      line(
        `M${n(x + u * 0.95)} ${n(y - u * 0.1)}q${n(u * 0.3)} ${n(u * 0.2)} ${n(-u * 0.2)} ${n(u * 0.16)}h${n(-u * 0.9)}`,
        dark,
        u * 0.16,
      )
    )
  }
  const u = b.s * 0.2
  out +=
    shadow(x, y + b.s * 0.01, u * 1.1, u * 0.12) +
    line(`M${n(x + u * 0.7)} ${n(y - u * 0.1)}q${n(u * 1)} ${n(u * 0.1)} ${n(u * 0.8)} ${n(u * 1)}`, dark, u * 0.26)
  out += `<path fill="${fur}" d="M${n(x - u * 0.8)} ${n(y)}c${n(-u * 0.1)} ${n(-u * 1.1)} ${n(u * 0.2)} ${n(-u * 1.9)} ${n(u * 0.8)} ${n(-u * 1.9)}s${n(u * 0.9)} ${n(u * 0.8)} ${n(u * 0.8)} ${n(u * 1.9)}z"/><path fill="${fur}" d="M${n(x - u * 0.66)} ${n(y - u * 2.86)}l${n(u * 0.36)} ${n(u * 0.34)}q${n(u * 0.3)} ${n(-u * 0.1)} ${n(u * 0.6)} 0l${n(u * 0.36)} ${n(-u * 0.34)}q${n(u * 0.2)} ${n(u * 0.9)} ${n(-u * 0.1)} ${n(u * 1.16)}q${n(-u * 0.56)} ${n(u * 0.44)} ${n(-u * 1.12)} 0q${n(-u * 0.3)} ${n(-u * 0.3)} ${n(-u * 0.1)} ${n(-u * 1.16)}z"/><ellipse cx="${n(x)}" cy="${n(y - u * 0.66)}" rx="${n(u * 0.36)}" ry="${n(u * 0.6)}" fill="${light}"/>`
  return (
    out +
    disc(x - u * 0.28, y - u * 2.08, u * 0.09, '#f2d35f') +
    disc(x + u * 0.28, y - u * 2.08, u * 0.09, '#f2d35f') +
    disc(x - u * 0.28, y - u * 2.08, u * 0.045, '#1d1a1f') +
    disc(x + u * 0.28, y - u * 2.08, u * 0.045, '#1d1a1f') +
    `<path fill="#e09a8a" d="M${n(x - u * 0.07)} ${n(y - u * 1.9)}h${n(u * 0.14)}l${n(-u * 0.07)} ${n(u * 0.09)}z"/>`
  )
}
