import { Readable } from 'node:stream'
import type { SearchEvent, SearchResponse } from '@skein/contract'
import { whenLeft } from '../../assistant/when-left.ts'
import type { OpenPage } from '../../browse/open-page.ts'
import type { Config } from '../../config.ts'
import { askerOf } from '../../http/call-limits.ts'
import { callsWith } from '../../http/calls.ts'
import { languageOf } from '../../http/language.ts'
import { Problem } from '../../http/problem.ts'
import type { Log } from '../../ports.ts'
import type { BlendedSearch } from './blended-search.ts'

type Needs = {
  config: Config
  blendedSearch: BlendedSearch
  openPage: OpenPage
  log: Log
}

const defineCall = callsWith<Needs>()

const line = (event: SearchEvent) => `data: ${JSON.stringify(event)}\n\n`

/** What is found as events: what is there already, then the rest of it. A failure that comes later is an event too. */
async function* eventsOf(
  first: SearchResponse,
  rest: AsyncGenerator<SearchResponse, void>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<string> {
  let last = first
  try {
    yield line({ type: 'results', response: first })
    for await (const response of rest) {
      last = response
      yield line({ type: 'results', response })
    }
    yield line({ type: 'done', response: last })
  } catch (error) {
    if (!(error instanceof Problem)) onFailure(error)
    const { code, message } = error instanceof Problem ? error : new Problem('internal')
    yield line({ type: 'error', code, message })
  }
}

/** §7 POST /api/search/blended: JSON when all is there; as events, as it comes, where those are accepted. */
const blended = defineCall(
  'blendedSearch',
  async (asked) => {
    const { viewer, body, request, reply, blendedSearch, log } = asked
    const responses = blendedSearch({
      ...body,
      viewer,
      asker: askerOf(viewer, request),
      language: viewer?.user.language ?? languageOf(request.headers),
      left: whenLeft(reply),
    })
    const first = await responses.next()
    if (first.done === true) throw new Problem('search-failed')
    if (request.headers.accept?.includes('text/event-stream') === true) {
      const events = eventsOf(first.value, responses, (error) => log.error({ err: error }, 'a search failed'))
      reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no')
      await reply.type('text/event-stream; charset=utf-8').send(Readable.from(events, { objectMode: false }))
      return first.value
    }
    let last = first.value
    for await (const response of responses) last = response
    return last
  },
  { cost: 'search', limit: 'searches' },
)

/** Behaviour §2.12: what browse mode asks before it frames a page. */
const page = defineCall(
  'openPage',
  ({ query, request, openPage, config }) =>
    openPage(query.url, new URL(config.publicUrl ?? `${request.protocol}://${request.host}`)),
  { limit: 'openedPages' },
)

export const blendedCalls = [blended, page]
