import type { SearchEvent, SearchResponse } from '@skein/contract'
import type { OpenPage } from '../../browse/open-page.ts'
import { askerOf } from '../../calls/call-limits.ts'
import { callsWith } from '../../calls/define-call.ts'
import { EventAnswer, acceptsEvents, failureEvent } from '../../calls/event-answer.ts'
import { languageOf } from '../../calls/language.ts'
import { Problem } from '../../calls/problem.ts'
import type { Log } from '../../ports.ts'
import type { ProductConfig } from '../../product-config.ts'
import type { BlendedSearch } from './blended-search.ts'

type Needs = {
  config: ProductConfig
  blendedSearch: BlendedSearch
  openPage: OpenPage
  log: Log
}

const defineCall = callsWith<Needs>()

/** What is found as events: what is there already, then the rest of it. A failure that comes later is an event too. */
async function* eventsOf(
  first: SearchResponse,
  rest: AsyncGenerator<SearchResponse, void>,
  onFailure: (error: unknown) => void,
): AsyncGenerator<SearchEvent, void> {
  let last = first
  try {
    yield { type: 'results', response: first }
    for await (const response of rest) {
      last = response
      yield { type: 'results', response }
    }
    yield { type: 'done', response: last }
  } catch (error) {
    if (!(error instanceof Problem)) onFailure(error)
    yield failureEvent(error)
  }
}

/** §7 POST /api/search/blended: JSON when all is there; as events, as it comes, where those are accepted. */
const blended = defineCall(
  'blendedSearch',
  async (asked) => {
    const { viewer, body, request, left, blendedSearch, log } = asked
    const responses = blendedSearch({
      ...body,
      viewer,
      asker: askerOf(viewer, request),
      language: viewer?.user.language ?? languageOf(request.headers),
      left,
    })
    const first = await responses.next()
    if (first.done === true) throw new Problem('search-failed')
    if (acceptsEvents(request))
      return new EventAnswer(eventsOf(first.value, responses, (error) => log.error({ err: error }, 'a search failed')))
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
