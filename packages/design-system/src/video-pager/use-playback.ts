'use client'

import { useEffect, useState, type RefObject } from 'react'
import { activeVideo, play } from './active-video.ts'
import { atRest, readPlayback, type Playback } from './playback.ts'

const changes = ['play', 'pause', 'playing', 'waiting', 'seeking', 'timeupdate', 'progress', 'durationchange', 'error']

/**
 * Plays the active video from its start while it is active and the page is seen, and follows what it does. A reader who
 * wants no motion starts it himself.
 *
 * @param active tells one active video from the next
 * @returns what it does, and how to make it go on from a second
 */
export function usePlayback(
  stage: RefObject<HTMLElement | null>,
  active: string | undefined,
): [Playback, (seconds: number) => void] {
  'use no memo'
  const [playback, setPlayback] = useState(atRest)
  useEffect(() => {
    const video = active === undefined ? undefined : activeVideo(stage.current)
    if (!video) return undefined
    const ended = new AbortController()
    const read = () => setPlayback(readPlayback(video))
    for (const change of changes) video.addEventListener(change, read, ended)
    let wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const see = () => {
      if (document.hidden) {
        wanted = !video.paused
        video.pause()
      } else if (wanted) play(video)
    }
    if (!document.hidden) see()
    document.addEventListener('visibilitychange', see, ended)
    // Its file was taken and given back, as React does with everything new under StrictMode.
    video.addEventListener('emptied', see, ended)
    // Another video is another outside to read.
    // oxlint-disable-next-line react/set-state-in-effect
    read()
    return () => {
      ended.abort()
      video.pause()
      video.currentTime = 0
    }
  }, [stage, active])
  const seek = (seconds: number) => {
    const video = activeVideo(stage.current)
    if (!video) return
    video.currentTime = seconds
    // Its event comes later, and until then React would put the slider back.
    setPlayback(readPlayback(video))
  }
  return [playback, seek]
}
