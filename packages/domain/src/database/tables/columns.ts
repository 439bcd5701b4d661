/** 0 or 1. */
export type Switch = number
/** Milliseconds since 1970. */
export type Time = number
