/** See `coverAt` in trim.ts. */
export async function cover(blob: Blob, ms: number, width?: number): Promise<Blob> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(blob)
  try {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('seeked', () => resolve(), { once: true })
      video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'Unreadable')), { once: true })
      Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url, currentTime: ms / 1000 })
    })
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
