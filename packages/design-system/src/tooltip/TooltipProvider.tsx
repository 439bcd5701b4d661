'use client'

import type { ReactNode } from 'react'
import { createContext, useMemo } from 'react'

export interface TooltipProviderProps {
  children?: ReactNode
  /** Milliseconds before the first tooltip, 700 by default. */
  delay?: number | undefined
  /** Milliseconds after one in which the next needs no wait, 300 by default. */
  skipDelay?: number | undefined
}

/** Delays of the nearest provider. */
export const TooltipDelayContext = createContext<Pick<TooltipProviderProps, 'delay' | 'skipDelay'>>({})

/** Changes the delays of the tooltips inside of it. Tooltips work without one. */
export function TooltipProvider({ children, delay, skipDelay }: TooltipProviderProps) {
  const delays = useMemo(() => ({ delay, skipDelay }), [delay, skipDelay])
  return <TooltipDelayContext value={delays}>{children}</TooltipDelayContext>
}
