/** Best first: the specification asks for WebM with VP9; Safari before 18.4 writes MP4 only. */
const ladder = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'] as const

/** The first file format of the ladder that the browser can write. */
export const pickMimeType = (supports: (type: string) => boolean): string | undefined => ladder.find(supports)
