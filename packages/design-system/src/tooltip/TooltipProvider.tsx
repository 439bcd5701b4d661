'use client'

import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { delays } from './tooltip-controller.ts'
import { defaultDelays } from './tooltip-timing.ts'

export interface TooltipProviderProps {
  children?: ReactNode
  /** Milliseconds before the first tooltip, 700 by default. */
  delay?: number | undefined
  /** Milliseconds after one in which the next needs no wait, 300 by default. */
  skipDelay?: number | undefined
}

/**
 * Changes the delays of every tooltip on the page. Tooltips work without it: mount one, at the root, only to change them.
 */
export function TooltipProvider({
  children,
  delay = defaultDelays.delay,
  skipDelay = defaultDelays.skipDelay,
}: TooltipProviderProps) {
  useEffect(() => {
    Object.assign(delays, { delay, skipDelay })
    return () => {
      Object.assign(delays, defaultDelays)
    }
  }, [delay, skipDelay])
  return children
}
