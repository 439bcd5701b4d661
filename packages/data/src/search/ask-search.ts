import type { SearchEvent, SearchResponse, SearchResult } from '@skein/contract'
import { routes } from '@skein/contract/routes'
import { ApiError } from '../client/api-error.ts'
import { accountHeaders } from '../client/call.ts'
import { refusalOf } from '../client/refusal.ts'
import { readEvents } from '../client/read-events.ts'

/** The sources that section 9 fixes; Skein itself always answers beside them. */
const sources: readonly SearchResult['source'][] = ['openai', 'perplexity']

type Shape = Record<string, unknown>
const isObject = (value: unknown): value is Shape => typeof value === 'object' && value !== null

/** What of an answer its use depends on; the schemas are not part of a browser bundle. */
const isResponse = (value: unknown): value is SearchResponse =>
  isObject(value) &&
  Array.isArray(value['results']) &&
  Array.isArray(value['sources']) &&
  typeof value['searchTime'] === 'number'

function isEvent(value: unknown): value is SearchEvent {
  if (!isObject(value)) return false
  if (value['type'] === 'error') return typeof value['code'] === 'string' && typeof value['message'] === 'string'
  return (value['type'] === 'results' || value['type'] === 'done') && isResponse(value['response'])
}

function parse(data: string): SearchEvent | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return isEvent(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Searches Skein and the web (specification §7) and gives what is found as it comes; the last one is complete. A server that does not stream
 * answers once.
 * @throws ApiError where every source failed, for a refusal, and with status 0 where there was no answer or it broke off; the abort, when
 * `signal` gives up
 */
export async function* askSearch(query: string, signal: AbortSignal): AsyncGenerator<SearchResponse> {
  const { method, path } = routes.blendedSearch
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        ...accountHeaders(),
        Accept: 'text/event-stream, application/json',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ query, sources }),
      signal,
    })
    if (!answer.ok) throw await refusalOf(answer)
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream') || answer.body === null) {
      const whole: unknown = await answer.json()
      if (!isResponse(whole)) throw new TypeError('This is no answer.')
      yield whole
      return
    }
    for await (const data of readEvents(answer.body)) {
      const event = parse(data)
      if (event?.type === 'error') throw new ApiError(502, JSON.stringify(event))
      if (event !== undefined) yield event.response
      if (event?.type === 'done') return
    }
    throw new TypeError('The answer broke off.')
  } catch (error) {
    if (signal.aborted || error instanceof ApiError) throw error
    throw new ApiError(0, error instanceof Error ? error.message : String(error), { cause: error })
  }
}
