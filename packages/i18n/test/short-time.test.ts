import { describe, expect, test } from 'vitest'
import { formatShortTime, messagesOf, type Language } from '../src/index.ts'

const now = new Date('2026-06-15T12:00:00Z')
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const
const shown = async (language: Language, elapsed: number, zone = 'UTC') =>
  formatShortTime(language, await messagesOf(language, 'common'), new Date(now.getTime() - elapsed), now, zone)

describe('short times', () => {
  test.each([
    [-hour, 'now'],
    [29 * second, 'now'],
    [30 * second, '1\u00A0min'],
    [5 * minute, '5\u00A0min'],
    [59 * minute + 29 * second, '59\u00A0min'],
    [59 * minute + 30 * second, '1\u00A0h'],
    [3 * hour, '3\u00A0h'],
    [day - 31 * second, '24\u00A0h'],
    [day, 'Jun 14'],
    [166 * day, 'Dec 31, 2025'],
  ])('%d ms: %s', async (elapsed, text) => expect(await shown('en', elapsed)).toBe(text))

  test('in the other languages', async () => {
    const all = await Promise.all(
      (['es', 'fr', 'de'] as const).map((language) =>
        Promise.all([0, 5 * minute, 3 * hour, 3 * day].map((elapsed) => shown(language, elapsed))),
      ),
    )
    expect(all).toEqual([
      ['ahora', '5\u00A0min', '3\u00A0h', '12 jun'],
      ['maintenant', '5\u00A0min', '3\u00A0h', '12 juin'],
      ['jetzt', '5\u00A0Min.', '3\u00A0Std.', '12. Juni'],
    ])
  })

  test('a day and its year are those of the zone', async () => {
    const newYear = now.getTime() - Date.parse('2026-01-01T02:00:00Z')
    expect(await shown('en', newYear)).toBe('Jan 1')
    expect(await shown('en', newYear, 'Etc/GMT+5')).toBe('Dec 31, 2025')
  })
})
