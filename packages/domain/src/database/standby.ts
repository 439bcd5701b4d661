/** A copy of the database that follows it a moment behind and answers some of the reads. */
export type Standby = {
  /** Runs `work`; its reads outside of transactions may be answered by the copy. */
  mayAnswer: <T>(work: () => Promise<T>) => Promise<T>
  /** Resolves when the copy has all that was written until now, or is not asked until it has: for who sends others to look. */
  caughtUp: () => Promise<void>
}
