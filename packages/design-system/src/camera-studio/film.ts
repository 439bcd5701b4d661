'use client'
import { useEffect, useState } from 'react'

/** One picture of a recording, small, and when it is. */
export interface FilmFrame {
  /** Milliseconds from the start. */
  readonly at: number
  readonly picture: HTMLCanvasElement
}

/** Enough for a film strip on a screen of double density, and for a cover to choose from. */
const height = 192

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked', signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error('The recording cannot be read'))
    video.addEventListener(event, () => resolve(), { once: true, signal })
    video.addEventListener('error', failed, { once: true, signal })
    signal.addEventListener('abort', failed, { once: true })
  })
}

/** Milliseconds to wait for a frame to be presented: a page that is not seen presents none. */
const patience = 300

/** Milliseconds to wait for a moment to be reached: one behind the last frame of a recording that broke off may never be. */
const seekPatience = 2000

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Milliseconds that a presented frame may lie from the moment that was asked for: the longest a frame of a recording lasts. */
const nearMs = 100

/**
 * Goes to a moment and waits until its frame can be drawn: 'seeked' comes a little before that, and a canvas would stay empty. Where the
 * moment is not reached, what is shown then is the nearest there is.
 * @param at in milliseconds from the start
 */
async function goTo(video: HTMLVideoElement, at: number, signal: AbortSignal): Promise<void> {
  const presented = new Promise<void>((resolve) => {
    if (!('requestVideoFrameCallback' in video)) return resolve()
    const look = () =>
      video.requestVideoFrameCallback((_, { mediaTime }) => {
        // The frame from before may be presented late.
        if (Math.abs(mediaTime * 1000 - at) <= nearMs) resolve()
        else look()
      })
    look()
  })
  video.currentTime = at / 1000
  await Promise.race([once(video, 'seeked', signal), later(seekPatience)])
  await Promise.race([presented, later(patience)])
}

/** Winds through a video and keeps a small picture of the middle of each of `count` equal parts. */
async function readFilm(
  { url, durationMs, count }: { url: string; durationMs: number; count: number },
  signal: AbortSignal,
  onFrame: (frame: FilmFrame) => void,
): Promise<void> {
  const video = document.createElement('video')
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url })
  try {
    await once(video, 'loadeddata', signal)
    for (let index = 0; index < count; index += 1) {
      const at = ((index + 0.5) / count) * durationMs
      await goTo(video, at, signal)
      const picture = document.createElement('canvas')
      picture.height = height
      picture.width = Math.round((height * video.videoWidth) / video.videoHeight)
      picture.getContext('2d')?.drawImage(video, 0, 0, picture.width, picture.height)
      onFrame({ at, picture })
    }
  } finally {
    video.removeAttribute('src')
    video.load()
  }
}

const none: readonly FilmFrame[] = []

/** The pictures of a recording, as they come. A file that cannot be read has none, and nothing else is the worse for it. */
export function useFilm(url: string, durationMs: number, count: number): readonly FilmFrame[] {
  const [film, setFilm] = useState({ url, frames: none })
  useEffect(() => {
    if (durationMs <= 0) return undefined
    const reading = new AbortController()
    readFilm({ url, durationMs, count }, reading.signal, (frame) =>
      setFilm((before) => ({ url, frames: before.url === url ? [...before.frames, frame] : [frame] })),
    ).catch(() => {})
    return () => {
      reading.abort()
      setFilm({ url: '', frames: none })
    }
  }, [url, durationMs, count])
  return film.url === url ? film.frames : none
}

/**
 * Up to `count` of the pictures that lie between two moments, evenly spread from the first one on, which stays the same while
 * others still come.
 *
 * @returns what there is, where there are fewer
 */
export function framesBetween(
  frames: readonly FilmFrame[],
  { from, to }: { from: number; to: number },
  count: number,
): readonly FilmFrame[] {
  const inside = frames.filter(({ at }) => at >= from && at <= to)
  if (inside.length <= count) return inside
  return Array.from({ length: count }, (_, index) => inside[Math.floor((index * inside.length) / count)]).filter(
    (frame) => frame !== undefined,
  )
}
