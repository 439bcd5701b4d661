const webm = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'] as const
/** Told apart from what is MP4 by its box alone: a browser may put VP9 into it. */
const h264 = 'video/mp4;codecs=avc1,mp4a.40.2'
const anyMp4 = 'video/mp4'

/**
 * File formats in the order in which they are asked for. WebM with VP9 is smaller; MP4 with H.264 plays on every phone as it is, also on
 * those whose browser knows no WebM. Safari before 18.4 writes MP4 only, which both end with.
 */
export const recorderFormats = {
  webmFirst: [...webm, anyMp4],
  mp4First: [h264, ...webm, anyMp4],
} satisfies Readonly<Record<string, readonly string[]>>

/** The first of the formats that the browser can write. */
export const pickMimeType = (
  supports: (type: string) => boolean,
  formats: readonly string[] = recorderFormats.webmFirst,
): string | undefined => formats.find(supports)
