import { defineCall } from '../http/calls.ts'
import { languageOf } from '../http/language.ts'
import { languages } from '@skein/contract'
import { writeArchive } from './write-archive.ts'

/** Streams the archive: nothing of it is kept on the server. */
const download = defineCall('exportAccount', async ({ viewer, request, reply, database, media, limits, log }) => {
  limits.exports.take(viewer.id)
  const language = languages.find((known) => known === viewer.user.language) ?? languageOf(request.headers)
  const archive = await writeArchive({ database, media }, viewer.id, language)
  archive.on('error', (error) => log.error({ err: error }, 'an archive could not be written'))
  await reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="skein-${viewer.user.username}.zip"`)
    .send(archive)
  return undefined
})

export const exportCalls = [download]
