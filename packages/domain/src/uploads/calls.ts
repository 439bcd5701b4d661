/** Uploads in parts, as far as their calls speak JSON. Reading a part is a host's own. */
import { headerOf } from '../calls/asked.ts'
import type { Asked } from '../calls/asked.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { ResumableUploads } from './resumable-uploads.ts'

type Needs = { resumable: Pick<ResumableUploads<never>, 'start' | 'get' | 'cancel'> }

const defineCall = callsWith<Needs>()

/** How long a request says that it is; 0 where it does not. */
export const announcedBytes = ({ headers }: Pick<Asked, 'headers'>): number => Number(headers['content-length'] ?? 0)

/** The header that says where a part goes. @throws Problem `invalid-input` */
export function offsetOf({ headers }: Pick<Asked, 'headers'>): number {
  const offset = headers['upload-offset']
  if (typeof offset === 'string' && /^\d{1,15}$/.test(offset)) return Number(offset)
  throw new Problem('invalid-input', { fields: { 'Upload-Offset': 'A whole number of bytes is needed.' } })
}

const startUpload = defineCall(
  'startUpload',
  ({ viewer, body, request, resumable }) => resumable.start(viewer, body, headerOf(request, 'idempotency-key')),
  { limit: 'uploads' },
)

const getUpload = defineCall('getUpload', ({ viewer, params, resumable }) => resumable.get(viewer, params.id))

const cancelUpload = defineCall('cancelUpload', async ({ viewer, params, resumable }) => {
  await resumable.cancel(viewer, params.id)
  return undefined
})

export const uploadCalls = [startUpload, getUpload, cancelUpload]
