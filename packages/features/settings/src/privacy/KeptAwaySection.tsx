import type { KeptAwayKind } from '@skein/data'
import { latePart, useMessages } from '@skein/i18n'
import { ShownList } from './ShownList.tsx'

const KeptAwayDialog = latePart(async () => (await import('./KeptAwayDialog.tsx')).KeptAwayDialog)

/** Whom the member muted, or blocked: what is found can be taken back. */
export function KeptAwaySection({ kind }: { kind: KeptAwayKind }) {
  const m = useMessages('settings')
  const title = kind === 'muted' ? m.mutedPeople() : m.blockedPeople()
  return (
    <ShownList
      id={`settings-${kind}-people`}
      title={title}
      about={kind === 'muted' ? m.mutedPeopleAbout() : m.blockedPeopleAbout()}
    >
      {(dialog) => <KeptAwayDialog kind={kind} title={title} {...dialog} />}
    </ShownList>
  )
}
