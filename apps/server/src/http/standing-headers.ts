import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'

/** The headers that an answer has so far, cookies included: for one whose head is written by hand, which would go out without them. */
export const standingHeaders = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(reply.getHeaders()))
