/**
 * "Every state catalogued in Storybook against MSW" as a rule that can fail. Pure: rows of the catalogue, stories of a Storybook index and
 * states of the specification go in, findings come out.
 */
import { isCall, callTag, screens, states } from '@skein/mocks'
import type { Row } from '@skein/mocks'
import { routes } from '@skein/contract'

/** An entry of `tests/spec-states.json`: one state, rule, error, toast or transition with the line that asks for it. */
export type SpecState = {
  /** `error:feed-load`, `rule:…`, `toast:…`, `transition:…` or, for the matrix of screens, `screen:home/loading`. */
  id: string
  spec: string
  line: string
  screen: string
  status: 'built' | 'todo'
  /** What will bring it, while it is not built. */
  todo?: string | undefined
}

/** The part of a story's entry in Storybook's index that the rule needs. */
export type StoryEntry = {
  id: string
  title: string
  name: string
  type: string
  subtype?: string | undefined
  parent?: string | undefined
  tags: string[]
}

/** What is wrong, in the words that are printed: `MISSING home-empty …`. */
export type Finding = {
  kind: 'MISSING' | 'AMBIGUOUS' | 'UNPROVEN' | 'UNKNOWN' | 'UNCLEAR' | 'UNCOVERED' | 'STALE'
  text: string
}

const callTags = new Set(Object.keys(routes).filter(isCall).map(callTag))
const screenTags = new Set<string>(screens.map((screen) => `screen:${screen}`))
const stateTags = new Set<string>(states.map((state) => `state:${state}`))

/** The entries of the specification a row stands for: what it names, and its cell in the matrix of screens. */
export function coveredBy(row: Row): string[] {
  const named = row.tags.filter((tag) => /^(error|rule|toast|transition):/.test(tag))
  return [...named, `screen:${row.screen}/${row.state}`]
}

const isProven = (story: StoryEntry, entries: readonly StoryEntry[]) =>
  story.tags.includes('play-fn') || entries.some(({ subtype, parent }) => subtype === 'test' && parent === story.id)

/** Rows against stories: each row has exactly one, and that one asserts something. */
export function findInStories(rows: readonly Row[], entries: readonly StoryEntry[]): Finding[] {
  const stories = entries.filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
  return rows.flatMap((row): Finding[] => {
    if (row.test) return []
    const found = stories.filter(({ tags }) => row.tags.every((tag) => tags.includes(tag)))
    const [story, ...more] = found
    if (!story) return [{ kind: 'MISSING', text: `${row.id}: no story carries ${row.tags.join(' ')}` }]
    if (more.length > 0) {
      return [{ kind: 'AMBIGUOUS', text: `${row.id}: ${found.map(({ id }) => id).join(', ')}` }]
    }
    return isProven(story, entries) ? [] : [{ kind: 'UNPROVEN', text: `${row.id}: ${story.id} has no play function` }]
  })
}

/** Stories against rows: a screen's story carries known tags only, one screen, one state, and a row. */
export function findInTags(
  rows: readonly Row[],
  entries: readonly StoryEntry[],
  spec: readonly SpecState[],
): Finding[] {
  const rowTags = new Set(rows.map(({ id }) => `row:${id}`))
  const specTags = new Set(spec.map(({ id }) => id))
  const known: Record<string, (tag: string) => boolean> = {
    row: (tag) => rowTags.has(tag),
    screen: (tag) => screenTags.has(tag),
    state: (tag) => stateTags.has(tag),
    call: (tag) => callTags.has(tag),
    error: (tag) => specTags.has(tag),
    rule: (tag) => specTags.has(tag),
    toast: (tag) => specTags.has(tag),
    transition: (tag) => specTags.has(tag),
  }
  return entries
    .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
    .flatMap((story) => {
      const findings: Finding[] = []
      for (const tag of story.tags.filter((tag) => tag.includes(':'))) {
        if (!known[tag.slice(0, tag.indexOf(':'))]?.(tag)) {
          findings.push({ kind: 'UNKNOWN', text: `${story.id} carries ${tag}` })
        }
      }
      if (story.title.startsWith('Screens/')) {
        for (const space of ['row', 'screen', 'state']) {
          const count = story.tags.filter((tag) => tag.startsWith(`${space}:`)).length
          if (count !== 1)
            findings.push({ kind: 'UNCLEAR', text: `${story.id} carries ${count} tags ${space}:…, not 1` })
        }
      }
      return findings
    })
}

/** Rows against the specification: what is called built has a row, what has a row is called built. */
export function findInSpec(rows: readonly Row[], spec: readonly SpecState[]): Finding[] {
  const covered = new Set(rows.flatMap(coveredBy))
  const known = new Set(spec.map(({ id }) => id))
  const findings: Finding[] = []
  for (const { id, status, spec: section, line } of spec) {
    if (status === 'built' && !covered.has(id))
      findings.push({ kind: 'UNCOVERED', text: `${id} (${section}: ${line})` })
    if (status === 'todo' && covered.has(id))
      findings.push({ kind: 'STALE', text: `${id} has a row but is still called todo` })
  }
  for (const row of rows) {
    for (const id of coveredBy(row)) {
      if (!known.has(id) && !id.startsWith('screen:'))
        findings.push({ kind: 'UNKNOWN', text: `${row.id} covers ${id}` })
    }
  }
  return findings
}

/** Rows proven by a test instead of a story: the file has a test of that name. `read` answers undefined for a missing file. */
export function findInTests(rows: readonly Row[], read: (file: string) => string | undefined): Finding[] {
  return rows.flatMap(({ id, test }): Finding[] => {
    if (!test) return []
    const text = read(test.file)
    if (text === undefined) return [{ kind: 'MISSING', text: `${id}: there is no ${test.file}` }]
    return text.includes(test.name)
      ? []
      : [{ kind: 'UNPROVEN', text: `${id}: ${test.file} has no test “${test.name}”` }]
  })
}

/** How many entries of each kind are built and how many are to come, and where from. */
export function countSpec(spec: readonly SpecState[]) {
  const kinds = Map.groupBy(spec, ({ id }) => id.slice(0, id.indexOf(':')))
  const coming = Map.groupBy(
    spec.filter(({ status }) => status === 'todo'),
    ({ todo, screen }) => todo ?? screen,
  )
  return {
    kinds: [...kinds].map(([kind, all]) => ({
      kind,
      all: all.length,
      built: all.filter(({ status }) => status === 'built').length,
    })),
    coming: [...coming].map(([from, all]) => ({ from, count: all.length })).toSorted((a, b) => b.count - a.count),
  }
}
