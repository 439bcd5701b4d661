import type { Database } from '@skein/domain/database/database'
import { StartError } from '../config.ts'

/** Grants or takes the role of a moderator. @throws StartError where nobody has this name */
export async function setModerator({ kysely }: Database, username: string, isModerator: boolean): Promise<void> {
  const { numUpdatedRows } = await kysely
    .updateTable('users')
    .set({ role: isModerator ? 'moderator' : 'member' })
    .where('username', '=', username.replace(/^@/, '').toLowerCase())
    .where('kind', '=', 'person')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new StartError(`Nobody is called ${JSON.stringify(username)}.`)
}

/** Names of those who review reports. */
export async function moderators({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('users')
    .select('username')
    .where('role', '=', 'moderator')
    .orderBy('username')
    .execute()
  return rows.map(({ username }) => username)
}
