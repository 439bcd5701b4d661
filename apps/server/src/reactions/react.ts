import type { Call, Post, ReactionName } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import { nobody } from '../database/ids.ts'
import type { Deed } from '../events/deed.ts'
import { reactionNamed } from '../posts/post-from-row.ts'
import type { Services } from '../services.ts'
import { notBlocked } from '../visibility.ts'

type Counts = Post['reactions']
type Tx = Deed['tx']

/** Reactions of a post by emoji, the most used first, as on its card. */
async function countsOf(tx: Tx, post: string): Promise<Counts> {
  const { rows } = await sql<{ emoji: string; count: number }>`
    select emoji, count(*) as count from reactions where post_id = ${post} group by emoji order by 2 desc, 1`.execute(
    tx,
  )
  return rows.flatMap(({ emoji: name, count }) => {
    const emoji = reactionNamed(name)
    return emoji === null ? [] : [{ emoji, count }]
  })
}

/** Runs one change of a member's own reaction; what it `changes` decides whether anybody hears of it. */
function change(
  { canView, notifier, now, write }: Services,
  viewer: Viewer,
  post: string,
  { given, changes }: { given: boolean; changes: (time: number) => RawBuilder<{ emoji: string }> },
): Promise<Counts> {
  return write(async (deed) => {
    const { tx, announce } = deed
    const { authorId } = await canView(tx, viewer, post)
    const time = now()
    const { rows } = await changes(time).execute(tx)
    if (rows.length > 0) {
      const note = { type: 'reaction', actorId: viewer.id, recipientId: authorId, postId: post, time } as const
      await (given ? notifier.tell(deed, note) : notifier.takeBack(deed, note))
      announce({ kind: 'post-changed', postId: post })
    }
    return countsOf(tx, post)
  })
}

/** Reacts to a post, instead of an earlier reaction: one a member. Safe to repeat. */
export const addReaction = (services: Services, viewer: Viewer, post: string, emoji: ReactionName): Promise<Counts> =>
  change(services, viewer, post, {
    given: true,
    changes: (time) => sql`
      insert into reactions (post_id, user_id, emoji, created_at) values (${post}, ${viewer.id}, ${emoji}, ${time})
      on conflict (post_id, user_id) do update set emoji = excluded.emoji, created_at = excluded.created_at
        where reactions.emoji <> excluded.emoji
      returning emoji`,
  })

/** Takes one's reaction back, if it is this one: a late request does not take a newer reaction away. Safe to repeat. */
export const removeReaction = (
  services: Services,
  viewer: Viewer,
  post: string,
  emoji: ReactionName,
): Promise<Counts> =>
  change(services, viewer, post, {
    given: false,
    changes: () => sql`
      delete from reactions where post_id = ${post} and user_id = ${viewer.id} and emoji = ${emoji} returning emoji`,
  })

/** The member's own reaction. */
export async function ownReaction({ canView, database }: Services, viewer: Viewer, post: string) {
  await canView(database.kysely, viewer, post)
  const row = await database.kysely
    .selectFrom('reactions')
    .select('emoji')
    .where('post_id', '=', post)
    .where('user_id', '=', viewer.id)
    .executeTakeFirst()
  return { emoji: reactionNamed(row?.emoji ?? null) }
}

type ReactionRow = {
  emoji: string
  id: string
  username: string
  name: string
  avatar: string | null
  verified: number
}

/**
 * Who reacted and how, the newest member first; members with whom the viewer has a block are left out.
 * @param page `before` is the id of the last member of the page before
 */
export async function listReactions(
  { canView, database }: Services,
  viewer: Viewer | null,
  post: string,
  { before, limit, emoji }: Call<'listReactions'>['parsedQuery'],
): Promise<Call<'listReactions'>['answer']> {
  const { kysely } = database
  await canView(kysely, viewer, post)
  const me = sql`${viewer?.id ?? nobody}`
  const { rows } = await sql<ReactionRow>`
    select r.emoji, u.id, u.username, u.name, u.avatar, u.verified from reactions r join users u on u.id = r.user_id
    where r.post_id = ${post} and u.deactivated_at is null and ${notBlocked(me)}
      ${emoji === undefined ? sql`` : sql`and r.emoji = ${emoji}`}
      ${before === undefined ? sql`` : sql`and r.user_id < ${before.toLowerCase()}`}
    order by r.user_id desc limit ${limit}`.execute(kysely)
  return rows.flatMap(({ emoji: name, verified, ...user }) => {
    const known = reactionNamed(name)
    return known === null ? [] : [{ emoji: known, user: { ...user, verified: verified === 1 } }]
  })
}
