/** What is asked of the media elements themselves. */

/** The element of the active slide. */
export function activeVideo(stage: HTMLElement | null): HTMLVideoElement | null | undefined {
  return stage?.querySelector(':not([inert]) > video')
}

/** Starts it; where the browser refuses, it stays paused and the controls say so. */
export function play(video: HTMLVideoElement): void {
  video.play().catch(() => {})
}

/**
 * Gives an element its file for as long as it is mounted. A media element that is dropped with its file goes on loading
 * and keeps its decoder until it is collected, so it is emptied first.
 */
export function own(video: HTMLVideoElement): () => void {
  // The Network Information API, where there is one, knows that the reader asked for little data.
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  video.preload = connection?.saveData ? 'none' : 'auto'
  // What was not filmed upright is shown whole.
  video.addEventListener('loadedmetadata', () =>
    video.toggleAttribute('data-wide', video.videoWidth >= video.videoHeight),
  )
  video.src = video.dataset['src'] ?? ''
  return () => {
    video.pause()
    video.removeAttribute('src')
    video.load()
  }
}
