import { routes } from '@skein/contract'
import { languages, limits as contractLimits } from '@skein/contract/limits'
import { prove } from '@skein/domain/account/proof'
import type { ProofParts } from '@skein/domain/account/proof'
import type { SecretBox } from '@skein/domain/auth/secret-box'
import type { Viewer } from '@skein/domain/auth/sessions'
import { callsWith } from '@skein/domain/calls/define-call'
import { languageOf } from '@skein/domain/calls/language'
import { Problem } from '@skein/domain/calls/problem'
import type { Clock, Log } from '@skein/domain/ports'
import type { Http } from '../http/serve-call.ts'
import type { MediaStore } from '../media/media-store.ts'
import { writeArchive } from './write-archive.ts'

type Needs = ProofParts & {
  media: MediaStore
  secrets: SecretBox
  now: Clock
  log: Log
}

const defineCall = callsWith<Needs>()

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

/** Has the member prove that it is they, and answers where the browser itself fetches the zip: it may be of any size. */
const prepare = defineCall('prepareExport', async (context) => {
  const { viewer, body, secrets, now } = context
  await prove(context, viewer, body.currentPassword)
  const ticket = secrets.close(String(now() + contractLimits.account.exportMinutes * 60_000), holderOf(viewer))
  return { url: `${routes.exportAccount.path}?ticket=${ticket}` }
})

/** Streams the archive: nothing of it is kept on the server. */
const download = callsWith<Needs & Http>()(
  'exportAccount',
  async ({ viewer, request, reply, database, media, log }) => {
    const language = languages.find((known) => known === viewer.user.language) ?? languageOf(request.headers)
    const archive = await writeArchive({ database, media }, viewer.id, language)
    archive.on('error', (error) => log.error({ err: error }, 'an archive could not be written'))
    await reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="skein-${viewer.user.username}.zip"`)
      .send(archive)
    return undefined
  },
  {
    admit({ viewer, query, secrets, now }) {
      const end = endOf(secrets, viewer, query.ticket)
      if (end === undefined || end <= now()) throw new Problem('link-expired')
    },
    limit: 'exports',
  },
)

export const exportCalls = [prepare, download]
