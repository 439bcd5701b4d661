/** How often one may do what costs work or disturbs others: a call names its limit, and the registrar counts. */
import type { Asked } from './asked.ts'
import type { Viewer } from '../auth/sessions.ts'
import type { Clock } from '../ports.ts'
import { limitedAddress } from './client-address.ts'
import { createRateLimiter } from './rate-limit.ts'
import type { RateLimiter } from './rate-limit.ts'

const minute = 60_000

/** So many times in so many milliseconds, counted from the first. Calls with the same limit share one counter. */
export const callLimits = {
  posts: { max: 300, windowMs: minute },
  messages: { max: 120, windowMs: minute },
  /** Signs of somebody writing: a browser gives one every three seconds, and one at the end. */
  typing: { max: 120, windowMs: minute },
  /** Strangers whom a member writes to for the first time. */
  firstMessages: { max: 50, windowMs: 60 * minute },
  /** Files that a member sends. */
  uploads: { max: 120, windowMs: 10 * minute },
  /** Parts of files that a member sends. */
  uploadParts: { max: 1200, windowMs: minute },
  /** Things the assistant is asked for; the quota of a day is counted by itself. */
  assistance: { max: 30, windowMs: minute },
  /** Changes of the own profile. */
  profiles: { max: 30, windowMs: minute },
  /** Likes, follows and other toggles. */
  toggles: { max: 1200, windowMs: minute },
  /** What a moderator does about members. */
  measures: { max: 60, windowMs: minute },
  /** Answers to measures. */
  appeals: { max: 20, windowMs: 60 * minute },
  /** Searches over Skein and the web. */
  searches: { max: 60, windowMs: minute },
  /** Pages looked at for the browse mode. */
  openedPages: { max: 60, windowMs: minute },
  /** Members asked for by their e-mail address. */
  lookUps: { max: 30, windowMs: 60 * minute },
  /** Archives of a member's data. */
  exports: { max: 5, windowMs: 60 * minute },
  /** New usernames: each has all posts of the member indexed anew. */
  usernames: { max: 5, windowMs: 60 * minute },
} as const satisfies Record<string, { max: number; windowMs: number }>

export type CallLimit = keyof typeof callLimits

/** Whose calls are counted together: a member's, or those of a network address. */
export const askerOf = (viewer: Viewer | null, request: Asked): string => viewer?.id ?? limitedAddress(request.ip)

export type CallCounts = {
  /** Counts one attempt of `asker`. @throws Problem `too-many-requests` with Retry-After when the limit is used up */
  take: (limit: CallLimit, asker: string) => void
}

/** Makes the counters, in the memory of this process. */
export function createCallCounts(now: Clock): CallCounts {
  const limiters = new Map<CallLimit, RateLimiter>()
  return {
    take(limit, asker) {
      const { max, windowMs } = callLimits[limit]
      const limiter = limiters.get(limit) ?? createRateLimiter(max, windowMs, now)
      limiters.set(limit, limiter)
      limiter.take(asker)
    },
  }
}
