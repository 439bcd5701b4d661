/** Single mocked calls: the path and method come from the route table, the answer's type from the contract. */
import { calls } from '@skein/contract/calls'
import { errors, routes } from '@skein/contract'
import type { Call, ErrorCode, RouteName, SearchEvent, SearchResponse } from '@skein/contract'
import { delay, http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { Refusal, refusalOf, responseOf } from './answer.ts'
import { countHit } from './traffic.ts'

/** MSW's maker of handlers for each method of the route table. */
export const verbs = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete } as const

/** What a mocked call is told of the request. */
export type Asked<Name extends RouteName> = { params: Call<Name>['params']; url: URL; body: unknown; request: Request }

type Answering<Name extends RouteName> = (
  asked: Asked<Name>,
) => Call<Name>['answer'] | Refusal | Promise<Call<Name>['answer'] | Refusal>

/** How MSW writes a path of the route table, on any origin. */
export const patternOf = (name: RouteName) => `*${routes[name].path.replace(/\{(\w+)\}/g, ':$1')}`

const fixedPaths = new Set(
  Object.values(routes)
    .filter(({ path }) => !path.includes('{'))
    .map(({ method, path }) => `${method} ${path}`),
)

/** Whether a path that fits a call with parameters is that of a call of its own. */
const isOtherCall = (name: RouteName, path: string) =>
  routes[name].path.includes('{') && fixedPaths.has(`${routes[name].method} ${path}`)

function handle<Name extends RouteName>(
  name: Name,
  respond: (asked: Asked<Name>) => Response | Promise<Response>,
  options: { once?: boolean } = {},
): HttpHandler {
  return verbs[routes[name].method](
    patternOf(name),
    async ({ request, params }) => {
      // `/api/messages/{userId}` fits `/api/messages/conversations` as well, which is another call.
      if (isOtherCall(name, new URL(request.url).pathname)) return undefined
      countHit(name)
      const text = await request.clone().text()
      let body: unknown
      try {
        body = text === '' ? undefined : JSON.parse(text)
      } catch {
        body = text
      }
      return respond({ params: paramsOf(name, params), url: new URL(request.url), body, request })
    },
    options,
  )
}

const paramsIn = (name: RouteName) => [...routes[name].path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)

const fits = <Name extends RouteName>(name: Name, found: Record<string, string>): found is Call<Name>['params'] =>
  paramsIn(name).every((key) => key in found)

/**
 * The parameters of a call's path, out of what MSW matched.
 * @throws when one is missing, which a pattern made by `patternOf` cannot cause.
 */
export function paramsOf<Name extends RouteName>(
  name: Name,
  matched: Readonly<Record<string, unknown>>,
): Call<Name>['params'] {
  const found: Record<string, string> = Object.fromEntries(paramsIn(name).map((key) => [key, String(matched[key])]))
  if (!fits(name, found)) throw new Error(`The path of ${name} lacks a parameter.`)
  return found
}

/**
 * Mocks one call. `answer` is the body, or a function of the request that gives the body or a `Refusal`.
 * `once` lets the handler below answer from the second request on; `delayMs` waits first.
 */
export function mockCall<Name extends RouteName>(
  name: Name,
  answer: Call<Name>['answer'] | Answering<Name>,
  { once = false, delayMs = 0 }: { once?: boolean; delayMs?: number } = {},
): HttpHandler {
  return handle(
    name,
    async (asked) => {
      if (delayMs > 0) await delay(delayMs)
      const given = isAnswering(answer) ? await answer(asked) : answer
      return given instanceof Refusal ? refusalOf(given) : responseOf(name, given)
    },
    { once },
  )
}

const isAnswering = <Name extends RouteName>(
  answer: Call<Name>['answer'] | Answering<Name>,
): answer is Answering<Name> => typeof answer === 'function'

/** The call answers with a code of the error catalogue: 401, 409, 422, 429, 500 … as the code says. */
export function mockRefusal(
  name: RouteName,
  code: ErrorCode,
  told: ConstructorParameters<typeof Refusal>[1] & { once?: boolean } = {},
): HttpHandler {
  const { once = false, ...rest } = told
  return handle(name, () => refusalOf(new Refusal(code, rest)), { once })
}

/** The call fails with a bare status and no body, as a proxy in between would: there is no server message to show. */
export function mockBareFailure(name: RouteName, status = 502, { once = false } = {}): HttpHandler {
  return handle(name, () => new HttpResponse(null, { status }), { once })
}

/** The network is gone: no response at all. */
export function mockOffline(name: RouteName, { once = false } = {}): HttpHandler {
  return handle(name, () => HttpResponse.error(), { once })
}

/** The call never answers, so that its pending state stands still. */
export function mockNever(name: RouteName): HttpHandler {
  return handle(name, async () => {
    await delay('infinite')
    return HttpResponse.error()
  })
}

/**
 * The blended search as a stream of what is found so far. Its last answer is the whole, unless it never ends (`open`) or breaks off.
 */
export function mockSearchStream(
  responses: SearchResponse[],
  end: 'done' | 'open' | 'broken' | 'failed' = 'done',
): HttpHandler {
  return handle('blendedSearch', () => {
    const events: SearchEvent[] = responses.map((response) => ({ type: 'results', response }))
    const last = responses.at(-1)
    if (end === 'done' && last !== undefined) events.push({ type: 'done', response: last })
    if (end === 'failed')
      events.push({ type: 'error', code: 'search-failed', message: errors['search-failed'].message })
    const text = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events) controller.enqueue(text.encode(`data: ${JSON.stringify(event)}\n\n`))
        if (end !== 'open') controller.close()
      },
    })
    return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } })
  })
}

/** Catches what no other handler answers; stands last. */
export function refuseTheRest(report: (what: string) => void): HttpHandler {
  return http.all('*/api/*', ({ request }) => {
    report(`Nobody answered ${request.method} ${new URL(request.url).pathname}`)
    return HttpResponse.error()
  })
}

/** Whether a name is a call of the contract. */
export const isCall = (name: string): name is RouteName => name in calls
