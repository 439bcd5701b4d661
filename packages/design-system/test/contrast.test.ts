import { clampChroma, formatHex, wcagContrast } from 'culori'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dark, darkMoreContrast, light, lightMoreContrast } from '../src/tokens/index.ts'

type Role = keyof typeof light.color

/** Text needs 4.5:1 (WCAG 1.4.3); what a control or a graphic is known by needs 3:1 (1.4.11); a hairline needs none. */
const text = [
  ['text', ['canvas', 'surface', 'sunken', 'hover', 'aiSoft', 'accentSoft', 'pollBar', 'pollBarWin']],
  ['textMuted', ['canvas', 'surface', 'sunken', 'hover', 'aiSoft']],
  ['textFaint', ['surface', 'canvas']],
  ['accentText', ['canvas', 'surface', 'accentSoft', 'hover']],
  ['onAccent', ['accent', 'accentHover']],
  ['aiText', ['surface', 'aiSoft']],
  ['onAi', ['ai']],
  ['like', ['surface', 'hover']],
  ['repost', ['surface', 'hover']],
  ['danger', ['surface', 'dangerSoft']],
  ['onDanger', ['danger']],
  ['success', ['surface']],
  ['warning', ['surface', 'warningSoft']],
  ['onToast', ['toast']],
] as const satisfies readonly (readonly [Role, readonly Role[]])[]

const graphics = [
  ['aiBorder', ['surface', 'canvas', 'aiSoft']],
  ['verified', ['surface', 'hover']],
  ['borderControl', ['surface', 'canvas', 'sunken']],
  ['focus', ['surface', 'canvas', 'sunken']],
  ['toast', ['canvas']],
] as const satisfies readonly (readonly [Role, readonly Role[]])[]

/** Pairs that the drawings need and the first table did not name. */
const later = [
  ['text', ['dangerSoft', 'warningSoft']],
  ['success', ['successSoft']],
  ['danger', ['canvas']],
  ['accent', ['surface']],
  ['onDisabled', ['disabled', 'surface', 'canvas']],
  ['onAccentDisabled', ['accentDisabled']],
  ['onAiDisabled', ['aiDisabled']],
  ['onDangerDisabled', ['dangerDisabled']],
  ...([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(
    (person) => [`avatarInk${person}`, [`avatarFrom${person}`, `avatarTo${person}`]] as const,
  ),
] as const satisfies readonly (readonly [Role, readonly Role[]])[]

const flat = (pairs: readonly (readonly [Role, readonly Role[]])[], need: number) =>
  pairs.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground, need })))

const required = [...flat(text, 4.5), ...flat(graphics, 3)]
const drawn = [...required, { front: 'border', ground: 'surface', need: 1.2 } as const]

const themes = {
  light: light.color,
  dark: dark.color,
} satisfies Record<string, Record<Role, string>>

const themesWithMore = {
  'light, more contrast': { ...light.color, ...lightMoreContrast.color },
  'dark, more contrast': { ...dark.color, ...darkMoreContrast.color },
} satisfies Record<string, Record<Role, string>>

it('the 47 required pairs are here', () => expect(required).toHaveLength(47))

describe.each(Object.entries(themes))('%s', (_, theme) => {
  it.each([...drawn, ...flat(later, 4.5)])('$front on $ground reaches $need', ({ front, ground, need }) => {
    expect(wcagContrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(need)
  })
})

describe.each(Object.entries(themesWithMore))('%s', (_, theme) => {
  // Text that people read and write reaches 7:1 (WCAG 1.4.6); everything else at least what text needs.
  const enhanced: ReadonlySet<Role> = new Set(['text', 'textMuted', 'textFaint', 'accentText', 'aiText'])
  it.each(drawn)('$front on $ground', ({ front, ground }) => {
    const need = front === 'border' ? 3 : enhanced.has(front) ? 7 : 4.5
    expect(wcagContrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(need)
  })
})

it.each(['light', 'dark', 'light.more-contrast', 'dark.more-contrast'])(
  'in %s each hex is its OKLCH colour in sRGB',
  (file) => {
    const path = fileURLToPath(new URL(`../tokens/${file}.tokens.json`, import.meta.url))
    const parsed: { color: Record<string, { $value?: { components: [number, number, number]; hex: string } }> } =
      JSON.parse(readFileSync(path, 'utf8'))
    const wrong = Object.entries(parsed.color).flatMap(([role, { $value }]) => {
      if (!$value) return []
      const [l, c, h] = $value.components
      const hex = formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
      return hex === $value.hex ? [] : [`${role}: ${$value.hex} is written, ${hex} is meant`]
    })
    expect(wrong).toEqual([])
  },
)
