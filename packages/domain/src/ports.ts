/** Ports too small for a home of their own. Every other one stands with what serves it, and whoever needs one names it. */

/** Milliseconds since 1970. */
export type Clock = () => number

type Say = { (fields: object, message: string): void; (message: string): void }

/** Where the product says what happened to whoever runs it. */
export type Log = { info: Say; warn: Say; error: Say; debug: Say }
