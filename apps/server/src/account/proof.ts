import type { Viewer } from '../auth/sessions.ts'
import { Problem } from '../http/problem.ts'
import type { Services } from '../services.ts'

/**
 * Has the member prove by their password that it is they who sit there, and not somebody at a screen left open.
 * @throws Problem `wrong-password`, with the form's field; `too-many-requests`
 */
export async function prove(
  { database, passwords, limits }: Pick<Services, 'database' | 'passwords' | 'limits'>,
  viewer: Viewer,
  password: string,
  field = 'currentPassword',
): Promise<void> {
  limits.proofs.take(viewer.id)
  const { password_hash: hash } = await database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (!(await passwords.verify(password, hash)))
    throw new Problem('wrong-password', { fields: { [field]: 'This is not your current password.' } })
  limits.proofs.forgive(viewer.id)
}
