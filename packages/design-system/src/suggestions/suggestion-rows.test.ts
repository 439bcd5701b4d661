import { describe, expect, it } from 'vitest'
import { named, rowsFor, sectionsOf, type Asked } from './suggestion-rows.ts'

const options = [
  { value: 'lisbon', label: 'Lisbon', group: 'Europe' },
  { value: 'malaga', label: 'Málaga', group: 'Europe' },
  { value: 'lagos', label: 'Lagos', group: 'Africa' },
  { value: 'san-juan', label: 'San Juan' },
]
const labels = (asked: Partial<Asked>) =>
  rowsFor({ options, query: '', filter: undefined, create: false, locale: 'en', ...asked }).map(({ label, create }) =>
    create ? `+ ${label}` : label,
  )

describe('rowsFor', () => {
  it('offers everything while nothing is typed', () => {
    expect(labels({ query: '  ' })).toEqual(['Lisbon', 'Málaga', 'Lagos', 'San Juan'])
  })
  it('finds without case, accents and the order of words', () => {
    expect(labels({ query: 'MALA' })).toEqual(['Málaga'])
    expect(labels({ query: 'málaga' })).toEqual(['Málaga'])
    expect(labels({ query: 'juan san' })).toEqual(['San Juan'])
    expect(labels({ query: 'zzz' })).toEqual([])
  })
  it('lets the consumer decide, or the server that has answered', () => {
    expect(labels({ query: 'x', filter: ({ value }, query) => value === 'lagos' && query === 'x' })).toEqual(['Lagos'])
    expect(labels({ query: 'zzz', filter: false })).toHaveLength(4)
  })
  it('offers to make what no option is called', () => {
    expect(labels({ query: ' Lis ', create: true })).toEqual(['Lisbon', '+ Lis'])
    expect(labels({ query: 'lagos', create: true })).toEqual(['Lagos'])
    expect(labels({ query: ' ', create: true })).not.toContain('+ ')
  })
})

it('knows the option that a text names in full', () => {
  expect(named(options, ' malaga ', 'en')?.value).toBe('malaga')
  expect(named(options, 'mala', 'en')).toBeUndefined()
})

it('cuts rows where the group changes, and counts the lines with their names', () => {
  const rows = rowsFor({ options, query: '', filter: undefined, create: false, locale: 'en' })
  const { sections, lines } = sectionsOf(rows)
  expect(sections.map(({ group, line, first, rows: { length } }) => [group, line, first, length])).toEqual([
    ['Europe', 0, 0, 2],
    ['Africa', 3, 2, 1],
    [undefined, 5, 3, 1],
  ])
  expect(lines).toBe(6)
})
