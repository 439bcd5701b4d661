import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '@skein/domain/auth/passwords'
import { phcPasswords } from '@skein/domain/auth/phc-passwords'
import type { PasswordCost } from '@skein/domain/auth/phc-passwords'
import { Problem } from '@skein/domain/calls/problem'

const derive = promisify(argon2)

/** Hashes at once: each takes 19 MiB, and more than the cores would only wait in memory. */
const maxAtOnce = 3

/** Who waits for a hash beyond these is sent away: they would wait for longer than anybody does, and each holds a request. */
const maxWaiting = 50

/**
 * argon2id by Node's own implementation, off the main thread. Both answers fail with the Problem `unavailable` while too many wait.
 */
export function createPasswords(cost?: PasswordCost): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  return phcPasswords(async (message, nonce, { memory, passes }) => {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new Problem('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await derive('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: 32 })
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }, cost)
}
