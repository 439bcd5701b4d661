/** What is asked of the media elements themselves. */

/** The element of the active slide. */
export function activeVideo(stage: HTMLElement | null): HTMLVideoElement | null | undefined {
  return stage?.querySelector(':not([inert]) > video')
}

/** How an element is given its film once more. */
const again = new WeakMap<HTMLVideoElement, () => void>()

/**
 * Starts it; where the browser refuses, it stays paused and the controls say so. One without a file has nothing to start.
 *
 * @param silence told that it plays without sound, because with sound the browser refuses to start it by itself
 */
export function play(video: HTMLVideoElement, silence: () => void): void {
  if (!video.dataset['src']) return
  video.play().catch((refusal: unknown) => {
    if (video.muted || !(refusal instanceof DOMException && refusal.name === 'NotAllowedError')) return
    video.muted = true
    silence()
    video.play().catch(() => {})
  })
}

/** Gives one that failed its film again, from the address that the item has by now. */
export function reload(video: HTMLVideoElement): void {
  again.get(video)?.()
}

/** Whether the reader asked for little data, as far as the browser tells (the Network Information API). */
export function savesData(): boolean {
  const { connection }: Navigator & { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

/**
 * Gives an element its file for as long as it is mounted. A media element that is dropped with its file goes on loading
 * and keeps its decoder until it is collected, so it is emptied first.
 *
 * @param attach gives it its film; what that gives back undoes it
 */
export function own(video: HTMLVideoElement, attach: () => (() => void) | void): () => void {
  video.preload = savesData() ? 'none' : 'auto'
  // What was not filmed upright is shown whole.
  video.addEventListener('loadedmetadata', () =>
    video.toggleAttribute('data-wide', video.videoWidth >= video.videoHeight),
  )
  let undo: (() => void) | void = undefined
  const give = () => {
    undo?.()
    undo = attach()
  }
  again.set(video, give)
  if (video.dataset['src']) give()
  return () => {
    video.pause()
    undo?.()
    video.removeAttribute('src')
    video.load()
  }
}
