import { expect, it } from 'vitest'
import { clock, readPlayback } from './playback.ts'

const nothing = { length: 0, end: () => 0 }
const video = { error: null, paused: false, readyState: 4, currentTime: 12, duration: 42, buffered: nothing }

it('tells playing from loading, paused and failed', () => {
  expect(readPlayback(video).state).toBe('playing')
  expect(readPlayback({ ...video, readyState: 2 }).state).toBe('loading')
  expect(readPlayback({ ...video, paused: true, readyState: 0 }).state).toBe('paused')
  expect(readPlayback({ ...video, error: { code: 4 } }).state).toBe('failed')
})

it('knows how far it is, how long it is, and how much has arrived', () => {
  expect(readPlayback({ ...video, buffered: { length: 2, end: (range) => [5, 30][range] ?? 0 } })).toEqual({
    state: 'playing',
    time: 12,
    duration: 42,
    buffered: 30,
  })
})

it('has no length while the length is not known', () => {
  expect(readPlayback({ ...video, duration: Number.NaN }).duration).toBe(0)
  expect(readPlayback({ ...video, duration: Number.POSITIVE_INFINITY }).duration).toBe(0)
})

it('V10 writes times as a clock shows them', () => {
  expect([0, 12.9, 42, 60, 3599].map(clock)).toEqual(['0:00', '0:12', '0:42', '1:00', '59:59'])
})
