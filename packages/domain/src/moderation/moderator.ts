import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'

/** What is for moderators is not there for anybody else. @throws Problem `not-found` */
export function requireModerator({ role }: Viewer): void {
  if (role !== 'moderator') throw new Problem('not-found')
}

/** A call by which moderators do something: nobody else is counted, and they are bounded in how fast they go. */
export const byModerators = {
  admit: ({ viewer }: { viewer: Viewer }) => requireModerator(viewer),
  limit: 'measures',
} as const
