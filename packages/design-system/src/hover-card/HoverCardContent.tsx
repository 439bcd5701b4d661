'use client'

import type { ComponentPropsWithRef, PointerEvent } from 'react'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { AnchorAlign, AnchorSide } from '../anchored/placement.ts'
import { takePlace } from '../place/take-place.ts'
import { PopoverContext } from '../popover/popover-context.ts'
import { PopoverContent } from '../popover/PopoverContent.tsx'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { useHoverCard } from './hover-card-context.ts'
import { noteOnCard, showOne } from './hover-watch.ts'

/** A card has a name: a text of its own, or the heading inside it (`aria-labelledby`). */
export type HoverCardContentProps = Omit<ComponentPropsWithRef<'div'>, 'role' | 'popover' | 'aria-label'> & {
  /** Where it stands; turns to the other side when there is no room. Inline sides follow the reading direction. */
  side?: AnchorSide | undefined
  /** Which of its edges lines up with the trigger's; `start` by default. */
  align?: AnchorAlign | undefined
  /** Pixels between trigger and card. */
  gap?: number | undefined
} & ({ label: string } | { label?: undefined; 'aria-labelledby': string })

/**
 * What the card holds: a `Popover` that came by itself, so that the focus stays where it is. Written right after its trigger, Tab goes from the
 * trigger into it. One whose triggers a selector names takes the theme and the direction of the link it came for.
 */
export function HoverCardContent(props: HoverCardContentProps) {
  const { open, trigger, isElsewhere } = useHoverCard('Content')
  if (!open) return null
  if (!isElsewhere) return <HoverCardPanel {...props} />
  // What a modal dialog leaves outside of it cannot be reached.
  return (
    trigger && createPortal(<HoverCardPanel {...props} />, trigger.closest('dialog, [role$=dialog]') ?? document.body)
  )
}

function HoverCardPanel({ align = 'start', onPointerMove, onFocus, ref, ...props }: HoverCardContentProps) {
  const { open, trigger, setOpen, id, isElsewhere, card } = useHoverCard('Content')
  /** What has the focus in the card, or in something that it opened elsewhere. */
  const focused = useRef<Element>(undefined)
  const popover = useMemo(() => ({ open, setOpen, contentId: id }), [open, setOpen, id])
  const refs = useComposedRefs(card, ref)

  useLayoutEffect(() => showOne(id), [id])
  useLayoutEffect(() => {
    if (isElsewhere && trigger && card.current) takePlace(card.current, trigger)
  }, [isElsewhere, trigger, card])

  useEffect(() => {
    const controller = new AbortController()
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
        // A menu that was opened out of the card is closed first.
        const { activeElement } = document
        if (activeElement === focused.current && card.current?.contains(activeElement) === false) return
        event.preventDefault()
        // Of a dialog around it the same press would be for the dialog.
        event.stopPropagation()
        setOpen(false, 'escape', event)
      },
      // Wherever the focus is: the card came for a pointer.
      { capture: true, signal: controller.signal },
    )
    return () => controller.abort()
  }, [setOpen, card])

  // React's events come up from what the card opened elsewhere too.
  const note = ({ nativeEvent }: PointerEvent) => noteOnCard(nativeEvent, id)
  return (
    <PopoverContext value={popover}>
      <PopoverContent
        data-component="HoverCard"
        data-hover-card=""
        {...props}
        keepsFocus
        anchor={trigger}
        align={align}
        onPointerMove={composeHandlers(onPointerMove, note)}
        onFocus={(event) => {
          onFocus?.(event)
          focused.current = event.target
        }}
        ref={refs}
      />
    </PopoverContext>
  )
}
