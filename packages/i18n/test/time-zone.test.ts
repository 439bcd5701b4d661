// @vitest-environment jsdom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { I18nProvider, formatDate, useLanguage, zoneOf } from '../src/index.ts'

const noon = '2026-07-01T12:00:00.000Z'
const at = (timeZone?: string) => {
  function Time() {
    return formatDate(useLanguage(), noon, { timeStyle: 'short', hourCycle: 'h23' })
  }
  return renderToStaticMarkup(createElement(I18nProvider, { language: 'en', timeZone }, createElement(Time)))
}

afterEach(() => void at())

test('P 2.11 times are written in the zone that the member chose; its offset is what its name says, in summer too', () => {
  const shown = (['utc', 'gmt', 'est', 'pst'] as const).map((timezone) => at(zoneOf(timezone)))
  expect(shown).toEqual(['12:00', '12:00', '07:00', '04:00'])
})

test('without a choice the zone of the device counts, and a zone that is asked for goes before', () => {
  expect(zoneOf(null)).toBeUndefined()
  const own = new Intl.DateTimeFormat('en', { timeStyle: 'short', hourCycle: 'h23' }).format(new Date(noon))
  expect(at()).toBe(own)
  at(zoneOf('pst'))
  expect(formatDate('en', noon, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })).toBe('12:00')
})
