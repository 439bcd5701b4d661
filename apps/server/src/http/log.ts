import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'
import { toldError } from '../database/told-error.ts'

/**
 * The log: one JSON object a line. Of a request only method and path are written: no query (it may hold what somebody searched for), no
 * header, no body, no address. Of an error its kind, message and stack; of one of the database nothing that stands in a row.
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
      err: (error: unknown) =>
        error instanceof Error
          ? { type: error.name, message: error.message, stack: error.stack, ...toldError(error) }
          : { type: typeof error },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
