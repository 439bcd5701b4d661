import { describe, expect, test } from 'vitest'
import { ratioOf } from './image-layout.ts'
import { hostOf, shortAddress } from './short-address.ts'

describe('an address in a text', () => {
  test.each([
    ['https://www.observatory.example/', 'observatory.example'],
    ['http://observatory.example/comet?night=2', 'observatory.example/comet?night=2'],
    ['https://observatory.example/a/very/long/path/to/the/comet', 'observatory.example/a/very/long/pat…'],
  ])('%s is shown as %s', (address, shown) => {
    expect(shortAddress(address)).toBe(shown)
  })

  test('its host is what a card names', () => {
    expect(hostOf('https://www.observatory.example/comet')).toBe('observatory.example')
    expect(hostOf('not an address')).toBe('not an address')
  })
})

test('a picture keeps its shape within what a screen can show', () => {
  expect(ratioOf({ width: 1600, height: 900 })).toBeCloseTo(16 / 9)
  expect(ratioOf({ width: 600, height: 3000 })).toBe(0.8)
  expect(ratioOf({ width: 4000, height: 400 })).toBe(2.5)
})
