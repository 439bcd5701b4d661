/** What the mock backend remembers: plain maps, made anew for each story or test. */
import { foldTag, hashtagsOf } from '@skein/contract'
import type { Call, Post, PublicUser, UserSummary } from '@skein/contract'
import { idAt } from '../fixtures/ids.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { Person } from '../fixtures/people.ts'

export type Account = Person & { password: string | null }

export type State = {
  accounts: Map<string, Account>
  /** Newest first. */
  posts: Post[]
  /** `liker post` pairs, on top of the counts the fixtures came with. */
  likes: Set<string>
  follows: Set<string>
  requests: Set<string>
  sessions: Map<string, string>
  /** `member key` → what was sent and what was answered. */
  repeats: Map<string, { sent: string; answer: Post }>
  serial: number
}

const pair = (a: string, b: string) => `${a} ${b}`

export const follows = (state: State, from: string, to: string) => state.follows.has(pair(from, to))
export const asked = (state: State, from: string, to: string) => state.requests.has(pair(from, to))
export const likes = (state: State, from: string, post: string) => state.likes.has(pair(from, post))

/** Sets or clears an edge; answers whether anything changed. */
export function setEdge(edges: Set<string>, from: string, to: string, on: boolean): boolean {
  const key = pair(from, to)
  if (edges.has(key) === on) return false
  if (on) edges.add(key)
  else edges.delete(key)
  return true
}

/** A new id, later than every earlier one. */
export function nextId(state: State): string {
  state.serial += 1
  return idAt(new Date(), 0x800000 + state.serial)
}

/** The account with that username, whatever its case. */
export const byUsername = (state: State, username: string) =>
  [...state.accounts.values()].find((account) => account.username === username.toLowerCase())

export function followOf(state: State, viewer: Account | null, id: string): PublicUser['viewer']['follow'] {
  if (!viewer) return 'none'
  if (follows(state, viewer.id, id)) return 'following'
  return asked(state, viewer.id, id) ? 'requested' : 'none'
}

/** A member as `viewer` may see them. */
export function publicUser(state: State, viewer: Account | null, account: Account): PublicUser {
  const { bio, location, website, createdAt, updatedAt, private: closed, followersCount, followingCount } = account
  return {
    ...summaryOf(account),
    bio,
    location,
    website,
    createdAt,
    updatedAt,
    followersCount,
    followingCount,
    postsCount: state.posts.filter((post) => writerOf(post) === account.id).length,
    private: closed,
    viewer: {
      follow: followOf(state, viewer, account.id),
      followsYou: viewer !== null && follows(state, account.id, viewer.id),
      muted: false,
      blocked: false,
    },
  }
}

/** Who answers for a post: its author, or the member behind an AI-generated one (behaviour §2.3, 6). */
export const writerOf = (post: Post) => post.postedBy?.id ?? post.authorId

/** Whether a viewer may read a post: private accounts are read by their followers and themselves. */
export function canView(state: State, viewer: Account | null, post: Post): boolean {
  const writer = state.accounts.get(writerOf(post))
  if (!writer?.private) return true
  return viewer !== null && (viewer.id === writer.id || follows(state, viewer.id, writer.id))
}

/** A post as `viewer` sees it. */
export function seenBy(state: State, viewer: Account | null, post: Post): Post {
  const fresh = (summary: UserSummary): UserSummary => {
    const account = state.accounts.get(summary.id)
    return account ? summaryOf(account) : summary
  }
  return {
    ...post,
    author: fresh(post.author),
    postedBy: post.postedBy && fresh(post.postedBy),
    viewer: viewer
      ? { ...post.viewer, liked: likes(state, viewer.id, post.id) }
      : { liked: false, reposted: false, bookmarked: false, reaction: null, vote: null },
  }
}

/** Hashtags that at least two members use, most used first (behaviour §2.4). */
export function trendsOf(state: State): Call<'listTrends'>['answer'] {
  const tags = new Map<string, { authors: Set<string>; posts: number }>()
  for (const post of state.posts) {
    for (const tag of hashtagsOf(post.content)) {
      const known = tags.get(tag) ?? { authors: new Set<string>(), posts: 0 }
      known.authors.add(writerOf(post))
      tags.set(tag, { authors: known.authors, posts: known.posts + 1 })
    }
  }
  return [...tags]
    .filter(([, { authors }]) => authors.size >= 2)
    .toSorted(([, a], [, b]) => b.authors.size - a.authors.size || b.posts - a.posts)
    .map(([tag, { posts }]) => ({ id: foldTag(tag), category: null, hashtag: `#${tag}`, postCount: posts }))
}
