import { Id } from '@skein/contract/schemas'
import type { UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { Executor } from '../database/statements.ts'
import { Problem } from '../calls/problem.ts'
import { notBlocked } from '../visibility.ts'

type Row = { id: string; username: string; name: string; avatar: string | null; verified: number }

/** An id out of a path or body. @throws Problem `user-not-found`, `own-subject` for oneself */
export function peerId(viewerId: string, sent: string): string {
  if (!Id.safeParse(sent).success) throw new Problem('user-not-found')
  const id = sent.toLowerCase()
  if (id === viewerId) throw new Problem('own-subject')
  return id
}

/** Summary of a row of `users`. */
export const summaryOf = ({ id, username, name, avatar, verified }: Row): UserSummary => ({
  id,
  username,
  name,
  avatar,
  verified: verified === 1,
})

/**
 * The other member of a conversation, as every reading call looks them up: somebody across a block, who left, or who is no person is not
 * there.
 * @throws Problem `user-not-found`, `own-subject`
 */
export async function requirePeer(executor: Executor, viewerId: string, sent: string): Promise<UserSummary> {
  const id = peerId(viewerId, sent)
  const { rows } = await sql<Row>`
    select u.id, u.username, u.name, u.avatar, u.verified from users u
    where u.id = ${id} and u.kind = 'person' and u.deactivated_at is null and ${notBlocked(sql`${viewerId}`)}`.execute(
    executor,
  )
  const [row] = rows
  if (!row) throw new Problem('user-not-found')
  return summaryOf(row)
}

/**
 * Refuses to write to somebody who is not there, and across a block, whichever side set it. Who is blocked learns that the message cannot
 * be sent, not why.
 * @throws Problem `user-not-found`, `own-subject`, `cannot-message`
 */
export async function requireReceiver(executor: Executor, viewerId: string, sent: string): Promise<string> {
  const id = peerId(viewerId, sent)
  const { rows } = await sql<{ open: number | boolean }>`
    select ${notBlocked(sql`${viewerId}`)} as open from users u
    where u.id = ${id} and u.kind = 'person' and u.deactivated_at is null`.execute(executor)
  const [row] = rows
  if (!row) throw new Problem('user-not-found')
  if (!row.open) throw new Problem('cannot-message')
  return id
}
