/**
 * Which requests a standby of the database may answer: those that only read, of visitors and of members who have not written lately. So
 * everybody finds what they wrote themselves, at whichever server they ask next.
 */
import { putCookie, readCookie, sessionCookie } from '@skein/domain/calls/cookies'
import type { AnswerHeaders } from '@skein/domain/calls/asked'
import type { Standby } from '@skein/domain/database/standby'
import type { FastifyRequest } from 'fastify'
import { routes } from '@skein/contract/routes'

const wroteCookie = 'skein-wrote'

/**
 * How long (seconds) after a request that may write its sender reads from the original. A standby is a second behind at most; the rest is for
 * answers that are long on their way, such as the assistant's, and write at their end.
 */
const latelySeconds = 60

type Asked = Pick<FastifyRequest, 'method' | 'url' | 'headers'>

const isReading = ({ method }: Asked) => method === 'GET' || method === 'HEAD'

export type ReadsBehind = {
  /** Notes with the sender that this request may write. */
  note: (request: Asked, reply: AnswerHeaders) => void
  /** How the handler of a request is run; as it is where nothing is said. */
  runOf: (request: Asked) => Standby['mayAnswer'] | undefined
}

/** @param secure whether members come by https */
export function createReadsBehind(standby: Standby | undefined, secure: boolean): ReadsBehind {
  if (standby === undefined) return { note() {}, runOf: () => undefined }
  const cookie = sessionCookie(wroteCookie, '1', latelySeconds, secure)
  return {
    note(request, reply) {
      if (!isReading(request) && request.url.startsWith('/api/')) putCookie(reply, cookie)
    },
    runOf(request) {
      const isOpenEnded = request.url.startsWith(routes.streamEvents.path)
      if (!isReading(request) || isOpenEnded || readCookie(request.headers.cookie, wroteCookie) !== undefined)
        return undefined
      return standby.mayAnswer
    },
  }
}
