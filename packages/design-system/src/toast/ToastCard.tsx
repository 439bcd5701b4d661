'use client'

import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { AlertCircleIcon, CheckIcon } from '../icon/index.ts'
import { SpinnerDrawing } from '../spinner/SpinnerDrawing.tsx'
import type { Swipe } from '../touch/swipe.ts'
import { beginSwipe, isThrown, moveSwipe } from '../touch/swipe.ts'
import type { ToastEntry, ToastStore } from './toast.store.ts'
import * as styles from './Toaster.css.ts'

interface LineProps extends Pick<ComponentProps<'div'>, 'id' | 'className'> {
  text: ReactNode
}

/**
 * One text of a toast. Another text comes as another element: where a reader is told only that a text has changed, it says the letters
 * that are new, "ed" where "Posting" becomes "Posted". Other content changes within, and is said as a whole.
 */
function Line({ text, ...props }: LineProps) {
  if (typeof text !== 'string') {
    return (
      <div {...props} aria-atomic>
        {text}
      </div>
    )
  }
  return (
    <div key={text} {...props}>
      {text}
    </div>
  )
}

export interface ToastCardProps {
  /** Of the card; its parts have ids made from it. */
  id: string
  entry: ToastEntry
  store: ToastStore
  closeLabel: string
}

/** One toast: mark, words, the action if there is one, close. A finger can throw it off towards the end edge. */
export function ToastCard({ id, entry, store, closeLabel }: ToastCardProps) {
  const titleId = `${id}-title`
  const swipe = useRef<Swipe>(undefined)
  const urgent = entry.tone === 'danger'

  // A card that leaves under a finger is not told when that is lifted.
  useEffect(() => () => store.resume('touch'), [store])

  function begin(event: PointerEvent<HTMLElement>): void {
    // A mouse selects text here; only a finger or a pen throws (no dead gesture, and close is always there: WCAG 2.5.7).
    if (event.pointerType === 'mouse') return
    store.pause('touch')
    swipe.current = beginSwipe(event.clientX, event.clientY)
  }

  function follow(event: PointerEvent<HTMLElement>): void {
    if (!swipe.current) return
    const card = event.currentTarget
    const rtl = getComputedStyle(card).direction === 'rtl'
    const moved = moveSwipe(swipe.current, event.clientX, event.clientY, rtl)
    if (moved.axis === 'inline' && swipe.current.axis === 'none') {
      card.setPointerCapture(event.pointerId)
      card.dataset['swiping'] = ''
    }
    swipe.current = moved
    card.style.transform = moved.distance ? `translateX(${rtl ? -moved.distance : moved.distance}px)` : ''
  }

  function end(event: PointerEvent<HTMLElement>): void {
    const ended = swipe.current
    if (!ended) return
    swipe.current = undefined
    event.currentTarget.style.transform = ''
    delete event.currentTarget.dataset['swiping']
    if (event.type === 'pointerup' && isThrown(ended)) store.dismiss(entry.id, 'drag')
    store.resume('touch')
  }

  function dismissByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    // The dialog underneath keeps its own Escape.
    event.preventDefault()
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    store.dismiss(entry.id, 'escape')
  }

  const Mark = urgent ? AlertCircleIcon : CheckIcon
  return (
    // A group, so that focus can rest on a toast and its name is read; its keys and gestures only add to its buttons.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-component="Toast"
      data-tone={entry.tone ?? 'neutral'}
      // Not aria-busy: a reader says nothing of what is in there until it ends.
      data-busy={entry.busy || undefined}
      className={styles.card}
      onKeyDown={dismissByKey}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
    >
      {entry.busy ? <SpinnerDrawing size={20} /> : <Mark className={styles.icon} aria-hidden />}
      <Line id={titleId} className={styles.title} text={entry.title} />
      {entry.description ? <Line className={styles.description} text={entry.description} /> : null}
      {/* Read out as text, a 'Close' after every message would be noise: the buttons are no part of what is announced. */}
      {entry.action ? (
        <button
          type="button"
          id={`${id}-action`}
          className={styles.action}
          aria-live="off"
          onClick={() => {
            store.dismiss(entry.id, 'action')
            entry.action?.onClick()
          }}
        >
          {entry.action.label}
        </button>
      ) : null}
      <button
        type="button"
        id={`${id}-close`}
        className={styles.close}
        aria-label={closeLabel}
        aria-live="off"
        onClick={() => store.dismiss(entry.id, 'close')}
      />
    </div>
  )
}
