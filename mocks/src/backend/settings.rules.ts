/** Settings, muted words, who is found by an address: behaviour §2.11. */
import { wordsOf } from '@skein/contract/search'
import { limits, silenceableTypes } from '@skein/contract'
import type { MutedWord } from '@skein/contract'
import { Refusal } from '../answer.ts'
import { suggestionOf } from '../fixtures/people.ts'
import { settingsOf } from './account-facts.ts'
import type { Rules } from './ask.ts'
import { announceUnread, forgetNotes } from './notes.ts'
import { nextId, pair, setEdge } from './state.ts'
import type { Account, State } from './state.ts'
import { followOf, notBlocked } from './visibility.ts'

const dayMs = 24 * 60 * 60_000

const bare = ({ id, word, expiresAt }: MutedWord): MutedWord => ({ id, word, expiresAt })

/** Who was waiting follows from now on: an open account has nobody to ask. */
function acceptWaiting(state: State, viewer: Account): void {
  for (const key of state.requests) {
    const [from = '', to] = key.split(' ')
    const asker = state.accounts.get(from)
    if (to !== viewer.id || !asker) continue
    state.requests.delete(key)
    setEdge(state.follows, from, viewer.id, true)
    viewer.followersCount += 1
    asker.followingCount += 1
  }
}

export const settingsRules: Rules = {
  getSettings: ({ state, viewer }) => (viewer ? settingsOf(state, viewer) : new Refusal('not-signed-in')),

  updateSettings(ask) {
    const { state, viewer, body } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const { privateAccount, groupNotifications, silencedNotifications, ...rest } = body
    state.settings.set(viewer.id, { ...state.settings.get(viewer.id), ...rest })
    if (groupNotifications === true) state.ungrouped.delete(viewer.id)
    if (groupNotifications === false) state.ungrouped.add(viewer.id)
    if (silencedNotifications)
      for (const kind of silenceableTypes)
        setEdge(state.silenced, viewer.id, kind, silencedNotifications.includes(kind))
    if (privateAccount !== undefined) viewer.private = privateAccount
    if (privateAccount === false && [...state.requests].some((key) => key.endsWith(pair('', viewer.id)))) {
      acceptWaiting(state, viewer)
      forgetNotes(ask, ({ type, userId }) => type === 'follow-request' && userId === viewer.id)
      announceUnread(ask, viewer.id)
    }
    return settingsOf(state, viewer)
  },

  lookUpUser({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const found = [...state.accounts.values()].find(({ email, kind }) => email === body.email && kind === 'person')
    const isOpen =
      found !== undefined && state.account.confirmed.has(found.id) && settingsOf(state, found).discoverableByEmail
    if (!isOpen || !notBlocked(state, viewer, found.id)) return new Refusal('user-not-found')
    return suggestionOf(found, followOf(state, viewer, found.id))
  },

  listMutedWords({ state, viewer }) {
    if (!viewer) return new Refusal('not-signed-in')
    return (state.account.mutedWords.get(viewer.id) ?? []).map(bare)
  },

  addMutedWord({ state, viewer, body }) {
    if (!viewer) return new Refusal('not-signed-in')
    const words = wordsOf(body.word)
    if (words.length === 0) return new Refusal('invalid-input', { fields: { word: 'This has no word in it.' } })
    const folded = ` ${words.join(' ')} `
    const known = state.account.mutedWords.get(viewer.id) ?? []
    if (known.length >= limits.mutedWords.max) return new Refusal('quota-reached')
    const word = {
      id: known.find((one) => one.folded === folded)?.id ?? nextId(state),
      word: body.word.trim(),
      expiresAt: body.days === null ? null : new Date(Date.now() + body.days * dayMs).toISOString(),
    }
    const others = known.filter((one) => one.folded !== folded)
    state.account.mutedWords.set(viewer.id, [{ ...word, folded }, ...others])
    return word
  },

  removeMutedWord({ state, viewer, params }) {
    if (!viewer) return new Refusal('not-signed-in')
    const known = state.account.mutedWords.get(viewer.id) ?? []
    state.account.mutedWords.set(
      viewer.id,
      known.filter(({ id }) => id !== params.id),
    )
    return undefined
  },
}
