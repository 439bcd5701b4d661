import { limits } from '@skein/contract'
import { expect, test } from 'vitest'
import { preparePicture } from '../src/messages/prepare-picture.ts'

const video = (bytes: number, type = 'video/webm;codecs=vp9,opus') => ({
  file: new Blob([new Uint8Array(bytes)], { type }),
  width: 1280,
  height: 720,
  alt: '',
})

test('a video goes into an encrypted message as the recorder wrote it', async () => {
  const prepared = await preparePicture(video(3000))
  expect(prepared).toMatchObject({ type: 'video/webm', width: 1280, height: 720 })
  expect(prepared.bytes).toHaveLength(3000)
})

test('a video that is larger than the server keeps is not sent', async () => {
  await expect(preparePicture(video(limits.messageBlob.maxBytes))).rejects.toThrow('too large')
})
