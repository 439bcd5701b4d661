/**
 * A world is something that answers the API: the mock backend or the real server. A journey is a list of requests by named browsers; what
 * was answered becomes a transcript in which ids and times are numbered, so that the transcripts of two worlds can be compared whole.
 */
import { routes } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import type { Call, RouteName } from '@skein/contract'
import { ErrorBody } from '@skein/contract/schemas'

export type World = {
  /** Where its API stands. */
  origin: string
  /** Makes a member a moderator, which no call does. */
  setModerator: (username: string) => Promise<void>
  close: () => Promise<void>
}

/** One answered request. `body` is what was answered, parsed by the contract, with ids and times numbered. */
export type Exchange = { step: string; status: number; code?: string; body?: unknown }

type Input<Name extends RouteName> = {
  params?: Call<Name>['params']
  query?: Record<string, string | number>
  body?: unknown
  /** Sent as it stands instead of `body`. */
  text?: string
  /** Sent instead of `body`, with the type the headers say. */
  bytes?: Blob
  form?: FormData
  headers?: Record<string, string>
}

/** An answer as a journey reads on from it; `answer` throws where the call was refused. */
export type Answer<Name extends RouteName> = { status: number; answer: Call<Name>['answer']; code: string | undefined }

type Parser = { parse(data: unknown): unknown }

/** A browser: it keeps the cookies of its sessions and nothing else. */
export type Browser = {
  ask: <Name extends RouteName>(name: Name, input?: Input<Name>) => Promise<Answer<Name>>
}

/** A browser that is signed in. */
export type MemberBrowser = Browser & { id: string }

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** What only the server that made it can read. */
const ticket = /\?ticket=[\w.-]+$/

/** What is a matter of pixels, which the mocks have not, of the clock, or of keys and ids that are others each time. */
const measured = new Set(['thumbhash', 'searchTime', 'signature', 'hash', 'previous', 'logKey'])

/** Numbers ids in the order they appear and takes the digits out of times. */
function numbering() {
  const seen = new Map<string, string>()
  const number = (id: string) => {
    const known = seen.get(id) ?? `#${seen.size + 1}`
    seen.set(id, known)
    return known
  }
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string')
      return moment.test(value) ? '<moment>' : value.replace(uuid, number).replace(ticket, '?ticket=<ticket>')
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, measured.has(key) ? `<${key}>` : walk(inner)]),
    )
  }
  return walk
}

const wellFormed = <Name extends RouteName>(name: Name, value: unknown): value is Call<Name>['answer'] => {
  const spec: { summary: string; answer?: Parser } = calls[name]
  return spec.answer ? spec.answer.parse(value) !== undefined : value === undefined
}

/** What a journey is given. */
export type Stage = {
  /** A new browser, signed out. */
  browser: () => Browser
  /** A new browser signed in as a new member; the answers are not part of the transcript. */
  member: (username: string, name?: string) => Promise<MemberBrowser>
  /** The same, who is a moderator. */
  moderator: (username: string, name?: string) => Promise<MemberBrowser>
  /** Names what is asked from here on. */
  step: (name: string) => void
  /** Lets time pass for the world (ms), which tells it by the clock of this process. */
  pass: (milliseconds: number) => void
}

export type Journey = (stage: Stage) => Promise<void>

/** The password of every member. */
export const password = 'correct horse battery'

/** The transcript of a journey in a world. Every answer must keep the contract: its status, its schema, its error body. */
export async function play(world: World, journey: Journey): Promise<Exchange[]> {
  const realNow = Date.now
  try {
    return await playNow(world, journey, (milliseconds) => {
      const before = Date.now
      Date.now = () => before() + milliseconds
    })
  } finally {
    Date.now = realNow
  }
}

async function playNow(world: World, journey: Journey, pass: Stage['pass']): Promise<Exchange[]> {
  const transcript: Exchange[] = []
  const numbered = numbering()
  let current = ''
  let quiet = false

  function browser(): Browser {
    const cookies = new Map<string, string>()
    return {
      async ask(name, input = {}) {
        const params: Record<string, string> = input.params ?? {}
        const path = routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
        const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]))
        const text = input.text ?? (input.body === undefined ? undefined : JSON.stringify(input.body))
        const sendable = text ?? input.form ?? input.bytes
        const response = await fetch(`${world.origin}${path}${query.size > 0 ? `?${query}` : ''}`, {
          method: routes[name].method,
          credentials: 'omit',
          redirect: 'error',
          headers: {
            ...(text === undefined ? {} : { 'Content-Type': 'application/json' }),
            ...(cookies.size === 0 ? {} : { Cookie: [...cookies.values()].join('; ') }),
            ...input.headers,
          },
          ...(sendable === undefined ? {} : { body: sendable }),
        })
        for (const set of response.headers.getSetCookie()) {
          const [pair = ''] = set.split(';')
          const [, name] = /(skein-(?:session|accounts))=/.exec(pair) ?? []
          if (name === undefined) continue
          if (pair.endsWith('=') || /max-age=0\b/i.test(set)) cookies.delete(name)
          else cookies.set(name, pair)
        }
        const sent = await response.text()
        const value: unknown = sent === '' ? undefined : JSON.parse(sent)
        const step = `${current}: ${name}`
        if (!response.ok) {
          const { code, message, fields } = ErrorBody.parse(value)
          if (!quiet) {
            transcript.push({
              step,
              status: response.status,
              code,
              body: { message, fields: Object.keys(fields ?? {}).toSorted() },
            })
          }
          return {
            status: response.status,
            code,
            get answer(): never {
              throw new Error(`${step} was refused: ${response.status} ${code}`)
            },
          }
        }
        if (!wellFormed(name, value))
          throw new Error(`${step}: the answer has no body where the contract has one, or the reverse`)
        if (!quiet) transcript.push({ step, status: response.status, body: numbered(value) })
        return { status: response.status, code: undefined, answer: value }
      },
    }
  }

  async function member(username: string, name = `Member ${username}`): Promise<MemberBrowser> {
    const made = browser()
    quiet = true
    const { status, answer } = await made.ask('register', {
      body: { username, name, email: `${username}@skein.example`, password },
    })
    quiet = false
    if (status !== 201) throw new Error(`${username} could not be registered: ${status}`)
    return { ...made, id: answer.id }
  }

  await journey({
    browser,
    pass,
    step(name) {
      current = name
    },
    member,
    async moderator(username, name) {
      const made = await member(username, name)
      await world.setModerator(username)
      return made
    },
  })
  return transcript
}
