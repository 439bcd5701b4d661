import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { toldError } from '../database/told-error.ts'

/** An e-mail address, and whoever an address of the web lets in. */
const personal = /[^\s<>"'`(),:;@/?#]{1,128}@[^\s<>"'`(),:;@/?#]{1,253}\.[a-z]{2,24}(?![\w.])/gi
const credentials = /(?<=:\/\/)[^\s/@]{1,256}@/g

/** A text of somebody else (a library, a path) without what names a person or lets one in. */
export const withoutPersons = (text: string): string => text.replace(credentials, '').replace(personal, '…')

/**
 * The log: one JSON object a line. Of a request only method and path are written: no query (it may hold what somebody searched for), no
 * header, no body, no address. Of an error its kind, message and stack; of one of the database nothing that stands in a row. E-mail
 * addresses are taken out of paths and of what errors say.
 * @param destination standard output when not given
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: 'skein' },
    redact: {
      paths: [
        'headers',
        'body',
        'password',
        'cookie',
        'authorization',
        '*.password',
        '*.cookie',
        '*.authorization',
        'err.parameters',
      ],
      remove: true,
    },
    serializers: {
      path: (path: unknown) => (typeof path === 'string' ? withoutPersons(path) : path),
      err(error: unknown) {
        if (!(error instanceof Error)) return { type: typeof error }
        const { message, stack } = { message: error.message, stack: error.stack, ...toldError(error) }
        return {
          type: error.name,
          message: withoutPersons(message),
          stack: stack === undefined ? undefined : withoutPersons(stack),
        }
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
