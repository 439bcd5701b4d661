import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Count, Id, MediaAddress, addressLength } from './basics.ts'

/** §7: uploads answer with an address; what the server measured comes with it. */
export const UploadedImage = z.object({
  url: MediaAddress,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  sizes: z.array(z.object({ url: MediaAddress, width: z.int().check(z.positive()) })),
  thumbhash: z.nullable(z.string()),
})

/** Duration in seconds. */
export const UploadedVideo = z.object({
  url: MediaAddress,
  poster: z.nullable(MediaAddress),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  duration: z.number().check(z.minimum(0)),
})

/**
 * A resumable upload: the file is announced, then appended in parts as `application/offset+octet-stream` with the header `Upload-Offset`
 * (the words of the IETF draft on resumable uploads). Sizes in bytes. With the last part comes the result.
 */
export const UploadStart = z.object({
  kind: z.enum(['image', 'video']),
  size: z.int().check(z.positive(), z.maximum(limits.video.maxBytes)),
  /** For a video: an uploaded image to show before it plays. The browser makes it, where decoders are. */
  poster: z.optional(z.nullable(MediaAddress)),
})
export const Upload = z.object({
  id: Id,
  kind: z.enum(['image', 'video']),
  size: Count,
  received: Count,
  result: z.nullable(z.union([UploadedVideo, UploadedImage])),
})

/** §7 POST /api/url-preview. */
export const PreviewRequest = z.object({
  url: z.string().check(z.regex(/^https?:\/\//i, { error: 'A link begins with http:// or https://.' }), addressLength),
})

export type UploadedImage = z.infer<typeof UploadedImage>
export type UploadedVideo = z.infer<typeof UploadedVideo>
export type Upload = z.infer<typeof Upload>
