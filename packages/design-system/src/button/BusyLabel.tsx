'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { announce } from '../announcer/announce.ts'
import { SpinnerDrawing } from '../spinner/SpinnerDrawing.tsx'

type BusyLabelProps = {
  className: string
  size: number
  /** What is announced; the label's own text when there is none. */
  announced: string | undefined
  children: ReactNode
}

/** Mounts with the loading state, so that saying it once costs a button at rest nothing. */
export function BusyLabel({ className, size, announced, children }: BusyLabelProps) {
  const label = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const text = announced ?? label.current?.textContent
    if (text) announce(text)
  }, [announced])
  return (
    <>
      <span className={className}>
        <SpinnerDrawing size={size} />
      </span>
      <span className={className} ref={label}>
        {children}
      </span>
    </>
  )
}
