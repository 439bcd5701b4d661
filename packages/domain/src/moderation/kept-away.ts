/** Whom a member muted, and whom they blocked: what can be found can be taken back. */
import type { UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CallContext } from '../calls/define-call.ts'
import type { Database } from '../database/database.ts'
import { summaryFrom } from '../follows/follow-lists.ts'
import type { PersonRow } from '../follows/follow-lists.ts'
import { mayMeet } from '../visibility.ts'

type Context = CallContext<'listMuted' | 'listBlocked', { database: Database }>

type Relation = {
  table: 'mutes' | 'blocks'
  /** Whose list it is. */
  by: 'muter_id' | 'blocker_id'
  /** Who stands in it. */
  whom: 'muted_id' | 'blocked_id'
  shown: RawBuilder<unknown>
}

/** Newest first. A cursor that names nobody in the list is followed by nothing: its place is not known. */
async function list({ database, viewer, query }: Context, relation: Relation): Promise<UserSummary[]> {
  const { shown } = relation
  const table = sql.table(relation.table)
  const by = sql.ref(relation.by)
  const whom = sql.ref(relation.whom)
  const after =
    query.before === undefined
      ? sql`1 = 1`
      : sql`exists (
          select 1 from ${table} c where c.${by} = ${viewer.id} and c.${whom} = ${query.before.toLowerCase()}
            and (r.created_at < c.created_at or (r.created_at = c.created_at and r.${whom} < c.${whom})))`
  const { rows } = await sql<PersonRow>`
    select u.id, u.username, u.name, u.avatar, u.verified from ${table} r cross join users u
    where r.${by} = ${viewer.id} and u.id = r.${whom} and ${shown} and ${after}
    order by r.created_at desc, r.${whom} desc limit ${query.limit}`.execute(database.kysely)
  return rows.map(summaryFrom)
}

/** Whom the viewer muted. Who is gone, or blocked the viewer, is left out. */
export const listMuted = (context: Context): Promise<UserSummary[]> =>
  list(context, { table: 'mutes', by: 'muter_id', whom: 'muted_id', shown: mayMeet(sql`${context.viewer.id}`) })

/** Whom the viewer blocked, also who blocked them in turn: their own block must stay in reach. */
export const listBlocked = (context: Context): Promise<UserSummary[]> =>
  list(context, { table: 'blocks', by: 'blocker_id', whom: 'blocked_id', shown: sql`u.deactivated_at is null` })
