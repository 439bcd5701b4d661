import type { ModerationEntry } from '@skein/contract'
import { summaryOf } from '../fixtures/people.ts'
import { nextId } from './state.ts'
import type { Account, State } from './state.ts'

/** Writes an action into the log of moderation. */
export function logAction(
  state: State,
  by: Account,
  entry: Pick<ModerationEntry, 'action' | 'reason' | 'about' | 'reportId'>,
): void {
  state.account.log = [
    { id: nextId(state), at: new Date().toISOString(), by: summaryOf(by), ...entry },
    ...state.account.log,
  ]
}
