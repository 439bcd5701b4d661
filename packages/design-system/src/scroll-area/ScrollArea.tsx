'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useEffect, useRef, useState } from 'react'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { area, axis as axes } from './ScrollArea.css.ts'

export type ScrollAreaProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label'> & {
  /** Names the region for whoever reaches it by keyboard. */
  label: string
  /** Where it scrolls. Its size comes from its style or from around it. */
  axis?: 'block' | 'inline' | 'both' | undefined
  /** Milliseconds the bar stays after scrolling has stopped and the pointer has left. */
  hideDelay?: number | undefined
}

/**
 * A part of the page that scrolls by itself. The scrolling is the browser's own, with everything that people and devices
 * expect of it; only the bar is drawn quieter, and fades. While there is more than fits it can be reached and scrolled by
 * keyboard, under a name (WCAG 2.1.1); while all fits it is no stop on anybody's way.
 */
export function ScrollArea({
  label,
  axis = 'block',
  hideDelay = 600,
  className,
  ref,
  onScroll,
  onPointerEnter,
  onPointerLeave,
  ...props
}: ScrollAreaProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(viewport, ref)
  const [overflows, setOverflows] = useState(false)
  const [inside, setInside] = useState(false)
  /** New with every movement, so that the wait begins anew; nothing while the bar is hidden. */
  const [movement, setMovement] = useState<object>()

  useEffect(() => {
    const element = viewport.current
    if (!element) return undefined
    const measure = () =>
      setOverflows(element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    // Its own box and what is in it: either may change alone.
    const sizes = new ResizeObserver(measure)
    const watch = () => {
      sizes.disconnect()
      for (const seen of [element, ...element.children]) sizes.observe(seen)
    }
    const content = new MutationObserver(watch)
    content.observe(element, { childList: true })
    watch()
    return () => {
      sizes.disconnect()
      content.disconnect()
    }
  }, [])

  useEffect(() => {
    if (!movement || inside) return undefined
    const timer = setTimeout(() => setMovement(undefined), hideDelay)
    return () => clearTimeout(timer)
  }, [movement, inside, hideDelay])

  const turn = (within: boolean) => () => {
    setInside(within)
    setMovement({})
  }

  return (
    <div
      data-component="ScrollArea"
      data-state={movement ? 'visible' : 'hidden'}
      {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      {...props}
      ref={refs}
      className={clsx(area, axes[axis], className)}
      onScroll={composeHandlers(onScroll, () => setMovement({}))}
      onPointerEnter={composeHandlers(onPointerEnter, turn(true))}
      onPointerLeave={composeHandlers(onPointerLeave, turn(false))}
    />
  )
}
