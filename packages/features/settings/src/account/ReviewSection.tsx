import { pageAddress } from '@skein/contract/addresses'
import { useAccount } from '@skein/data'
import { Button } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { Section } from '../Section.tsx'

/** The way to the reports, for moderators. */
export function ReviewSection() {
  const m = useMessages('settings')
  const { data: account } = useAccount()
  if (account?.role !== 'moderator') return null
  return (
    <Section
      id="settings-review"
      title={m.moderation()}
      about={m.moderationAbout()}
      action={
        <Button asChild variant="quiet">
          <a href={pageAddress('/moderation')}>{m.openReports()}</a>
        </Button>
      }
    />
  )
}
