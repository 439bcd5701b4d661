/** Pictures and videos on their way to the server. */
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const filesCalls = {
  uploadImage: {
    access: 'member',
    summary: 'Upload an image: multipart, field `image`',
    answer: s.UploadedImage,
    created: true,
  },
  uploadVideo: {
    access: 'member',
    summary: 'Upload a video: multipart, field `video`',
    answer: s.UploadedVideo,
    created: true,
  },
  startUpload: {
    access: 'member',
    summary: 'Announce a resumable upload',
    body: s.UploadStart,
    answer: s.Upload,
    created: true,
  },
  getUpload: { access: 'member', summary: 'How far an upload has come', answer: s.Upload },
  appendUpload: { access: 'member', summary: 'Append a part', answer: s.Upload },
  cancelUpload: { access: 'member', summary: 'Drop an upload' },
} as const satisfies Specs
