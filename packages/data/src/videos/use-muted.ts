import { useEffect, useSyncExternalStore } from 'react'

const key = 'skein-sound'

type Sound = 'on' | 'off'

const listeners = new Set<() => void>()

/** What was chosen on this page, which counts even where storage is forbidden; nothing until then. */
let chosen: Sound | undefined

function stored(): Sound {
  try {
    return localStorage.getItem(key) === 'on' ? 'on' : 'off'
  } catch {
    return 'off'
  }
}

function tell(sound: Sound): void {
  chosen = sound
  for (const listener of listeners) listener()
}

function choose(muted: boolean): void {
  const sound = muted ? 'off' : 'on'
  try {
    localStorage.setItem(key, sound)
  } catch {
    // It then lasts as long as this page.
  }
  tell(sound)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser plays nothing with sound before somebody has touched the page: until then videos start without. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? false

/**
 * Whether videos play without sound, remembered in this browser. Playback starts muted (specification §2.5); who turned the sound on has it
 * again as soon as the browser allows it, which is with the first press on the page.
 */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const muted = useSyncExternalStore(
    subscribe,
    () => (chosen ?? (isTouched() ? stored() : 'off')) !== 'on',
    () => true,
  )
  useEffect(() => {
    if (chosen !== undefined || isTouched() || stored() === 'off') return undefined
    const done = new AbortController()
    const wake = () => {
      done.abort()
      tell(chosen ?? stored())
    }
    // After the press itself: one on the mute button says what is wanted.
    for (const type of ['click', 'keyup'] as const) document.addEventListener(type, wake, { signal: done.signal })
    return () => done.abort()
  }, [])
  return [muted, choose]
}
