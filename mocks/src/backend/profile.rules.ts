/** The own profile, who follows whom, and requests to follow: specification §2.10, behaviour §2.10, §2.11. */
import type { SuggestedUser } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { summaryOf, suggestionOf } from '../fixtures/people.ts'
import type { Ask, Rule, Rules } from './ask.ts'
import { announceUnread, forgetNotes } from './notes.ts'
import { self } from './session.rules.ts'
import { has, nextId, setEdge } from './state.ts'
import type { Account, State } from './state.ts'
import { followOf, notBlocked } from './visibility.ts'

/** Ids on one side of edges, the newest edge first. */
const edgesOf = (edges: ReadonlySet<string>, id: string, side: 'from' | 'to'): string[] =>
  [...edges].toReversed().flatMap((key) => {
    const [from = '', to = ''] = key.split(' ')
    if (side === 'to') return to === id ? [from] : []
    return from === id ? [to] : []
  })

/** A page of members after the one that ended the page before; of nobody, nothing is left. */
function pageOf(state: State, viewer: Account | null, ids: string[], { before, limit }: Ask<'listFollowers'>['query']) {
  const from = before === undefined ? 0 : ids.indexOf(before.toLowerCase()) + 1
  if (before !== undefined && from === 0) return []
  return ids
    .slice(from)
    .filter((id) => notBlocked(state, viewer, id))
    .slice(0, limit)
    .flatMap((id) => state.accounts.get(id) ?? [])
}

function people(side: 'from' | 'to'): Rule<'listFollowers'> {
  return ({ state, viewer, params, query }) => {
    const member = state.accounts.get(params.id.toLowerCase())
    if (!member || !notBlocked(state, viewer, member.id)) return new Refusal('user-not-found')
    if (member.private && member.id !== viewer?.id && !has(state.follows, viewer?.id, member.id))
      return new Refusal('forbidden')
    return pageOf(state, viewer, edgesOf(state.follows, member.id, side), query).map((account): SuggestedUser =>
      suggestionOf(account, followOf(state, viewer, account.id)),
    )
  }
}

function answerRequest(isAccepted: boolean): Rule<'acceptFollowRequest'> {
  return ({ state, viewer, params, announce }) => {
    if (!viewer) return new Refusal('not-signed-in')
    if (!/^[0-9a-f-]{36}$/i.test(params.id)) return new Refusal('user-not-found')
    const asker = state.accounts.get(params.id.toLowerCase())
    if (!asker || !setEdge(state.requests, asker.id, viewer.id, false)) {
      const isDone = !isAccepted || (asker && has(state.follows, asker.id, viewer.id))
      return isDone ? undefined : new Refusal('not-found')
    }
    forgetNotes(
      { state, announce },
      ({ type, userId, actorId }) => type === 'follow-request' && userId === viewer.id && actorId === asker.id,
    )
    if (isAccepted && setEdge(state.follows, asker.id, viewer.id, true)) {
      viewer.followersCount += 1
      asker.followingCount += 1
      state.notes.unshift({
        id: nextId(state),
        userId: viewer.id,
        actorId: asker.id,
        type: 'follow',
        postId: null,
        createdAt: new Date().toISOString(),
        read: true,
      })
    }
    announceUnread({ state, announce }, viewer.id)
    announce({ type: 'follow-changed', userId: viewer.id, follow: isAccepted ? 'following' : 'none' }, asker.id)
    return undefined
  }
}

export const profileRules: Rules = {
  listFollowers: people('to'),
  listFollowing: people('from'),
  acceptFollowRequest: answerRequest(true),
  declineFollowRequest: answerRequest(false),

  listFollowRequests({ state, viewer, query }) {
    if (!viewer) return new Refusal('not-signed-in')
    return pageOf(state, viewer, edgesOf(state.requests, viewer.id, 'to'), query).map((account) => summaryOf(account))
  },

  updateUser({ state, viewer, params, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    if (params.id.toLowerCase() !== viewer.id) return new Refusal('forbidden')
    const { avatar, ...texts } = body
    if (avatar && avatar !== viewer.avatar) {
      const file = state.files.get(avatar)
      if (file?.kind !== 'image' || file.ownerId !== viewer.id || file.isPosted)
        return new Refusal('invalid-input', { fields: { avatar: 'Upload the picture first.' } })
      file.isPosted = true
    }
    Object.assign(viewer, texts, avatar === undefined ? {} : { avatar }, { updatedAt: new Date().toISOString() })
    return self(state, viewer)
  },
}
