import type { Sheet } from '../sheet.ts'
import { disc, line, n, rect } from '../svg.ts'
import { cloud, hills, orb, sky, stars, tree } from './elements.ts'

/** Roofs, towers and lit windows; cranes when it is a harbour. */
export const drawSkyline = (b: Sheet): string => {
  const time = b.random.pick([
    { sky: ['#2c2f5e', '#7a5c93', '#ef9f86'], far: '#6b5586', near: '#28264a', light: '#ffd98a' },
    { sky: ['#f6b48f', '#fad3a5', '#fdecc9'], far: '#c98d7c', near: '#74485a', light: '#fff1cf' },
    { sky: ['#8fc1d9', '#c7e0e6', '#f4ecd8'], far: '#8ba7b8', near: '#47657c', light: '#f9e3ae' },
  ])
  let out = sky(b, time.sky) + orb(b.w * b.random.range(0.2, 0.8), b.h * 0.4, b.s * 0.08, '#fff0c4', 0.3)
  for (const [layer, color] of [
    [0, time.far],
    [1, time.near],
  ] as const) {
    let x = -b.s * 0.03
    while (x < b.w) {
      const w = b.s * b.random.range(0.06, 0.15)
      const tall = b.h * (layer === 0 ? b.random.range(0.26, 0.52) : b.random.range(0.14, 0.36))
      const y = b.h * 0.88 - tall
      out += rect(x, y, w, tall + b.h * 0.02, color)
      const roof = b.random.int(4)
      if (roof === 0)
        out += `<path fill="${color}" d="M${n(x)} ${n(y)}l${n(w / 2)} ${n(-w * 0.5)}l${n(w / 2)} ${n(w * 0.5)}z"/>`
      if (roof === 1) out += rect(x + w * 0.45, y - w * 0.5, w * 0.1, w * 0.5, color)
      if (roof === 2) out += `<path fill="${color}" d="M${n(x)} ${n(y)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0z"/>`
      if (layer === 1) {
        for (let r = 0; r < Math.floor(tall / (b.s * 0.045)) - 1; r += 1) {
          for (let c = 0; c < 3; c += 1)
            if (b.random.chance(0.42))
              out += rect(
                x + w * (0.16 + c * 0.27),
                y + b.s * (0.025 + r * 0.045),
                w * 0.14,
                b.s * 0.02,
                time.light,
                1.5,
              )
        }
      }
      x += w + b.s * b.random.range(0, 0.015)
    }
  }
  if (b.random.chance(0.45)) {
    for (const k of [0.2, 0.62]) {
      const x = b.w * k
      const y = b.h * 0.88
      const u = b.s * 0.09
      out += line(
        `M${n(x)} ${n(y)}v${n(-u * 4)}M${n(x + u)} ${n(y)}v${n(-u * 4)}M${n(x - u * 1.2)} ${n(y - u * 4)}h${n(u * 4.6)}M${n(x + u * 0.5)} ${n(y - u * 4)}v${n(-u)}l${n(u * 2.6)} ${n(u)}M${n(x + u * 2.6)} ${n(y - u * 4)}v${n(u * 1.4)}`,
        '#b5483a',
        b.s * 0.011,
      )
    }
  }
  return (
    out +
    rect(0, b.h * 0.88, b.w, b.h * 0.12, '#2c3852') +
    line(`M0 ${n(b.h * 0.92)}h${b.w}M${n(b.w * 0.2)} ${n(b.h * 0.96)}h${n(b.w * 0.5)}`, '#5d6f92', b.s * 0.004)
  )
}

/** One street, half in shade: house fronts, an awning, a tree, a bench. */
export const drawStreet = (b: Sheet): string => {
  const fronts = b.random.shuffle([
    '#e8b98f',
    '#d98c6a',
    '#f0d6a4',
    '#b9c6a0',
    '#a8bfc6',
    '#d9a3a0',
    '#efe2cb',
    '#c4a9bd',
  ])
  const wet = b.random.chance(0.35)
  const ground = b.h * 0.8
  let out = sky(b, wet ? ['#9aa8b6', '#c9cfd3'] : ['#9fd0e2', '#e7f1ea'])
  const count = 4 + b.random.int(2)
  for (let i = 0; i < count; i += 1) {
    const w = b.w / count
    const x = w * i
    const tall = b.h * b.random.range(0.5, 0.7)
    const y = ground - tall
    out +=
      rect(x, y, w + 1, tall, fronts[i % fronts.length] ?? '#eee') +
      rect(x - w * 0.02, y - b.s * 0.016, w * 1.04, b.s * 0.022, '#7a5a4a')
    const rows = 3
    for (let r = 0; r < rows; r += 1) {
      for (let c = 0; c < 2; c += 1) {
        const wx = x + w * (0.16 + c * 0.42)
        const wy = y + tall * (0.09 + r * 0.24)
        out +=
          rect(wx, wy, w * 0.24, tall * 0.15, b.random.chance(0.3) ? '#ffe4a3' : '#54707f', 4) +
          rect(wx - w * 0.05, wy, w * 0.05, tall * 0.15, '#5b7a66') +
          rect(wx + w * 0.24, wy, w * 0.05, tall * 0.15, '#5b7a66')
        if (b.random.chance(0.3))
          out +=
            rect(wx - w * 0.02, wy + tall * 0.15, w * 0.28, b.s * 0.016, '#a6543e') +
            disc(wx + w * 0.05, wy + tall * 0.15, b.s * 0.012, '#4f8a57') +
            disc(wx + w * 0.13, wy + tall * 0.145, b.s * 0.014, '#d6574a') +
            disc(wx + w * 0.2, wy + tall * 0.15, b.s * 0.012, '#4f8a57')
      }
    }
    if (i % 2 === 0) {
      const ay = ground - b.h * 0.15
      for (let k = 0; k < 6; k += 1)
        out += `<path fill="${k % 2 === 0 ? '#c8553d' : '#fbf1e0'}" d="M${n(x + w * (0.1 + k * 0.133))} ${n(ay)}h${n(w * 0.134)}v${n(b.h * 0.05)}q${n(-w * 0.067)} ${n(b.h * 0.022)} ${n(-w * 0.134)} 0z"/>`
      out += rect(x + w * 0.14, ay + b.h * 0.06, w * 0.72, b.h * 0.09, '#3e4f58')
    } else out += rect(x + w * 0.38, ground - b.h * 0.14, w * 0.26, b.h * 0.14, '#6b3f33', 6)
  }
  out +=
    rect(0, ground, b.w, b.h - ground, wet ? '#7f8b95' : '#d9c9b0') +
    rect(0, ground, b.w, b.h * 0.02, wet ? '#9aa5ad' : '#efe3cf')
  if (!wet) out += `<path fill="#2b3550" opacity=".26" d="M0 0H${n(b.w * 0.42)}L${n(b.w * 0.62)} ${b.h}H0z"/>`
  out += tree(b.w * 0.7, b.h * 0.9, b.s * 0.5, '#4f7d53', '#7ba86b')
  const bx = b.w * 0.42
  const by = b.h * 0.9
  const u = b.s * 0.06
  out +=
    rect(bx, by - u * 0.5, u * 3, u * 0.22, '#80573e', 3) +
    rect(bx, by - u * 1.1, u * 3, u * 0.2, '#80573e', 3) +
    rect(bx + u * 0.25, by - u * 0.5, u * 0.16, u * 0.8, '#3d3a40') +
    rect(bx + u * 2.6, by - u * 0.5, u * 0.16, u * 0.8, '#3d3a40')
  if (wet)
    for (let i = 0; i < 50; i += 1)
      out += line(
        `M${n(b.w * b.random.next())} ${n(b.h * b.random.next())}l${n(-b.s * 0.008)} ${n(b.s * 0.03)}`,
        '#eef4f8',
        b.s * 0.003,
        ' opacity=".6"',
      )
  return out
}

/** A tram on its way, flat and cheerful. */
export const drawTram = (b: Sheet): string => {
  const [body, trim] = b.random.pick([
    ['#e3a72f', '#f8efdc'],
    ['#3f7d5c', '#f3dc7d'],
    ['#c24f3e', '#f7ecdd'],
    ['#3a6a94', '#f4ead6'],
  ] as const)
  let out = sky(
    b,
    b.random.pick([
      ['#f5b899', '#fbdcb4'],
      ['#a9d3df', '#eef3e2'],
      ['#6a6aa0', '#e9a99a'],
    ]),
  )
  out += orb(b.w * 0.8, b.h * 0.24, b.s * 0.07, '#fff3cc', 0.3)
  for (let i = 0; i < 7; i += 1)
    out += rect(
      (b.w / 7) * i,
      b.h * b.random.range(0.3, 0.46),
      b.w / 7 + 2,
      b.h * 0.5,
      b.random.pick(['#c9a08e', '#b58f8d', '#d7b79a', '#a58c98']),
    )
  out +=
    line(`M0 ${n(b.h * 0.2)}H${b.w}`, '#3d3c4a', b.s * 0.004) +
    rect(0, b.h * 0.78, b.w, b.h * 0.22, '#8d8489') +
    rect(0, b.h * 0.84, b.w, b.s * 0.01, '#5d565e') +
    rect(0, b.h * 0.92, b.w, b.s * 0.012, '#5d565e')
  const x = b.w * 0.14
  const w = b.w * 0.72
  const y = b.h * 0.4
  const tall = b.h * 0.4
  out += line(
    `M${n(x + w * 0.5)} ${n(y)}l${n(-w * 0.06)} ${n(-b.h * 0.1)}l${n(w * 0.08)} ${n(-b.h * 0.1)}`,
    '#3d3c4a',
    b.s * 0.007,
  )
  out +=
    rect(x, y, w, tall, body, b.s * 0.04) +
    rect(x, y + tall * 0.52, w, tall * 0.12, trim) +
    rect(x + w * 0.03, y - b.s * 0.018, w * 0.94, b.s * 0.03, '#514a55', 8)
  for (let i = 0; i < 5; i += 1) {
    const wx = x + w * (0.05 + i * 0.185)
    const door = i === 1 || i === 3
    out += rect(wx, y + tall * 0.13, w * 0.15, tall * (door ? 0.78 : 0.32), door ? '#33475a' : '#cfe6ee', b.s * 0.012)
    if (door) out += rect(wx + w * 0.071, y + tall * 0.13, w * 0.008, tall * 0.78, body)
    else if (b.random.chance(0.8))
      out +=
        disc(wx + w * 0.075, y + tall * 0.33, b.s * 0.022, b.random.pick(['#7b4a36', '#e2b08b', '#4a2e24'])) +
        rect(wx + w * 0.04, y + tall * 0.38, w * 0.07, tall * 0.07, b.random.pick(['#c8553d', '#2f4a6d', '#5c7a4f']), 5)
  }
  out +=
    disc(x + w * 0.03, y + tall * 0.76, b.s * 0.015, '#fff3b8') +
    disc(x + w * 0.97, y + tall * 0.76, b.s * 0.015, '#fff3b8')
  for (const k of [0.2, 0.32, 0.68, 0.8])
    out +=
      disc(x + w * k, y + tall + b.s * 0.01, b.s * 0.034, '#2f2c36') +
      disc(x + w * k, y + tall + b.s * 0.01, b.s * 0.013, '#9a94a2')
  return out
}

/** A bicycle leaning on a wall, or standing by a canal. */
export const drawBicycle = (b: Sheet): string => {
  const wall = b.random.pick([
    ['#e6b48d', '#d7a079'],
    ['#b7cbbd', '#a5bcac'],
    ['#e4c3bd', '#d5b0aa'],
    ['#c9cfdf', '#b8c0d4'],
  ] as const)
  let out = rect(0, 0, b.w, b.h, wall[0])
  for (let r = 0; r < 12; r += 1)
    for (let c = 0; c < 9; c += 1)
      if (b.random.chance(0.18))
        out += rect(b.w * ((c + (r % 2) * 0.5) / 9), (b.h * r) / 14, b.w * 0.08, b.h * 0.035, wall[1], 4)
  out +=
    rect(b.w * 0.62, b.h * 0.12, b.s * 0.26, b.s * 0.34, '#fbf3e4', 8) +
    rect(b.w * 0.62 + b.s * 0.02, b.h * 0.12 + b.s * 0.02, b.s * 0.22, b.s * 0.3, '#6d93a3', 5) +
    rect(b.w * 0.62 + b.s * 0.122, b.h * 0.12, b.s * 0.014, b.s * 0.34, '#fbf3e4')
  out += rect(0, b.h * 0.84, b.w, b.h * 0.16, '#8f7f78')
  const r = b.s * 0.17
  const y = b.h * 0.86 - r
  const x1 = b.w * 0.5 - b.s * 0.25
  const x2 = b.w * 0.5 + b.s * 0.25
  const frame = b.random.pick(['#c8453a', '#2f6a5c', '#2f4a7d', '#d99b2b', '#4b3b52'])
  for (const x of [x1, x2]) {
    out += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="#2d2a33" stroke-width="${n(b.s * 0.014)}"/>`
    for (let i = 0; i < 8; i += 1)
      out += line(
        `M${n(x)} ${n(y)}l${n(Math.cos((i * Math.PI) / 4 + 0.2) * r)} ${n(Math.sin((i * Math.PI) / 4 + 0.2) * r)}`,
        '#f4efe7',
        b.s * 0.0025,
      )
  }
  const seat = x1 + b.s * 0.14
  const top = y - b.s * 0.22
  const crank = x1 + b.s * 0.21
  const head = x2 - b.s * 0.07
  out += line(
    `M${n(x1)} ${n(y)}L${n(seat)} ${n(top)}H${n(head)}L${n(x2)} ${n(y)}M${n(seat)} ${n(top)}L${n(crank)} ${n(y)}H${n(x1)}M${n(crank)} ${n(y)}L${n(head + b.s * 0.01)} ${n(top + b.s * 0.03)}M${n(head)} ${n(top)}l${n(-b.s * 0.02)} ${n(-b.s * 0.07)}h${n(b.s * 0.09)}M${n(seat)} ${n(top)}l${n(-b.s * 0.015)} ${n(-b.s * 0.05)}`,
    frame,
    b.s * 0.016,
  )
  out +=
    line(`M${n(seat - b.s * 0.06)} ${n(top - b.s * 0.055)}h${n(b.s * 0.09)}`, '#3a2a24', b.s * 0.026) +
    disc(crank, y, b.s * 0.03, '#d8d2c8')
  const bx = head + b.s * 0.01
  out += `<path fill="#c69a5d" d="M${n(bx)} ${n(top - b.s * 0.05)}h${n(b.s * 0.17)}l${n(-b.s * 0.02)} ${n(b.s * 0.11)}h${n(-b.s * 0.13)}z"/>`
  for (let i = 0; i < 3; i += 1)
    out += disc(
      bx + b.s * (0.035 + i * 0.05),
      top - b.s * 0.06,
      b.s * 0.03,
      b.random.pick(['#d6574a', '#f0c34c', '#5f8f5a', '#e79a7a']),
    )
  return out
}

/** A full ground under lights. */
export const drawStadium = (b: Sheet): string => {
  let out = sky(b, ['#141c3e', '#2c3f72', '#5b6fa3']) + stars(b, 30, 0.3)
  out += `<path fill="#3d4568" d="M0 ${n(b.h * 0.36)}Q${n(b.w / 2)} ${n(b.h * 0.2)} ${b.w} ${n(b.h * 0.36)}V${n(b.h * 0.7)}H0z"/>`
  for (let i = 0; i < 420; i += 1) {
    const x = b.w * b.random.next()
    const bend = Math.abs(x / b.w - 0.5) * 0.16
    out += disc(
      x,
      b.h * (0.31 + bend * 0.6 + b.random.next() * 0.28),
      b.s * 0.006,
      b.random.pick(['#f2c14e', '#e05a47', '#f7f2e7', '#7fb2e5', '#f7f2e7', '#f2c14e']),
    )
  }
  out += rect(0, b.h * 0.62, b.w, b.h * 0.04, '#27304f')
  for (let i = 0; i < 8; i += 1)
    out += rect((b.w / 8) * i, b.h * 0.66, b.w / 8 + 1, b.h * 0.34, i % 2 === 0 ? '#3f8f55' : '#489c5e')
  out +=
    line(`M${n(b.w / 2)} ${n(b.h * 0.66)}V${b.h}M0 ${n(b.h * 0.68)}H${b.w}`, '#f3f7ee', b.s * 0.005) +
    `<ellipse cx="${n(b.w / 2)}" cy="${n(b.h * 0.86)}" rx="${n(b.s * 0.2)}" ry="${n(b.s * 0.075)}" fill="none" stroke="#f3f7ee" stroke-width="${n(b.s * 0.005)}"/>`
  for (const k of [0.12, 0.88]) {
    out +=
      rect(b.w * k - b.s * 0.008, b.h * 0.08, b.s * 0.016, b.h * 0.3, '#aeb6cf') +
      rect(b.w * k - b.s * 0.08, b.h * 0.05, b.s * 0.16, b.s * 0.075, '#dfe6f5', 6)
    for (let i = 0; i < 6; i += 1)
      out += disc(
        b.w * k - b.s * 0.055 + (i % 3) * b.s * 0.055,
        b.h * 0.05 + b.s * (0.022 + Math.floor(i / 3) * 0.032),
        b.s * 0.013,
        '#fffbe0',
      )
    out += `<path fill="#fff8d6" opacity=".12" d="M${n(b.w * k)} ${n(b.h * 0.08)}L${n(b.w * 0.5 - b.s * 0.45)} ${b.h}H${n(b.w * 0.5 + b.s * 0.45)}z"/>`
  }
  return out + disc(b.w * b.random.range(0.4, 0.6), b.h * 0.84, b.s * 0.018, '#fff')
}

/** Paper lanterns, bunting and umbrellas: a street party. */
export const drawBalloon = (b: Sheet): string => {
  const colors = ['#d6574a', '#f0b942', '#4f8f7a', '#4a6fa5', '#b86b94', '#ef8f5f']
  let out = sky(
    b,
    b.random.pick([
      ['#2a2a58', '#7a568c', '#f0a07c'],
      ['#8fcbe0', '#e6f2e6'],
      ['#f7c59a', '#fdeccb'],
    ]),
  )
  for (const y of [0.12, 0.24]) {
    out += line(`M0 ${n(b.h * y)}Q${n(b.w / 2)} ${n(b.h * (y + 0.14))} ${b.w} ${n(b.h * y)}`, '#4a4254', b.s * 0.004)
    for (let i = 1; i < 12; i += 1) {
      const t = i / 12
      const py = b.h * (y + 0.28 * t * (1 - t))
      out += `<path fill="${colors[(i + Math.round(y * 10)) % 6]}" d="M${n(b.w * t - b.s * 0.025)} ${n(py)}h${n(b.s * 0.05)}l${n(-b.s * 0.025)} ${n(b.s * 0.06)}z"/>`
    }
  }
  out += hills(b, 0.9, 0.01, '#4b3a52', 2)
  for (let i = 0; i < 9; i += 1) {
    const x = b.w * (0.07 + i * 0.108)
    const y = b.h * b.random.range(0.6, 0.74)
    const u = b.s * b.random.range(0.07, 0.1)
    const color = b.random.pick(colors)
    out +=
      line(`M${n(x)} ${n(y)}v${n(u * 1.9)}`, '#3b3244', b.s * 0.006) +
      `<path fill="${color}" d="M${n(x - u)} ${n(y)}a${n(u)} ${n(u)} 0 0 1 ${n(u * 2)} 0q${n(-u * 0.33)} ${n(-u * 0.3)} ${n(-u * 0.66)} 0q${n(-u * 0.34)} ${n(-u * 0.3)} ${n(-u * 0.68)} 0q${n(-u * 0.33)} ${n(-u * 0.3)} ${n(-u * 0.66)} 0z"/>`
    out +=
      disc(x, y + u * 1.5, u * 0.28, b.random.pick(['#7b4a36', '#e2b08b', '#4a2e24', '#c48a5f'])) +
      `<path fill="${b.random.pick(['#332b40', '#5b3f50', '#3d4a6b'])}" d="M${n(x - u * 0.42)} ${n(b.h * 0.97)}v${n(-(b.h * 0.97 - y - u * 2.1))}q${n(u * 0.42)} ${n(-u * 0.45)} ${n(u * 0.84)} 0V${n(b.h * 0.97)}z"/>`
  }
  return out + cloud(b.w * 0.8, b.h * 0.45, b.s * 0.06, '#fff', 0.35)
}

/** Someone's lamp in a window at night, rain or frost on the glass. */
export const drawWindow = (b: Sheet): string => {
  const night = b.random.chance(0.6)
  let out = rect(0, 0, b.w, b.h, b.random.pick(['#5a4a58', '#6d5a4b', '#3f5560', '#7a5348']))
  const x = b.w * 0.5 - b.s * 0.34
  const y = b.h * 0.5 - b.s * 0.38
  const w = b.s * 0.68
  const tall = b.s * 0.66
  out +=
    rect(x - b.s * 0.03, y - b.s * 0.03, w + b.s * 0.06, tall + b.s * 0.06, '#f2e6d2', 10) +
    rect(x, y, w, tall, night ? '#23305a' : '#a9cede')
  out += night
    ? disc(x + w * 0.75, y + tall * 0.22, b.s * 0.05, '#fbeec0')
    : cloud(x + w * 0.3, y + tall * 0.25, b.s * 0.07, '#fff')
  for (let i = 0; i < 5; i += 1)
    out += rect(
      x + (w / 5) * i,
      y + tall * b.random.range(0.5, 0.72),
      w / 5 + 1,
      tall * 0.5,
      night ? '#171f3f' : '#86a5ae',
    )
  out += rect(x, y + tall * 0.995, w, 2, '#171f3f')
  for (let i = 0; i < 24; i += 1)
    out += line(
      `M${n(x + w * b.random.next())} ${n(y + tall * b.random.range(0, 0.85))}v${n(b.s * b.random.range(0.015, 0.05))}`,
      '#dfeaf5',
      b.s * 0.004,
      ' opacity=".55"',
    )
  out +=
    rect(x + w / 2 - b.s * 0.011, y, b.s * 0.022, tall, '#f2e6d2') + rect(x, y + tall * 0.45, w, b.s * 0.02, '#f2e6d2')
  out +=
    rect(0, y + tall + b.s * 0.03, b.w, b.h, '#8a5e44') + rect(0, y + tall + b.s * 0.03, b.w, b.s * 0.025, '#a9764f')
  const lx = x + w * 0.16
  const ly = y + tall + b.s * 0.035
  out +=
    `<circle cx="${n(lx)}" cy="${n(ly - b.s * 0.22)}" r="${n(b.s * 0.22)}" fill="#ffdf94" opacity=".3"/>` +
    rect(lx - b.s * 0.008, ly - b.s * 0.17, b.s * 0.016, b.s * 0.17, '#c79a4b') +
    rect(lx - b.s * 0.05, ly - b.s * 0.012, b.s * 0.1, b.s * 0.014, '#c79a4b', 4) +
    `<path fill="#ffe6a6" d="M${n(lx - b.s * 0.055)} ${n(ly - b.s * 0.3)}h${n(b.s * 0.11)}l${n(b.s * 0.05)} ${n(b.s * 0.14)}h${n(-b.s * 0.21)}z"/>`
  const px = x + w * 0.82
  out += `<path fill="#c8653f" d="M${n(px - b.s * 0.05)} ${n(ly - b.s * 0.08)}h${n(b.s * 0.1)}l${n(-b.s * 0.014)} ${n(b.s * 0.08)}h${n(-b.s * 0.072)}z"/>`
  for (const turn of [-50, -20, 12, 44])
    out += `<ellipse transform="translate(${n(px)} ${n(ly - b.s * 0.08)}) rotate(${turn})" cx="0" cy="${n(-b.s * 0.08)}" rx="${n(b.s * 0.024)}" ry="${n(b.s * 0.08)}" fill="#5f8f63"/>`
  return out
}
