import type { FilterId } from './filters.ts'
import { drawBy2d } from './picture-2d.ts'
import { drawByWebgl } from './picture-webgl.ts'
import { centreCrop } from './recorder.constraints.ts'
import type { RecorderSize } from './recorder.driver.ts'
import { RecorderError } from './recorder.driver.ts'

/** A page in the background gets no new pictures; the file must not stand still for good. */
const watchdogMs = 250

export interface CameraPicture {
  readonly canvas: HTMLCanvasElement
  setFilter: (filter: FilterId) => void
  /** Draws the present picture now, so that the canvas can be read. */
  draw: () => void
  /** The picture without the filter, covering another canvas. */
  sample: (target: HTMLCanvasElement, mirrored: boolean) => void
  close: () => void
}

/**
 * Camera → crop and filter → canvas, picture by picture. The canvas is what is seen, recorded and photographed, so they
 * cannot differ. It is never mirrored: the view turns it by style, and writing stays readable in the file.
 */
export function startPicture(video: HTMLVideoElement, canvas: HTMLCanvasElement, size: RecorderSize): CameraPicture {
  Object.assign(canvas, size)
  const paint = drawByWebgl(canvas) ?? drawBy2d(canvas)
  if (!paint) throw new RecorderError('unsupported')
  let filter: FilterId = 'original'
  let frame = 0
  let watchdog: ReturnType<typeof setTimeout> | undefined
  let open = true

  // Without an own list of pictures (Firefox before 132) the screen's rhythm serves.
  const byVideo = 'requestVideoFrameCallback' in video

  function draw(): void {
    // A phone that is turned changes the camera's shape while it runs.
    const source = { width: video.videoWidth, height: video.videoHeight }
    if (source.width > 0) paint?.(video, centreCrop(source, size), filter)
  }

  function next(): void {
    clearTimeout(watchdog)
    if (!open) return
    if (byVideo) video.cancelVideoFrameCallback(frame)
    else cancelAnimationFrame(frame)
    draw()
    frame = byVideo ? video.requestVideoFrameCallback(next) : requestAnimationFrame(next)
    watchdog = setTimeout(next, watchdogMs)
  }

  next()
  return {
    canvas,
    setFilter: (wanted) => {
      filter = wanted
      if (open) draw()
    },
    draw,
    sample: (target, mirrored) => {
      const { width, height } = target
      const context = target.getContext('2d')
      const shown = centreCrop({ width: video.videoWidth, height: video.videoHeight }, size)
      const part = centreCrop(shown, target)
      context?.setTransform(mirrored ? -1 : 1, 0, 0, 1, mirrored ? width : 0, 0)
      context?.drawImage(video, shown.x + part.x, shown.y + part.y, part.width, part.height, 0, 0, width, height)
    },
    close: () => {
      open = false
      next()
    },
  }
}
