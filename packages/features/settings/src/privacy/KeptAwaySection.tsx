import { Suspense, useRef, useState } from 'react'
import type { KeptAwayKind } from '@skein/data'
import { Button } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const KeptAwayDialog = latePart(async () => (await import('./KeptAwayDialog.tsx')).KeptAwayDialog)

/** Whom the member muted, or blocked: what is found can be taken back. */
export function KeptAwaySection({ kind }: { kind: KeptAwayKind }) {
  const m = useMessages('settings')
  const [isOpen, setOpen] = useState(false)
  const show = useRef<HTMLButtonElement>(null)
  const title = kind === 'muted' ? m.mutedPeople() : m.blockedPeople()
  const id = `settings-${kind}-people`
  return (
    <Section
      id={id}
      title={title}
      about={kind === 'muted' ? m.mutedPeopleAbout() : m.blockedPeopleAbout()}
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
      {isOpen && (
        <Suspense>
          <KeptAwayDialog kind={kind} title={title} onClose={() => setOpen(false)} returnFocusTo={show} />
        </Suspense>
      )}
    </Section>
  )
}
