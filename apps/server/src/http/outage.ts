/** Tells what is broken for now from what is wrong: the first is said so, with a time to come back, and cures itself. */
import type { ErrorCode } from '@skein/contract'
import { Problem } from '@skein/domain/calls/problem'

/**
 * Of PostgreSQL: connection lost, shutting down, starting, too many connections, read only; a statement, a lock or a transaction that took
 * longer than it may.
 */
const lostStates = /^(?:08...|57P0[1235]|53300|25006|57014|55P03|25P0[34])$/

/** Of the network and of the disk. */
const lostCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EROFS',
  'EIO',
  // A connection of fetch that was ended, or never came to be.
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
])
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What the driver and its pool say without a code. */
const lostWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Result codes of SQLite: busy, disk error, full, cannot open. */
const busy = 5
const diskError = 10
const full = 13
const cannotOpen = 14

/** What the bucket's client throws where the service says that it cannot now. */
const isBucketAway = (error: Error) => error.name === 'S3ServiceError' && Number(Reflect.get(error, 'status')) >= 500

function outageCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error)) return undefined
  const code: unknown = Reflect.get(error, 'code')
  const result = Number(Reflect.get(error, 'errcode')) & 0xff
  if (fullCodes.has(code) || result === full) return 'storage-full'
  const isLost =
    // A socket of this machine that is not there any more has another code than a port.
    Reflect.get(error, 'syscall') === 'connect' ||
    lostCodes.has(code) ||
    (typeof code === 'string' && lostStates.test(code)) ||
    lostWords.test(error.message) ||
    isBucketAway(error) ||
    [busy, diskError, cannotOpen].includes(result)
  return isLost ? 'unavailable' : outageCode(error.cause)
}

/** The refusal of a call that failed because the database, the disk or the bucket cannot be used for now; nothing where that is not why. */
export function outageOf(error: unknown): Problem | undefined {
  const code = outageCode(error)
  return code === undefined ? undefined : new Problem(code)
}

/** When to come back, in seconds: a database starts again soon, room is made by somebody. */
export const comeBack: Partial<Record<ErrorCode, string>> = { unavailable: '5', 'storage-full': '60' }
