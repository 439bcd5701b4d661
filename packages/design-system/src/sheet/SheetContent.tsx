'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import { useCallback, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDialog } from '../dialog/dialog-context.ts'
import type { HeadingLevel } from '../dialog/DialogTitle.tsx'
import { useModal } from '../dialog/use-modal.ts'
import { useNamed } from '../dialog/use-named.ts'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { XIcon } from '../icon/index.ts'
import { useWords } from '../provider/words.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import * as styles from './Sheet.css.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

interface SheetContentOptions extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** Stands in the head before the title: a way back. */
  start?: ReactNode
  /** Level of the heading that the title is; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** Keeps the title for screen readers only. */
  titleHidden?: boolean | undefined
  /**
   * What it is from 720 px on: still a bottom sheet, a panel at the inline end, or (`auto`) a dialog in the middle. Below
   * 720 px it always comes from the bottom.
   */
  side?: 'bottom' | 'end' | 'auto' | undefined
  /** Names the close button; the provider's word by default. */
  closeLabel?: string | undefined
  /** Whether Escape, a press beside it and pulling it down close it. */
  dismissible?: boolean | undefined
  /** Takes the focus back when it closes, in place of its trigger, or of what was pressed or had it when it opened. */
  returnFocusTo?: { readonly current: HTMLElement | null } | undefined
  /** What it is put into: an element in full screen, or one in a shadow root; the body by default. */
  container?: Element | undefined
  /** A class of what lies around it, over the page. */
  overlayClassName?: string | undefined
}

export type SheetContentProps = SheetContentOptions &
  (
    | {
        /** Names the sheet; its heading. */
        title: ReactNode
      }
    | {
        title?: undefined
        /** Hold a `Sheet.Title`, unless `aria-label` or `aria-labelledby` names it. */
        children: ReactNode
      }
  )

/**
 * A modal surface that comes from the edge. Its head stays, its content scrolls; a finger pulls it down, and the Close
 * button does the same (WCAG 2.5.7). Everything else is as in a dialog: the page is inert, toasts above it work, focus comes
 * back.
 */
export function SheetContent({ container, ...props }: SheetContentProps) {
  const { open, setOpener } = useDialog('Content')
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)
  const hydrated = useHydrated()
  // Stands where the content is written, and is drawn nowhere.
  const place = useRef<HTMLTemplateElement>(null)
  if (!present || !hydrated) return null
  const gone = () => {
    setOpener(undefined)
    setPresent(false)
  }
  return (
    <>
      <template ref={place} />
      {createPortal(<SheetPanel {...props} place={place} onGone={gone} />, container ?? document.body)}
    </>
  )
}

function SheetPanel({
  start,
  title,
  headingLevel = 2,
  titleHidden = false,
  side = 'auto',
  closeLabel,
  dismissible = true,
  returnFocusTo,
  overlayClassName,
  place,
  onGone,
  id,
  className,
  children,
  ref,
  ...rest
}: SheetContentProps & { place: RefObject<Element | null>; onGone: () => void }) {
  const { open, setOpen, opener } = useDialog('Content')
  const words = useWords()
  const Heading = `h${headingLevel}` as const
  const overlay = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(panel, ref)
  const pullDown = useCallback((event: Event) => setOpen(false, 'drag', event), [setOpen])
  const handlers = useModal({ open, setOpen, place, overlay, panel, dismissible, opener, returnFocusTo, onGone })
  useSheetDrag(panel, handle, open && dismissible, pullDown)
  const { titleId, names } = useNamed(panel, { ...rest, id, title }, 'Sheet')
  const role = { role: 'dialog' }

  return (
    <div
      ref={overlay}
      role="presentation"
      className={clsx(styles.overlay, styles.place[side], overlayClassName)}
      data-state={open ? 'open' : 'closed'}
      inert={!open}
      {...handlers}
    >
      <div
        tabIndex={-1}
        data-component="Sheet"
        data-side={side}
        {...names}
        {...rest}
        {...role}
        ref={refs}
        className={clsx(styles.panel, styles.shape[side], className)}
      >
        <div className={styles.head} data-sheet-head="">
          <div ref={handle} className={clsx(styles.handle, styles.handleOnPhone[side])} />
          {start}
          {title === undefined ? null : (
            <Heading id={titleId} className={titleHidden ? styles.titleHidden : styles.title}>
              {title}
            </Heading>
          )}
          <IconButton
            label={closeLabel ?? words.close}
            icon={<XIcon />}
            style={{ marginInlineStart: 'auto' }}
            data-component="Dialog.CloseButton"
            onClick={({ nativeEvent }) => setOpen(false, 'close', nativeEvent)}
          />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  )
}
