'use client'

import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { activeVideo, play, reload, savesData } from './active-video.ts'
import { atRest, createClock, readPlayback, type Clock, type PlaybackState } from './playback.ts'

const changes = ['play', 'pause', 'playing', 'waiting', 'timeupdate', 'progress', 'durationchange', 'error']

/**
 * Plays the active video from its start while it is active and the page is seen, and follows what it does. A reader who
 * wants no motion, or little data, starts it himself.
 *
 * @param active tells one active video from the next
 * @param focusInside whether focus is in the slides, and has to move on with them
 * @param silence told that a video plays without sound after all
 * @param onVideoChange told of the element of the active video
 * @returns what it does; where it is, which only the controls follow; how to start and stop it, and to go on from a second
 */
export function usePlayback(
  stage: RefObject<HTMLElement | null>,
  active: string | undefined,
  focusInside: RefObject<boolean>,
  silence: () => void,
  onVideoChange: ((video: HTMLVideoElement | null) => void) | undefined,
): {
  readonly state: PlaybackState
  readonly clock: Clock
  readonly toggle: () => void
  readonly seek: (seconds: number) => void
} {
  const [state, setState] = useState(atRest.state)
  const clock = useMemo(() => createClock(), [])
  const silenced = useRef(silence)
  /** Whether it is to play as soon as it can; once the reader has stopped it, it is not. */
  const wanted = useRef(false)
  useEffect(() => {
    silenced.current = silence
  })
  // Another video is another element.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => onVideoChange?.(activeVideo(stage.current) ?? null), [stage, active, onVideoChange])
  useEffect(() => {
    const video = active === undefined ? undefined : activeVideo(stage.current)
    if (!video) return undefined
    // The slide that had the focus is inert or gone: the one in its place has it now, and never the page.
    if (focusInside.current) video.parentElement?.focus({ preventScroll: true })
    const ended = new AbortController()
    const read = () => {
      const now = readPlayback(video)
      clock.set(now)
      setState(now.state)
    }
    for (const change of changes) video.addEventListener(change, read, ended)
    wanted.current = !matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData()
    const see = () => {
      if (document.hidden) {
        wanted.current = !video.paused
        video.pause()
      } else if (wanted.current) play(video, () => silenced.current())
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
  }, [stage, active, focusInside, clock])
  const seek = (seconds: number) => {
    const video = activeVideo(stage.current)
    if (!video) return
    video.currentTime = seconds
    // Its event comes later, and until then React would put the slider back.
    clock.set(readPlayback(video))
  }
  const toggle = () => {
    const video = activeVideo(stage.current)
    if (!video) return
    wanted.current = video.paused || video.error !== null
    if (video.error) reload(video)
    if (wanted.current) play(video, silence)
    else video.pause()
  }
  return { state, clock, toggle, seek }
}
