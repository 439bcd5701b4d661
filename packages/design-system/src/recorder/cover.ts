import { once, windTo } from './wind.ts'

/** Milliseconds to wait for a video to open. */
const patience = 20_000

/** See `coverAt` in trim.ts. */
export async function cover(blob: Blob, ms: number, width?: number): Promise<Blob> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(blob)
  const signal = AbortSignal.timeout(patience)
  try {
    Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
    await once(video, 'loadeddata', signal)
    await windTo(video, ms, signal)
    const canvas = document.createElement('canvas')
    canvas.width = width ?? video.videoWidth
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const cover = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (!cover) throw new Error('Unreadable')
    return cover
  } finally {
    URL.revokeObjectURL(url)
    video.removeAttribute('src')
    video.load()
  }
}
