import { cva } from 'class-variance-authority'
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'

const sheet = cva(
  'max-h-none max-w-none flex-col overflow-hidden border border-border bg-surface p-0 text-text open:flex',
  {
    variants: {
      place: {
        /** A sheet on a phone, and from 720 px on a panel at the end side. */
        side: 'h-[calc(100dvh-0.75rem)] w-full max-rail:mt-12 max-rail:mb-0 max-rail:rounded-t-sheet rail:my-12 rail:h-[calc(100dvh-1.5rem)] rail:w-384 rail:rounded-sheet',
        bottom: 'mx-0 mt-auto mb-0 max-h-[calc(100dvh-3rem)] w-full rounded-t-sheet pb-[env(safe-area-inset-bottom)]',
      },
      isDocked: {
        true: 'static mx-0',
        false:
          'opacity-0 shadow-sheet transition-[opacity,translate,display,overlay] transition-discrete duration-enter backdrop:bg-scrim open:opacity-100 starting:open:opacity-0 motion-reduce:transition-none max-rail:translate-y-24 max-rail:duration-sheet max-rail:open:translate-y-0 max-rail:starting:open:translate-y-24 rail:ms-auto rail:me-12',
      },
    },
  },
)

/** Keeps the page behind a modal sheet where it is, without the jump of a scrollbar that goes. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter }
  style.scrollbarGutter = innerWidth > clientWidth ? 'stable' : 'auto'
  style.overflow = 'hidden'
  return () => Object.assign(style, before)
}

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  /** Its accessible name. */
  label: string
  place: 'side' | 'bottom'
  /** Stands in the page as a column instead of over it. */
  isDocked?: boolean
  children: ReactNode
}

/**
 * A native `dialog`: the browser holds the focus inside while it is modal, closes it by Escape and by the back gesture, and gives
 * the focus back to what had it (WCAG 2.1.2, 2.4.3).
 */
export function Sheet({ isOpen, onClose, label, place, isDocked = false, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!isOpen || element === null) return undefined
    if (isDocked) element.show()
    else element.showModal()
    const release = isDocked ? undefined : holdPage()
    return () => {
      release?.()
      element.close()
    }
  }, [isOpen, isDocked])

  // The dialog itself is hit only beside its content: on the backdrop.
  const pressBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget && !isDocked) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside the content, as Escape, closes
    <dialog
      ref={dialog}
      aria-label={label}
      className={sheet({ place, isDocked })}
      onClick={pressBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isDocked && !event.defaultPrevented) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
