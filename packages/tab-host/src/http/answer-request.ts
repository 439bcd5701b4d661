/** Answers requests as a server does, without one: the call by its path, its body by its type, refusals as JSON. */
import { errors } from '@skein/contract'
import type { RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { limits } from '@skein/contract/limits'
import type { AnswerHeaders, Asked } from '@skein/domain/calls/asked'
import type { CallParts, ServedCall } from '@skein/domain/calls/define-call'
import { EventAnswer, eventHeaders } from '@skein/domain/calls/event-answer'
import { Problem } from '@skein/domain/calls/problem'
import type { Log } from '@skein/domain/ports'
import type { Web } from '../web.ts'
import type { CookieJar } from './cookie-jar.ts'
import { findRoute } from './routes.ts'

/** Everything that asks in a tab asks from here. */
const ownAddress = '127.0.0.1'

function askedOf(request: Request, url: URL, jar: CookieJar | undefined): Asked {
  const headers = Object.fromEntries(request.headers)
  const cookie = jar ? jar.header() : headers['cookie']
  return {
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    ip: ownAddress,
    protocol: url.protocol.slice(0, -1),
    host: url.host,
  }
}

/** The headers of an answer while it is made. */
function createReply() {
  const headers = new Headers()
  const setCookies: string[] = []
  const isCookie = (name: string) => name.toLowerCase() === 'set-cookie'
  const reply: AnswerHeaders = {
    getHeader: (name) => (isCookie(name) ? [...setCookies] : (headers.get(name) ?? undefined)),
    removeHeader: (name) => (isCookie(name) ? setCookies.splice(0) : headers.delete(name)),
    header: (name, value) => (isCookie(name) ? setCookies.push(value) : headers.set(name, value)),
  }
  return { reply, headers, setCookies }
}

type Reply = ReturnType<typeof createReply>

/** How long the body of a call may be. */
function bytesOf(name: RouteName): number {
  const spec = calls[name]
  return 'bodyBytes' in spec ? spec.bodyBytes : limits.body.maxBytes
}

/** A JSON body. @throws Problem `unsupported-media`, `body-too-large`, `malformed-request` */
async function readJson(name: RouteName, request: Request): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new Problem('unsupported-media')
  if (bytes.byteLength > bytesOf(name)) throw new Problem('body-too-large')
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new Problem('malformed-request')
  }
}

/** The body as the call reads it. What is no JSON is left to its handler. */
async function bodyOf({ name, receives }: ServedCall<never>, request: Request): Promise<unknown> {
  if (receives === undefined) return readJson(name, request)
  if (request.headers.get('content-type')?.startsWith(receives) !== true) throw new Problem('unsupported-media')
  return undefined
}

function streamOf(answer: EventAnswer): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const lines = answer.lines()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void lines.return(),
  })
}

const json = { 'content-type': 'application/json; charset=utf-8' }

function refusal(error: unknown, log: Pick<Log, 'error'>): Response {
  if (!(error instanceof Problem)) log.error({ err: error }, 'a request failed')
  const { code, body, headers } = error instanceof Problem ? error : new Problem('internal')
  return new Response(JSON.stringify(body), { status: errors[code].status, headers: { ...json, ...headers } })
}

type Parts<Ports> = {
  calls: readonly ServedCall<NoInfer<Ports> & Web>[]
  ports: Ports & CallParts
  log: Pick<Log, 'error'>
  /** The cookies of the one browser; without it, they are those of each request. */
  jar?: CookieJar | undefined
}

/** Makes what answers. @returns for a request: its answer; nothing where its path is none of the API's */
export function createAnswering<Ports>({ calls: served, ports, log, jar }: Parts<Ports>) {
  const byName = new Map(served.map((call) => [call.name, call]))

  type Asking = { request: Request; url: URL; name: RouteName; params: Record<string, string> }

  async function answer({ request, url, name, params }: Asking, reply: Reply): Promise<Response> {
    const call = byName.get(name)
    if (call === undefined) throw new Problem('not-found')
    let own: Response | undefined
    const web = { request, respond: (response: Response) => void (own = response) }
    const body = await bodyOf(call, request)
    const sent = { request: askedOf(request, url, jar), reply: reply.reply, params, body }
    const query = Object.fromEntries(url.searchParams)
    const answered = await call.answer({ ...sent, query, left: () => request.signal }, { ...ports, web })
    if (own) return own
    if (answered.body instanceof EventAnswer) return new Response(streamOf(answered.body), { headers: eventHeaders })
    const text = answered.body === undefined ? null : JSON.stringify(answered.body)
    for (const [key, value] of Object.entries(text === null ? {} : json)) reply.headers.set(key, value)
    return new Response(text, { status: answered.status, headers: reply.headers })
  }

  async function withCookies(asking: Asking): Promise<Response> {
    const reply = createReply()
    const response = await answer(asking, reply).catch((error: unknown) => refusal(error, log))
    if (jar) jar.take(reply.setCookies)
    else for (const cookie of reply.setCookies) response.headers.append('set-cookie', cookie)
    return response
  }

  return async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url)
    const found = findRoute(request.method, url.pathname)
    if (found) return withCookies({ request, url, ...found })
    return url.pathname.startsWith('/api/') ? refusal(new Problem('not-found'), log) : undefined
  }
}
