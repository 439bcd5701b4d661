import { callsWith } from '../calls/define-call.ts'
import type { Previews } from './previews.ts'

type Needs = {
  previews: Previews
}

const defineCall = callsWith<Needs>()

/** §7 POST /api/url-preview. */
const preview = defineCall('previewUrl', ({ body, viewer, previews }) => previews.of(viewer.id, body.url))

export const previewCalls = [preview]
