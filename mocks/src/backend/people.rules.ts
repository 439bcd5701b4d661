/** Members, follows, suggestions, mutes, blocks and reports: behaviour §2.2, §2.3. */
import { Refusal } from '../answer.ts'
import { suggestionOf } from '../fixtures/people.ts'
import { isHidden } from './account-facts.ts'
import type { Ask, Rule, Rules } from './ask.ts'
import { forgetNotes, takeBack, tell } from './notes.ts'
import { byUsername, has, nextId, pair, setEdge } from './state.ts'
import type { Account, State } from './state.ts'
import { followOf, notBlocked, postFor, reaches } from './visibility.ts'
import { publicUser } from './views.ts'

/** Ends a follow or a wish to, and puts the counts right. */
function endFollow(state: State, from: Account, to: Account): void {
  setEdge(state.requests, from.id, to.id, false)
  if (!setEdge(state.follows, from.id, to.id, false)) return
  to.followersCount -= 1
  from.followingCount -= 1
}

function follow(on: boolean): Rule<'followUser'> {
  return (ask) => {
    const { state, viewer, params } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const id = params.id.toLowerCase()
    if (id === viewer.id) return new Refusal('invalid-input', { fields: { id: 'Nobody can follow themself.' } })
    const other = state.accounts.get(id)
    if (!other || other.kind === 'ai' || !notBlocked(state, viewer, id)) return new Refusal('user-not-found')
    const note = { actorId: viewer.id, userId: other.id, postId: null }
    if (!on) {
      endFollow(state, viewer, other)
      for (const type of ['follow', 'follow-request'] as const) takeBack(ask, { ...note, type })
    } else if (other.private && followOf(state, viewer, other.id) !== 'following') {
      if (setEdge(state.requests, viewer.id, other.id, true)) tell(ask, { ...note, type: 'follow-request' })
    } else if (setEdge(state.follows, viewer.id, other.id, true)) {
      other.followersCount += 1
      viewer.followingCount += 1
      tell(ask, { ...note, type: 'follow' })
    }
    return { follow: followOf(state, viewer, other.id), followersCount: other.followersCount }
  }
}

type Moderating = Ask<'muteUser'>

/** The member to mute or block: anybody but oneself. */
function target({ state, viewer, params }: Moderating): Account | Refusal {
  if (!viewer) return new Refusal('not-signed-in')
  if (params.id.toLowerCase() === viewer.id) return new Refusal('own-subject')
  const other = state.accounts.get(params.id.toLowerCase())
  return other?.kind === 'person' ? other : new Refusal('user-not-found')
}

function moderate(kind: 'mutes' | 'blocks', on: boolean): Rule<'muteUser'> {
  return (ask) => {
    const { state, viewer } = ask
    const other = target(ask)
    if (other instanceof Refusal || !viewer) return other instanceof Refusal ? other : new Refusal('not-signed-in')
    setEdge(state[kind], viewer.id, other.id, on)
    if (kind === 'blocks' && on) {
      endFollow(state, viewer, other)
      endFollow(state, other, viewer)
      const both = new Set([viewer.id, other.id])
      forgetNotes(ask, ({ userId, actorId }) => userId !== actorId && both.has(userId) && both.has(actorId))
    }
    if (kind === 'mutes' && on) {
      state.notes = state.notes.map((note) =>
        note.userId === viewer.id && note.actorId === other.id ? Object.assign({}, note, { read: true }) : note,
      )
    }
    return undefined
  }
}

export const peopleRules: Rules = {
  followUser: follow(true),
  unfollowUser: follow(false),
  muteUser: moderate('mutes', true),
  unmuteUser: moderate('mutes', false),
  blockUser: moderate('blocks', true),
  unblockUser: moderate('blocks', false),

  report({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const id = body.subjectId.toLowerCase()
    if (body.subject === 'post') {
      const post = postFor(state, viewer, id)
      if (post instanceof Refusal) return post
      if ((post.postedBy?.id ?? post.authorId) === viewer.id) return new Refusal('own-subject')
    } else if (body.subject === 'user') {
      if (id === viewer.id) return new Refusal('own-subject')
      // Whom the viewer blocked can be reported; who blocked the viewer is not there for them.
      if (state.accounts.get(id)?.kind !== 'person' || has(state.blocks, id, viewer.id))
        return new Refusal('user-not-found')
    } else {
      const message = state.messages.find((stored) => stored.message.id === id)?.message
      if (message?.receiverId !== viewer.id && message?.senderId !== viewer.id) return new Refusal('not-found')
      if (message.senderId === viewer.id) return new Refusal('own-subject')
    }
    const key = pair(viewer.id, `${body.subject} ${id}`)
    const known = state.reports.get(key) ?? nextId(state)
    state.reports.set(key, known)
    return { id: known }
  },

  getUserByUsername({ state, viewer, params }) {
    const account = byUsername(state, params.username)
    // Whom the viewer blocked is shown, so that the block can be ended.
    const isGone = account === undefined || isHidden(state, account.id)
    if (isGone || has(state.blocks, account.id, viewer?.id ?? '')) return new Refusal('user-not-found')
    return publicUser(state, viewer, account)
  },

  listSuggestions({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    return [...state.accounts.values()]
      .filter(({ id, kind }) => id !== viewer.id && kind === 'person' && followOf(state, viewer, id) === 'none')
      .filter(
        ({ id }) =>
          notBlocked(state, viewer, id) && reaches(state, viewer, id) && !state.mutes.has(pair(viewer.id, id)),
      )
      .toSorted((a, b) => b.followersCount - a.followersCount)
      .slice(0, query.limit)
      .map((account) => suggestionOf(account))
  },
}
