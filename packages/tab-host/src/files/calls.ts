/** The calls whose bodies are files: forms, parts of an upload, and what is encrypted for a message. */
import { limits } from '@skein/contract/limits'
import { callsWith } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { bareMedia } from '@skein/domain/media/bare-media'
import { addressOf } from '@skein/domain/media/media-name'
import { blobType } from '@skein/domain/messages/attachment'
import type { Clock } from '@skein/domain/ports'
import { offsetOf } from '@skein/domain/uploads/calls'
import { maxPartBytes } from '@skein/domain/uploads/resumable-uploads'
import type { ResumableUploads } from '@skein/domain/uploads/resumable-uploads'
import type { Web } from '../web.ts'
import type { FileStore } from './file-store.ts'
import type { TabKeeper } from './keep-file.ts'
import type { TabArrivals } from './memory-arrivals.ts'

type Needs = Web & {
  database: Database
  files: FileStore
  arrivals: TabArrivals
  keeper: TabKeeper
  resumable: ResumableUploads<Blob>
  now: Clock
}

const defineCall = callsWith<Needs>()

type Form<Field extends string> = Partial<Record<Field, string>>

/**
 * Lays the files of a form where they arrive, and takes them away when `work` is done with them.
 * @param largest the fields that may carry a file, with their size in bytes at most; the first one must be there
 * @throws Problem `malformed-request`, `invalid-input`, `body-too-large`
 */
async function withForm<Field extends string, T>(
  { web: { request }, arrivals }: Pick<Needs, 'web' | 'arrivals'>,
  largest: Record<Field, number>,
  work: (places: Form<Field>) => Promise<T>,
): Promise<T> {
  const form = await request.formData().catch(() => {
    throw new Problem('malformed-request')
  })
  const sizes = new Map<string, number>(Object.entries(largest))
  const places: Partial<Record<string, string>> = {}
  try {
    for (const [field, value] of form) {
      if (typeof value === 'string') continue
      const most = sizes.get(field)
      if (most === undefined || places[field] !== undefined)
        throw new Problem('invalid-input', { fields: { [field]: 'There is no such field for a file.' } })
      places[field] = crypto.randomUUID()
      await arrivals.save(value, places[field], { most })
    }
    const [first = ''] = sizes.keys()
    if (places[first] === undefined) throw new Problem('invalid-input', { fields: { [first]: 'Choose a file.' } })
    return await work(places)
  } finally {
    for (const place of Object.values(places)) if (place !== undefined) await arrivals.forget(place)
  }
}

const multipart = { receives: 'multipart/form-data', limit: 'uploads' } as const

const uploadImage = defineCall(
  'uploadImage',
  ({ viewer, ...needs }) =>
    withForm(needs, { image: limits.image.maxBytes }, ({ image = '' }) => needs.keeper.image(viewer, image)),
  multipart,
)

const uploadVideo = defineCall(
  'uploadVideo',
  ({ viewer, ...needs }) =>
    withForm(needs, { video: limits.video.maxBytes, poster: limits.image.maxBytes }, ({ video = '', poster }) =>
      needs.keeper.video(viewer, video, poster === undefined ? undefined : { place: poster }),
    ),
  multipart,
)

const appendUpload = defineCall(
  'appendUpload',
  async ({ viewer, params, request, reply, resumable, web }) => {
    const offset = offsetOf(request)
    const part = await web.request.blob()
    if (part.size > maxPartBytes) throw new Problem('body-too-large')
    const upload = await resumable.append(viewer, params.id, offset, part)
    reply.header('upload-offset', String(upload.received))
    return upload
  },
  { receives: 'application/offset+octet-stream', limit: 'uploadParts' },
)

const uploadMessageBlob = defineCall(
  'uploadMessageBlob',
  async ({ viewer, database, files, now, web }) => {
    const bytes = await web.request.blob()
    if (bytes.size > limits.messageBlob.maxBytes) throw new Problem('body-too-large')
    if (bytes.size === 0) throw new Problem('invalid-input', { fields: { body: 'There is nothing in it.' } })
    const time = now()
    const name = `${newId(time)}.bin`
    await files.put(name, bytes)
    const row = { name, owner_id: viewer.id, type: blobType, width: 0, height: 0, bytes: bytes.size, created_at: time }
    await database.kysely.insertInto('media').values(bareMedia(row)).execute()
    return { url: addressOf(name) }
  },
  { receives: 'application/octet-stream', limit: 'uploads' },
)

export const fileCalls = [uploadImage, uploadVideo, appendUpload, uploadMessageBlob]
