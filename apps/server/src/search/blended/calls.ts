import { Readable } from 'node:stream'
import type { SearchEvent, SearchResponse } from '@skein/contract'
import type { FastifyRequest } from 'fastify'
import type { Viewer } from '../../auth/sessions.ts'
import { whenLeft } from '../../assistant/when-left.ts'
import { defineCall } from '../../http/calls.ts'
import { limitedAddress } from '../../http/client-address.ts'
import { languageOf } from '../../http/language.ts'
import { Problem } from '../../http/problem.ts'

/** Whose searches are counted together: a member's, or those of a network address. */
const askerOf = (viewer: Viewer | null, request: FastifyRequest) => viewer?.id ?? limitedAddress(request.ip)

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
    const { viewer, body, request, reply, blendedSearch, limits, log } = asked
    const asker = askerOf(viewer, request)
    limits.searches.take(asker)
    const responses = blendedSearch({
      ...body,
      viewer,
      asker,
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
  { cost: 'search' },
)

/** Behaviour §2.12: what browse mode asks before it frames a page. */
const page = defineCall('openPage', ({ viewer, query, request, limits, openPage, config }) => {
  limits.openedPages.take(askerOf(viewer, request))
  return openPage(query.url, new URL(config.publicUrl ?? `${request.protocol}://${request.host}`))
})

export const blendedCalls = [blended, page]
