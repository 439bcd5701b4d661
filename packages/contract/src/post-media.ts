/** What kinds of files a post takes, by the names of their types. HEIC is among them because some browsers can open it. */
export const postImageTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
] as const

export const postVideoTypes = ['video/mp4', 'video/webm', 'video/quicktime'] as const
