import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  // No hook of React, whatever its name says.
  useMode as register,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch, modeOklab]) register(mode)
const toOklch = register(modeOklch)
const toRgb = converter('rgb')

/** A colour by its lightness (0 to 1), its chroma and its hue in degrees: two of the same lightness look equally light. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

/** Below it a colour is grey, and its hue the noise of a rounded figure. */
const grey = 0.0005

/** Less than half of one of the 256 steps of a channel: outside by as little is the error of a sum. */
const slack = 1 / 512
const isShown = (channel: number) => channel > -slack && channel < 1 + slack

/** As hex; what no screen of sRGB shows loses chroma until one does. */
export function hexOf({ l, c, h }: Oklch): string {
  const colour = { mode: 'oklch', l, c, h } as const
  const { r, g, b } = toRgb(colour)
  // The edge of sRGB is hollow at blue: a search for it from a colour upon it would end far inside.
  return formatHex([r, g, b].every(isShown) ? colour : clampChroma(colour, 'oklch'))
}

/** What CSS would read in `text`, or nothing where that is no opaque colour. */
export function readColour(text: string): Oklch | undefined {
  const parsed = parse(text)
  if (parsed === undefined || (parsed.alpha ?? 1) !== 1) return undefined
  const { l, c, h = 0 } = toOklch(parsed)
  const shown = toOklch(hexOf({ l, c, h })) ?? { l, c, h }
  return shown.c < grey ? { l: shown.l, c: 0, h: 0 } : { l: shown.l, c: shown.c, h: shown.h ?? 0 }
}

/** The ratio that WCAG 2.2 defines, from 1 to 21. */
export const contrast = (front: string, ground: string): number => wcagContrast(front, ground)
