import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { EventBus } from './events/event-bus.ts'
import type { MediaStore } from './media/media-store.ts'
import type { Passwords } from './auth/passwords.ts'
import type { Sessions } from './auth/sessions.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { Likes } from './posts/like-post.ts'
import type { PostReader } from './posts/post-reader.ts'
import type { CanView } from './visibility.ts'
import type { RouteName, UserSummary } from '@skein/contract'

/** What a handler works with: the ports, and what is made of them once at start. */
export type Services = {
  config: Config
  database: Database
  media: MediaStore
  events: EventBus
  passwords: Passwords
  sessions: Sessions
  posts: PostReader
  /** Whether a viewer may see a post; throws where not. */
  canView: CanView
  likes: Likes
  /** The identity that AI-generated posts show (§6). */
  assistant: UserSummary
  limits: {
    signInByAddress: RateLimiter
    signInByName: RateLimiter
    signUpByAddress: RateLimiter
    signUpByName: RateLimiter
    /** Posts a member. */
    posts: RateLimiter
    /** Likes, follows and other toggles a member. */
    toggles: RateLimiter
  }
  /** Whether the server has begun to shut down. */
  draining: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>
  /** In tests: checks every answer against the contract. */
  checkAnswer: ((name: RouteName, answer: unknown) => void) | undefined
}
