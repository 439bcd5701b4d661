/** Bodies of calls that are not JSON, as OpenAPI 3.1 describes them. */
import type { RouteName } from '@skein/contract'
import { limits } from '@skein/contract/limits'

type Json = Record<string, unknown>

const file = (description: string) => ({ type: 'string', contentMediaType: 'application/octet-stream', description })

const form = (properties: Record<string, Json>, required: string) => ({
  'multipart/form-data': { schema: { type: 'object', properties, required: [required] } },
})

/** What such a call is sent, and the headers it takes. */
export const fileBodies: Partial<Record<RouteName, { content: Json; parameters?: Json[] }>> = {
  uploadImage: { content: form({ image: file(`At most ${limits.image.maxBytes} bytes.`) }, 'image') },
  uploadVideo: {
    content: form(
      {
        video: file(`At most ${limits.video.maxBytes} bytes and ${limits.video.maxSeconds} seconds.`),
        poster: file('A picture to show before it plays.'),
      },
      'video',
    ),
  },
  appendUpload: {
    content: {
      'application/offset+octet-stream': { schema: file(`At most ${limits.upload.partBytes * 2} bytes.`) },
    },
    parameters: [
      {
        name: 'Upload-Offset',
        in: 'header',
        required: true,
        schema: { type: 'integer', minimum: 0 },
        description: 'Where the part begins. A refusal with 409 says in the same header where it should.',
      },
    ],
  },
}
