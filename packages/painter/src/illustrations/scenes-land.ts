import type { Sheet } from '../sheet.ts'
import { disc, line, n, rect } from '../svg.ts'
import { cloud, fir, hills, orb, ridge, sky, stars } from './elements.ts'

const DAYS = [
  { sky: ['#7fd3dc', '#bfe6ee', '#fdf0d0'], sun: '#fff0b8', far: '#8fb7a6', mid: '#5f9478', near: '#2f5d4c' },
  { sky: ['#f7a8a8', '#fbc9a0', '#fde6c0'], sun: '#fff2c4', far: '#8c9a62', mid: '#5a7b4c', near: '#27543c' },
  {
    sky: ['#4a5484', '#9a78ad', '#f1ae8c', '#fde0a6'],
    sun: '#ffe7a0',
    far: '#9c7396',
    mid: '#65506f',
    near: '#2a2740',
  },
  { sky: ['#9fb8ff', '#c9c4fb', '#f1d3ee'], sun: '#fff0b0', far: '#b08a7c', mid: '#8f5a48', near: '#6a3a2a' },
  { sky: ['#f4c05f', '#f8d88e', '#fdeec5'], sun: '#fffbe8', far: '#d09455', mid: '#a6683e', near: '#6d3f2b' },
  { sky: ['#bcd4e6', '#dbe7ee', '#f4f1ea'], sun: '#fffaf0', far: '#a9bcc6', mid: '#728e96', near: '#3f5a60' },
] as const

/** Rolling hills under a low sun; sometimes a house, a dog or a row of trees. */
export const drawHills = (b: Sheet): string => {
  const day = b.random.pick(DAYS)
  const x = b.w * b.random.range(0.2, 0.8)
  let out = sky(b, day.sky) + orb(x, b.h * b.random.range(0.24, 0.42), b.s * b.random.range(0.07, 0.11), day.sun, 0.3)
  if (b.random.chance(0.5))
    out += cloud(b.w * 0.25, b.h * 0.2, b.s * 0.09, '#fff', 0.6) + cloud(b.w * 0.78, b.h * 0.3, b.s * 0.06, '#fff', 0.5)
  out += hills(b, 0.6, 0.06, day.far, 3) + hills(b, 0.7, 0.06, day.mid, 2)
  if (b.random.chance(0.6)) {
    const hx = b.w * b.random.range(0.3, 0.65)
    const hy = b.h * 0.76
    const u = b.s * 0.06
    out +=
      rect(hx, hy - u, u * 1.6, u * 1.1, '#f7ead6') +
      `<path fill="#b5523c" d="M${n(hx - u * 0.2)} ${n(hy - u)}l${n(u)} ${n(-u * 0.8)}l${n(u)} ${n(u * 0.8)}z"/>` +
      rect(hx + u * 0.6, hy - u * 0.5, u * 0.36, u * 0.6, '#5a3a2d')
  }
  out += hills(b, 0.82, 0.04, day.near, 2)
  if (b.random.chance(0.5))
    for (let i = 0; i < 6; i += 1)
      out += fir(b.w * (0.06 + i * 0.05), b.h * 0.86, b.s * b.random.range(0.09, 0.16), '#1f3b33')
  return out
}

/** Layered ridges at first light, a small dog or walker on the skyline. */
export const drawMountains = (b: Sheet): string => {
  const night = b.random.pick([
    ['#4b5685', '#8d76ad', '#e9a58f', '#fbd69a'],
    ['#7fb4d6', '#b9d7e6', '#f5e6cf'],
    ['#ef9d8c', '#f6bf94', '#fde3b4'],
    ['#33406e', '#6d6aa3', '#d991a4', '#f7c99b'],
  ])
  const tones = b.random.pick([
    ['#a9839f', '#735f7f', '#44405f', '#1c1d31'],
    ['#9cb4c2', '#6b8a9c', '#426072', '#20343f'],
    ['#c58f82', '#95656a', '#5f4553', '#2f2636'],
  ])
  const x = b.w * b.random.range(0.3, 0.75)
  let out = sky(b, night) + stars(b, 14, 0.25) + orb(x, b.h * 0.5, b.s * 0.06, '#fff0bf', 0.35)
  tones.forEach((tone, i) => {
    out += i < 3 ? ridge(b, 0.52 + i * 0.12, 0.16 - i * 0.03, tone, 5 + i) : hills(b, 0.9, 0.05, tone, 2)
  })
  const dx = b.w * b.random.range(0.2, 0.8)
  const dy = b.h * 0.84
  const u = b.s * 0.012
  if (b.random.chance(0.7))
    out += `<path fill="#12121f" d="M${n(dx)} ${n(dy)}v${n(u * 3)}h${n(u)}v${n(-u * 1.6)}h${n(u * 3)}v${n(u * 1.6)}h${n(u)}v${n(-u * 3)}l${n(u * 1.2)} ${n(-u * 1.4)}l${n(u * 1.3)} 0l0 ${n(-u)}l${n(-u * 1.6)} ${n(-u * 0.8)}l${n(-u * 1.6)} ${n(u * 2)}h${n(-u * 4)}l${n(-u * 1.4)} ${n(-u * 1.8)}z"/>`
  return out
}

/** The comet over dark land, water, or a dome; two people now and then. */
export const drawComet = (b: Sheet): string => {
  const tone = b.random.pick([
    ['#0a0e26', '#1a2452', '#4a3f7d', '#b0705f'],
    ['#070c1e', '#10224a', '#28507a', '#7aa0a8'],
    ['#120f2b', '#2d2463', '#6c4a86', '#e09a7a'],
    ['#0b1024', '#172a56', '#3a4f86', '#6a78a8'],
  ])
  const x = b.w * b.random.range(0.3, 0.6)
  const y = b.h * b.random.range(0.34, 0.5)
  const length = b.s * b.random.range(0.5, 0.75)
  const turn = b.random.range(-58, -36)
  let out = sky(b, tone) + stars(b, 110, 0.72)
  out += `<defs><linearGradient id="tail" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#e6f6ff" stop-opacity=".95"/><stop offset=".5" stop-color="#9fc4ea" stop-opacity=".4"/><stop offset="1" stop-color="#8fb0ea" stop-opacity="0"/></linearGradient></defs>`
  out += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"><path fill="url(#tail)" d="M0 ${n(-b.s * 0.012)}Q${n(length * 0.5)} ${n(-b.s * 0.06)} ${n(length)} ${n(-b.s * 0.09)}L${n(length * 0.94)} ${n(b.s * 0.05)}Q${n(length * 0.5)} ${n(b.s * 0.03)} 0 ${n(b.s * 0.012)}Z"/><path fill="url(#tail)" opacity=".7" d="M0 0L${n(length * 0.9)} ${n(-b.s * 0.15)}L${n(length * 0.86)} ${n(-b.s * 0.1)}Z"/></g>`
  out +=
    disc(x, y, b.s * 0.034, '#9fd0ff', ' opacity=".35"') +
    disc(x, y, b.s * 0.02, '#d5edff', ' opacity=".7"') +
    disc(x, y, b.s * 0.011, '#fff')
  const kind = b.random.int(4)
  out += ridge(b, 0.78, 0.09, '#2a2745', 5)
  if (kind === 0) {
    out +=
      rect(0, b.h * 0.84, b.w, b.h * 0.16, '#10142a') +
      line(
        `M${n(x - b.s * 0.08)} ${n(b.h * 0.88)}h${n(b.s * 0.16)}M${n(x - b.s * 0.05)} ${n(b.h * 0.92)}h${n(b.s * 0.1)}`,
        '#8fb6e6',
        b.s * 0.004,
        ' opacity=".6"',
      )
  } else if (kind === 1) {
    const cx = b.w * 0.72
    out +=
      hills(b, 0.88, 0.03, '#0e1020', 2) +
      `<path fill="#d7d3da" d="M${n(cx - b.s * 0.1)} ${n(b.h * 0.84)}a${n(b.s * 0.1)} ${n(b.s * 0.1)} 0 0 1 ${n(b.s * 0.2)} 0z"/>` +
      rect(cx - b.s * 0.1, b.h * 0.84, b.s * 0.2, b.s * 0.09, '#b7b2c0') +
      rect(cx - b.s * 0.012, b.h * 0.84 - b.s * 0.1, b.s * 0.03, b.s * 0.1, '#14162a')
  } else {
    out += hills(b, 0.87, 0.035, '#0d0f1e', 2)
    for (const [i, dx] of [0, 0.05, 0.12].entries()) {
      if (kind === 3 && i === 2) continue
      const px = b.w * 0.22 + b.s * dx
      const tall = b.s * (i === 1 ? 0.085 : 0.11)
      out +=
        `<path fill="#07080f" d="M${n(px - tall * 0.16)} ${n(b.h * 0.92)}v${n(-tall * 0.6)}q${n(tall * 0.16)} ${n(-tall * 0.2)} ${n(tall * 0.32)} 0v${n(tall * 0.6)}z"/>` +
        disc(px, b.h * 0.92 - tall * 0.84, tall * 0.14, '#07080f')
    }
  }
  return out
}

/** Open water: a sun path, a ferry or a sail, gulls. */
export const drawSea = (b: Sheet): string => {
  const day = b.random.pick([
    { sky: ['#f3a683', '#f9cf9f', '#fdeac6'], sea: ['#c77b6b', '#7d5670', '#3d3b5c'], sun: '#fff1c2' },
    { sky: ['#8cc9d8', '#c4e4e6', '#f6efd6'], sea: ['#4c9fae', '#2b7289', '#174c63'], sun: '#fffbe0' },
    { sky: ['#aeb9c9', '#ccd4dc', '#ece6df'], sea: ['#8496a6', '#5d7183', '#3a4b5d'], sun: '#fdf3dc' },
    { sky: ['#38406f', '#7f6ba0', '#efa58f'], sea: ['#8a6390', '#4c4777', '#22264a'], sun: '#ffe2a4' },
    { sky: ['#bfe3e0', '#e4efdc', '#fdf2d2'], sea: ['#5fb3a4', '#338a86', '#1d6169'], sun: '#fff6c9' },
  ])
  const horizon = b.h * b.random.range(0.48, 0.6)
  const x = b.w * b.random.range(0.25, 0.75)
  let out = sky(b, day.sky) + orb(x, horizon - b.s * b.random.range(0.03, 0.2), b.s * 0.075, day.sun, 0.35)
  const bands = day.sea
  out += rect(0, horizon, b.w, b.h - horizon, bands[0] ?? '#357')
  for (let i = 1; i < 5; i += 1) {
    const y = horizon + (b.h - horizon) * (0.12 + i * 0.2)
    let d = `M0 ${b.h}V${n(y)}`
    for (let k = 0; k < 8; k += 1) d += `q${n(b.w / 16)} ${n(-b.s * 0.02)} ${n(b.w / 8)} 0`
    out += `<path fill="${bands[Math.min(2, Math.ceil(i / 2))] ?? '#246'}" opacity=".55" d="${d}V${b.h}Z"/>`
  }
  for (let i = 0; i < 7; i += 1)
    out += rect(
      x - b.s * (0.05 + i * 0.006) * b.random.range(0.5, 1),
      horizon + b.s * (0.015 + i * 0.03),
      b.s * 0.1 * b.random.range(0.5, 1.2),
      b.s * 0.006,
      day.sun,
      3,
      ' opacity=".7"',
    )
  const bx = b.w * b.random.range(0.15, 0.8)
  const u = b.s * 0.05
  if (b.random.chance(0.5)) {
    out +=
      `<path fill="#2a3246" d="M${n(bx - u * 2)} ${n(horizon + u * 0.1)}h${n(u * 4.2)}l${n(-u * 0.5)} ${n(u * 0.8)}h${n(-u * 3.2)}z"/>` +
      rect(bx - u * 1.5, horizon - u * 0.55, u * 2.9, u * 0.65, '#f7efe2') +
      rect(bx - u * 0.9, horizon - u, u * 1.6, u * 0.45, '#f7efe2') +
      rect(bx + u * 0.2, horizon - u * 1.55, u * 0.4, u * 0.6, '#c8553d')
    for (let i = 0; i < 5; i += 1)
      out += rect(bx - u * 1.3 + i * u * 0.55, horizon - u * 0.35, u * 0.28, u * 0.2, '#5a7d98')
  } else {
    out += `<path fill="#fffaf0" d="M${n(bx)} ${n(horizon - u * 2.4)}v${n(u * 2.2)}h${n(u * 1.4)}z"/><path fill="#f1d9bd" d="M${n(bx - u * 0.15)} ${n(horizon - u * 2)}v${n(u * 1.8)}h${n(-u)}z"/><path fill="#6a3a2f" d="M${n(bx - u * 1.2)} ${n(horizon)}h${n(u * 2.7)}l${n(-u * 0.5)} ${n(u * 0.5)}h${n(-u * 1.7)}z"/>`
  }
  for (let i = 0; i < 4; i += 1) {
    const gx = b.w * b.random.range(0.1, 0.9)
    const gy = b.h * b.random.range(0.12, 0.36)
    const g = b.s * b.random.range(0.014, 0.026)
    out += line(
      `M${n(gx - g)} ${n(gy)}q${n(g * 0.5)} ${n(-g * 0.7)} ${n(g)} 0q${n(g * 0.5)} ${n(-g * 0.7)} ${n(g)} 0`,
      '#3c3f55',
      b.s * 0.0045,
    )
  }
  return out
}

/** Firs in mist, or maples in red. */
export const drawForest = (b: Sheet): string => {
  const red = b.random.chance(0.35)
  const tones = red
    ? ['#e8b28a', '#d5794f', '#b04a35', '#6d2b28']
    : b.random.pick([
        ['#b7c9c4', '#86a59c', '#4f7a70', '#22453f'],
        ['#c9d3b4', '#94ab7b', '#5b7d55', '#2b4a36'],
      ])
  let out = sky(b, red ? ['#fbe8cf', '#f7d3ae'] : ['#e7eee6', '#cbdad4'])
  out += orb(b.w * b.random.range(0.3, 0.7), b.h * 0.28, b.s * 0.08, '#fff8e0', 0.3)
  tones.forEach((tone, i) => {
    const y = b.h * (0.6 + i * 0.13)
    for (let k = 0; k < 11 - i * 2; k += 1) {
      const x = b.w * ((k + b.random.range(0.1, 0.9)) / (11 - i * 2))
      const tall = b.s * (0.26 + i * 0.09) * b.random.range(0.75, 1.2)
      out += red
        ? rect(x - tall * 0.02, y - tall * 0.5, tall * 0.04, tall * 0.6, '#57342b') +
          disc(x, y - tall * 0.6, tall * 0.28, tone) +
          disc(x + tall * 0.2, y - tall * 0.46, tall * 0.2, tone)
        : fir(x, y + tall * 0.12, tall, tone)
    }
    out += hills(b, 0.66 + i * 0.11, 0.02, tone, 3)
    if (i < 3) out += rect(0, b.h * (0.58 + i * 0.12), b.w, b.h * 0.07, '#fff', 0, ' opacity=".16"')
  })
  if (red)
    for (let i = 0; i < 6; i += 1)
      out += `<ellipse cx="${n(b.w * 0.5 + Math.sin(i) * b.s * 0.06)}" cy="${n(b.h * (0.86 + i * 0.027))}" rx="${n(b.s * (0.03 + i * 0.012))}" ry="${n(b.s * (0.01 + i * 0.003))}" fill="#c9bdb4"/>`
  return out
}

/** Falling snow on firs, a cabin or a mast; green lights in the north. */
export const drawSnow = (b: Sheet): string => {
  const night = b.random.chance(0.5)
  let out = night
    ? sky(b, ['#0f1b3a', '#23406a', '#6f8fb0']) + stars(b, 60, 0.5)
    : sky(b, ['#b8cbdc', '#dbe5ec', '#f3ede6'])
  if (night && b.random.chance(0.6)) {
    for (let i = 0; i < 3; i += 1) {
      const y = b.h * (0.16 + i * 0.07)
      out += line(
        `M${n(-b.w * 0.05)} ${n(y + b.h * 0.1)}C${n(b.w * 0.3)} ${n(y - b.h * 0.16)} ${n(b.w * 0.5)} ${n(y + b.h * 0.2)} ${n(b.w * 1.05)} ${n(y - b.h * 0.02)}`,
        i === 1 ? '#9af0c0' : '#54d6a2',
        b.s * 0.07,
        ' opacity=".22"',
      )
    }
  }
  out += ridge(b, 0.56, 0.13, night ? '#5c7796' : '#a9bccb', 5) + hills(b, 0.68, 0.03, night ? '#9db3c8' : '#dbe4ea', 2)
  for (let i = 0; i < 9; i += 1)
    out += fir(
      b.w * b.random.next(),
      b.h * b.random.range(0.7, 0.76),
      b.s * b.random.range(0.1, 0.2),
      night ? '#2b4a5c' : '#5b7f83',
    )
  out += hills(b, 0.8, 0.03, night ? '#cfdce8' : '#fbfaf7', 2)
  const x = b.w * b.random.range(0.25, 0.7)
  const y = b.h * 0.84
  const u = b.s * 0.07
  out +=
    rect(x, y - u * 1.2, u * 2.2, u * 1.3, '#8d4a38') +
    `<path fill="#fff" d="M${n(x - u * 0.3)} ${n(y - u * 1.1)}l${n(u * 1.4)} ${n(-u * 1.1)}l${n(u * 1.4)} ${n(u * 1.1)}z"/>` +
    rect(x + u * 0.35, y - u * 0.8, u * 0.5, u * 0.45, '#ffd98a') +
    rect(x + u * 1.3, y - u * 0.8, u * 0.45, u * 0.9, '#5b2f28')
  out += '<g fill="#fff">'
  for (let i = 0; i < 70; i += 1)
    out += disc(
      b.w * b.random.next(),
      b.h * b.random.next(),
      b.s * b.random.range(0.002, 0.006),
      '#fff',
      ' opacity=".85"',
    )
  return `${out}</g>`
}

/** Saguaros and mesas at dusk. */
export const drawDesert = (b: Sheet): string => {
  const tone = b.random.pick([
    ['#6a5a9c', '#d98aa0', '#f8c48e'],
    ['#f0a37e', '#f6c692', '#fde7bd'],
    ['#20264d', '#5a4a86', '#c47a86'],
  ])
  let out = sky(b, tone) + orb(b.w * b.random.range(0.25, 0.75), b.h * 0.5, b.s * 0.085, '#fff0c0', 0.3)
  const m = b.w * b.random.range(0.05, 0.5)
  out +=
    `<path fill="#a4606a" d="M${n(m)} ${n(b.h * 0.7)}l${n(b.w * 0.05)} ${n(-b.h * 0.17)}h${n(b.w * 0.17)}l${n(b.w * 0.06)} ${n(b.h * 0.17)}z"/>` +
    hills(b, 0.68, 0.02, '#b56a5c', 2) +
    hills(b, 0.78, 0.03, '#8a4a48', 2)
  for (let i = 0; i < 4; i += 1) {
    const x = b.w * (0.14 + i * 0.24 + b.random.range(-0.05, 0.05))
    const tall = b.s * b.random.range(0.16, 0.36)
    const y = b.h * (0.82 + b.random.range(0, 0.08))
    const t = tall * 0.14
    const d = `M${n(x)} ${n(y)}v${n(-tall)}M${n(x)} ${n(y - tall * 0.35)}h${n(-tall * 0.24)}v${n(-tall * 0.26)}M${n(x)} ${n(y - tall * 0.5)}h${n(tall * 0.24)}v${n(-tall * 0.24)}`
    out += line(d, '#2f5a4c', t) + line(`M${n(x - t * 0.15)} ${n(y)}v${n(-tall)}`, '#4a7d66', t * 0.16)
  }
  return out + hills(b, 0.9, 0.02, '#4d2b35', 2)
}

/** A still lake with the sky lying in it, reeds and perhaps a boat. */
export const drawLake = (b: Sheet): string => {
  const day = b.random.pick(DAYS)
  const y = b.h * 0.56
  const x = b.w * b.random.range(0.3, 0.7)
  let out =
    sky(b, day.sky) +
    orb(x, b.h * 0.34, b.s * 0.075, day.sun, 0.3) +
    ridge(b, 0.5, 0.12, day.far, 5) +
    rect(0, y, b.w, b.h - y, day.sky[1] ?? '#cde')
  out +=
    `<g opacity=".45">${disc(x, y + b.h * 0.2, b.s * 0.07, day.sun)}</g>` +
    rect(0, y, b.w, b.h * 0.012, day.mid, 0, ' opacity=".6"')
  for (let i = 0; i < 14; i += 1)
    out += rect(
      b.w * b.random.next(),
      y + (b.h - y) * b.random.next(),
      b.s * b.random.range(0.05, 0.2),
      b.s * 0.005,
      '#fff',
      2,
      ' opacity=".4"',
    )
  const u = b.s * 0.05
  const bx = b.w * b.random.range(0.3, 0.7)
  out += `<path fill="#7a4634" d="M${n(bx - u * 2)} ${n(b.h * 0.74)}h${n(u * 4)}q${n(-u * 0.5)} ${n(u)} ${n(-u * 1.2)} ${n(u)}h${n(-u * 1.6)}q${n(-u * 0.8)} 0 ${n(-u * 1.2)} ${n(-u)}z"/>`
  for (let i = 0; i < 22; i += 1) {
    const rx = b.w * (b.random.chance(0.5) ? b.random.range(0, 0.26) : b.random.range(0.78, 1))
    const tall = b.s * b.random.range(0.1, 0.24)
    out += line(
      `M${n(rx)} ${b.h}q${n(tall * 0.08)} ${n(-tall * 0.6)} ${n(tall * b.random.range(-0.1, 0.2))} ${n(-tall)}`,
      day.near,
      b.s * 0.006,
    )
  }
  return out
}
