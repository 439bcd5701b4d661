'use client'
import { useCallback, useEffect, useRef, type PointerEvent } from 'react'

/** After the first press, and then from one to the next, in ms. */
const wait = 400
const pace = 60

/**
 * A press that goes on while it is held.
 *
 * @param act called at once, and again and again until the pointer lets go; it gives `false` where there is nothing left to do
 * @returns handlers for the button
 */
export function useHold(act: () => boolean) {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  useEffect(() => stop, [stop])
  const again = (after: number) => {
    timer.current = setTimeout(() => {
      if (latest.current()) again(pace)
    }, after)
  }
  return {
    onPointerDown: ({ button, isPrimary }: PointerEvent) => {
      if (button !== 0 || !isPrimary) return
      stop()
      if (latest.current()) again(wait)
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  }
}
