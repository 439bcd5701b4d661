/**
 * A story of the catalogue: the mocked network of a row, and the proof that the row was really shown. It holds no framework: what it
 * gives fits Storybook's story annotations (`parameters`, `beforeEach`, `afterEach`) and could be driven by any other runner.
 */
import type { CurrentUser, Language } from '@skein/contract'
import type { AnyHandler } from 'msw'
import { createMockBackend } from './backend/backend.ts'
import type { BackendOptions } from './backend/options.ts'
import { mockCall, refuseTheRest } from './call.ts'
import type { Row } from './catalogue/row.ts'
import { people, viewerOf } from './fixtures/people.ts'
import type { Person } from './fixtures/people.ts'
import { pictures } from './fixtures/pictures.ts'
import { mixedFeed, trends } from './fixtures/posts.ts'
import { faults, forget, hitsOf, recordFault } from './traffic.ts'

/** What the decorators of `apps/storybook` read: who is signed in, where the page stands, in which language. */
export type Stage = {
  /** The session known from the start (`null` for a visitor), or `ask`: the page asks the server. */
  viewer: CurrentUser | null | 'ask'
  path: string
  language: Language
}

export type ScenarioOptions = Partial<Pick<Stage, 'path' | 'language'>> & {
  /** Who is signed in; `null` is a visitor. Ada unless told. */
  as?: Person | null
  /** `ask` leaves it to the page to find out who is signed in. */
  session?: 'known' | 'ask'
  /** Stand in front of the mock backend. */
  handlers?: AnyHandler[]
  backend?: BackendOptions
  /** The assistant translates posts for them. */
  hasTranslation?: true
  /** Changes the browser before the story and puts it back after: what it returns is run when the story ends. */
  setup?: () => () => void
}

export type Scenario = {
  parameters: { msw: { handlers: AnyHandler[] }; skein: Stage }
  beforeEach: (context: { tags: string[] }) => void | (() => void)
  afterEach: (context: { globals: Record<string, unknown> }) => Promise<void>
}

/** Whether a text stands on the page, as text or as the name of something. */
function stands(text: string): boolean {
  const flat = (value: string) => value.replace(/\s+/g, ' ').trim()
  const wanted = flat(text)
  if (flat(document.body.innerText).includes(wanted)) return true
  for (const element of document.body.querySelectorAll('[aria-label], [alt], [title]')) {
    for (const attribute of ['aria-label', 'alt', 'title'])
      if (flat(element.getAttribute(attribute) ?? '') === wanted) return true
  }
  return false
}

/** So many frames (a minute of them) a row's words and calls may take to come: what never comes still fails. */
const patience = 3600

/** Whether something becomes true, looked at once a frame. */
async function happens(condition: () => boolean): Promise<boolean> {
  for (let frames = 0; frames < patience; frames += 1) {
    if (condition()) return true
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return condition()
}

/**
 * The annotations of the story of a row. In Storybook, tags are read without running the file, so the story repeats `row.tags` as a
 * literal; a story whose tags lack one of them fails here, as does one whose call was never made, that asked for something no handler
 * answers, or that ends without the row's text on the page.
 */
export function scenario(
  row: Row,
  {
    as = people.ada,
    session = 'known',
    handlers = [],
    backend,
    hasTranslation,
    path = '/',
    language = 'en',
    setup,
  }: ScenarioOptions = {},
): Scenario {
  const server = createMockBackend({ posts: mixedFeed, ...(as && { signedInAs: as }), ...backend })
  // Storybook draws a story again when the toolbar changes, and runs both hooks again: it is still the same visit.
  let visit: 'none' | 'begun' | 'proven' = 'none'
  return {
    parameters: {
      msw: {
        handlers: [
          ...handlers,
          mockCall('listTrends', trends),
          ...server.handlers,
          pictures,
          refuseTheRest(recordFault),
        ],
      },
      skein: {
        viewer:
          session === 'ask'
            ? session
            : as && {
                ...viewerOf(as),
                ...(backend?.settings?.welcome === 'waiting' && { isNew: true }),
                ...(hasTranslation && { hasTranslation }),
              },
        path,
        language,
      },
    },
    beforeEach({ tags }) {
      const lacking = row.tags.filter((tag) => !tags.includes(tag))
      if (lacking.length > 0) throw new Error(`The story of ${row.id} lacks the tags ${lacking.join(', ')}`)
      if (visit !== 'none') return undefined
      visit = 'begun'
      forget()
      server.reset()
      const putBack = setup?.()
      return () => {
        visit = 'none'
        putBack?.()
      }
    },
    async afterEach({ globals }) {
      if (visit === 'proven') return
      visit = 'proven'
      // A row's words, and what is pressed by name on the way to them, are in its own language.
      if ((globals['locale'] ?? 'en') !== 'en') return
      // What a story shows ahead of the answer may stand there before the request has left.
      const { call } = row
      if (call && !(await happens(() => hitsOf(call) > 0))) throw new Error(`${row.id}: nobody made the call ${call}`)
      if (!(await happens(() => stands(row.shows)))) throw new Error(`${row.id} should show “${row.shows}”`)
      const found = faults()
      if (found.length > 0) throw new Error(found.join('\n'))
    },
  }
}

/** Whether a value is a stage; parameters of a story may be anything. */
export const isStage = (value: unknown): value is Stage =>
  typeof value === 'object' && value !== null && 'viewer' in value && 'path' in value && 'language' in value
