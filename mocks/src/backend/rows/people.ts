/** How members stand to each other, and what the viewer was told of them. */
import { emptyDraft } from '@skein/contract/schemas'
import type { RowsOf } from '@skein/domain/database/rows'
import { hoursAgo, idAt } from '../../fixtures/ids.ts'
import type { Told } from '../options.ts'
import { longAgo } from './moments.ts'

/** Later ones first, as they are told. */
const inOrder = (names: readonly string[] | undefined) =>
  (names ?? []).map((name, index) => ({ name, created_at: longAgo() - index * 1000 }))

/** Rows of the viewer's relations. */
export function relationRows({ signedInAs, following, followers, askers, muted, blocked, idOf }: Told): RowsOf {
  if (signedInAs === undefined) return {}
  const { id } = signedInAs
  return {
    follows: [
      ...inOrder(following).map(({ name, created_at }) => ({
        follower_id: id,
        followee_id: idOf(name),
        state: 'following' as const,
        created_at,
      })),
      ...inOrder(followers).map(({ name, created_at }) => ({
        follower_id: idOf(name),
        followee_id: id,
        state: 'following' as const,
        created_at,
      })),
      ...inOrder(askers).map(({ name, created_at }) => ({
        follower_id: idOf(name),
        followee_id: id,
        state: 'requested' as const,
        created_at,
      })),
    ],
    mutes: inOrder(muted).map(({ name, created_at }) => ({ muter_id: id, muted_id: idOf(name), created_at })),
    blocks: inOrder(blocked).map(({ name, created_at }) => ({ blocker_id: id, blocked_id: idOf(name), created_at })),
  }
}

/** Rows of what the viewer was told. */
export function noteRows({ signedInAs, notes = [], idOf }: Told): RowsOf {
  if (signedInAs === undefined) return {}
  const { id: user_id } = signedInAs
  return {
    notifications: notes.map(({ type, by, post, hoursAgo: age, read = false }, index) => {
      const at = hoursAgo(age)
      return {
        id: idAt(at, 0x700000 - index),
        user_id,
        actor_id: idOf(by),
        type,
        post_id: post?.id ?? null,
        created_at: at.getTime(),
        read_at: read ? at.getTime() : null,
      }
    }),
    reactions: notes.flatMap(({ by, post, emoji, hoursAgo: age }) =>
      post && emoji ? [{ post_id: post.id, user_id: idOf(by), emoji, created_at: hoursAgo(age).getTime() }] : [],
    ),
  }
}

/** Rows of feeds that members made. */
export function customFeedRows({ signedInAs, customFeeds = [], idOf }: Told): RowsOf {
  return {
    custom_feeds: customFeeds.map(
      ({ id, name, by, people = [], tags = [], words = [], order = 'newest', shared = false }) => ({
        id,
        user_id: idOf(by),
        name,
        rule: JSON.stringify({ people: people.map(idOf), tags, words }),
        sort: order,
        shared: shared ? 1 : 0,
        created_at: longAgo(),
      }),
    ),
    kept_feeds: customFeeds.flatMap(({ id, kept = false }) =>
      kept && signedInAs ? [{ user_id: signedInAs.id, feed_id: id, created_at: longAgo() }] : [],
    ),
  }
}

/** Rows of drafts that the member keeps. */
export function draftRows({ signedInAs, drafts = [] }: Told): RowsOf {
  if (signedInAs === undefined) return {}
  return {
    drafts: drafts.map(({ id, hoursAgo: age, scheduledFor = null, refusal = null, ...content }) => ({
      id,
      user_id: signedInAs.id,
      content: JSON.stringify({ ...emptyDraft, ...content }),
      created_at: hoursAgo(age).getTime(),
      saved_at: hoursAgo(age).getTime(),
      scheduled_for: scheduledFor === null ? null : Date.parse(scheduledFor),
      refusal,
    })),
  }
}
