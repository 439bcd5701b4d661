/** What is known not to pass in an engine, and why it is no fault that a member would meet. */
import type { Engine } from '../browser/engines.ts'

export type KnownFailure = {
  engine: Engine
  /** Part of the test's full name. */
  test: string
  why: string
}

export const knownFailures: readonly KnownFailure[] = []
