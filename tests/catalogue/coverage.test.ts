import { allRows, catalogue } from '@skein/mocks'
import { describe, expect, test } from 'vitest'
import { countSpec, findInSpec, findInStories, findInTags, findInTests } from './coverage.ts'
import type { StoryEntry } from './coverage.ts'
import { readRepository, readSpec } from './sources.ts'

const spec = readSpec()
const row = catalogue['home-load-fails']
const rows = [row]

const story = (change: Partial<StoryEntry> = {}): StoryEntry => ({
  id: 'screens-home-feed--load-fails',
  title: 'Screens/Home/Feed',
  name: 'Load Fails',
  type: 'story',
  tags: ['dev', 'test', 'play-fn', ...row.tags],
  ...change,
})
const without = (...lost: string[]) => story({ tags: story().tags.filter((tag) => !lost.includes(tag)) })
const kinds = (findings: { kind: string }[]) => findings.map(({ kind }) => kind)

describe('the catalogue as it stands', () => {
  test('covers what the specification list calls built, and nothing it does not know', () => {
    expect(findInSpec(allRows, spec)).toEqual([])
  })

  test('names tests that exist', () => {
    expect(findInTests(allRows, readRepository)).toEqual([])
  })

  test('the specification list is complete', () => {
    const counted = Object.fromEntries(countSpec(spec).kinds.map(({ kind, all }) => [kind, all]))
    expect(counted).toMatchObject({ transition: 84, rule: 21, error: 38, toast: 11 })
    expect(new Set(spec.map(({ id }) => id)).size).toBe(spec.length)
  })

  test('no two rows could take the same story', () => {
    for (const { id, tags } of allRows) {
      const others = allRows.filter((other) => other.id !== id && tags.every((tag) => other.tags.includes(tag)))
      expect({ id, others }).toEqual({ id, others: [] })
    }
  })
})

describe('the check', () => {
  test('is content with one proven story for a row', () => {
    expect([...findInStories(rows, [story()]), ...findInTags(rows, [story()], spec)]).toEqual([])
  })

  test('reports a row without a story, and one whose story lacks a tag', () => {
    expect(kinds(findInStories(rows, []))).toEqual(['MISSING'])
    expect(kinds(findInStories(rows, [without('error:feed-load')]))).toEqual(['MISSING'])
  })

  test('reports two stories for one row', () => {
    expect(kinds(findInStories(rows, [story(), story({ id: 'screens-home-feed--again' })]))).toEqual(['AMBIGUOUS'])
  })

  test('reports a story that asserts nothing, and takes a test of the story for proof', () => {
    const silent = without('play-fn')
    const proof = story({ id: `${silent.id}:shows-the-text`, subtype: 'test', parent: silent.id })
    expect(kinds(findInStories(rows, [silent]))).toEqual(['UNPROVEN'])
    expect(findInStories(rows, [silent, proof])).toEqual([])
  })

  test.each(['error:feed-lode', 'state:lost', 'screen:attic', 'row:nobody', 'call:get-nothing', 'mood:good'])(
    'reports the tag %s',
    (tag) => {
      expect(kinds(findInTags(rows, [story({ tags: [...story().tags, tag] })], spec))).toContain('UNKNOWN')
    },
  )

  test('reports a screen story without a row, or with two states', () => {
    expect(kinds(findInTags(rows, [without(`row:${row.id}`)], spec))).toEqual(['UNCLEAR'])
    expect(kinds(findInTags(rows, [story({ tags: [...story().tags, 'state:empty'] })], spec))).toEqual(['UNCLEAR'])
    expect(findInTags(rows, [story({ title: 'Primitives/Button', tags: ['dev'] })], spec)).toEqual([])
  })

  test('reports a state of the specification whose row was deleted, and one built before it was called so', () => {
    expect(
      kinds(
        findInSpec(
          allRows.filter(({ id }) => id !== row.id),
          spec,
        ),
      ),
    ).toContain('UNCOVERED')
    const early = spec.map((state) => (state.id === 'error:feed-load' ? { ...state, status: 'todo' as const } : state))
    expect(kinds(findInSpec(allRows, early))).toEqual(['STALE'])
    expect(kinds(findInSpec([...allRows, { ...row, tags: [...row.tags, 'rule:unheard-of'] }], spec))).toEqual([
      'UNKNOWN',
    ])
  })

  test('reports a proof that is not there', () => {
    const tested = [{ ...row, test: { file: 'packages/data/src/nothing.test.ts', name: 'x' } }]
    expect(kinds(findInTests(tested, () => undefined))).toEqual(['MISSING'])
    expect(kinds(findInTests(tested, () => "test('y')"))).toEqual(['UNPROVEN'])
    expect(findInTests(tested, () => "test('x')")).toEqual([])
  })
})
