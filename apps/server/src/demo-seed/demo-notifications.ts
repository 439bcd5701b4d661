import type { Insertable } from 'kysely'
import type { DemoData, DemoPost } from '@skein/demo'
import type { Tables } from '@skein/domain/database/schema'

type Row = Insertable<Tables['notifications']>
type Ids = { user: (key: string) => string; post: (key: string) => string; newId: (time: number) => string }

/** What is younger has not been read yet, of the newest few: somebody who looks in often. */
const unreadMs = 9 * 60 * 60 * 1000
const maxUnread = 4

/**
 * What the demo set's actions told one member: the same rows as if each had been done by hand.
 * @param now milliseconds since 1970
 */
export function notificationsOf(memberKey: string, data: DemoData, { user, post, newId }: Ids, now: number): Row[] {
  const posts = new Map<string, DemoPost>(data.posts.map((item) => [item.key, item]))
  const writes = (key: string | null) => key !== null && posts.get(key)?.authorKey === memberKey
  const told: { type: string; actor: string; about: string | null; at: Date }[] = []
  const tell = (type: string, actor: string, about: string | null, at: Date) => {
    if (actor !== memberKey) told.push({ type, actor, about, at })
  }
  for (const [type, actions] of [
    ['like', data.likes],
    ['repost', data.reposts],
    ['reaction', data.reactions],
  ] as const)
    for (const action of actions)
      if (writes(action.postKey)) tell(type, action.memberKey, action.postKey, action.createdAt)

  for (const { key, authorKey, replyToKey, quoteOfKey, mentionKeys, createdAt } of data.posts) {
    // One post is one notification, as where it is published.
    const type = writes(replyToKey) ? 'comment' : writes(quoteOfKey) ? 'repost' : 'mention'
    if (type !== 'mention' || mentionKeys.includes(memberKey)) tell(type, authorKey, key, createdAt)
  }
  for (const { followerKey, followeeKey, createdAt } of data.follows)
    if (followeeKey === memberKey) tell('follow', followerKey, null, createdAt)

  const voted = new Set(data.pollVotes.filter((vote) => vote.memberKey === memberKey).map(({ postKey }) => postKey))
  for (const { key, authorKey, poll, createdAt } of data.posts) {
    if (poll === null || !(voted.has(key) || authorKey === memberKey)) continue
    const end = createdAt.getTime() + poll.durationMinutes * 60_000
    // The author hears of the end of an own poll too.
    if (end <= now) told.push({ type: 'poll-ended', actor: authorKey, about: key, at: new Date(end) })
  }
  const readUntil = told.length - maxUnread
  return told
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ type, actor, about, at }, index) => {
      const time = at.getTime()
      return {
        id: newId(time),
        user_id: user(memberKey),
        actor_id: user(actor),
        type,
        post_id: about === null ? null : post(about),
        created_at: time,
        read_at: time < now - unreadMs || index < readUntil ? Math.min(now, time + 60 * 60 * 1000) : null,
      }
    })
}
