import { clampChroma, formatHex } from 'culori'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { checkContrast } from '../src/create-theme/check-contrast.ts'
import { requiredPairs } from '../src/create-theme/promises.ts'
import * as tables from '../src/tokens/index.ts'

it('the 47 required pairs are here', () => expect(requiredPairs).toHaveLength(47))

describe.each(Object.entries(Object.groupBy(checkContrast(tables), ({ set }) => set)))('%s', (_, pairs = []) => {
  it.each(pairs)('$front on $ground reaches $need', ({ ratio, need }) => {
    expect(ratio).toBeGreaterThanOrEqual(need)
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
