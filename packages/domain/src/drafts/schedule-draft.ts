/** At which moment a draft is published. */
import { limits } from '@skein/contract'
import type { Draft } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../calls/problem.ts'
import type { Database } from '../database/database.ts'
import { findDraft, refuseUnfinished } from './draft-store.ts'

const minuteMs = 60_000
const { minMinutes, maxDays } = limits.schedule

/** @throws Problem `invalid-input`, by the field */
function checkTime(time: number, now: number): void {
  const refuse = (message: string) => {
    throw new Problem('invalid-input', { fields: { scheduledFor: message } })
  }
  if (time < now + minMinutes * minuteMs) refuse(`Choose a time at least ${minMinutes} minutes from now.`)
  if (time > now + maxDays * 24 * 60 * minuteMs) refuse(`Choose a time at most ${maxDays} days from now.`)
}

/**
 * Has a draft published at a moment, or at another one than before.
 * @param time milliseconds since 1970
 * @throws Problem `invalid-input` for the moment, `draft-not-found`, and where it could not be posted as it is
 */
export async function scheduleDraft(
  database: Database,
  viewer: Viewer,
  id: string,
  { time, now }: { time: number; now: number },
): Promise<Draft> {
  checkTime(time, now)
  return database.transaction(async (tx) => {
    await refuseUnfinished(tx, viewer.id, id)
    await tx
      .updateTable('drafts')
      .set({ scheduled_for: time, refusal: null })
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .execute()
    return findDraft(tx, viewer, id)
  })
}

/** Has it published no more: it waits for its author. Safe to repeat. @throws Problem `draft-not-found` */
export async function unscheduleDraft(database: Database, viewer: Viewer, id: string): Promise<Draft> {
  return database.transaction(async (tx) => {
    await tx
      .updateTable('drafts')
      .set({ scheduled_for: null })
      .where('id', '=', id)
      .where('user_id', '=', viewer.id)
      .execute()
    return findDraft(tx, viewer, id)
  })
}
