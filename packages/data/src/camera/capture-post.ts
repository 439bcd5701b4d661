/** What the camera made, on its way to being a post (behaviour §2.6): cover, file, post. What has arrived is never sent again. */
import type { NewPost, UploadedImage, UploadedVideo } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { upload } from '../media/upload.ts'
import { newPost } from '@skein/contract/new-post'

/** The file to post. */
export type Capture =
  | { kind: 'photo'; file: Blob }
  /** `cover` is the picture before it plays; null leaves it to the server. */
  | { kind: 'video'; file: Blob; cover: Blob | null }

/** What goes with it. `type` is the mode of the camera. */
export type CaptureWords = { caption: string; alt: string; type: NonNullable<NewPost['type']> }

type Told = { signal: AbortSignal; onProgress: (sent: number, total: number) => void }

export type CapturePost = {
  /**
   * Uploads what is not there yet; each part is tried three times. Calling it again after a failure goes on where it stopped.
   * @throws ApiError; the abort, after which the server has dropped what it had
   */
  send: (told: Told) => Promise<void>
  /** The body of the post, once `send` has come to its end. @throws when it has not */
  bodyOf: (words: CaptureWords) => NewPost
  /** The server does not know the files any more (they are kept for a day): the next `send` begins anew. */
  forget: () => void
}

/** Makes the way of one capture. */
export function createCapturePost(capture: Capture): CapturePost {
  let poster: string | null = null
  let resume: string | undefined
  let sent: UploadedImage | UploadedVideo | undefined
  const onBegun = (id: string) => {
    resume = id
  }

  /** A video without a cover is still a video: only what concerns the session or the abort is told. */
  async function sendCover(cover: Blob, signal: AbortSignal): Promise<void> {
    try {
      poster = (await upload(cover, { kind: 'image', signal })).url
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof ApiError && error.code !== undefined && error.status !== 401) return
      throw error
    }
  }

  return {
    async send({ signal, onProgress }) {
      if (sent) return
      onProgress(0, capture.file.size)
      if (capture.kind === 'photo') {
        sent = await upload(capture.file, { kind: 'image', signal, onProgress, resume, onBegun })
        return
      }
      if (capture.cover && poster === null && resume === undefined) await sendCover(capture.cover, signal)
      sent = await upload(capture.file, { kind: 'video', poster, signal, onProgress, resume, onBegun })
    },

    bodyOf({ caption, alt, type }) {
      if (!sent) throw new Error('Nothing was sent yet.')
      const kind = capture.kind === 'photo' ? 'image' : 'video'
      return newPost({ text: caption, type, media: [{ kind, url: sent.url, alt }] })
    },

    forget() {
      poster = null
      resume = undefined
      sent = undefined
    },
  }
}
