import type { FastifyReply } from 'fastify'

/** Aborts when the connection ends before the answer: nobody waits for what is costly. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new DOMException('Nobody waits for this any more.', 'AbortError'))
  })
  return controller.signal
}
