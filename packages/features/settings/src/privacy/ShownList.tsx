import { Suspense, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

type ShownListProps = {
  id: string
  title: string
  about: string
  /** The dialog with the list; drawn while it is open. */
  children: (dialog: { onClose: () => void; returnFocusTo: RefObject<HTMLElement | null> }) => ReactNode
}

/** A section whose list opens in a dialog by 'Show'. */
export function ShownList({ id, title, about, children }: ShownListProps) {
  const m = useMessages('settings')
  const [isOpen, setOpen] = useState(false)
  const show = useRef<HTMLButtonElement>(null)
  return (
    <Section
      id={id}
      title={title}
      about={about}
      action={
        <Button
          ref={show}
          id={`${id}-show`}
          variant="quiet"
          size="md"
          className="max-rail:w-full"
          aria-labelledby={`${id}-show ${id}`}
          onClick={() => setOpen(true)}
        >
          {m.show()}
        </Button>
      }
    >
      {isOpen && <Suspense>{children({ onClose: () => setOpen(false), returnFocusTo: show })}</Suspense>}
    </Section>
  )
}
