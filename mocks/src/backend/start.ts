/** What a backend starts with. */
import type { ChatMessage, Message, Notification, Post, ReactionName, Settings, KeyLogEntry } from '@skein/contract'
import { hoursAgo, idAt } from '../fixtures/ids.ts'
import { people } from '../fixtures/people.ts'
import type { Person } from '../fixtures/people.ts'
import { pages } from '../fixtures/pages.ts'
import { adoptMarks } from './marks.rules.ts'
import { startAccountState } from './account-state.ts'
import type { AccountState } from './account-state.ts'
import { pair } from './state.ts'
import type { State, StoredKey, StoredMessage } from './state.ts'

export type BackendOptions = {
  /** The member whose browser asks; without one the browser starts signed out. */
  signedInAs?: Person
  /** A post with `repost` stands for the post and for that repost of it. */
  posts?: readonly Post[]
  /** Ids of posts that were deleted: what stands in a thread there is a tombstone. */
  deleted?: readonly string[]
  members?: readonly Person[]
  /** Usernames `signedInAs` follows from the start; muted and blocked likewise. */
  following?: readonly string[]
  muted?: readonly string[]
  blocked?: readonly string[]
  /** Who has seen which story, by the ids of stories: usernames, the latest first. */
  storyViews?: Readonly<Record<string, readonly string[]>>
  /** Usernames who follow `signedInAs`, and who ask to; the newest first. */
  followers?: readonly string[]
  askers?: readonly string[]
  /** What `signedInAs` was told, in any order. */
  notes?: readonly ToldNote[]
  /** Each notification by itself. */
  isUngrouped?: boolean
  messages?: readonly Message[]
  /** What `signedInAs` asked the assistant before. */
  chat?: readonly ChatMessage[]
  /** Ids of messages that were not read. */
  unread?: readonly string[]
  /** Public keys of members, by their ids. */
  keys?: Readonly<Record<string, StoredKey>>
  /** Keys that wait to take the place of those. */
  nextKeys?: Readonly<Record<string, StoredKey>>
  /** What the log of members' keys has. */
  keyLogs?: Readonly<Record<string, readonly KeyLogEntry[]>>
  /** What `signedInAs` chose, and what else is remembered of accounts. */
  settings?: Partial<Settings>
  account?: Partial<AccountState>
  /** Tokens of other browsers that `signedInAs` is signed in with; `account.sessions` tells of them. */
  browsersElsewhere?: readonly string[]
  /** The password of every fixture member. */
  password?: string
  /**
   * `one` (default): there is a single browser, whose session the backend keeps itself. `many`: the session is the cookie
   * `skein-session` of each request, as the real server has it.
   */
  browsers?: 'one' | 'many'
}

const placeOf = ({ envelope }: Message) => envelope && { keyId: envelope.senderKeyId, counter: envelope.counter }

/** Messages as they lie there at the start, in the order of their ids. */
const startMessages = ({ messages = [], unread = [] }: BackendOptions): StoredMessage[] =>
  messages
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((message) => ({
      message,
      place: placeOf(message),
      deletedFor: new Set(),
      isRead: !unread.includes(message.id),
    }))

/** Whoever wrote has accepted; what strangers wrote alone is a request. */
const acceptedAtStart = ({ messages = [] }: BackendOptions): string[] =>
  messages.map(({ senderId, receiverId }) => pair(senderId, receiverId))

/** A notification to start with. */
export type ToldNote = {
  type: Notification['type']
  /** Username of who did it. */
  by: string
  /** The post it names: the reply of a comment, the post that holds a mention. */
  post?: Post
  emoji?: ReactionName
  hoursAgo: number
  read?: boolean
}

const newestFirst = (a: { id: string }, b: { id: string }) => (a.id < b.id ? 1 : -1)

function startKeys({ keys = {}, nextKeys = {} }: BackendOptions): State['keys'] {
  const started = new Map(Object.entries(keys).map(([id, key]) => [id, [structuredClone(key)]]))
  for (const [id, next] of Object.entries(nextKeys))
    started.set(id, [...(started.get(id) ?? []), structuredClone(next)])
  return started
}

/** A state made of the options. */
export function startState(options: BackendOptions): State {
  const { signedInAs, posts = [], deleted = [], members = Object.values(people) } = options
  const { password = 'correct horse battery' } = options
  const copies = new Map(posts.map((post): [string, Post] => [post.id, { ...structuredClone(post), repost: null }]))
  const state: State = {
    accounts: new Map(
      members.map((member) => [member.id, { ...member, password: member.kind === 'ai' ? null : password }]),
    ),
    posts: [...copies.values()].toSorted(newestFirst),
    deleted: new Set(deleted),
    reposts: posts
      .flatMap(({ id: postId, repost }) =>
        repost ? [{ id: repost.id, postId, userId: repost.user.id, createdAt: repost.createdAt }] : [],
      )
      .toSorted(newestFirst),
    revisions: new Map(),
    likes: new Set(),
    bookmarks: new Set(),
    reactions: new Map(),
    votes: new Map(),
    storyViews: new Map(),
    follows: new Set(),
    requests: new Set(),
    blocks: new Set(),
    notes: [],
    ungrouped: new Set(),
    silenced: new Set(),
    settings: new Map(),
    pushTo: new Map(),
    mutes: new Set(),
    reports: new Map(),
    sessions: new Map(),
    repeats: new Map(),
    previews: new Map(pages),
    files: new Map(),
    written: new Set(),
    uploads: new Map(),
    chat: structuredClone([...(options.chat ?? [])]),
    messages: startMessages(options),
    accepted: new Set(acceptedAtStart(options)),
    keys: startKeys(options),
    keyLogs: new Map(Object.entries(options.keyLogs ?? {})),
    account: { ...startAccountState(), ...structuredClone(options.account ?? {}) },
    serial: 0,
  }
  const me = signedInAs && state.accounts.get(signedInAs.id)
  if (!me) return state
  if (options.settings) state.settings.set(me.id, options.settings)
  for (const token of options.browsersElsewhere ?? []) state.sessions.set(token, me.id)
  // Bookmarks in the order of the posts: the newest post was kept last.
  for (const post of state.posts.toReversed()) adoptMarks(state, me.id, post)
  const edges = [
    [state.follows, options.following],
    [state.mutes, options.muted],
    [state.blocks, options.blocked],
  ] as const
  const idOf = (name: string) => [...state.accounts.values()].find(({ username }) => username === name)?.id ?? ''
  for (const [id, names] of Object.entries(options.storyViews ?? {}))
    for (const name of names.toReversed()) state.storyViews.set(pair(idOf(name), id), hoursAgo(1).toISOString())
  for (const name of (options.followers ?? []).toReversed()) state.follows.add(pair(idOf(name), me.id))
  for (const name of (options.askers ?? []).toReversed()) state.requests.add(pair(idOf(name), me.id))
  if (options.isUngrouped) state.ungrouped.add(me.id)
  state.notes = (options.notes ?? [])
    .map(({ type, by, post, hoursAgo: age, read = false }, index) => {
      const at = hoursAgo(age)
      return {
        id: idAt(at, 0x700000 - index),
        userId: me.id,
        actorId: idOf(by),
        type,
        postId: post?.id ?? null,
        createdAt: at.toISOString(),
        read,
      }
    })
    .toSorted(newestFirst)
  for (const { by, post, emoji } of options.notes ?? [])
    if (post && emoji) state.reactions.set(pair(idOf(by), post.id), { emoji, userId: idOf(by), postId: post.id })
  for (const { id, username } of state.accounts.values())
    for (const [set, names = []] of edges) if (names.includes(username)) set.add(pair(me.id, id))
  return state
}
