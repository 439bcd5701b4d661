/**
 * An in-memory server over MSW: the rules of the calls in scope, with what `behaviour` says of sessions, paging and repeated writes.
 * Stories, flows and the contract tests use it; the contract tests hold it equal to the real server.
 */
import { routes } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { ChatMessage } from '@skein/contract/schemas'
import type { Call, RouteName, ServerEvent } from '@skein/contract'
import { readCall } from '@skein/domain/calls/define-call'
import type { SentTexts } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import { domainCalls } from '@skein/domain/domain-calls'
import { http, HttpResponse } from 'msw'
import type { HttpHandler } from 'msw'
import { Refusal, refusalOf, responseOf } from '../answer.ts'
import { isCall, paramsOf, patternOf, verbs } from '../call.ts'
import { chatEvents, chatStream } from '../chat-stream.ts'
import { countHit } from '../traffic.ts'
import type { Ask } from './ask.ts'
import { unreadOf } from './notes.ts'
import { rules } from './rules.ts'
import { startState } from './start.ts'
import type { BackendOptions } from './start.ts'
import type { Account, State } from './state.ts'
import { createStreams } from './streams.ts'

export type { BackendOptions } from './start.ts'

type Parser = { safeParse: (data: unknown) => { success: boolean } }
type InputSpec = { access: 'public' | 'member'; query?: Parser; body?: Parser }

/** The calls whose bodies are refused in words of their own; any other is read by the contract alone. */
const served = new Map<RouteName, (typeof domainCalls)[number]>(domainCalls.map((call) => [call.name, call]))

/** Reads query and body as the server does: by the same code. @returns a refusal in place of what it throws */
function read(name: RouteName, sent: SentTexts): SentTexts | Refusal {
  try {
    return served.get(name)?.read(sent) ?? readCall(name, sent)
  } catch (error) {
    if (error instanceof Problem) return new Refusal(error.code, { message: error.message, fields: error.fields })
    throw error
  }
}

export type MockBackend = {
  handlers: HttpHandler[]
  /** What it remembers now. */
  state(): State
  /** Back to what it started with; open event streams end. */
  reset(): void
  /** The member the single browser is signed in as. */
  viewer(): Account | null
  /** Sends an event over the open streams, as if somebody else had done something. */
  push(event: ServerEvent): void
}

/** Whether a value is what its schema makes of input; without a schema there is nothing. */
const accepts = (parser: Parser | undefined, value: unknown): boolean =>
  parser ? parser.safeParse(value).success : value === undefined

const tokenOf = (request: Request) =>
  /(?:^|;\s*)(?:__Host-)?skein-session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]

/** Makes a backend with a state of its own. */
export function createMockBackend(options: BackendOptions = {}): MockBackend {
  const { signedInAs, browsers = 'one' } = options
  const streams = createStreams()
  let state: State
  let jar: string | undefined

  const open = (account: Account): string => {
    const token = crypto.randomUUID()
    state.sessions.set(token, account.id)
    return token
  }
  const owner = (token: string | undefined) => state.accounts.get(state.sessions.get(token ?? '') ?? '') ?? null

  function reset() {
    streams.close()
    state = startState(options)
    const me = signedInAs && state.accounts.get(signedInAs.id)
    jar = me && open(me)
  }
  reset()

  async function answer<Name extends RouteName>(
    name: Name,
    request: Request,
    params: Call<Name>['params'],
  ): Promise<Response> {
    countHit(name)
    const rule = rules[name]
    if (!rule) return refusalOf(new Refusal('not-found'))
    const spec: InputSpec = calls[name]
    const token = browsers === 'one' ? jar : tokenOf(request)
    const viewer = owner(token)
    if (spec.access === 'member' && !viewer) return refusalOf(new Refusal('not-signed-in'))

    let sent: unknown
    try {
      const text = spec.body ? await request.text() : ''
      sent = text === '' ? undefined : JSON.parse(text)
    } catch {
      return refusalOf(new Refusal('malformed-request'))
    }
    const texts = read(name, { query: Object.fromEntries(new URL(request.url).searchParams), body: sent })
    if (texts instanceof Refusal) return refusalOf(texts)
    const { query, body } = texts

    const isQuery = (value: unknown): value is Call<Name>['parsedQuery'] => accepts(spec.query, value)
    const isBody = (value: unknown): value is Call<Name>['parsedBody'] => accepts(spec.body, value)
    if (!isQuery(query) || !isBody(body)) throw new Error(`What ${name} was sent does not fit its own schema.`)

    const cookies: string[] = []
    const ask: Ask<Name> = {
      state,
      params,
      query,
      body,
      viewer,
      request,
      idempotencyKey: request.headers.get('idempotency-key'),
      token,
      signIn(account) {
        const opened = open(account)
        if (browsers === 'one') jar = opened
        else cookies.push(`skein-session=${opened}; Path=/; HttpOnly; SameSite=Lax`)
      },
      signOut() {
        if (token !== undefined) state.sessions.delete(token)
        if (browsers === 'one') jar = undefined
        else cookies.push('skein-session=; Path=/; Max-Age=0')
      },
      announce: streams.send,
    }
    const outcome = await rule(ask)
    const isStreamed = request.headers.get('accept')?.includes('text/event-stream') === true
    const message = isStreamed && name === 'sendChatMessage' ? ChatMessage.safeParse(outcome).data : undefined
    if (message !== undefined) return chatStream(chatEvents(message))
    const response = outcome instanceof Refusal ? refusalOf(outcome) : responseOf(name, outcome)
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  }

  const handlers = Object.keys(rules)
    .filter(isCall)
    .map((name) =>
      verbs[routes[name].method](patternOf(name), ({ request, params }) =>
        answer(name, request, paramsOf(name, params)),
      ),
    )
  const events = http.get(patternOf('streamEvents'), ({ request }) => {
    countHit('streamEvents')
    const viewer = owner(browsers === 'one' ? jar : tokenOf(request))
    return viewer ? streams.open(viewer.id, unreadOf(state, viewer.id)) : refusalOf(new Refusal('not-signed-in'))
  })
  // What was uploaded is shown as it was sent; any other address is left to whoever draws pictures.
  const media = http.get('*/media/:name', ({ params }) => {
    const file = state.files.get(`/media/${String(params['name'])}`)
    return file && new HttpResponse(file.bytes, { headers: { 'Content-Type': file.bytes.type || 'image/webp' } })
  })
  return {
    handlers: [...handlers, events, media],
    state: () => state,
    reset,
    viewer: () => owner(jar),
    push: (event) => streams.send(event),
  }
}
