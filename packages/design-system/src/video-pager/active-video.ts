/** What is asked of the media elements themselves. */

/** The element of the active slide. */
export function activeVideo(stage: HTMLElement | null): HTMLVideoElement | null | undefined {
  return stage?.querySelector(':not([inert]) > video')
}

/** Gives an element its film in another way than by an address. What it gives back undoes that. */
export type AttachFilm = (video: HTMLVideoElement) => (() => void) | void

/** Elements that were given their film so, and how it is done once more. */
const attachments = new WeakMap<HTMLVideoElement, () => void>()

/**
 * Starts it; where the browser refuses, it stays paused and the controls say so. One without a file has nothing to start.
 *
 * @param silence told that it plays without sound, because with sound the browser refuses to start it by itself
 */
export function play(video: HTMLVideoElement, silence: () => void): void {
  if (!video.hasAttribute('src') && !attachments.has(video)) return
  video.play().catch((refusal: unknown) => {
    if (video.muted || !(refusal instanceof DOMException && refusal.name === 'NotAllowedError')) return
    video.muted = true
    silence()
    video.play().catch(() => {})
  })
}

/** Fetches the file of one that failed again, from the address that the item has by now. */
export function reload(video: HTMLVideoElement): void {
  const { src } = video.dataset
  const again = attachments.get(video)
  if (again) {
    again()
    return
  }
  // A new address loads by itself.
  if (src && video.getAttribute('src') !== src) video.src = src
  else video.load()
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
 * @param attach gives it its film in place of its address
 */
export function own(video: HTMLVideoElement, attach: AttachFilm | undefined): () => void {
  video.preload = savesData() ? 'none' : 'auto'
  // What was not filmed upright is shown whole.
  video.addEventListener('loadedmetadata', () =>
    video.toggleAttribute('data-wide', video.videoWidth >= video.videoHeight),
  )
  const src = video.dataset['src']
  let detach: (() => void) | void = undefined
  if (src && attach) {
    detach = attach(video)
    attachments.set(video, () => {
      detach?.()
      detach = attach(video)
    })
  } else if (src) video.src = src
  return () => {
    video.pause()
    detach?.()
    attachments.delete(video)
    video.removeAttribute('src')
    video.load()
  }
}
