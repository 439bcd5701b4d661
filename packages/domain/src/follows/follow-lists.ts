/** Who follows a member, and whom they follow, newest first (specification §2.10: the counts lead here). */
import { Id } from '@skein/contract/schemas'
import type { SuggestedUser, UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Database } from '../database/database.ts'
import { nobody } from '../database/ids.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { followState } from '../users/find-user.ts'
import { mayRead, notBlocked } from '../visibility.ts'

/** A member as lists read them. */
export type PersonRow = { id: string; username: string; name: string; avatar: string | null; verified: number }

export const summaryFrom = ({ id, username, name, avatar, verified }: PersonRow): UserSummary => ({
  id,
  username,
  name,
  avatar,
  verified: verified === 1,
})

type Side = 'follower_id' | 'followee_id'

/**
 * Whether a row `f` stands after the person of the page before. Where they are not in the list any more, nothing does: their place is
 * not known.
 */
export function afterPerson(
  before: string | undefined,
  { side, of, member }: { side: Side; of: Side; member: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (before === undefined) return sql`1 = 1`
  const last = before.toLowerCase()
  return sql`exists (
    select 1 from follows c where c.${sql.ref(of)} = ${member} and c.${sql.ref(side)} = ${last}
      and (f.created_at < c.created_at or (f.created_at = c.created_at and f.${sql.ref(side)} < c.${sql.ref(side)})))`
}

type Context = CallContext<'listFollowers' | 'listFollowing', { database: Database }>

type Row = PersonRow & { follow: string | null }

/** Whose lists they are. @throws Problem `user-not-found`; `forbidden` where the account is private to the viewer */
async function memberOf({ database, viewer, params }: Context): Promise<string> {
  if (!Id.safeParse(params.id).success) throw new Problem('user-not-found')
  const me = sql`${viewer?.id ?? nobody}`
  const { rows } = await sql<{ id: string; readable: number }>`
    select u.id, case when ${mayRead(me)} then 1 else 0 end as readable from users u
    where u.id = ${params.id.toLowerCase()} and u.deactivated_at is null and ${notBlocked(me)}`.execute(database.kysely)
  const [row] = rows
  if (!row) throw new Problem('user-not-found')
  if (row.readable === 0) throw new Problem('forbidden')
  return row.id
}

async function list(context: Context, { side, of }: { side: Side; of: Side }): Promise<SuggestedUser[]> {
  const { database, viewer, query } = context
  const member = sql`${await memberOf(context)}`
  const me = sql`${viewer?.id ?? nobody}`
  const { rows } = await sql<Row>`
    select u.id, u.username, u.name, u.avatar, u.verified,
      (select mine.state from follows mine where mine.follower_id = ${me} and mine.followee_id = u.id) as follow
    from follows f cross join users u
    where f.${sql.ref(of)} = ${member} and f.state = 'following' and u.id = f.${sql.ref(side)} and u.deactivated_at is null
      and ${notBlocked(me)} and ${afterPerson(query.before, { side, of, member })}
    order by f.created_at desc, f.${sql.ref(side)} desc limit ${query.limit}`.execute(database.kysely)
  return rows.map((row) => Object.assign(summaryFrom(row), { follow: followState(row.follow) }))
}

/** Followers, newest first; who has a block with the viewer is left out. */
export const listFollowers = (context: Context): Promise<SuggestedUser[]> =>
  list(context, { side: 'follower_id', of: 'followee_id' })

/** Members somebody follows, newest first; as followers. */
export const listFollowing = (context: Context): Promise<SuggestedUser[]> =>
  list(context, { side: 'followee_id', of: 'follower_id' })
