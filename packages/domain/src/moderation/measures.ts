/** What moderators did about members: each measure is a row, which the member reads in the settings and takes along in the archive. */
import { profileParts } from '@skein/contract'
import type { Measure, MeasureKind, ProfilePart } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import type { Selectable, Transaction } from 'kysely'
import { newId } from '../database/ids.ts'
import type { MeasuresTable, Tables } from '../database/schema.ts'
import type { Executor } from '../database/statements.ts'

type Tx = Transaction<Tables>

export type NewMeasure = {
  userId: string
  kind: MeasureKind
  reason: string
  /** Of a removal, what was taken off the profile. */
  parts?: readonly ProfilePart[]
  /** Null where whoever runs the server took it. */
  moderatorId: string | null
  time: number
}

/** Writes a measure down, in the transaction that takes it. */
export async function keepMeasure(
  tx: Tx,
  { userId, kind, reason, parts = [], moderatorId, time }: NewMeasure,
): Promise<void> {
  await tx
    .insertInto('measures')
    .values({
      id: newId(time),
      user_id: userId,
      kind,
      reason,
      parts: parts.join(' '),
      moderator_id: moderatorId,
      created_at: time,
    })
    .execute()
}

/** Says of every measure of this kind that still holds that it has ended. */
export async function endMeasures(tx: Tx, userId: string, kind: 'limit' | 'suspension', time: number): Promise<void> {
  await tx
    .updateTable('measures')
    .set({ ended_at: time })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .execute()
}

const moment = (time: number) => new Date(time).toISOString()

/** A row as its member reads it. */
export const measureFrom = ({
  id,
  kind,
  reason,
  parts,
  created_at: at,
  ended_at: endedAt,
  appeal,
  appealed_at: appealedAt,
  appeal_result: result,
  appeal_reason: why,
  appeal_decided_at: decidedAt,
}: Selectable<MeasuresTable>): Measure => ({
  id,
  kind,
  reason,
  parts: profileParts.filter((part) => parts.split(' ').includes(part)),
  at: moment(at),
  endedAt: endedAt === null ? null : moment(endedAt),
  appeal:
    appeal === null || appealedAt === null
      ? null
      : {
          text: appeal,
          at: moment(appealedAt),
          outcome:
            result === null || why === null || decidedAt === null
              ? null
              : { result, reason: why, at: moment(decidedAt) },
        },
})

/** A member's newest measures, the newest first. */
export const measuresOf = (executor: Executor, userId: string): Promise<Selectable<MeasuresTable>[]> =>
  executor
    .selectFrom('measures')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(limits.memberRecord.shown)
    .execute()
