/** Where the check reads from: the list of the specification and the index of a built Storybook. Both are parsed, not trusted. */
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { SpecState, StoryEntry } from './coverage.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const SpecStates = z.array(
  z.object({
    id: z.string().check(z.regex(/^(error|rule|toast|transition):[a-z0-9-]+$|^screen:[a-z-]+\/[a-z-]+$/)),
    spec: z.string().check(z.regex(/^§\d/)),
    line: z.string().check(z.minLength(3)),
    screen: z.string(),
    status: z.enum(['built', 'todo']),
    todo: z.optional(z.string()),
  }),
)

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      subtype: z.optional(z.string()),
      parent: z.optional(z.string()),
      tags: z._default(z.array(z.string()), []),
    }),
  ),
})

/** The states of the specification. @throws when the list does not have its form. */
export function readSpec(): SpecState[] {
  return SpecStates.parse(JSON.parse(readFileSync(`${root}tests/spec-states.json`, 'utf8')))
}

/** The entries of a Storybook index. @throws when the file is missing or is no index. */
export function readIndex(file: string): StoryEntry[] {
  return Object.values(Index.parse(JSON.parse(readFileSync(file, 'utf8'))).entries)
}

/** A file of the repository, or undefined. */
export function readRepository(file: string): string | undefined {
  const path = `${root}${file}`
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Where `npm run build` leaves the index of the catalogue. */
export const builtIndex = `${root}apps/storybook/storybook-static/index.json`
