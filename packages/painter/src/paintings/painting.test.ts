/** Pictures drawn from words: which words choose what, and that the same words choose the same. */
import { describe, expect, test } from 'vitest'
import { colour, hex, mix } from './colour.ts'
import { drawPainting } from './painting.ts'
import { readDescription } from './read-description.ts'

/** One of each shape that the assistant is asked for. */
const sizes = [
  { width: 1024, height: 1024 },
  { width: 1792, height: 1024 },
  { width: 1024, height: 1792 },
]

const read = (prompt: string) => readDescription(prompt, '1024x1024')

describe('words', () => {
  test.each([
    ['a sailing boat on a calm sea', 'sea'],
    ['Playa y olas', 'sea'],
    ['un phare sur la côte', 'sea'],
    ['ein Boot auf dem Meer', 'sea'],
    ['snowy mountains', 'mountains'],
    ['the skyline of a city', 'city'],
    ['un bosque de pinos', 'forest'],
    ['une prairie de fleurs', 'flowers'],
    ['Dünen in der Wüste', 'desert'],
    ['a planet far out in space', 'space'],
    ['the joy of a new kettle', 'abstract'],
    ['', 'abstract'],
  ])('%j is a picture of %s', (prompt, scene) => {
    expect(read(prompt).scene).toBe(scene)
  })

  test.each([
    ['a harbour at night', 'night'],
    ['luna sobre el mar', 'night'],
    ['coucher de soleil en ville au soir', 'dusk'],
    ['Berge am Morgen', 'dawn'],
  ])('%j is at %s', (prompt, hour) => {
    expect(read(prompt).hour).toBe(hour)
  })

  test('colours are taken in the order in which they are named', () => {
    expect(read('a red kettle on a blue table').hues).toEqual([25, 250])
    expect(read('ein blauer Tisch, blau, mit rotem').hues).toEqual([250])
    expect(read('a black and white photo').chroma).toBeLessThan(0.5)
  })
})

test.each(sizes)(
  'a drawing of $width by $height is the same for the same words, whatever their case and spaces',
  (size) => {
    const { width, height } = size
    const svg = drawPainting('A comet over the harbour', size, 'standard')
    expect(svg).toContain(`width="${width}" height="${height}"`)
    expect(drawPainting(' a COMET  over the harbour ', size, 'standard')).toBe(svg)
    expect(drawPainting('A comet over the forest', size, 'standard')).not.toBe(svg)
    expect(drawPainting('A comet over the harbour', size, 'hd')).not.toBe(svg)
  },
)

test.each([
  'sea boat birds',
  'mountain snow fog',
  'city rain night',
  'forest clouds',
  'flower',
  'desert dusk',
  'space',
  'space comet',
  'calm',
  'vivid grey',
])('a drawing of %j is whole, and nothing of the words stands in it', (prompt) => {
  const evil = `${prompt} <script>alert(1)</script> "onload=`
  for (const size of sizes) {
    const svg = drawPainting(evil, size, 'hd')
    expect(svg).not.toMatch(/NaN|undefined|Infinity|script|onload|href/)
    expect(svg.endsWith('</svg>')).toBe(true)
  }
})

test('colours are those a screen can show', () => {
  expect(hex(colour(0, 0, 0))).toBe('#000000')
  expect(hex(colour(1, 0, 0))).toBe('#ffffff')
  expect(hex(colour(0.628, 0.2577, 29.23))).toMatch(/^#f[c-f]0[0-9a-f]0[0-9a-f]$/)
  expect(hex(colour(0.7, 0.4, 150))).toMatch(/^#[0-9a-f]{6}$/)
  expect(mix(colour(0.5, 0.1, 350), colour(0.5, 0.1, 10), 0.5).h).toBeCloseTo(0)
})
