import type { RestoredCapture } from '@skein/design-system/recorder'
import { repairRecording } from '@skein/design-system/clip'

/** What the browser's own player knows of a video that is neither WebM nor MP4. @throws when it cannot play it */
async function probe(file: Blob): Promise<Omit<RestoredCapture, 'kind' | 'interrupted'>> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  try {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('loadedmetadata', () => resolve(), { once: true })
      video.addEventListener('error', () => reject(new Error('Unreadable')), { once: true })
      Object.assign(video, { preload: 'metadata', muted: true, src: url })
    })
    const { duration, videoWidth: width, videoHeight: height } = video
    if (!Number.isFinite(duration) || width === 0) throw new Error('Unreadable')
    return { blob: file, durationMs: Math.round(duration * 1000), width, height, mimeType: file.type }
  } finally {
    URL.revokeObjectURL(url)
    video.removeAttribute('src')
  }
}

/**
 * A chosen file as if the camera had made it: the way for whoever has no camera, or does not give it.
 * @throws when it is no picture and no video that this browser can show
 */
export async function readFile(file: File): Promise<RestoredCapture> {
  if (file.type.startsWith('image/')) {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { blob: file, durationMs: 0, width, height, mimeType: file.type, kind: 'photo', interrupted: false }
  }
  const video = await repairRecording(file).catch(() => probe(file))
  return { ...video, kind: 'video', interrupted: false }
}
