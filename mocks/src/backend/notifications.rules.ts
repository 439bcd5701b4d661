/** Notifications in groups, the read mark, and browsers that want to be told: behaviour §2.7. */
import { isPushService } from '@skein/contract/push-services'
import { notificationKinds, notificationTypes } from '@skein/contract'
import type { Notification } from '@skein/contract'
import { messagesOf } from '@skein/i18n'
import { notificationSentence } from '@skein/i18n/notification-sentence'
import { Refusal } from '../answer.ts'
import { summaryOf } from '../fixtures/people.ts'
import type { Rules } from './ask.ts'
import { announceUnread, unreadOf } from './notes.ts'
import { pair, writerOf } from './state.ts'
import type { Account, Note, State } from './state.ts'
import { isReadable, notBlocked } from './visibility.ts'

const dayMs = 24 * 60 * 60 * 1000
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What rows of one kind and day have in common; of comments what they answer. */
function groupOf(state: State, note: Note): string {
  if (!notificationKinds[note.type].isGrouped || state.ungrouped.has(note.userId)) return `one:${note.id}`
  const post = state.posts.find(({ id }) => id === note.postId)
  const subject = note.type === 'comment' ? post?.replyToId : note.postId
  return `${note.type}:${subject ?? '-'}:${Math.floor(Date.parse(note.createdAt) / dayMs)}`
}

/** What the member may still see, newest first. */
const shownTo = (state: State, viewer: Account) =>
  state.notes.filter((note) => {
    if (note.userId !== viewer.id || !notBlocked(state, viewer, note.actorId)) return false
    if (state.mutes.has(pair(viewer.id, note.actorId))) return false
    const post = state.posts.find(({ id }) => id === note.postId)
    return note.postId === null || (post !== undefined && isReadable(state, viewer, post))
  })

async function notificationFrom(
  state: State,
  viewer: Account,
  group: string,
  notes: [Note, ...Note[]],
): Promise<Notification | undefined> {
  const [newest] = notes
  const actors = [...new Set(notes.map(({ actorId }) => actorId))].flatMap((id) => state.accounts.get(id) ?? [])
  const users = actors.slice(0, 4).map((actor) => summaryOf(actor))
  const [user] = users
  if (user === undefined) return undefined
  const post = state.posts.find(({ id }) => id === newest.postId)
  const authorId = post && writerOf(post)
  return {
    id: newest.id,
    group,
    type: newest.type,
    user,
    users,
    others: actors.length - 1,
    postId: newest.postId,
    post:
      post === undefined || authorId === undefined
        ? null
        : {
            authorId,
            text: post.contentWarning ?? (post.content || (post.pollData?.question ?? '')),
            image: post.contentWarning === null ? (post.images[0]?.url ?? null) : null,
          },
    emoji: newest.type === 'reaction' ? (state.reactions.get(pair(user.id, newest.postId ?? ''))?.emoji ?? null) : null,
    message: notificationSentence(await messagesOf('en', 'notifications'), {
      type: newest.type,
      names: users.map(({ name }) => name),
      count: actors.length,
      isActorsPost: authorId === user.id,
      isReadersPost: authorId === viewer.id,
    }),
    timestamp: newest.createdAt,
    read: notes.every(({ read }) => read),
  }
}

/** Whether this names a group, as the list does. */
function isGroup(group: string): boolean {
  const [type = '', subject = '', day] = group.split(':')
  if (type === 'one') return uuid.test(subject)
  return (
    notificationTypes.some((known) => known === type) &&
    (subject === '-' || uuid.test(subject)) &&
    /^\d{1,6}$/.test(day ?? '')
  )
}

export const notificationRules: Rules = {
  async listNotifications({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    const groups = new Map<string, [Note, ...Note[]]>()
    for (const note of shownTo(state, viewer)) {
      const key = groupOf(state, note)
      const known = groups.get(key)
      if (known) known.push(note)
      else groups.set(key, [note])
    }
    const made = await Promise.all([...groups].map(([group, notes]) => notificationFrom(state, viewer, group, notes)))
    return made
      .flatMap((notification) => notification ?? [])
      .filter(({ id }) => query.before === undefined || id < query.before.toLowerCase())
      .slice(0, query.limit)
  },

  markNotificationsRead({ state, viewer, body, announce }) {
    if (!viewer) return new Refusal('not-signed-in')
    const { upTo, group } = body
    if (group !== undefined && !isGroup(group))
      return new Refusal('invalid-input', { fields: { group: 'There is no such group.' } })
    const shown = new Set(shownTo(state, viewer))
    const isNewlyRead = (note: Note) =>
      note.userId === viewer.id &&
      !note.read &&
      (!shown.has(note) ||
        (note.id <= upTo.toLowerCase() &&
          (group === undefined || group === `one:${note.id}` || group === groupOf(state, note))))
    const changes = state.notes.some(isNewlyRead)
    state.notes = state.notes.map((note) => (isNewlyRead(note) ? Object.assign({}, note, { read: true }) : note))
    if (changes) announceUnread({ state, announce }, viewer.id)
    return unreadOf(state, viewer.id)
  },

  getPushKey: ({ viewer }) =>
    viewer
      ? // A point of the curve, so that browsers take it.
        { publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM' }
      : new Refusal('not-signed-in'),

  subscribePush({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (!isPushService(body.endpoint))
      return new Refusal('invalid-input', { fields: { endpoint: 'This is not the address of a push service.' } })
    state.pushTo.set(body.endpoint, viewer.id)
    return undefined
  },

  unsubscribePush({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (state.pushTo.get(body.endpoint) === viewer.id) state.pushTo.delete(body.endpoint)
    return undefined
  },
}
