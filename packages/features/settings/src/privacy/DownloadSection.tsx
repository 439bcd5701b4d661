import { archiveAddress } from '@skein/data'
import { Button, DownloadIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

/** 'Download Your Data': the browser fetches the zip itself, so that its size does not matter (specification §2.11). */
export function DownloadSection() {
  const m = useMessages('settings')
  return (
    <Section
      id="settings-data"
      title={m.yourData()}
      about={m.yourDataAbout()}
      action={
        <Button asChild variant="quiet" size={44} className="max-rail:w-full" iconStart={<DownloadIcon />}>
          <a href={archiveAddress} download>
            {m.downloadData()}
          </a>
        </Button>
      }
    />
  )
}
