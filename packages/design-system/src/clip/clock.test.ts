import { expect, it } from 'vitest'
import { clock } from './clock.ts'

it.each([
  [0, '0:00'],
  [7_400, '0:07'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_725_000, '62:05'],
])('%i ms reads %s', (ms, text) => expect(clock(ms)).toBe(text))
