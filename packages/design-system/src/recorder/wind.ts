/** Winds a video that nobody sees to a moment of it, so that the picture there can be drawn. */

/** Waits for an event; rejects when the video cannot be read or `signal` is aborted. */
export function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The recording cannot be read'))
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', failed, { once: true, signal })
    signal.addEventListener('abort', failed, { once: true })
  })
}

/** Milliseconds to wait for a frame to be presented: a page that is not seen presents none, and a busy one presents it late. */
const patience = () => (document.visibilityState === 'visible' ? 1000 : 300)

/** Milliseconds to wait for a moment to be reached: one behind the last frame of a recording that broke off may never be. */
const seekPatience = 2000

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Milliseconds that a presented frame may lie from the moment that was asked for: what a frame of most recordings lasts. */
const nearMs = 100

/**
 * Goes to a moment and waits until its frame can be drawn: 'seeked' comes a little before that, and a canvas would stay empty. Where the
 * moment is not reached, what is shown then is the nearest there is.
 * @param video has its first frame ('loadeddata'): before that a browser does not wind to the beginning, and says nothing
 * @param at in milliseconds from the start
 */
export async function windTo(video: HTMLVideoElement, at: number, signal: AbortSignal): Promise<void> {
  let isReached = false
  const presented = new Promise<void>((resolve) => {
    if (!('requestVideoFrameCallback' in video)) return resolve()
    const look = () =>
      video.requestVideoFrameCallback((_, { mediaTime }) => {
        const late = mediaTime * 1000 - at
        // The frame from before may be presented late; one that stands long has begun long before the moment.
        if (Math.abs(late) <= nearMs || (isReached && late < 0)) resolve()
        else look()
      })
    look()
  })
  video.currentTime = at / 1000
  await Promise.race([once(video, 'seeked', signal), later(seekPatience)])
  isReached = true
  await Promise.race([presented, later(patience())])
}
