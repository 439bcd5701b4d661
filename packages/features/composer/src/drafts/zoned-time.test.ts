import { expect, test } from 'vitest'
import { momentOf, wallOf } from './zoned-time.ts'

const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString())

test.each([
  ['UTC', '2026-11-27T19:30', '2026-11-27T19:30:00.000Z'],
  ['Etc/GMT+5', '2026-11-27T19:30', '2026-11-28T00:30:00.000Z'],
  ['Asia/Kolkata', '2026-01-01T00:15', '2025-12-31T18:45:00.000Z'],
  ['Europe/Berlin', '2026-07-01T12:00', '2026-07-01T10:00:00.000Z'],
  ['Europe/Berlin', '2026-12-01T12:00', '2026-12-01T11:00:00.000Z'],
  // The hours beside a change of the clocks.
  ['Europe/Berlin', '2026-10-25T00:30', '2026-10-24T22:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
])('in %s a clock shows %s at %s', (zone, wall, moment) => {
  expect(iso(momentOf(wall, zone))).toBe(moment)
  expect(wallOf(Date.parse(moment), zone)).toBe(wall)
})

test.each([
  ['Europe/Lisbon', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
])('in %s a clock shows %s twice: the first time is meant', (zone, wall, moment) => {
  expect(iso(momentOf(wall, zone))).toBe(moment)
})

test.each([
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T03:30'],
  ['America/New_York', '2026-03-08T02:00', '2026-03-08T03:00'],
  ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40'],
])('in %s a clock never shows %s: it is as far after the change, at %s', (zone, wall, shown) => {
  expect(wallOf(momentOf(wall, zone) ?? 0, zone)).toBe(shown)
})

test('what is no date is no moment', () => {
  for (const wall of ['', '2026-13-01T00:00', 'tomorrow']) expect(momentOf(wall, 'UTC')).toBeUndefined()
})
