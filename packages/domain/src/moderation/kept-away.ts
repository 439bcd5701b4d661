/** Whom a member muted, and whom they blocked: what can be found can be taken back. */
import type { SuggestedUser } from '@skein/contract'
import { sql } from 'kysely'
import type { CallContext } from '../calls/define-call.ts'
import type { Database } from '../database/database.ts'
import { peoplePage } from '../users/people-page.ts'
import { mayMeet } from '../visibility.ts'

type Context = CallContext<'listMuted' | 'listBlocked', { database: Database }>

/** Whom the viewer muted. Who is gone, or blocked the viewer, is left out. */
export function listMuted({ database, viewer: { id }, query }: Context): Promise<SuggestedUser[]> {
  const viewer = sql`${id}`
  const shown = mayMeet(viewer)
  const list = { table: 'mutes', of: ['muter_id', id], member: 'muted_id', order: 'last-first' } as const
  return peoplePage(database, { ...list, shown, viewer, query })
}

/** Whom the viewer blocked, also who blocked them in turn: their own block must stay in reach. */
export function listBlocked({ database, viewer: { id }, query }: Context): Promise<SuggestedUser[]> {
  const viewer = sql`${id}`
  const shown = sql`u.deactivated_at is null`
  const list = { table: 'blocks', of: ['blocker_id', id], member: 'blocked_id', order: 'last-first' } as const
  return peoplePage(database, { ...list, shown, viewer, query })
}
