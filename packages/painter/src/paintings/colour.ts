/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees: OKLCH, in which mixing stays clean. */
export type Colour = { l: number; c: number; h: number }

export const colour = (l: number, c: number, h: number): Colour => ({ l, c, h: ((h % 360) + 360) % 360 })

/** A colour between two, hues by the shorter way. @param t 0 for the first, 1 for the second */
export function mix(a: Colour, b: Colour, t: number): Colour {
  const turn = ((b.h - a.h + 540) % 360) - 180
  return colour(a.l + (b.l - a.l) * t, a.c + (b.c - a.c) * t, a.h + turn * t)
}

export const lighter = (base: Colour, by: number): Colour =>
  colour(Math.min(0.99, Math.max(0.02, base.l + by)), base.c, base.h)

/** Linear light of red, green and blue (Björn Ottosson's matrices); outside 0 to 1 where no screen shows it. */
function linearOf({ l, c, h }: Colour): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ]
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ]
}

const channel = (linear: number) => {
  const light = Math.min(1, Math.max(0, linear))
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(value * 255)
    .toString(16)
    .padStart(2, '0')
}

const fits = (of: Colour) => linearOf(of).every((value) => value >= -0.002 && value <= 1.002)

/** As a hex colour; chroma gives way until a screen can show it. */
export function hex(of: Colour): string {
  const { l, h } = of
  let { c } = of
  for (let step = 0; step < 12 && !fits({ l, c, h }); step += 1) c *= 0.88
  return `#${linearOf({ l, c, h }).map(channel).join('')}`
}
