import type * as z from 'zod/mini'
import type { RouteName } from '../routes.ts'

/** Who may make the call: anyone, or a signed-in member. */
type Access = 'public' | 'member'

/** What a call takes and answers. */
export type CallSpec = {
  access: Access
  /** About who is signed in: it is answered whichever account the page belongs to that asks (`accountHeader`). */
  anyAccount?: true
  summary: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The answer's body with status 200 (201 where `created`); none means 204, or a stream. */
  answer?: z.ZodMiniType
  created?: true
  /** The most bytes of the body, where it may have more than `limits.body.maxBytes`. */
  bodyBytes?: number
  /**
   * What each event carries where the call answers as a stream (`text/event-stream`): always where it has no `answer`, else for whoever
   * accepts that.
   */
  stream?: z.ZodMiniType
}

/** The calls of one area. */
export type Specs = Partial<Record<RouteName, CallSpec>>
