import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

/** What is for moderators is not there for anybody else. @throws Problem `not-found` */
export function requireModerator({ role }: Viewer): void {
  if (role !== 'moderator') throw new Problem('not-found')
}

/** Lets moderators on to do something, and bounds how fast they go: before the transaction, which may be tried again. */
export function admitModerator({ viewer, limits }: Pick<Services, 'limits'> & { viewer: Viewer }): void {
  requireModerator(viewer)
  limits.measures.take(viewer.id)
}
