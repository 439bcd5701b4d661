/**
 * Why nothing was fetched.
 * - `address`: it may not be fetched, or a redirect led to one that may not, or its host has an address that is not public
 * - `redirects`: too many, or one that leads nowhere
 * - `busy`: too much is being fetched right now; says nothing about the address
 * - `timeout`, `unreachable`, `status` (not 2xx), `type` (not a wanted kind), `size` (over the limit), `encoding` (cannot be unpacked)
 */
export type RefusalReason =
  | 'address'
  | 'redirects'
  | 'busy'
  | 'timeout'
  | 'unreachable'
  | 'status'
  | 'type'
  | 'size'
  | 'encoding'

/** Nothing was fetched. The message is for the log, never for people: it may tell of the inside of a network. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string, cause?: unknown) {
    super(`${reason}: ${message}`, cause === undefined ? undefined : { cause })
    this.reason = reason
  }
}
