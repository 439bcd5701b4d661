import { profileTextsOf } from '@skein/contract'
import type { FollowState, ProfileTexts, PublicUser } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { madeAt } from '../database/stored.ts'
import { Problem } from '../calls/problem.ts'
import { agreeable, mayMeet, mayRead, viewerValues } from '../visibility.ts'
import { profileColumns } from './profile-columns.ts'

type Row = ProfileTexts & {
  id: string
  username: string
  name: string
  avatar: string | null
  verified: number
  kind: 'person' | 'ai'
  private: number
  followers_count: number
  following_count: number
  created_at: number
  updated_at: number
  posts_count: number
  pinned: string | null
  follow: string | null
  follows_you: number | boolean
  muted: number | boolean
  blocked: number | boolean
}

/** What the database says of follows, in the contract's words. */
export const followState = (state: string | null | undefined): FollowState =>
  state === 'following' || state === 'requested' ? state : 'none'

/**
 * A member as the viewer may see them, in one statement. A member who blocked the viewer is not there; whom the viewer blocked is, so that
 * the block can be ended, without posts. Of a private account the profile shows, its posts do not.
 * @returns nothing when nobody has this name
 */
export async function findUser(
  { kysely }: Database,
  viewer: Viewer | null,
  username: string,
): Promise<PublicUser | undefined> {
  const values = viewerValues(viewer)
  const me = sql`${values.viewer}`
  const { rows } = await sql<Row>`
    select u.id, u.username, u.name, u.avatar, u.verified, u.kind, ${profileColumns}, u.private, u.followers_count,
      u.following_count, u.created_at, u.updated_at,
      case
        when u.kind = 'ai' then (select count(*) from posts p
          where p.is_ai_generated = 1 and p.reply_to_id is null and p.deleted_at is null and p.type is distinct from 'story')
        when ${mayRead(me)} then (select count(*) from posts p
          where p.author_id = u.id and p.reply_to_id is null and p.repost_of_id is null and p.deleted_at is null
            and p.type is distinct from 'story')
        else 0 end as posts_count,
      (select p.id from pinned_posts pp join posts p on p.id = pp.post_id
        where pp.user_id = u.id and p.deleted_at is null and ${mayRead(me)} and ${agreeable(me, sql`${values.hidesAi}`)}) as pinned,
      (select f.state from follows f where f.follower_id = ${me} and f.followee_id = u.id) as follow,
      exists (select 1 from follows f where f.follower_id = u.id and f.followee_id = ${me} and f.state = 'following') as follows_you,
      exists (select 1 from mutes m where m.muter_id = ${me} and m.muted_id = u.id) as muted,
      exists (select 1 from blocks b where b.blocker_id = ${me} and b.blocked_id = u.id) as blocked
    from users u where u.username = ${username} and ${mayMeet(me)}`.execute(kysely)
  const [row] = rows
  return (
    row && {
      id: row.id,
      username: row.username,
      name: row.name,
      avatar: row.avatar,
      verified: row.verified === 1,
      ...profileTextsOf(row),
      createdAt: madeAt(row.id, row.created_at),
      updatedAt: madeAt(row.id, row.updated_at),
      followersCount: row.followers_count,
      followingCount: row.following_count,
      postsCount: row.posts_count,
      ...(row.pinned !== null && { pinnedPostId: row.pinned }),
      private: row.private === 1,
      viewer: {
        follow: followState(row.follow),
        followsYou: Boolean(row.follows_you),
        muted: Boolean(row.muted),
        blocked: Boolean(row.blocked),
      },
    }
  )
}

/** The member with this name. @throws Problem `user-not-found` */
export async function requireUser(database: Database, viewer: Viewer | null, username: string): Promise<PublicUser> {
  const found = await findUser(database, viewer, username.toLowerCase())
  if (!found) throw new Problem('user-not-found')
  return found
}
