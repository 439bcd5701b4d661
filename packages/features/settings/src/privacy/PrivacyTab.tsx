import { AiPostsSection } from './AiPostsSection.tsx'
import { DataSharingSection } from './DataSharingSection.tsx'
import { DeleteSection } from './DeleteSection.tsx'
import { DownloadSection } from './DownloadSection.tsx'
import { KeptAwaySection } from './KeptAwaySection.tsx'
import { MutedThreadsSection } from './MutedThreadsSection.tsx'
import { MutedWordsSection } from './MutedWordsSection.tsx'
import { VisibilitySection } from './VisibilitySection.tsx'

/** Who sees what, what is shown, what is shared; one's data, and the end (specification §2.11). */
export function PrivacyTab({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <VisibilitySection />
      <AiPostsSection />
      <MutedWordsSection />
      <KeptAwaySection kind="muted" />
      <KeptAwaySection kind="blocked" />
      <MutedThreadsSection />
      <DataSharingSection />
      <DownloadSection />
      <DeleteSection onLeave={onLeave} />
    </>
  )
}
