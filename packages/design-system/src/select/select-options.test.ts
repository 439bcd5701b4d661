import { describe, expect, it } from 'vitest'
import { findTyped, moveTo, sections, type SelectOption } from './select-options.ts'

const option = (label: string, more?: Partial<SelectOption>): SelectOption => ({ value: label, label, ...more })
const names = (...labels: string[]) => labels.map((label) => option(label))

describe('moveTo', () => {
  const options = [
    option('Amara', { disabled: true }),
    option('Ines'),
    option('Noor', { disabled: true }),
    option('Tomas'),
    option('Zoe'),
  ]

  it.each([
    ['ArrowDown', 1, 3],
    ['ArrowDown', 4, 4],
    ['ArrowDown', -1, 1],
    ['ArrowUp', 3, 1],
    ['ArrowUp', 1, 1],
    ['Home', 4, 1],
    ['End', 1, 4],
    ['PageDown', 1, 4],
    ['PageUp', 4, 1],
  ])('%s from %i leads to %i, past what is disabled', (key, from, to) => {
    expect(moveTo(options, from, key)).toBe(to)
  })

  it('goes ten on and ten back', () => {
    const many = Array.from({ length: 40 }, (_, index) => option(String(index)))
    expect(moveTo(many, 5, 'PageDown')).toBe(15)
    expect(moveTo(many, 25, 'PageUp')).toBe(15)
    expect(moveTo(many, 35, 'PageDown')).toBe(39)
    expect(moveTo(many, 4, 'PageUp')).toBe(0)
  })

  it('leads nowhere for other keys, and stays where nothing can be chosen', () => {
    expect(moveTo(options, 1, 'a')).toBeUndefined()
    expect(moveTo(options, 1, 'toString')).toBeUndefined()
    expect(moveTo([option('x', { disabled: true })], -1, 'ArrowDown')).toBe(-1)
    expect(moveTo([], -1, 'End')).toBe(-1)
  })
})

describe('findTyped', () => {
  const options = names('Lagos', 'Lisbon', 'London', 'Nairobi', 'Ñuñoa', 'San Juan')

  it('goes on from where it is, round the end', () => {
    expect(findTyped(options, 0, 'l', 'en')).toBe(1)
    expect(findTyped(options, 2, 'l', 'en')).toBe(0)
    expect(findTyped(options, -1, 'l', 'en')).toBe(0)
  })
  it('takes one letter again and again as going through', () => {
    expect(findTyped(options, 1, 'll', 'en')).toBe(2)
  })
  it('stays at what a longer word still means', () => {
    expect(findTyped(options, 1, 'li', 'en')).toBe(1)
    expect(findTyped(options, 1, 'lo', 'en')).toBe(2)
    expect(findTyped(options, 0, 'san j', 'en')).toBe(5)
  })
  it('knows no case, and accents as the language does', () => {
    expect(findTyped(options, 2, 'NA', 'en')).toBe(3)
    expect(findTyped(options, 2, 'nu', 'en')).toBe(4)
  })
  it('finds nothing, and nothing that is disabled', () => {
    expect(findTyped(options, 0, 'q', 'en')).toBe(-1)
    expect(findTyped([option('Lagos', { disabled: true })], -1, 'l', 'en')).toBe(-1)
    expect(findTyped([], -1, 'l', 'en')).toBe(-1)
  })
})

it('cuts options into sections where the group changes', () => {
  const options = [option('All'), option('Lisbon', { group: 'Europe' }), option('Lagos', { group: 'Africa' })]
  expect(sections(options)).toEqual([
    { group: undefined, from: 0, options: [options[0]] },
    { group: 'Europe', from: 1, options: [options[1]] },
    { group: 'Africa', from: 2, options: [options[2]] },
  ])
})
