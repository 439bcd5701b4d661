/** What is asked of the media elements themselves. */

/** The element of the active slide. */
export function activeVideo(stage: HTMLElement | null): HTMLVideoElement | null | undefined {
  return stage?.querySelector(':not([inert]) > video')
}

/** Starts it; where the browser refuses, it stays paused and the controls say so. One without a file has nothing to start. */
export function play(video: HTMLVideoElement): void {
  if (video.hasAttribute('src')) video.play().catch(() => {})
}

/** Whether the reader asked for little data, as far as the browser tells (the Network Information API). */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

/**
 * Gives an element its file for as long as it is mounted. A media element that is dropped with its file goes on loading
 * and keeps its decoder until it is collected, so it is emptied first.
 */
export function own(video: HTMLVideoElement): () => void {
  video.preload = savesData() ? 'none' : 'auto'
  // What was not filmed upright is shown whole.
  video.addEventListener('loadedmetadata', () =>
    video.toggleAttribute('data-wide', video.videoWidth >= video.videoHeight),
  )
  const src = video.dataset['src']
  if (src) video.src = src
  return () => {
    video.pause()
    video.removeAttribute('src')
    video.load()
  }
}
