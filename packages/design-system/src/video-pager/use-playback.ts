'use client'

import { useEffect, useState, type RefObject } from 'react'
import { activeVideo, play, savesData } from './active-video.ts'
import { atRest, readPlayback, type Playback } from './playback.ts'

const changes = ['play', 'pause', 'playing', 'waiting', 'timeupdate', 'progress', 'durationchange', 'error']

/**
 * Plays the active video from its start while it is active and the page is seen, and follows what it does. A reader who
 * wants no motion, or little data, starts it himself.
 *
 * @param active tells one active video from the next
 * @param focusInside whether focus is in the slides, and has to move on with them
 * @returns what it does, and how to make it go on from a second
 */
export function usePlayback(
  stage: RefObject<HTMLElement | null>,
  active: string | undefined,
  focusInside: RefObject<boolean>,
): [Playback, (seconds: number) => void] {
  const [playback, setPlayback] = useState(atRest)
  useEffect(() => {
    const video = active === undefined ? undefined : activeVideo(stage.current)
    if (!video) return undefined
    // The slide that had the focus is inert or gone: the one in its place has it now, and never the page.
    if (focusInside.current) video.parentElement?.focus({ preventScroll: true })
    const ended = new AbortController()
    const read = () => setPlayback(readPlayback(video))
    for (const change of changes) video.addEventListener(change, read, ended)
    let wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()
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
  }, [stage, active, focusInside])
  const seek = (seconds: number) => {
    const video = activeVideo(stage.current)
    if (!video) return
    video.currentTime = seconds
    // Its event comes later, and until then React would put the slider back.
    setPlayback(readPlayback(video))
  }
  return [playback, seek]
}
