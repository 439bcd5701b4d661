import { limits as contractLimits } from '@skein/contract/limits'
import { callsWith } from '@skein/domain/calls/define-call'
import { Problem } from '@skein/domain/calls/problem'
import { announcedBytes, offsetOf } from '@skein/domain/uploads/calls'
import { maxPartBytes } from '@skein/domain/uploads/resumable-uploads'
import { Readable } from 'node:stream'
import type { Http } from '../http/serve-call.ts'
import { withForm } from './receive-form.ts'
import type { Uploads } from './uploads.ts'

type Needs = Http & {
  uploads: Uploads
}

const defineCall = callsWith<Needs>()

const { image, video } = contractLimits

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
        uploads.keeper.video(viewer, path, poster === undefined ? undefined : { place: poster }),
      ),
    )
  },
  { receives: 'multipart/form-data', limit: 'uploads' },
)

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

/** The calls whose bodies are files. */
export const fileCalls = [uploadImage, uploadVideo, appendUpload]
