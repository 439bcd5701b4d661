/** About whom a moderator may decide. */
import { Id } from '@skein/contract/schemas'
import type { Selectable } from 'kysely'
import { begun } from '../account/erase.ts'
import type { UsersTable } from '../database/schema.ts'
import type { Executor } from '../database/statements.ts'
import { Problem } from '../calls/problem.ts'

/** @throws Problem `own-subject` for oneself, `forbidden` for another moderator: that is for whoever runs the server */
export function refuseMeasure(viewerId: string, about: { id: string; isModerator: boolean }): void {
  if (about.id === viewerId) throw new Problem('own-subject')
  if (about.isModerator) throw new Problem('forbidden')
}

/** The member that a moderator's call names, whose account is there. @throws Problem `user-not-found`, `own-subject` for oneself */
export async function memberNamed(executor: Executor, viewerId: string, sent: string): Promise<Selectable<UsersTable>> {
  if (!Id.safeParse(sent).success) throw new Problem('user-not-found')
  const id = sent.toLowerCase()
  if (id === viewerId) throw new Problem('own-subject')
  const found = await executor
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'person')
    // Of whom the erasure has begun there is nothing left to decide about.
    .where((where) => where.or([where('erase_at', 'is', null), where('erase_at', '>', begun)]))
    .executeTakeFirst()
  if (found === undefined) throw new Problem('user-not-found')
  return found
}

/** A member as measures are taken of them. */
export type MeasuredMember = Selectable<UsersTable>

/** The same, of whom measures may be taken. @throws Problem as above, and `forbidden` for another moderator */
export async function measuredMember(executor: Executor, viewerId: string, sent: string): Promise<MeasuredMember> {
  const found = await memberNamed(executor, viewerId, sent)
  refuseMeasure(viewerId, { id: found.id, isModerator: found.role === 'moderator' })
  return found
}
