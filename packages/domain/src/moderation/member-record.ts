import type { MemberRecord, UserSummary } from '@skein/contract'
import { profileTextsOf } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import type { Selectable } from 'kysely'
import type { UsersTable } from '../database/schema.ts'
import type { Executor } from '../database/statements.ts'
import { summaryFrom } from '../follows/follow-lists.ts'
import { measureFrom, measuresOf } from './measures.ts'

/** Those of the members that are still there, by id. */
export async function peopleBy(
  executor: Executor,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => UserSummary | null> {
  const asked = [...new Set(ids.flatMap((id) => id ?? []))]
  if (asked.length === 0) return () => null
  const rows = await executor
    .selectFrom('users')
    .select(['id', 'username', 'name', 'avatar', 'verified'])
    .where('id', 'in', asked)
    .execute()
  const people = new Map(rows.map((row) => [row.id, summaryFrom(row)]))
  return (id) => people.get(id ?? '') ?? null
}

/** A member as moderators read them. */
export async function recordOf(executor: Executor, member: Selectable<UsersTable>): Promise<MemberRecord> {
  const measures = await measuresOf(executor, member.id)
  const notes = await executor
    .selectFrom('member_notes')
    .selectAll()
    .where('user_id', '=', member.id)
    .orderBy('id', 'desc')
    .limit(limits.memberRecord.shown)
    .execute()
  const personOf = await peopleBy(executor, [
    ...measures.map(({ moderator_id: id }) => id),
    ...notes.map(({ author_id: id }) => id),
  ])
  return {
    member: {
      ...summaryFrom(member),
      suspended: member.suspended_at !== null,
      limited: member.limited_at !== null,
      moderator: member.role === 'moderator',
    },
    ...profileTextsOf(member),
    measures: measures.map((row) => Object.assign(measureFrom(row), { by: personOf(row.moderator_id) })),
    notes: notes.map(({ id, text, author_id: by, created_at: at }) => ({
      id,
      text,
      by: personOf(by),
      at: new Date(at).toISOString(),
    })),
  }
}
