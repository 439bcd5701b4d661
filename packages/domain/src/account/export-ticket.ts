/** The way to one's archive: who proves that it is they gets an address where the browser itself fetches it. */
import { routes } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import type { SecretBox } from '../auth/secret-box.ts'
import type { Viewer } from '../auth/sessions.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import { prove } from './proof.ts'
import type { ProofParts } from './proof.ts'

type Needs = ProofParts & { secrets: SecretBox; now: Clock }

/** Whose a ticket is: one sign-in's, so that its address is worth nothing to whoever else gets to see it. */
const holderOf = ({ sessionId }: Viewer) => `export ${sessionId}`

/** When a ticket ends (ms); nothing where it is another sign-in's, or none at all. */
function endOf(secrets: SecretBox, viewer: Viewer, ticket: string): number | undefined {
  try {
    return Number(secrets.open(ticket, holderOf(viewer)))
  } catch {
    return undefined
  }
}

/** @throws Problem `link-expired` where the ticket is not this sign-in's, or its time is over */
export function requireTicket({ secrets, now }: Pick<Needs, 'secrets' | 'now'>, viewer: Viewer, ticket: string): void {
  const end = endOf(secrets, viewer, ticket)
  if (end === undefined || end <= now()) throw new Problem('link-expired')
}

/** The zip itself is a host's own, which may be of any size. */
export const prepareExport = callsWith<Needs>()('prepareExport', async (context) => {
  const { viewer, body, secrets, now } = context
  await prove(context, viewer, body.currentPassword)
  const ticket = secrets.close(String(now() + limits.account.exportMinutes * 60_000), holderOf(viewer))
  return { url: `${routes.exportAccount.path}?ticket=${ticket}` }
})
