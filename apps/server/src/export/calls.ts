import { languages } from '@skein/contract/limits'
import { requireTicket } from '@skein/domain/account/export-ticket'
import type { SecretBox } from '@skein/domain/auth/secret-box'
import { callsWith } from '@skein/domain/calls/define-call'
import { languageOf } from '@skein/domain/calls/language'
import type { Database } from '@skein/domain/database/database'
import type { Clock, Log } from '@skein/domain/ports'
import type { Http } from '../http/serve-call.ts'
import type { MediaStore } from '../media/media-store.ts'
import { writeArchive } from './write-archive.ts'

type Needs = Http & {
  database: Database
  media: MediaStore
  secrets: SecretBox
  now: Clock
  log: Log
}

/** Streams the archive: nothing of it is kept on the server. */
const download = callsWith<Needs>()(
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
  { admit: (context) => requireTicket(context, context.viewer, context.query.ticket), limit: 'exports' },
)

export const exportCalls = [download]
