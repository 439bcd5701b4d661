'use client'

import type { ReactNode } from 'react'
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { OnOpenChange, SetOpen } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { HoverCardContext } from './hover-card-context.ts'
import { createHoverIntent, defaultDelays, type HoverIntent } from './hover-intent.ts'
import { watch } from './hover-watch.ts'

export interface HoverCardRootProps {
  /** Open or not, when something outside decides. */
  open?: boolean | undefined
  /** Open at first, when the card decides itself. */
  defaultOpen?: boolean | undefined
  /**
   * It opened or wants to close. `details.reason` says why: `hover` or `focus` when it comes, `hover` when the pointer has left, `trigger` when
   * its trigger was pressed, `escape`, `outside`, `focus-out`, `close`, `anchor-gone` when its trigger left the document, or `other` when
   * another card took its place. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
  /** Milliseconds that a pointer, or the focus of a keyboard, rests on the trigger before the card comes, 500 by default. */
  delay?: number | undefined
  /** Milliseconds in which the pointer may reach the card, or come back, 250 by default. */
  closeDelay?: number | undefined
  /**
   * A selector of its triggers, wherever they stand in the document, in place of `HoverCard.Trigger`: one card for every link to a member. It
   * then stands at the end of the body, or of the dialog that holds the link, and comes by pointer alone, because no Tab leads to it.
   */
  triggers?: string | undefined
  children?: ReactNode
}

/**
 * Joins the parts of a hover card: `Trigger` and `Content`. Renders nothing itself.
 *
 * The card comes when a pointer that can hover, or a keyboard, rests on its trigger, never by touch; what it says has to be had behind the
 * trigger as well. Escape closes it, the pointer may go to it, and it stays as long as either is there (WCAG 1.4.13). One is seen at a time.
 */
export function HoverCardRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  delay = defaultDelays.delay,
  closeDelay = defaultDelays.closeDelay,
  triggers,
  children,
}: HoverCardRootProps) {
  const id = useId()
  const [open, ask] = useOpen(controlled, defaultOpen, onOpenChange)
  const [trigger, setTrigger] = useState<HTMLElement>()
  const card = useRef<HTMLDivElement>(null)
  const intent = useRef<HoverIntent<HTMLElement>>(undefined)

  const opened = useEffectEvent(() =>
    open
      ? (trigger ?? document.querySelector<HTMLElement>(`[data-hover-card-trigger="${id}"]`) ?? undefined)
      : undefined,
  )
  const change = useEffectEvent<SetOpen>((...wish) => ask(...wish))
  const delays = useEffectEvent(() => ({ delay, closeDelay }))
  useEffect(() => {
    const made = createHoverIntent<HTMLElement>(
      {
        opened: () => opened(),
        isSeen: () => card.current !== null,
        isHeld: () =>
          (card.current?.querySelector(':focus-visible') ?? null) !== null ||
          (triggers === undefined && opened()?.matches(':focus-visible') === true),
        open(next, reason, event) {
          if (change(true, reason, event)) setTrigger(next)
        },
        close: (reason, event) => change(false, reason, event),
      },
      () => delays(),
    )
    intent.current = made
    return watch({ id, triggers, intent: made })
  }, [id, triggers])

  const setOpen = useCallback<SetOpen>(
    (next, reason, event) =>
      next || !intent.current ? ask(next, reason, event) : intent.current.dismiss(reason, event),
    [ask],
  )
  const isElsewhere = triggers !== undefined
  const state = useMemo(
    () => ({ open, trigger, setOpen, id, isElsewhere, card }),
    [open, trigger, setOpen, id, isElsewhere],
  )
  return <HoverCardContext value={state}>{children}</HoverCardContext>
}
