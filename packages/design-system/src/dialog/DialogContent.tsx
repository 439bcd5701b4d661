'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode, RefObject } from 'react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { XIcon } from '../icon/index.ts'
import { useWords } from '../provider/words.ts'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { useDialog } from './dialog-context.ts'
import * as styles from './Dialog.css.ts'
import type { HeadingLevel } from './DialogTitle.tsx'
import { useModal } from './use-modal.ts'
import { useNamed } from './use-named.ts'

interface DialogContentOptions extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Level of the heading that the title is; 2 by default. */
  headingLevel?: HeadingLevel | undefined
  /** Keeps the title for screen readers only, where the content draws its own head. */
  titleHidden?: boolean | undefined
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  /** `alertdialog` for a question that has to be answered first. */
  role?: 'dialog' | 'alertdialog' | undefined
  /** How wide at most: 360, 480 or 600 px. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Fills the window below 720 px. */
  fullScreenOnPhone?: boolean | undefined
  /** Leaves the padding to the content: for one with its own head, scrolling body and foot. */
  bare?: boolean | undefined
  /** Shows the close button in the corner. */
  closeButton?: boolean | undefined
  /** Names the close button; the provider's word by default. */
  closeLabel?: string | undefined
  /**
   * Whether Escape and a press beside the dialog close it; both do by default. With `escape` a press does not, which is the default of an
   * `alertdialog`: a question is not answered by accident.
   */
  dismissible?: boolean | 'escape' | undefined
  /** Takes the focus back when it closes, in place of its trigger, or of what was pressed or had it when it opened. */
  returnFocusTo?: { readonly current: HTMLElement | null } | undefined
  /** What it is put into: an element in full screen, or one in a shadow root; the body by default. */
  container?: Element | undefined
  /** A class of what lies around it, over the page. */
  overlayClassName?: string | undefined
}

export type DialogContentProps = DialogContentOptions &
  (
    | {
        /** Names the dialog; its heading. */
        title: ReactNode
      }
    | {
        title?: undefined
        /** Hold a `Dialog.Title`, unless `aria-label` or `aria-labelledby` names it. */
        children: ReactNode
      }
  )

/**
 * The dialog itself, at the end of the body. While it is open the rest of the page is `inert` and does not scroll; toasts and
 * tooltips above it go on working. Closing gives the focus back.
 *
 * A server has no body to put it into and sends nothing; one that is open from the start shows right after hydration.
 */
export function DialogContent({ container, ...props }: DialogContentProps) {
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
      {createPortal(<DialogPanel {...props} place={place} onGone={gone} />, container ?? document.body)}
    </>
  )
}

function DialogPanel({
  title,
  headingLevel = 2,
  titleHidden = false,
  description,
  role = 'dialog',
  size = 'md',
  fullScreenOnPhone = false,
  bare = false,
  closeButton = true,
  closeLabel,
  dismissible = role === 'alertdialog' ? 'escape' : true,
  returnFocusTo,
  overlayClassName,
  place,
  onGone,
  id,
  className,
  children,
  ref,
  ...rest
}: DialogContentProps & { place: RefObject<Element | null>; onGone: () => void }) {
  const { open, setOpen, opener } = useDialog('Content')
  const words = useWords()
  const Heading = `h${headingLevel}` as const
  const overlay = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(panel, ref)
  const handlers = useModal({ open, setOpen, place, overlay, panel, dismissible, opener, returnFocusTo, onGone })

  const { titleId, descriptionId, names } = useNamed(panel, { ...rest, id, title, description }, 'Dialog')

  return (
    <div
      ref={overlay}
      role="presentation"
      className={clsx(styles.overlay, overlayClassName)}
      data-state={open ? 'open' : 'closed'}
      data-full={fullScreenOnPhone || undefined}
      inert={!open}
      {...handlers}
    >
      {/* No aria-modal: `inert` is the truth of it, and aria-modal would hide the live region of the toasts as well. */}
      <div
        tabIndex={-1}
        data-component="Dialog"
        data-closes={closeButton || undefined}
        {...names}
        {...rest}
        ref={refs}
        role={role}
        className={clsx(styles.panel, styles.width[size], bare && styles.bare, className)}
      >
        {title === undefined ? null : (
          <Heading id={titleId} className={titleHidden ? styles.titleHidden : styles.title}>
            {title}
          </Heading>
        )}
        {description === undefined ? null : (
          <p id={descriptionId} className={styles.description}>
            {description}
          </p>
        )}
        {children}
        {closeButton ? (
          <IconButton
            label={closeLabel ?? words.close}
            icon={<XIcon />}
            className={styles.closeButton}
            data-component="Dialog.CloseButton"
            onClick={({ nativeEvent }) => setOpen(false, 'close', nativeEvent)}
          />
        ) : null}
      </div>
    </div>
  )
}

/** The row of buttons at the end: the last one is what the dialog is about. */
export function DialogActions({ className, ...props }: ComponentPropsWithRef<'div'>) {
  return <div data-component="Dialog.Actions" {...props} className={clsx(styles.actions, className)} />
}
