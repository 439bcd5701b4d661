'use client'

import { clsx } from 'clsx'
import * as Radix from '@radix-ui/react-dropdown-menu'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import type { AnchorAlign, AnchorSide } from '../anchored/placement.ts'
import { returnFocus } from '../focus/return-focus.ts'
import type { OnOpenChange, OpenChangeReason } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { useLocale } from '../provider/words.ts'
import { directionAt, takeTheme } from '../place/take-place.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import * as styles from './DropdownMenu.css.ts'
import { MenuContext, useMenu } from './menu-context.ts'
import { margin } from './margin.ts'

function physicalSide(side: AnchorSide, rtl: boolean): 'top' | 'bottom' | 'left' | 'right' {
  if (side === 'top' || side === 'bottom') return side
  return (side === 'start') === rtl ? 'right' : 'left'
}

export interface RootProps {
  /** Whether it is open, where a parent owns that. */
  open?: boolean | undefined
  defaultOpen?: boolean | undefined
  /**
   * The menu opened or wants to close. `details.reason` says why: `trigger`, `choice`, `escape`, `outside`, `focus-out`, or `other`
   * where it cannot be told. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
  /** Whether the page behind is out of reach while it is open; it is not by default. */
  modal?: boolean | undefined
  /** Where it shall not be that of the provider, or of the trigger. */
  dir?: 'ltr' | 'rtl' | undefined
  children?: ReactNode
}

/**
 * Joins the parts of a menu. It is not modal: the page behind stays readable and scrolls, and a press beside it closes it.
 * The writing direction is the provider's where it was given one, else that of the trigger.
 */
export function Root({
  dir: given,
  modal = false,
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: RootProps) {
  const language = useLocale()
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  const cause = useRef<{ reason: OpenChangeReason; event: Event }>(undefined)
  const trigger = useRef<HTMLElement>(null)
  const [found, setFound] = useState<'ltr' | 'rtl'>()
  const dir = given ?? language.dir ?? found
  // Not before paint: what is around it may set the direction of the page in the same commit.
  useEffect(() => {
    if (open && trigger.current) setFound(directionAt(trigger.current))
  }, [open])
  const parts = useMemo(
    () => ({
      trigger,
      noteTrigger(element: HTMLElement | null) {
        trigger.current = element
      },
      takeThemeOfTrigger(element: HTMLElement | null) {
        // A theme that the consumer gave stays.
        if (element && trigger.current && element.dataset.theme === undefined) takeTheme(element, trigger.current)
      },
      note(reason: OpenChangeReason, event: Event) {
        const noted = { reason, event }
        cause.current = noted
        // What this event did not cause is caused by something else.
        setTimeout(() => {
          if (cause.current === noted) cause.current = undefined
        })
      },
    }),
    [],
  )
  const change = useCallback(
    (next: boolean) => {
      const { reason, event } = cause.current ?? { reason: 'other' }
      setOpen(next, reason, event)
    },
    [setOpen],
  )
  const rtl = dir === 'rtl'
  const state = useMemo(() => ({ ...parts, open, setOpen, rtl }), [parts, open, setOpen, rtl])
  return (
    <MenuContext value={state}>
      <Radix.Root {...(dir && { dir })} modal={modal} open={open} onOpenChange={change}>
        {children}
      </Radix.Root>
    </MenuContext>
  )
}

export interface TriggerProps extends ComponentPropsWithRef<'button'> {
  /** Renders as its one child. */
  asChild?: boolean | undefined
}

/** The button that opens the menu; usually `asChild` around an `IconButton`. */
export function Trigger({ asChild = false, onPointerDown, onKeyDown, ref, ...props }: TriggerProps) {
  const { note, noteTrigger } = useMenu('Trigger')
  const refs = useComposedRefs<HTMLButtonElement>(noteTrigger, ref)
  const press = ({ nativeEvent }: SyntheticEvent) => note('trigger', nativeEvent)
  return (
    <Radix.Trigger
      data-component="DropdownMenu.Trigger"
      {...props}
      asChild={asChild}
      ref={refs}
      onPointerDown={composeHandlers(onPointerDown, press)}
      onKeyDown={composeHandlers(onKeyDown, press)}
    />
  )
}

export type ContentProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'role'> & {
  /** Names the menu, where its trigger does not. */
  label?: string | undefined
  /** Where it stands; turns to the other side when there is no room. Inline sides follow the reading direction. */
  side?: AnchorSide | undefined
  /** Which of its edges lines up with the trigger's. */
  align?: AnchorAlign | undefined
  /** Pixels between trigger and menu. */
  gap?: number | undefined
  /** Takes the focus back when it closes, in place of its trigger, unless something else has it by then. */
  returnFocusTo?: { readonly current: HTMLElement | null } | undefined
  /** What the menu is put into: an element in full screen, or one in a shadow root; the body by default. */
  container?: Element | undefined
}

/**
 * The menu: 248 px wide, at the end of its trigger, on the other side where there is no room. Below 720 px it is drawn as a sheet at the
 * bottom of the window, whatever `side`, `align` and `gap` say.
 */
export function Content({
  label,
  className,
  container,
  side = 'bottom',
  align = 'end',
  gap = 6,
  returnFocusTo,
  onClickCapture,
  ref,
  ...props
}: ContentProps) {
  const { note: noteCause, setOpen, trigger, takeThemeOfTrigger, rtl } = useMenu('Content')
  // The focus goes back once the event is over.
  const asked = useRef<Event>(undefined)
  const note = (reason: OpenChangeReason, event: Event) => {
    asked.current = event
    noteCause(reason, event)
  }
  const pressBehind = useCallback((event: Event) => setOpen(false, 'outside', event), [setOpen])
  const refs = useComposedRefs<HTMLDivElement>(takeThemeOfTrigger, ref)
  return (
    <Radix.Portal {...(container && { container })}>
      <Radix.Content
        data-component="DropdownMenu"
        loop
        side={physicalSide(side, rtl)}
        align={align}
        sideOffset={gap}
        collisionPadding={margin}
        {...(label !== undefined && { 'aria-label': label, 'aria-labelledby': undefined })}
        {...props}
        ref={refs}
        onEscapeKeyDown={(event) => note('escape', event)}
        onPointerDownOutside={(event) => {
          const { originalEvent } = event.detail
          const [pressed] = originalEvent.composedPath()
          if (pressed instanceof Element && pressed.matches('[data-radix-popper-content-wrapper]')) {
            // What dims the page behind a sheet. Gone before the press has ended, it would leave the rest of it to the page.
            event.preventDefault()
            pressed.addEventListener('click', pressBehind, { once: true })
          } else note('outside', originalEvent)
        }}
        onFocusOutside={({ detail }) => note('focus-out', detail.originalEvent)}
        onCloseAutoFocus={(event) => {
          if (!returnFocusTo && !(asked.current instanceof KeyboardEvent)) return
          event.preventDefault()
          // A dialog that was chosen in the menu may have the focus by now.
          if (!returnFocusTo || document.activeElement === document.body)
            returnFocus((returnFocusTo ?? trigger).current, { preventScroll: true }, asked.current)
        }}
        // A key that chooses clicks the item. Its submenus are inside of it for React.
        onClickCapture={(event) => {
          onClickCapture?.(event)
          note('choice', event.nativeEvent)
        }}
        className={clsx(styles.content, styles.sheet, className)}
      />
    </Radix.Portal>
  )
}
