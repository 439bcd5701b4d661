/** Feeds that members make, as rows: read for a viewer, made, changed and kept. */
import { limits } from '@skein/contract'
import type { CustomFeed, CustomFeedDraft, UserSummary } from '@skein/contract'
import { Id } from '@skein/contract/schemas'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Executor } from '../database/statements.ts'
import { summaryFrom } from '../follows/follow-lists.ts'
import type { PersonRow } from '../follows/follow-lists.ts'
import { mayMeet, notBlocked } from '../visibility.ts'
import { ruleIn, ruleOf } from './feed-rule.ts'
import type { FeedRule } from './feed-rule.ts'

/** A feed's id out of a path: what is no id names no feed. @throws Problem `feed-not-found` */
export function feedId(id: string): string {
  if (!Id.safeParse(id).success) throw new Problem('feed-not-found')
  return id.toLowerCase()
}

type Row = {
  id: string
  title: string
  rule: string
  sort: CustomFeed['order']
  shared: number
  kept: number | boolean
} & Record<'owner_id' | 'owner_username' | 'owner_name', string> & {
    owner_avatar: string | null
    owner_verified: number
  }

/** Feeds that the viewer may open: their own, and shared ones of members who are there for them. */
async function readRows(executor: Executor, viewerId: string, which: RawBuilder<unknown>): Promise<Row[]> {
  const viewer = sql`${viewerId}`
  const { rows } = await sql<Row>`
    select f.id, f.name as title, f.rule, f.sort, f.shared, kf.user_id is not null as kept,
      u.id as owner_id, u.username as owner_username, u.name as owner_name, u.avatar as owner_avatar, u.verified as owner_verified
    from custom_feeds f join users u on u.id = f.user_id
      left join kept_feeds kf on kf.feed_id = f.id and kf.user_id = ${viewer}
    where ${which} and (f.user_id = ${viewer} or (f.shared = 1 and ${mayMeet(viewer)} and ${notBlocked(viewer)}))
    order by f.user_id <> ${viewer}, f.name, f.id`.execute(executor)
  return rows
}

/** Those of the members who are there for the viewer, by their ids. */
async function peopleOf(database: Database, viewerId: string, ids: string[]): Promise<Map<string, UserSummary>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PersonRow>`
    select u.id, u.username, u.name, u.avatar, u.verified from users u
    where u.id in (${database.dialect.idList(sql`${JSON.stringify(ids)}`)}) and ${mayMeet(sql`${viewerId}`)}`.execute(
    database.kysely,
  )
  return new Map(rows.map((row) => [row.id, summaryFrom(row)]))
}

async function feedsFrom(database: Database, viewerId: string, rows: Row[]): Promise<CustomFeed[]> {
  const rules = rows.map(({ rule }) => ruleIn(rule))
  const people = await peopleOf(database, viewerId, [...new Set(rules.flatMap((rule) => rule.people))])
  return rows.map((row, index) => {
    const { people: ids = [], tags = [], words = [] } = rules[index] ?? {}
    return {
      id: row.id,
      name: row.title,
      owner: {
        id: row.owner_id,
        username: row.owner_username,
        name: row.owner_name,
        avatar: row.owner_avatar,
        verified: row.owner_verified === 1,
      },
      people: ids.flatMap((id) => people.get(id) ?? []),
      tags,
      words,
      order: row.sort,
      shared: row.shared === 1,
      kept: Boolean(row.kept),
    }
  })
}

/** What the viewer made, by name, and then what they keep of others. */
export async function listFeeds(database: Database, viewer: Viewer): Promise<CustomFeed[]> {
  const mineOrKept = sql`(f.user_id = ${viewer.id} or kf.user_id is not null)`
  return feedsFrom(database, viewer.id, await readRows(database.kysely, viewer.id, mineOrKept))
}

/** @throws Problem `feed-not-found` */
async function findRow(executor: Executor, viewer: Viewer, id: string): Promise<Row> {
  const [row] = await readRows(executor, viewer.id, sql`f.id = ${id}`)
  if (row === undefined) throw new Problem('feed-not-found')
  return row
}

/** A feed that the viewer may open. @throws Problem `feed-not-found` */
export async function findFeed(database: Database, viewer: Viewer, id: string): Promise<CustomFeed> {
  const [feed] = await feedsFrom(database, viewer.id, [await findRow(database.kysely, viewer, id)])
  if (feed === undefined) throw new Problem('feed-not-found')
  return feed
}

/** By what rule and in which order. @throws Problem `feed-not-found` */
export async function findRule(
  { kysely }: Database,
  viewer: Viewer,
  id: string,
): Promise<FeedRule & { order: CustomFeed['order'] }> {
  const { rule, sort } = await findRow(kysely, viewer, id)
  return { ...ruleIn(rule), order: sort }
}

/** Who is named in a feed has to be there for whoever makes it. @throws Problem `invalid-input` */
async function checkedRule(database: Database, viewer: Viewer, draft: CustomFeedDraft): Promise<FeedRule> {
  const rule = ruleOf(draft)
  const people = await peopleOf(database, viewer.id, rule.people)
  if (people.size < new Set(rule.people).size)
    throw new Problem('invalid-input', { fields: { people: 'Somebody here cannot be found.' } })
  return rule
}

const columnsOf = (draft: CustomFeedDraft, rule: FeedRule) => ({
  name: draft.name,
  rule: JSON.stringify(rule),
  sort: draft.order,
  shared: draft.shared ? 1 : 0,
})

const countOf = async (executor: Executor, table: 'custom_feeds' | 'kept_feeds', userId: string): Promise<number> => {
  const { count } = await executor
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Makes a feed. @throws Problem `quota-reached`, and where somebody or something in it cannot be found */
export async function makeFeed(
  database: Database,
  viewer: Viewer,
  draft: CustomFeedDraft,
  now: number,
): Promise<CustomFeed> {
  const rule = await checkedRule(database, viewer, draft)
  const id = newId(now)
  await database.transaction(async (tx) => {
    if ((await countOf(tx, 'custom_feeds', viewer.id)) >= limits.customFeeds.max) throw new Problem('quota-reached')
    await tx
      .insertInto('custom_feeds')
      .values({ id, user_id: viewer.id, ...columnsOf(draft, rule), created_at: now })
      .execute()
  })
  return findFeed(database, viewer, id)
}

/** Changes an own feed. Once it is not shared any more, nobody keeps it. @throws Problem `feed-not-found` */
export async function changeFeed(
  database: Database,
  viewer: Viewer,
  id: string,
  draft: CustomFeedDraft,
): Promise<CustomFeed> {
  const rule = await checkedRule(database, viewer, draft)
  await database.transaction(async (tx) => {
    const changed = await tx
      .updateTable('custom_feeds')
      .set(columnsOf(draft, rule))
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .returning('id')
      .execute()
    if (changed.length === 0) throw new Problem('feed-not-found')
    if (!draft.shared) await tx.deleteFrom('kept_feeds').where('feed_id', '=', id).execute()
  })
  return findFeed(database, viewer, id)
}

/** Deletes an own feed, for those too who keep it. Safe to repeat. */
export async function deleteFeed({ kysely }: Database, viewer: Viewer, id: string): Promise<void> {
  await kysely.deleteFrom('custom_feeds').where('id', '=', id).where('user_id', '=', viewer.id).execute()
}

/** Keeps the feed of another. Safe to repeat. @throws Problem `feed-not-found`, `quota-reached`, `forbidden` for an own one */
export async function keepFeed(database: Database, viewer: Viewer, id: string, now: number): Promise<void> {
  await database.transaction(async (tx) => {
    const { owner_id: owner } = await findRow(tx, viewer, id)
    if (owner === viewer.id) throw new Problem('forbidden')
    if ((await countOf(tx, 'kept_feeds', viewer.id)) >= limits.customFeeds.maxKept) throw new Problem('quota-reached')
    await sql`insert into kept_feeds (user_id, feed_id, created_at) values (${viewer.id}, ${id}, ${now})
      on conflict do nothing`.execute(tx)
  })
}

/** Keeps it no longer. Safe to repeat. */
export async function dropFeed({ kysely }: Database, viewer: Viewer, id: string): Promise<void> {
  await kysely.deleteFrom('kept_feeds').where('user_id', '=', viewer.id).where('feed_id', '=', id).execute()
}
