import type { Call } from '@skein/contract'
import { accountHeader } from '@skein/contract/account-header'
import { pathOf, routes, type PathParams, type RouteName } from '@skein/contract/routes'
import { ApiError } from './api-error.ts'
import { refusalOf } from './refusal.ts'

/** What sends a request and gives its answer. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

let transport: Transport = (address, init) => fetch(address, init)

/** Has calls sent another way than by the browser's `fetch`: where pages are made on a server, each asks that server as its own viewer. */
export function sendCallsBy(another: Transport): void {
  transport = another
}

let whose: () => string | undefined = () => undefined

/** Has everything that is asked say which member's page it comes from: asked in the session of another, it is refused. */
export function askAs(viewerId: () => string | undefined): void {
  whose = viewerId
}

/** The headers of that, for what does not go by `call`. */
export function accountHeaders(): Record<string, string> {
  const id = whose()
  return id === undefined ? {} : { [accountHeader]: id }
}

type Optional<Part extends string, Value> = undefined extends Value ? { [K in Part]?: Value } : { [K in Part]: Value }
type Params<Name extends RouteName> = keyof PathParams<Name> extends never
  ? { params?: PathParams<Name> }
  : { params: PathParams<Name> }
type Query<Name extends RouteName> = { query?: Partial<NonNullable<Call<Name>['query']>> }

/** What a call takes: the parameters of its path, query, JSON body, extra headers and a signal to give up. */
export type CallInput<Name extends RouteName> = Params<Name> &
  Query<Name> &
  Optional<'body', Call<Name>['body']> & { headers?: Record<string, string>; signal?: AbortSignal | undefined }

/** The names of calls that can be made without any input. */
type Arguments<Name extends RouteName> =
  Record<string, never> extends CallInput<Name> ? [input?: CallInput<Name>] : [input: CallInput<Name>]

/** The address of a call with its query; `undefined` values are left out, the order is that of the object. */
export function addressOf(path: string, query: Record<string, unknown> | undefined): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      search.set(key, String(value))
  }
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}

/** Development and tests check every answer against the contract; the schemas are not part of a production bundle. */
async function check(name: RouteName, answer: unknown): Promise<void> {
  const { calls } = await import('@skein/contract/calls')
  const spec = calls[name]
  if (!('answer' in spec)) return
  const result = spec.answer.safeParse(answer)
  if (!result.success) throw new Error(`The answer of ${name} breaks the contract: ${result.error.message}`)
}

async function request(address: string, init: RequestInit): Promise<Response> {
  try {
    return await transport(address, init)
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ApiError(0, error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/**
 * Makes a call of the contract's route table (specification §7): with cookies, a JSON content type only when there is a body,
 * the answer parsed as JSON; `undefined` for 204.
 * @throws ApiError for every answer that is not OK, status 0 when there was none; an aborted call rejects with the abort.
 */
export async function call<Name extends RouteName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<Call<Name>['answer']> {
  const input: {
    params?: PathParams<Name>
    query?: object
    body?: unknown
    headers?: Record<string, string>
    signal?: AbortSignal | undefined
  } = rest[0] ?? {}
  const { method } = routes[name]
  const path = input.params === undefined ? routes[name].path : pathOf(name, input.params)
  const address = addressOf(path, { ...input.query })
  const body = input.body === undefined ? undefined : JSON.stringify(input.body)
  const response = await request(address, {
    method,
    credentials: 'include',
    headers: {
      ...accountHeaders(),
      ...input.headers,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
    ...(input.signal === undefined ? {} : { signal: input.signal }),
  })
  if (!response.ok) throw await refusalOf(response)
  const answer: unknown = response.status === 204 ? undefined : await response.json()
  if (import.meta.env.DEV) await check(name, answer)
  // The server validates what it sends with the same schemas, and development checks it here: no second check in production.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return answer as Call<Name>['answer']
}
