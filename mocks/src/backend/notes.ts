/** What members are told of each other's actions: behaviour §2.7. */
import { limits } from '@skein/contract/limits'
import type { Ask } from './ask.ts'
import { unreadMessages } from './conversations.ts'
import { has, nextId, pair } from './state.ts'
import type { Note, State } from './state.ts'
import { notBlocked, reaches } from './visibility.ts'

type Told = Pick<Note, 'type' | 'actorId' | 'userId' | 'postId'>
type Telling = Pick<Ask<'likePost'>, 'state' | 'announce'>

/** What a member's badges show. */
export function unreadOf(state: State, userId: string) {
  const account = state.accounts.get(userId)
  const counted = (all: number) => Math.min(all, limits.badge.max + 1)
  return {
    notifications: counted(state.notes.filter((note) => note.userId === userId && !note.read).length),
    messages: counted(account ? unreadMessages(state, account) : 0),
  }
}

/** Tells the member's open tabs. */
export const announceUnread = ({ state, announce }: Telling, userId: string) =>
  announce({ type: 'unread', ...unreadOf(state, userId) }, userId)

const isSame = (note: Note, told: Told) =>
  note.type === told.type && note.actorId === told.actorId && note.userId === told.userId && note.postId === told.postId

/** Tells a member, unless they did it themself, muted who did it, silenced the kind, a block stands between, or who did it is limited and
 * not followed by them; the same action once. */
export function tell(telling: Telling, told: Told): void {
  const { state } = telling
  const recipient = state.accounts.get(told.userId)
  if (told.actorId === told.userId || recipient?.kind !== 'person') return
  if (!notBlocked(state, recipient, told.actorId) || has(state.mutes, told.userId, told.actorId)) return
  if (!reaches(state, recipient, told.actorId)) return
  if (state.silenced.has(pair(told.userId, told.type)) || state.notes.some((note) => isSame(note, told))) return
  state.notes.unshift({ ...told, id: nextId(state), createdAt: new Date().toISOString(), read: false })
  announceUnread(telling, told.userId)
}

/** Forgets what was told, where `which` says so. */
export function forgetNotes(telling: Telling, which: (note: Note) => boolean): void {
  const { state } = telling
  const gone = state.notes.filter(which)
  state.notes = state.notes.filter((note) => !which(note))
  for (const userId of new Set(gone.map((note) => note.userId))) announceUnread(telling, userId)
}

/** Withdraws what was told and not read yet. */
export const takeBack = (telling: Telling, told: Told): void =>
  forgetNotes(telling, (note) => !note.read && isSame(note, told))
