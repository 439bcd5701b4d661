import { Suspense, useState } from 'react'
import { Button, TrashIcon } from '@skein/design-system'
import { limits } from '@skein/contract/limits'
import { latePart, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const DeleteDialog = latePart(async () => (await import('./DeleteDialog.tsx')).DeleteDialog)

/** 'Delete Account': closed at once, erased after the days of grace (specification §2.11, behaviour §2.11). */
export function DeleteSection({ onLeave }: { onLeave: () => void }) {
  const m = useMessages('settings')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      id="settings-delete"
      tone="danger"
      title={m.deleteHeading()}
      about={m.deleteAbout({ days: limits.account.deletionGraceDays })}
      action={
        <Button
          tone="danger"
          size="md"
          className="max-rail:w-full"
          iconStart={<TrashIcon />}
          onClick={() => setOpen(true)}
        >
          {m.deleteAccount()}
        </Button>
      }
    >
      {isOpen && (
        <Suspense>
          <DeleteDialog onClose={() => setOpen(false)} onLeave={onLeave} />
        </Suspense>
      )}
    </Section>
  )
}
