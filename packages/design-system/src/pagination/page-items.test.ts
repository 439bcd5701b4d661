import { describe, expect, it } from 'vitest'
import { pageItems } from './page-items.ts'

const row = (page: number, pages: number, siblings = 1) =>
  pageItems(page, pages, siblings)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ')

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
  ])('page %i of %i: %s', (page, pages, shown) => expect(row(page, pages)).toBe(shown))

  it('shows more or none beside the current one', () => {
    expect(row(10, 20, 2)).toBe('1 … 8 9 10 11 12 … 20')
    expect(row(10, 20, 0)).toBe('1 … 10 … 20')
  })

  it('has as many items on every page, the current one among them, and hides no page alone', () => {
    for (const siblings of [0, 1, 2, 3])
      for (let pages = 1; pages <= 30; pages += 1)
        for (let page = 1; page <= pages; page += 1) {
          const items = pageItems(page, pages, siblings)
          expect(items).toHaveLength(Math.min(pages, 2 * siblings + 5))
          expect(items).toContain(page)
          const alone = items.filter((item, index) => {
            const [before, after] = [items[index - 1], items[index + 1]]
            return typeof item === 'string' && Number(after) - Number(before) === 2
          })
          expect(alone).toEqual([])
        }
  })
})
