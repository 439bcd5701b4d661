/**
 * What another app shares comes as a form, which the service worker of the page takes (apps/web/worker/keep-share.ts). Where there is none yet
 * the server gets it: the words go on in an address, and files, which none can carry, are told as missing.
 */
import multipart from '@fastify/multipart'
import { limits } from '@skein/contract/limits'
import { sharedAddress, sharedFiles, sharedWords, sharePath } from '@skein/contract/share'
import { limitedAddress } from '@skein/domain/calls/client-address'
import { createTokenBuckets } from '@skein/domain/calls/token-buckets'
import type { Clock } from '@skein/domain/ports'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitBodyTime } from '../http/body-time.ts'
import { apiHeaders } from '../http/security-headers.ts'

type Taken = { words: Record<(typeof sharedWords)[number], string>; isPart: boolean }

/** Reads the words and lets the files pass by. What is no form is nothing that was shared. */
async function takeForm(request: FastifyRequest): Promise<Taken> {
  const taken: Taken = { words: { title: '', text: '', url: '' }, isPart: false }
  try {
    for await (const part of request.parts({
      limits: { fields: sharedWords.length, fieldSize: limits.body.maxBytes },
    })) {
      if (part.type === 'file') {
        part.file.resume()
        // A form without a file still has its field, without a name.
        taken.isPart ||= part.fieldname === sharedFiles && Boolean(part.filename)
        continue
      }
      const name = sharedWords.find((known) => known === part.fieldname)
      if (name !== undefined && typeof part.value === 'string') taken.words[name] = part.value
      taken.isPart ||= part.valueTruncated
    }
  } catch {
    taken.isPart = true
  }
  return taken
}

/** Answers a share with the address of the page at which the composer opens. It asks nobody who they are: the page does. */
export function takeShares(app: FastifyInstance, { now }: { now: Clock }): void {
  const byNetwork = createTokenBuckets({ perSecond: 0.1, burst: 20, now })
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart)
    scope.post(
      sharePath,
      {
        onRequest: [
          (request, _reply, next) => {
            byNetwork.take(limitedAddress(request.ip))
            next()
          },
          limitBodyTime,
        ],
      },
      async (request, reply) => {
        const { words, isPart } = await takeForm(request)
        return reply.headers(apiHeaders).redirect(sharedAddress(words, isPart), 303)
      },
    )
  })
}
