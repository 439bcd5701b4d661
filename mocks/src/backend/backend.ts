/**
 * An in-memory server over MSW: the rules of the calls in scope, with what `behaviour` says of sessions, paging and repeated writes.
 * Stories, flows and the contract tests use it; the contract tests hold it equal to the real server.
 */
import { limits, routes } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import type { Call, ErrorCode, Post, RouteName } from '@skein/contract'
import type { HttpHandler } from 'msw'
import { Refusal, refusalOf, responseOf } from '../answer.ts'
import { isCall, paramsOf, patternOf, verbs } from '../call.ts'
import { people } from '../fixtures/people.ts'
import type { Person } from '../fixtures/people.ts'
import { countHit } from '../traffic.ts'
import { rules } from './calls.ts'
import type { Ask } from './calls.ts'
import type { Account, State } from './state.ts'

type Issue = { path: PropertyKey[]; message: string; code?: string | undefined; input?: unknown }
type Parser = {
  safeParse(data: unknown): { success: true; data: unknown } | { success: false; error: { issues: Issue[] } }
}
type InputSpec = { access: 'public' | 'member'; query?: Parser; body?: Parser }

/** The code of an input that does not fit its schema, where the call has a more telling one than `invalid-input` (section 5). */
function codeOf(name: RouteName, body: unknown, issues: Issue[]): ErrorCode {
  const field = String(issues[0]?.path[0] ?? '')
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const blank = (key: string) => typeof given[key] !== 'string' || given[key].trim() === ''
  switch (name) {
    case 'login':
      return blank('username') || blank('password') ? 'missing-credentials' : 'wrong-credentials'
    case 'register':
      if (['username', 'name', 'email', 'password'].some(blank)) return 'missing-fields'
      if (field === 'password' && String(given['password']).length < limits.password.min) return 'password-too-short'
      if (field === 'username') return 'invalid-username'
      return field === 'email' ? 'invalid-email' : 'invalid-input'
    case 'createPost':
      if (['imageUrl', 'videoUrl'].some((key) => String(given[key]).startsWith('data:'))) return 'data-url-refused'
      if (blank('content')) return 'post-blank'
      if (field === 'content') return 'post-too-long'
      return field === 'pollData' ? 'poll-invalid' : 'invalid-input'
    default:
      return 'invalid-input'
  }
}

/** One message a field: the first that was found. */
function fieldsOf(issues: Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'body'] ??= message
  return fields
}

/** What a backend starts with. */
export type BackendOptions = {
  /** The member whose browser asks; without one the browser starts signed out. */
  signedInAs?: Person
  posts?: readonly Post[]
  members?: readonly Person[]
  /** Usernames `signedInAs` follows from the start. */
  following?: readonly string[]
  /** The password of every fixture member. */
  password?: string
  /**
   * `one` (default): there is a single browser, whose session the backend keeps itself. `many`: the session is the cookie
   * `skein-session` of each request, as the real server has it.
   */
  browsers?: 'one' | 'many'
}

export type MockBackend = {
  handlers: HttpHandler[]
  /** What it remembers now. */
  state(): State
  /** Back to what it started with. */
  reset(): void
  /** The member the single browser is signed in as. */
  viewer(): Account | null
}

/** Whether a value is what its schema makes of input; without a schema there is nothing. */
const accepts = (parser: Parser | undefined, value: unknown): boolean =>
  parser ? parser.safeParse(value).success : value === undefined

const tokenOf = (request: Request) =>
  /(?:^|;\s*)(?:__Host-)?skein-session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]

/** Makes a backend with a state of its own. */
export function createMockBackend({
  signedInAs,
  posts = [],
  members = Object.values(people),
  following = [],
  password = 'correct horse battery',
  browsers = 'one',
}: BackendOptions = {}): MockBackend {
  let state: State
  let jar: string | undefined

  const open = (account: Account): string => {
    const token = crypto.randomUUID()
    state.sessions.set(token, account.id)
    return token
  }
  const owner = (token: string | undefined) => state.accounts.get(state.sessions.get(token ?? '') ?? '') ?? null

  function reset() {
    jar = undefined
    state = {
      accounts: new Map(
        members.map((member) => [member.id, { ...member, password: member.kind === 'ai' ? null : password }]),
      ),
      posts: posts.map((post) => structuredClone(post)).toSorted((a, b) => (a.id < b.id ? 1 : -1)),
      likes: new Set(),
      follows: new Set(),
      requests: new Set(),
      sessions: new Map(),
      repeats: new Map(),
      serial: 0,
    }
    const me = signedInAs && state.accounts.get(signedInAs.id)
    if (!me) return
    jar = open(me)
    for (const post of state.posts) if (post.viewer.liked) state.likes.add(`${me.id} ${post.id}`)
    for (const account of state.accounts.values()) {
      if (following.includes(account.username)) state.follows.add(`${me.id} ${account.id}`)
    }
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
      idempotencyKey: request.headers.get('idempotency-key'),
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
    }
    const outcome = rule(ask)
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
  return { handlers, state: () => state, reset, viewer: () => owner(jar) }
}
