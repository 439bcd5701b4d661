/**
 * The one patience (ms) of every check that waits. A time limit costs nothing where a check passes, so it is long enough for a machine
 * many times slower than the one a check was written on; what never comes still fails, and says what it was waiting for: one wait ends
 * well before the test that holds it. No check sets a limit of its own.
 */
export const patience = {
  /** A single wait inside a test: `expect.poll`, `findBy…`, `toBeVisible`. */
  wait: 60_000,
  /** A whole test or hook. */
  test: 300_000,
} as const

/** The same in the words of Vitest's configuration. */
export const vitestPatience = {
  testTimeout: patience.test,
  hookTimeout: patience.test,
  expect: { poll: { timeout: patience.wait } },
} as const
