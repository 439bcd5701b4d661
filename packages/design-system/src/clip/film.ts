'use client'
import { useEffect, useState } from 'react'
import { once, windTo } from '../recorder/wind.ts'

/** One picture of a recording, small, and when it is. */
export interface FilmFrame {
  /** Milliseconds from the start. */
  readonly at: number
  readonly picture: HTMLCanvasElement
}

/** Enough for a film strip on a screen of double density, and for a cover to choose from. */
const height = 192

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
      await windTo(video, at, signal)
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
