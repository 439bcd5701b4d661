import type { Database } from '@skein/domain/database/database'

/**
 * The way out when a key is lost for good: takes away what only it could open, and lets the next start take another. Who had a second
 * step signs in with the password alone, and browsers subscribe again.
 * @returns how many members lose their second step
 */
export const forgetKeys = ({ transaction }: Database): Promise<number> =>
  transaction(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('one_time_secrets').executeTakeFirst()
    for (const table of ['recovery_codes', 'push_subscriptions'] as const) await tx.deleteFrom(table).execute()
    await tx.deleteFrom('facts').where('name', 'in', ['secrets-key', 'push-key']).execute()
    return Number(numDeletedRows)
  })
