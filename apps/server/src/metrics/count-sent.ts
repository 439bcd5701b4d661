import type { Send } from '@skein/domain/outbox/outbox'
import { noTally } from './tally.ts'
import type { Tally } from './tally.ts'

/** What sends something, with each try counted: one that is made again later counts as failed too. */
export const countSent =
  (what: 'mail' | 'push', send: Send, count: Tally = noTally): Send =>
  async (content, id) => {
    try {
      await send(content, id)
    } catch (error) {
      count(`${what}-failed`)
      throw error
    }
    count(`${what}-sent`)
  }
