import { Suspense, useState } from 'react'
import { Button, DownloadIcon } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

const DownloadDialog = latePart(async () => (await import('./DownloadDialog.tsx')).DownloadDialog)

/** 'Download Your Data': everything at once, so it is asked who is there (specification §2.11). */
export function DownloadSection() {
  const m = useMessages('settings')
  const [isOpen, setOpen] = useState(false)
  return (
    <Section
      id="settings-data"
      title={m.yourData()}
      about={m.yourDataAbout()}
      action={
        <Button
          variant="quiet"
          size="md"
          className="max-rail:w-full"
          iconStart={<DownloadIcon />}
          onClick={() => setOpen(true)}
        >
          {m.downloadData()}
        </Button>
      }
    >
      {isOpen && (
        <Suspense>
          <DownloadDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  )
}
