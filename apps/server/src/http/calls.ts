/** The registrar: ties a route and a call of the contract to its handler, and does what every call needs before and after it. */
import { routes } from '@skein/contract'
import type { Call, RouteName } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { calls } from '@skein/contract/calls'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Sessions, Viewer } from '../auth/sessions.ts'
import { endUnreadBody, limitBodyTime } from './body-time.ts'
import { askerOf } from './call-limits.ts'
import type { CallCounts, CallLimit } from './call-limits.ts'
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
  request: FastifyRequest
  reply: FastifyReply
} & Needs

type Issue = { path: PropertyKey[]; message: string }

type RefuseBody = (sent: unknown, issues: Issue[]) => Problem | undefined

type Options<Context> = {
  /** Says which refusal a body earns, given the body as sent and what the schema found; `invalid-input` when it does not say. */
  refuseBody?: RefuseBody
  /** Runs before the schema, for refusals that come first. */
  checkFirst?: (sent: unknown) => void
  /**
   * For a body that is not JSON: says how it is received. It holds for this call alone, which then accepts nothing else; what comes is
   * left to the handler, its size too.
   */
  receive?: (scope: FastifyInstance) => void | Promise<void>
  /** What it counts for in how fast one may ask. */
  cost?: ReadCost
  /** Refuses who may not do this at all, before it is counted. */
  admit?: (context: Context) => void
  /** What it is counted by, for the member or for the network address of a visitor: last before the handler. */
  limit?: CallLimit
}

/** In tests: checks every answer against the contract. */
export type CheckAnswer = (name: RouteName, answer: unknown) => void

/** What the registrar itself needs. */
export type CallParts = {
  sessions: Pick<Sessions, 'viewerOf'>
  /** How fast one may ask, counted for every call, page and file. */
  reads: Pick<ReadLimits, 'count'>
  counts: CallCounts
  checkAnswer: CheckAnswer | undefined
}

/** A call that is served, with the ports that its handler needs. */
export type ServedCall<Needs = unknown> = {
  name: RouteName
  /** What it counts against. */
  limit: CallLimit | undefined
  register: (app: FastifyInstance, ports: CallParts & Needs) => void
}

/** One message a field: the first that was found. */
export function fieldsOf(issues: Issue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) fields[path.map(String).join('.') || 'body'] ??= message
  return fields
}

type Spec = {
  access: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  bodyBytes?: number
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

/**
 * Makes the function by which a file declares its calls, with handlers that need these ports. Where all calls are put together, the
 * compiler sees whether there is everything that any of them needs.
 */
export function callsWith<Needs = unknown>() {
  /**
   * Declares how a call is served. The registrar looks the viewer up, refuses visitors where the contract says `member`, validates query
   * and body with the contract's schemas, counts the call by its limit and answers 200, 201 or 204 as the contract says.
   */
  return function defineCall<Name extends RouteName>(
    name: Name,
    handle: (context: CallContext<Name, Needs>) => Promise<Call<Name>['answer']> | Call<Name>['answer'],
    options: Options<CallContext<Name, Needs>> = {},
  ): ServedCall<Needs> {
    const spec: Spec = calls[name]
    const { method, path } = routes[name]
    const status = spec.answer === undefined ? 204 : spec.created ? 201 : 200

    function route(app: FastifyInstance, ports: CallParts & Needs): void {
      app.route({
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: spec.bodyBytes ?? limits.body.maxBytes,
        onRequest: options.receive ? endUnreadBody : limitBodyTime,
        async handler(request, reply) {
          const viewer = await ports.sessions.viewerOf(request, reply)
          ports.reads.count(viewer, request, options.cost)
          if (viewer === null && spec.access === 'member') throw new Problem('not-signed-in')
          options.checkFirst?.(request.body)
          // The route's own path and schemas make these; only the generic name hides it from the type checker.
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion
          const context = {
            ...ports,
            request,
            reply,
            viewer,
            params: request.params,
            query: parse(spec.query, request.query),
            body: bodyOf(spec.body, request.body, options.refuseBody),
          } as unknown as CallContext<Name, Needs>
          options.admit?.(context)
          if (options.limit !== undefined) ports.counts.take(options.limit, askerOf(viewer, request))
          const answer = await handle(context)
          if (reply.sent) return reply
          if (answer === undefined) return reply.status(204).send()
          ports.checkAnswer?.(name, answer)
          return reply.status(status).send(answer)
        },
      })
    }

    return {
      name,
      limit: options.limit,
      register(app, ports) {
        const { receive } = options
        if (receive === undefined) return route(app, ports)
        void app.register(async (scope) => {
          scope.removeAllContentTypeParsers()
          await receive(scope)
          route(scope, ports)
        })
      },
    }
  }
}
