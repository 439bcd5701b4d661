/** Uploads, in one piece or in parts: specification §7, behaviour §2.6. */
import { limits } from '@skein/contract'
import type { UploadedImage, UploadedVideo } from '@skein/contract'
import { Refusal } from '../answer.ts'
import type { Ask, Rules } from './ask.ts'
import { measure } from './measure.ts'
import { nextId } from './state.ts'
import type { Account, State, StoredUpload } from './state.ts'

type Kind = 'image' | 'video'

/** The size a picture is kept at: its longest side bounded. */
function kept(width: number, height: number) {
  const scale = Math.min(1, limits.upload.longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Keeps a file that has arrived whole. */
async function keep(state: State, owner: Account, kind: Kind, bytes: Blob) {
  const found = await measure(bytes)
  if (found?.kind !== kind) return new Refusal('unsupported-media')
  if (found.width * found.height > limits.upload.maxPixels) return new Refusal('media-too-large')
  const name = nextId(state)
  if (kind === 'image') {
    const url = `/media/${name}.webp`
    const result: UploadedImage = { url, ...kept(found.width, found.height), sizes: [], thumbhash: null }
    state.files.set(url, { kind, ownerId: owner.id, bytes, isPosted: false, result })
    return result
  }
  const url = `/media/${name}.webm`
  const { width, height, duration } = found
  // A still is made from the film where none was given, and lives beside it either way.
  const result: UploadedVideo = { url, poster: `/media/${name}-poster.webp`, width, height, duration }
  state.files.set(url, { kind, ownerId: owner.id, bytes, isPosted: false, result })
  return result
}

async function whole({ state, viewer, request }: Ask<'uploadImage' | 'uploadVideo'>, kind: Kind) {
  if (!viewer) return new Refusal('not-signed-in')
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return new Refusal('unsupported-media')
  let form: FormData
  try {
    form = await request.formData()
  } catch {
    return new Refusal('malformed-request')
  }
  const file = form.get(kind)
  const [stranger] = [...form.entries()].find(([field, value]) => value instanceof Blob && field !== kind) ?? []
  if (stranger !== undefined && stranger !== 'poster')
    return new Refusal('invalid-input', { fields: { [stranger]: 'There is no such field for a file.' } })
  if (!(file instanceof Blob)) return new Refusal('invalid-input', { fields: { [kind]: 'Choose a file.' } })
  if (file.size > limits[kind].maxBytes) return new Refusal('body-too-large')
  return keep(state, viewer, kind, file)
}

/** The viewer's own upload; somebody else's is not there for them. */
function own({ state, viewer, params }: Ask<'getUpload'>): StoredUpload | Refusal {
  const upload = state.uploads.get(params.id.toLowerCase())
  return upload?.ownerId === viewer?.id && upload ? upload : new Refusal('not-found')
}

const isImage = (result: UploadedImage | UploadedVideo): result is UploadedImage => 'sizes' in result

export const uploadRules: Rules = {
  async uploadImage(ask) {
    const kept = await whole(ask, 'image')
    return kept instanceof Refusal || isImage(kept) ? kept : new Refusal('unsupported-media')
  },

  async uploadVideo(ask) {
    const kept = await whole(ask, 'video')
    return kept instanceof Refusal || !isImage(kept) ? kept : new Refusal('unsupported-media')
  },

  startUpload(ask) {
    const { state, viewer, body, idempotencyKey } = ask
    if (!viewer) return new Refusal('not-signed-in')
    const { kind, size, poster = null } = body
    const sent = JSON.stringify(body)
    const key = `${viewer.id} ${idempotencyKey}`
    const before = idempotencyKey === null ? undefined : state.repeats.get(key)
    if (before)
      return before.sent === sent
        ? (state.uploads.get(before.id) ?? new Refusal('not-found'))
        : new Refusal('idempotency-mismatch')
    if (size > limits[kind].maxBytes) return new Refusal('body-too-large')
    const still = poster === null ? undefined : state.files.get(poster)
    if (poster !== null && (kind !== 'video' || still?.ownerId !== viewer.id || still.isPosted))
      return new Refusal('invalid-input', { fields: { poster: 'Upload the file first.' } })
    const upload = { id: nextId(state), kind, size, received: 0, result: null, ownerId: viewer.id, parts: [] }
    state.uploads.set(upload.id, upload)
    if (idempotencyKey !== null) state.repeats.set(key, { sent, id: upload.id })
    return upload
  },

  getUpload: (ask) => own(ask),

  async appendUpload(ask) {
    const upload = own(ask)
    if (upload instanceof Refusal || !ask.viewer) return upload
    const { state, request, viewer } = ask
    if (request.headers.get('content-type') !== 'application/offset+octet-stream')
      return new Refusal('unsupported-media')
    const offset = request.headers.get('upload-offset')
    if (offset === null || !/^\d+$/.test(offset))
      return new Refusal('invalid-input', { fields: { 'Upload-Offset': 'A number of bytes is expected here.' } })
    const part = new Blob([await request.arrayBuffer()])
    // The last part once more, whose answer did not come through.
    if (upload.result !== null && Number(offset) + part.size === upload.size) return upload
    if (Number(offset) !== upload.received) return new Refusal('upload-offset')
    if (upload.received + part.size > upload.size) return new Refusal('body-too-large')
    upload.parts.push(part)
    upload.received += part.size
    if (upload.received < upload.size) return upload
    const result = await keep(state, viewer, upload.kind, new Blob(upload.parts))
    if (result instanceof Refusal) {
      state.uploads.delete(upload.id)
      return result
    }
    upload.result = result
    return upload
  },

  cancelUpload(ask) {
    const upload = own(ask)
    if (upload instanceof Refusal) return upload
    ask.state.uploads.delete(upload.id)
    return undefined
  },
}
