/** What a chosen file is, before it is opened: by what the system says of it, and where that is nothing by its name. */
import { limits } from '@skein/contract'
import { acceptVideo, acceptImages } from './accepted.ts'
import type { Refusal } from '../machine/composition.ts'

const byEnding: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

type FileLike = { name: string; type: string; size: number }

function typeOf({ name, type }: FileLike): string {
  if (type !== '') return type.split(';')[0]?.trim().toLowerCase() ?? ''
  return byEnding[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? ''
}

/** What can be done with a file: send it, try to convert it first, or say why not. */
export type FileVerdict =
  | { kind: 'image' | 'video'; step: 'send' }
  | { kind: 'image'; step: 'convert' }
  | { kind: 'image' | 'video'; step: 'refuse'; why: Refusal }

/** Judges a file by its type and size (limits `image.maxBytes` and `video.maxBytes`). */
export function judgeFile(file: FileLike): FileVerdict {
  const type = typeOf(file)
  if (acceptVideo.split(',').includes(type)) {
    if (file.size > limits.video.maxBytes) return { kind: 'video', step: 'refuse', why: 'too-large' }
    return { kind: 'video', step: 'send' }
  }
  if (!acceptImages.split(',').includes(type)) {
    return { kind: type.startsWith('video/') ? 'video' : 'image', step: 'refuse', why: 'unsupported' }
  }
  if (file.size > limits.image.maxBytes) return { kind: 'image', step: 'refuse', why: 'too-large' }
  if (type === 'image/heic' || type === 'image/heif') return { kind: 'image', step: 'convert' }
  return { kind: 'image', step: 'send' }
}

/** Whether it may hold several frames, which cutting would lose. */
export const isAnimated = (file: Blob): boolean => file.type === 'image/gif'
