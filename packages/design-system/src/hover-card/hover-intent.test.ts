import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createHoverIntent } from './hover-intent.ts'

const event = new Event('pointermove')
let opened: string | undefined
let isSeen: boolean
let isHeld: boolean
let told: string[]
let refused: boolean

function make() {
  return createHoverIntent<string>(
    {
      opened: () => opened,
      isSeen: () => isSeen,
      isHeld: () => isHeld,
      open(trigger, reason) {
        told.push(`${trigger} ${reason}`)
        if (!refused) opened = trigger
      },
      close(reason) {
        told.push(`- ${reason}`)
        if (!refused) opened = undefined
        return !refused
      },
    },
    () => ({ delay: 500, closeDelay: 250 }),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  ;[opened, isSeen, isHeld, told, refused] = [undefined, true, false, [], false]
})
afterEach(() => vi.useRealTimers())

it('comes after its wait, however often the pointer moves on the trigger meanwhile', () => {
  const intent = make()
  for (let moves = 0; moves < 5; moves++) {
    intent.hover('noor', event)
    vi.advanceTimersByTime(99)
  }
  expect(told).toEqual([])
  vi.advanceTimersByTime(5)
  expect(told).toEqual(['noor hover'])
})

it('does not come for a pointer that only crosses', () => {
  const intent = make()
  intent.hover('noor', event)
  vi.advanceTimersByTime(499)
  intent.away(event)
  vi.runAllTimers()
  expect(told).toEqual([])
})

it('waits for the pointer to reach it, or to come back', () => {
  const intent = make()
  intent.hover('noor', event)
  vi.advanceTimersByTime(500)
  intent.away(event)
  vi.advanceTimersByTime(249)
  intent.reach()
  vi.runAllTimers()
  intent.away(event)
  vi.advanceTimersByTime(249)
  intent.hover('noor', event)
  vi.runAllTimers()
  expect(opened).toBe('noor')
  intent.away(event)
  vi.advanceTimersByTime(250)
  expect(told).toEqual(['noor hover', '- hover'])
})

it('goes at once where nothing is seen yet', () => {
  isSeen = false
  const intent = make()
  intent.hover('noor', event)
  vi.advanceTimersByTime(500)
  intent.away(event)
  expect(told).toEqual(['noor hover', '- hover'])
})

it('lets the pointer cross another trigger on its way, and gives way to one that it rests on', () => {
  const intent = make()
  intent.hover('noor', event)
  vi.advanceTimersByTime(500)
  intent.hover('ines', event)
  vi.advanceTimersByTime(100)
  intent.reach()
  vi.runAllTimers()
  expect(opened).toBe('noor')
  intent.hover('ines', event)
  vi.runAllTimers()
  expect(told).toEqual(['noor hover', '- hover', 'ines hover'])
})

it('stays for a keyboard that is there, whatever the pointer does', () => {
  const intent = make()
  intent.focus('noor', event)
  vi.advanceTimersByTime(500)
  isHeld = true
  intent.hover('noor', event)
  intent.away(event)
  vi.runAllTimers()
  expect(told).toEqual(['noor focus'])
})

it('forgets the focus that left before the wait was over, not the pointer that rests', () => {
  const intent = make()
  intent.focus('noor', event)
  intent.blur()
  vi.runAllTimers()
  expect(told).toEqual([])
  intent.hover('noor', event)
  intent.blur()
  vi.runAllTimers()
  expect(told).toEqual(['noor hover'])
})

it('is quiet after a press or Escape until the pointer has left, and asks no second time after a refusal', () => {
  const intent = make()
  intent.hover('noor', event)
  intent.press('noor', event)
  intent.hover('noor', event)
  vi.runAllTimers()
  expect(told).toEqual([])
  intent.away(event)
  intent.hover('noor', event)
  vi.advanceTimersByTime(500)
  expect(intent.dismiss('escape', event)).toBe(true)
  intent.hover('noor', event)
  intent.focus('noor', event)
  vi.runAllTimers()
  expect(told).toEqual(['noor hover', '- escape'])
  refused = true
  intent.away(event)
  intent.hover('noor', event)
  vi.runAllTimers()
  intent.hover('noor', event)
  vi.runAllTimers()
  expect(told).toEqual(['noor hover', '- escape', 'noor hover'])
})

it('a press closes what is open, and nothing is left to wait after stop', () => {
  const intent = make()
  intent.hover('noor', event)
  vi.advanceTimersByTime(500)
  intent.press('noor', event)
  intent.away(event)
  intent.hover('ines', event)
  intent.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(told).toEqual(['noor hover', '- trigger'])
})
