import { expect, test } from 'vitest'
import { limits } from '@skein/contract'
import { judgeFile } from './file-kind.ts'

const file = (name: string, type = '', size = 1000) => ({ name, type, size })

test.each([
  [file('a.jpg', 'image/jpeg'), { kind: 'image', step: 'send' }],
  [file('A.PNG'), { kind: 'image', step: 'send' }],
  [file('clip.webm', 'video/webm;codecs=vp9'), { kind: 'video', step: 'send' }],
  [file('clip.MOV'), { kind: 'video', step: 'send' }],
  [file('a.heic', 'image/heic'), { kind: 'image', step: 'convert' }],
  [file('a.HEIF'), { kind: 'image', step: 'convert' }],
  [file('a.jpg', 'image/jpeg', limits.image.maxBytes + 1), { kind: 'image', step: 'refuse', why: 'too-large' }],
  [file('a.jpg', 'image/jpeg', limits.image.maxBytes), { kind: 'image', step: 'send' }],
  [file('a.mp4', 'video/mp4', limits.video.maxBytes + 1), { kind: 'video', step: 'refuse', why: 'too-large' }],
  // A drawing can carry a script; it is never shown as it came.
  [file('a.svg', 'image/svg+xml'), { kind: 'image', step: 'refuse', why: 'unsupported' }],
  [file('a.mkv', 'video/x-matroska'), { kind: 'video', step: 'refuse', why: 'unsupported' }],
  [file('notes.pdf', 'application/pdf'), { kind: 'image', step: 'refuse', why: 'unsupported' }],
  [file('nothing'), { kind: 'image', step: 'refuse', why: 'unsupported' }],
])('%j', (given, verdict) => {
  expect(judgeFile(given)).toEqual(verdict)
})
