import { defineCall } from '../http/calls.ts'

/** §7 POST /api/url-preview. */
const preview = defineCall('previewUrl', ({ body, viewer, previews }) => previews.of(viewer.id, body.url))

export const previewCalls = [preview]
