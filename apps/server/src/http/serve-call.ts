/** Serves calls by HTTP with Fastify. */
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { routes } from '@skein/contract'
import type { RouteName } from '@skein/contract'
import { calls } from '@skein/contract/calls'
import { limits } from '@skein/contract/limits'
import type { CallParts, OtherBody, ServedCall } from '@skein/domain/calls/define-call'
import { EventAnswer, eventHeaders } from '@skein/domain/calls/event-answer'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { endUnreadBody, limitBodyTime } from './body-time.ts'
import type { ReadsBehind } from './reads-behind.ts'
import { whenLeft } from './when-left.ts'

/**
 * What a handler that speaks HTTP itself needs beside its ports: it reads a body that is no JSON, or sends an answer that is none. Every
 * other handler runs wherever its ports are.
 */
export type Http = { request: FastifyRequest; reply: FastifyReply }

declare module 'fastify' {
  // What a route is told of is typed by merging into this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface FastifyContextConfig {
    /** The call of the contract that is served there. */
    call?: RouteName
  }
}

/** How long the body of a call may be. */
function bytesOf(name: RouteName): number {
  const spec = calls[name]
  return 'bodyBytes' in spec ? spec.bodyBytes : limits.body.maxBytes
}

/** Lets a call be sent as a body of this kind, and of no other. */
async function accept(scope: FastifyInstance, type: OtherBody): Promise<void> {
  scope.removeAllContentTypeParsers()
  if (type === 'multipart/form-data') await scope.register(multipart)
  else scope.addContentTypeParser(type, (_, body, done) => done(null, body))
}

type Served = CallParts & { readsBehind: Pick<ReadsBehind, 'runOf'> }

function route<Ports extends Served>(app: FastifyInstance, call: ServedCall<Ports & Http>, ports: Ports): void {
  const { method, path } = routes[call.name]
  app.route({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    bodyLimit: bytesOf(call.name),
    config: { call: call.name },
    onRequest: call.receives ? endUnreadBody : limitBodyTime,
    async handler(request, reply) {
      const { params, query, body } = request
      const run = ports.readsBehind.runOf(request)
      const sent = { request, reply, params, query, body, left: () => whenLeft(reply), run }
      const answer = await call.answer(sent, { ...ports, request, reply })
      if (reply.sent) return reply
      if (answer.body instanceof EventAnswer)
        return reply.headers(eventHeaders).send(Readable.from(answer.body.lines(), { objectMode: false }))
      return reply.status(answer.status).send(answer.body)
    },
  })
}

/** Puts a call at its address. The compiler sees whether there is everything that its handler needs. */
export function serveCall<Ports extends Served>(
  app: FastifyInstance,
  call: ServedCall<NoInfer<Ports> & Http>,
  ports: Ports,
): void {
  const { receives } = call
  if (receives === undefined) return route(app, call, ports)
  void app.register(async (scope) => {
    await accept(scope, receives)
    route(scope, call, ports)
  })
}
