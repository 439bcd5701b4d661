import { base, dark, darkMoreContrast, light, lightMoreContrast } from '@skein/design-system/tokens'

/** A colour role as CSS names it. */
export function kebab(role: string): string {
  return role.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
}

/** The relative luminance of an sRGB colour (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two opaque colours (WCAG 2.2, "contrast ratio"), from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

export { base, dark, darkMoreContrast, light, lightMoreContrast }

/** The groups the roles are shown in; each role with the ground it is read on, where it is read. */
export const colourGroups: readonly {
  readonly title: string
  readonly roles: readonly (readonly [role: keyof typeof light.color, ground?: keyof typeof light.color])[]
}[] = [
  {
    title: 'Paper and ink',
    roles: [
      ['canvas'],
      ['surface'],
      ['sunken'],
      ['hover'],
      ['text', 'surface'],
      ['textMuted', 'surface'],
      ['textFaint', 'surface'],
      ['border', 'surface'],
      ['borderControl', 'surface'],
    ],
  },
  {
    title: 'Blue acts',
    roles: [
      ['accent', 'surface'],
      ['accentHover', 'surface'],
      ['onAccent', 'accent'],
      ['accentText', 'surface'],
      ['accentSoft'],
      ['focus', 'surface'],
      ['pollBar'],
      ['pollBarWin'],
      ['verified', 'surface'],
    ],
  },
  {
    title: 'Violet is AI, and nothing else is',
    roles: [['ai', 'surface'], ['onAi', 'ai'], ['aiText', 'aiSoft'], ['aiBorder', 'surface'], ['aiSoft']],
  },
  {
    title: 'Rose likes, green reposts',
    roles: [
      ['like', 'surface'],
      ['repost', 'surface'],
    ],
  },
  {
    title: 'States',
    roles: [
      ['danger', 'surface'],
      ['onDanger', 'danger'],
      ['dangerSoft'],
      ['success', 'successSoft'],
      ['successSoft'],
      ['warning', 'warningSoft'],
      ['warningSoft'],
      ['toast', 'canvas'],
      ['onToast', 'toast'],
    ],
  },
  {
    title: 'What cannot be pressed stays legible',
    roles: [
      ['onDisabled', 'disabled'],
      ['onAccentDisabled', 'accentDisabled'],
      ['onAiDisabled', 'aiDisabled'],
      ['onDangerDisabled', 'dangerDisabled'],
    ],
  },
]
