/** How a call of the contract is declared and answered: what every call needs before and after its handler. It knows no transport. */
import type { Call, RouteName } from '@skein/contract'
import { accountHeader } from '@skein/contract/account-header'
import { calls } from '@skein/contract/calls'
import type * as z from 'zod/mini'
import type { Sessions, Viewer } from '../auth/sessions.ts'
import { headerOf } from './asked.ts'
import type { AnswerHeaders, Asked } from './asked.ts'
import { askerOf } from './call-limits.ts'
import type { CallCounts, CallLimit } from './call-limits.ts'
import { EventAnswer } from './event-answer.ts'
import { Problem } from './problem.ts'
import type { ReadCost, ReadLimits } from './read-limits.ts'
import { refuseBrokenTexts } from './texts.ts'

type MemberOnly<Name extends RouteName> = (typeof calls)[Name]['access'] extends 'member' ? Viewer : Viewer | null

/** What a handler gets: parsed input, who asks, and the ports it needs. */
export type CallContext<Name extends RouteName, Needs = unknown> = {
  params: Call<Name>['params']
  query: Call<Name>['parsedQuery']
  body: Call<Name>['parsedBody']
  viewer: MemberOnly<Name>
  request: Asked
  reply: AnswerHeaders
  /** Aborts when nobody waits for the answer any more. */
  left: AbortSignal
} & Needs

type Issue = { path: PropertyKey[]; message: string }

type RefuseBody = (sent: unknown, issues: Issue[]) => Problem | undefined

/** A body that is not JSON, by its media type. */
export type OtherBody = 'multipart/form-data' | 'application/octet-stream' | 'application/offset+octet-stream'

type Options<Context> = {
  /** Says which refusal a body earns, given the body as sent and what the schema found; `invalid-input` when it does not say. */
  refuseBody?: RefuseBody
  /** Runs before the schema, for refusals that come first. */
  checkFirst?: (sent: unknown) => void
  /** For a body that is not JSON: the one kind that is accepted. What comes is left to the handler, its size too. */
  receives?: OtherBody
  /** What it counts for in how fast one may ask. */
  cost?: ReadCost
  /** Refuses who may not do this at all, before it is counted. */
  admit?: (context: Context) => void
  /** What it is counted by, for the member or for the network address of a visitor: last before the handler. */
  limit?: CallLimit
}

/** Refuses what the page of one account asks in the session of another. @throws Problem `other-account` */
function refuseOther(request: Asked, viewer: Viewer | null): void {
  const page = headerOf(request, accountHeader)
  if (page !== undefined && viewer !== null && page !== viewer.id) throw new Problem('other-account')
}

/** In tests: checks every answer against the contract. */
export type CheckAnswer = (name: RouteName, answer: unknown) => void

/** What answering any call needs. */
export type CallParts = {
  sessions: Pick<Sessions, 'viewerOf'>
  /** How fast one may ask, counted for every call, page and file. */
  reads: Pick<ReadLimits, 'count'>
  counts: CallCounts
  checkAnswer: CheckAnswer | undefined
}

/** A call as it came: who asks, and what was sent as it is. */
export type Sent = {
  request: Asked
  reply: AnswerHeaders
  params: unknown
  query: unknown
  body: unknown
  /** Makes the signal of `CallContext.left`, for the handlers that use it. */
  left: () => AbortSignal
  /** Runs the handler; as it is when not given. Who asks is looked up before. */
  run?: (<T>(work: () => Promise<T>) => Promise<T>) | undefined
}

/** Query and body of a call. */
export type SentTexts = Pick<Sent, 'query' | 'body'>

/** A status, with a body where there is one. */
export type Answered = { status: 200 | 201 | 204; body?: unknown }

/** A call that is served, with the ports that its handler needs. */
export type ServedCall<Needs = unknown> = {
  name: RouteName
  /** What it counts against. */
  limit: CallLimit | undefined
  receives: OtherBody | undefined
  /** What was sent as the handler gets it. @throws Problem what is not as the contract says, in the call's own words where it has some */
  read: (sent: SentTexts) => SentTexts
  /** @throws Problem every refusal, in the words of the contract */
  answer: (sent: Sent, ports: CallParts & Needs) => Promise<Answered>
}

/** One message a field: the first that was found. */
export function fieldsOf(issues: Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'body'] ??= message
  return fields
}

type Spec = {
  access: string
  anyAccount?: true
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  answer?: z.ZodMiniType
  created?: true
}

function parse(schema: z.ZodMiniType | undefined, sent: unknown, refuse?: RefuseBody): unknown {
  if (schema === undefined) return undefined
  const { success, data, error } = schema.safeParse(sent)
  if (success) {
    refuseBrokenTexts(data)
    return data
  }
  throw refuse?.(sent, error.issues) ?? new Problem('invalid-input', { fields: fieldsOf(error.issues) })
}

/**
 * The body as the call takes it. A request without one, and `null`, lack every field, which a call may say in its own words; where it
 * needs none, `null` is still no object.
 */
function bodyOf(schema: z.ZodMiniType | undefined, sent: unknown, refuse: RefuseBody | undefined): unknown {
  const body = parse(schema, sent ?? {}, refuse)
  return sent === null ? parse(schema, sent) : body
}

type Refusals = { refuseBody?: RefuseBody | undefined; checkFirst?: ((sent: unknown) => void) | undefined }

/** Query and body of a call by the contract's schemas. @throws Problem */
export function readCall(
  name: RouteName,
  { query, body }: SentTexts,
  { refuseBody, checkFirst }: Refusals = {},
): SentTexts {
  const spec: Spec = calls[name]
  checkFirst?.(body)
  return { query: parse(spec.query, query), body: bodyOf(spec.body, body, refuseBody) }
}

/**
 * Makes the function by which a file declares its calls, with handlers that need these ports. Where all calls are put together, the
 * compiler sees whether there is everything that any of them needs.
 */
export function callsWith<Needs = unknown>() {
  /**
   * Declares how a call is served. Answering it looks the viewer up, refuses visitors where the contract says `member`, validates query
   * and body with the contract's schemas, counts the call by its limit and answers 200, 201 or 204 as the contract says.
   */
  return function defineCall<Name extends RouteName>(
    name: Name,
    handle: (
      context: CallContext<Name, Needs>,
    ) => Promise<Call<Name>['answer'] | EventAnswer> | Call<Name>['answer'] | EventAnswer,
    options: Options<CallContext<Name, Needs>> = {},
  ): ServedCall<Needs> {
    const spec: Spec = calls[name]
    const status = spec.answer === undefined ? 204 : spec.created ? 201 : 200
    const read = (sent: SentTexts) => readCall(name, sent, options)

    return {
      name,
      limit: options.limit,
      receives: options.receives,
      read,
      async answer({ request, reply, params, query, body, left, run }, ports) {
        const viewer = await ports.sessions.viewerOf(request, reply)
        if (viewer !== null) reply.header(accountHeader, viewer.id)
        ports.reads.count(viewer, request, options.cost)
        if (!spec.anyAccount) refuseOther(request, viewer)
        if (viewer === null && spec.access === 'member') throw new Problem('not-signed-in')
        const texts = read({ query, body })
        let signal: AbortSignal | undefined
        // The route's own path and schemas make these; only the generic name hides it from the type checker.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const context = {
          request,
          reply,
          ...ports,
          viewer,
          params,
          ...texts,
          get left() {
            return (signal ??= left())
          },
        } as unknown as CallContext<Name, Needs>
        options.admit?.(context)
        if (options.limit !== undefined) ports.counts.take(options.limit, askerOf(viewer, request))
        const answer = await (run ? run(async () => handle(context)) : handle(context))
        if (answer === undefined) return { status: 204 }
        if (!(answer instanceof EventAnswer)) ports.checkAnswer?.(name, answer)
        return { status, body: answer }
      },
    }
  }
}
