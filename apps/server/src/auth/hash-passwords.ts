import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '@skein/domain/auth/passwords'
import { Problem } from '@skein/domain/calls/problem'

const derive = promisify(argon2)

/** OWASP's least cost for argon2id: 19 MiB, two passes, one lane. `memory` in KiB. */
const usualCost = { memory: 19_456, passes: 2 }

/** Hashes at once: each takes 19 MiB, and more than the cores would only wait in memory. */
const maxAtOnce = 3

/** Who waits for a hash beyond these is sent away: they would wait for longer than anybody does, and each holds a request. */
const maxWaiting = 50

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '')

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/**
 * argon2id by Node's own implementation, off the main thread. Both answers fail with the Problem `unavailable` while too many wait.
 */
export function createPasswords(cost: { memory: number; passes: number } = usualCost): Passwords {
  let running = 0
  const waiting: (() => void)[] = []

  async function digest(password: string, salt: Buffer, memory: number, passes: number): Promise<Buffer> {
    if (running >= maxAtOnce) {
      if (waiting.length >= maxWaiting) throw new Problem('unavailable')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await derive('argon2id', {
        message: Buffer.from(password.normalize('NFC')),
        nonce: salt,
        memory,
        passes,
        parallelism: 1,
        tagLength: 32,
      })
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  const dummySalt = randomBytes(16)

  return {
    async hash(password) {
      const salt = randomBytes(16)
      const tag = await digest(password, salt, cost.memory, cost.passes)
      return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(salt)}$${base64(tag)}`
    },
    async verify(password, hash) {
      const [, memory, passes, salt, tag] = phc.exec(hash ?? '') ?? []
      if (memory === undefined || passes === undefined || salt === undefined || tag === undefined) {
        await digest(password, dummySalt, cost.memory, cost.passes)
        return false
      }
      const expected = Buffer.from(tag, 'base64')
      const found = await digest(password, Buffer.from(salt, 'base64'), Number(memory), Number(passes))
      return expected.length === found.length && timingSafeEqual(expected, found)
    },
  }
}
