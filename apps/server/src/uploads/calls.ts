import { limits as contractLimits } from '@skein/contract/limits'
import { headerOf } from '@skein/domain/calls/asked'
import type { Asked } from '@skein/domain/calls/asked'
import { callsWith } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import { Readable } from 'node:stream'
import type { Http } from '../http/serve-call.ts'
import { withForm } from './receive-form.ts'
import { maxPartBytes } from './resumable-uploads.ts'
import type { Uploads } from './uploads.ts'

type Needs = Http & {
  uploads: Uploads
}

const defineCall = callsWith<Needs>()

const { image, video } = contractLimits

/** How long a request says that it is; 0 where it does not. */
const announcedBytes = ({ headers }: Asked) => Number(headers['content-length'] ?? 0)

/** The header that says where a part goes. @throws Problem `invalid-input` */
function offsetOf({ headers }: Asked): number {
  const offset = headers['upload-offset']
  if (typeof offset === 'string' && /^\d{1,15}$/.test(offset)) return Number(offset)
  throw new Problem('invalid-input', { fields: { 'Upload-Offset': 'A whole number of bytes is needed.' } })
}

const uploadImage = defineCall(
  'uploadImage',
  async ({ viewer, request, uploads }) => {
    await uploads.requireRoom(viewer, announcedBytes(request))
    const folder = await uploads.folder()
    return uploads.turns(viewer.id, () =>
      withForm(request, folder, { image: image.maxBytes }, ({ image: path = '' }) =>
        uploads.keeper.image(viewer, path),
      ),
    )
  },
  { receives: 'multipart/form-data', limit: 'uploads' },
)

const uploadVideo = defineCall(
  'uploadVideo',
  async ({ viewer, request, uploads }) => {
    await uploads.requireRoom(viewer, announcedBytes(request))
    const fields = { video: video.maxBytes, poster: image.maxBytes }
    const folder = await uploads.folder()
    return uploads.turns(viewer.id, () =>
      withForm(request, folder, fields, ({ video: path = '', poster }) =>
        uploads.keeper.video(viewer, path, poster === undefined ? undefined : { path: poster }),
      ),
    )
  },
  { receives: 'multipart/form-data', limit: 'uploads' },
)

const startUpload = defineCall(
  'startUpload',
  async ({ viewer, body, request, uploads }) => {
    await uploads.folder()
    return uploads.resumable.start(viewer, body, headerOf(request, 'idempotency-key'))
  },
  { limit: 'uploads' },
)

const getUpload = defineCall('getUpload', ({ viewer, params, uploads }) => uploads.resumable.get(viewer, params.id))

const appendUpload = defineCall(
  'appendUpload',
  async ({ viewer, params, request, reply, uploads }) => {
    const offset = offsetOf(request)
    if (announcedBytes(request) > maxPartBytes) throw new Problem('body-too-large')
    // A request without a body has no stream either: the last, empty part.
    const body: unknown = request.body
    const part = body instanceof Readable ? body : Readable.from([])
    const upload = await uploads.resumable.append(viewer, params.id, offset, part)
    reply.header('upload-offset', String(upload.received))
    return upload
  },
  { receives: 'application/offset+octet-stream', limit: 'uploadParts' },
)

const cancelUpload = defineCall('cancelUpload', async ({ viewer, params, uploads }) => {
  await uploads.resumable.cancel(viewer, params.id)
  return undefined
})

export const uploadCalls = [uploadImage, uploadVideo, startUpload, getUpload, appendUpload, cancelUpload]
