/** What the rules ask of accounts: their settings, and whether they are there for others. */
import { silenceableTypes, settingsDefaults } from '@skein/contract'
import type { Settings } from '@skein/contract'
import { has } from './state.ts'
import type { Account, State } from './state.ts'

/** What a member chose and nothing else. */
function chosenOf(state: State, id: string): Partial<Settings> {
  return Object.fromEntries(Object.entries(state.settings.get(id) ?? {}).filter(([, value]) => value !== undefined))
}

/** A member's settings, with what holds where they did not choose. */
export function settingsOf(state: State, account: Account): Settings {
  return {
    ...settingsDefaults,
    ...chosenOf(state, account.id),
    groupNotifications: !state.ungrouped.has(account.id),
    silencedNotifications: silenceableTypes.filter((kind) => has(state.silenced, account.id, kind)),
    privateAccount: account.private,
  }
}

/** Whether an account waits for approval. */
export const isWaiting = (state: State, id: string): boolean => state.account.applications.some((one) => one.id === id)

/** Whether a member is hidden everywhere. */
export const isHidden = (state: State, id: string): boolean =>
  state.account.closed.has(id) || state.account.suspended.has(id) || isWaiting(state, id)
