/**
 * An in-memory server over MSW: the rules of the calls in scope, with what `behaviour` says of sessions, paging and repeated writes.
 * Stories, flows and the contract tests use it; the contract tests hold it equal to the real server.
 */
import { isBlank, limits, routes } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { ChatMessage, Envelope } from '@skein/contract/schemas'
import type { Call, ErrorCode, RouteName, ServerEvent } from '@skein/contract'
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

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined; input?: unknown }
type Parser = {
  safeParse(data: unknown): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }
}
type InputSpec = { access: 'public' | 'member'; query?: Parser; body?: Parser }

/** The code of an input that does not fit its schema, where the call has a more telling one than `invalid-input` (section 5). */
function codeOf(name: RouteName, body: unknown, issues: Issue[]): ErrorCode {
  const field = String(issues[0]?.path[0] ?? '')
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const blank = (key: string) => typeof given[key] !== 'string' || isBlank(given[key])
  const missing = (key: string) => (given[key] ?? '') === '' || (typeof given[key] === 'string' && blank(key))
  switch (name) {
    case 'login':
      return blank('username') || blank('password') ? 'missing-credentials' : 'wrong-credentials'
    case 'register':
    case 'applyForAccount':
      if (['username', 'name', 'email', 'password'].some(blank)) return 'missing-fields'
      if (field === 'password' && String(given['password']).length < limits.password.min) return 'password-too-short'
      if (field === 'username') return 'invalid-username'
      return field === 'email' ? 'invalid-email' : 'invalid-input'
    case 'createPost':
    case 'editPost':
      if (blank('content')) return 'post-blank'
      if (field === 'content') return 'post-too-long'
      return field === 'pollData' ? 'poll-invalid' : 'invalid-input'
    case 'enhancePost':
      if (missing('content')) return 'post-blank'
      return typeof given['content'] === 'string' ? 'post-too-long' : 'invalid-input'
    case 'generateImage':
      return missing('prompt') ? 'prompt-blank' : 'invalid-input'
    default:
      return 'invalid-input'
  }
}

const valueOf = (sent: unknown, field: string): unknown =>
  typeof sent === 'object' && sent !== null ? Reflect.get(sent, field) : undefined

/** The first address of a draft that would carry a file within the request. */
function inlineField(sent: unknown): string | undefined {
  const images = valueOf(sent, 'images')
  const addresses: [string, unknown][] = [
    ['videoUrl', valueOf(sent, 'videoUrl')],
    ['imageUrl', valueOf(sent, 'imageUrl')],
    ['urlPreview.image', valueOf(valueOf(sent, 'urlPreview'), 'image')],
    ...(Array.isArray(images) ? images : []).map((image: unknown, index): [string, unknown] => [
      `images.${index}.url`,
      valueOf(image, 'url'),
    ]),
  ]
  return addresses.find(([, value]) => typeof value === 'string' && /^\s*data:/i.test(value))?.[0]
}

/** One message a field: the first that was found. */
function fieldsOf(issues: Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'body'] ??= message
  return fields
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

    let query: unknown
    if (spec.query) {
      const parsed = spec.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
      if (!parsed.success) return refusalOf(new Refusal('invalid-input', { fields: fieldsOf(parsed.error.issues) }))
      query = parsed.data
    }
    let body: unknown
    if (spec.body) {
      let sent: unknown
      try {
        sent = JSON.parse(await request.text())
      } catch {
        return refusalOf(new Refusal('malformed-request'))
      }
      const inline = name === 'createPost' ? inlineField(sent) : undefined
      if (inline !== undefined)
        return refusalOf(new Refusal('data-url-refused', { fields: { [inline]: 'Upload the file first.' } }))
      const envelope = name === 'sendMessage' ? valueOf(sent, 'encryptedContent') : undefined
      if (envelope !== undefined && !Envelope.safeParse(envelope).success)
        return refusalOf(new Refusal('not-an-envelope'))
      const parsed = spec.body.safeParse(sent)
      if (!parsed.success) {
        const code = codeOf(name, sent, parsed.error.issues)
        return refusalOf(new Refusal(code, code.startsWith('wrong') ? {} : { fields: fieldsOf(parsed.error.issues) }))
      }
      body = parsed.data
    }

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
