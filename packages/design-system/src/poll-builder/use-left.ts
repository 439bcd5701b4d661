'use client'
import { useEffect, useRef, useState } from 'react'

/**
 * Which parts of a form a person has been in and left: only then may it say what is missing there. Where they left by
 * pressing something, it is said after the press: a line that appears in between would move what is pressed away from
 * under the pointer, and the press would be lost.
 */
export function useLeft<Part extends string>(): readonly [ReadonlySet<Part>, (...parts: Part[]) => void, () => void] {
  const [left, setLeft] = useState<ReadonlySet<Part>>(new Set())
  const pressing = useRef(false)
  const waiting = useRef<Part[]>([])

  useEffect(() => {
    const down = () => void (pressing.current = true)
    const up = () => {
      pressing.current = false
      const parts = waiting.current
      if (parts.length === 0) return
      waiting.current = []
      // After the click that this ends in.
      setTimeout(() => setLeft((before) => new Set([...before, ...parts])))
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])

  const leave = (...parts: Part[]) => {
    if (pressing.current) waiting.current.push(...parts)
    else setLeft((before) => new Set([...before, ...parts]))
  }
  return [left, leave, () => setLeft(new Set())]
}
