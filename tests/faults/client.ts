/** A member's client: it asks until it is answered, as the product's does where a network is bad, and says what no client should see. */
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '@skein/contract'
import type { Call, RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { ErrorBody } from '@skein/contract/schemas'

type Input<Name extends RouteName> = {
  params?: Call<Name>['params']
  body?: Call<Name>['body']
  form?: FormData
  headers?: Record<string, string>
}

/** `status` 0 is no answer at all. */
type Outcome<Name extends RouteName> =
  | { isDone: true; status: number; answer: Call<Name>['answer'] }
  | { isDone: false; status: number; code: string | undefined; answer?: undefined }

/** A refusal that a client may count on: it is final, whatever is wrong with the site. */
export class Refused extends Error {
  readonly code: string | undefined

  constructor(name: RouteName, status: number, code: string | undefined) {
    super(`${name} was answered ${status} ${code ?? ''}`)
    this.code = code
  }
}

export type Client = {
  /** One try. */
  ask: <Name extends RouteName>(name: Name, input?: Input<Name>) => Promise<Outcome<Name>>
  /** Asks until it is answered. @throws Refused where the answer is a refusal; an Error where it takes too long */
  insist: <Name extends RouteName>(name: Name, input?: Input<Name>) => Promise<Call<Name>['answer']>
  /** The same member at another address. */
  at: (origin: string) => Client
  cookie: () => string
}

/** Whoever is told so tries again: nothing arrived, too many, or not now (RFC 9110, section 15). */
const isForLater = (status: number) => [0, 408, 429, 502, 503, 504, 507].includes(status)

const patience = { answerMs: 10_000, betweenMs: 100, wholeMs: 60_000 }

type Parser = { parse(data: unknown): unknown }

const wellFormed = <Name extends RouteName>(name: Name, value: unknown): value is Call<Name>['answer'] => {
  const spec: { summary: string; answer?: Parser } = calls[name]
  return spec.answer ? spec.answer.parse(value) !== undefined : value === undefined
}

/**
 * Makes one, signed out.
 * @param complain is told of an answer that nobody should get, such as a 500
 */
export function createClient(origin: string, complain: (what: string) => void, kept = { cookie: '' }): Client {
  async function send(name: RouteName, input: Input<RouteName>): Promise<Response> {
    const params: Record<string, string> = { ...input.params }
    const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const text = input.body === undefined ? undefined : JSON.stringify(input.body)
    const sendable = text ?? input.form
    return fetch(`${origin}${path}`, {
      method: routes[name].method,
      redirect: 'error',
      signal: AbortSignal.timeout(patience.answerMs),
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(kept.cookie !== '' && { cookie: kept.cookie }),
        ...input.headers,
      },
      ...(sendable !== undefined && { body: sendable }),
    })
  }

  const client: Client = {
    async ask(name, input = {}) {
      let response: Response
      let text: string
      try {
        response = await send(name, input)
        text = await response.text()
      } catch {
        return { isDone: false, status: 0, code: undefined }
      }
      for (const set of response.headers.getSetCookie()) {
        const [pair = ''] = set.split(';')
        if (pair.includes('skein-session=')) kept.cookie = pair
      }
      const { status } = response
      // What the proxy says where it reached nobody has no body.
      if (!response.ok && text === '' && status === 502) return { isDone: false, status, code: undefined }
      const value: unknown = text === '' ? undefined : JSON.parse(text)
      if (!response.ok) {
        const { data } = ErrorBody.safeParse(value)
        if (data === undefined) complain(`${name} was answered ${status} with ${text.slice(0, 200)}`)
        const { code } = data ?? { code: undefined }
        if (status === 500) complain(`${name} was answered 500`)
        return { isDone: false, status, code }
      }
      if (!wellFormed(name, value)) throw new Error(`${name}: the answer is not what the contract says`)
      return { isDone: true, status, answer: value }
    },
    async insist(name, input = {}) {
      const until = performance.now() + patience.wholeMs
      for (;;) {
        const outcome = await client.ask(name, input)
        if (outcome.isDone) return outcome.answer
        const { status, code } = outcome
        if (!isForLater(status) && status !== 500) throw new Refused(name, status, code)
        if (performance.now() > until)
          throw new Error(`${name} was still answered ${status} after ${patience.wholeMs / 1000} s`)
        await pause(patience.betweenMs * (0.5 + Math.random()))
      }
    },
    at: (another) => createClient(another, complain, kept),
    cookie: () => kept.cookie,
  }
  return client
}
