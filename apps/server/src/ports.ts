/** Ports too small for a home of their own. Every other one stands with what serves it, and whoever needs one names it. */
import type { Logger } from 'pino'

/** Milliseconds since 1970. */
export type Clock = () => number

/** Where the server says what happened. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
