import { limits } from '@skein/contract'
import { newInvitation, newInvitationCode } from '@skein/domain/auth/invitations'
import type { Database } from '@skein/domain/database/database'

/** Makes codes that let somebody in, each once. @returns the codes, which are kept nowhere */
export async function invite({ kysely }: Database, count: number, now: number): Promise<string[]> {
  const codes = Array.from({ length: count }, newInvitationCode)
  await kysely
    .insertInto('invitations')
    .values(codes.map((code) => newInvitation(code, now, limits.invitation.days)))
    .execute()
  return codes
}
