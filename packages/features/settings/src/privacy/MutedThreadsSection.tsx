import { latePart, useMessages } from '@skein/i18n'
import { ShownList } from './ShownList.tsx'

const MutedThreadsDialog = latePart(async () => (await import('./MutedThreadsDialog.tsx')).MutedThreadsDialog)

/** The conversations that the member muted: what is found can be taken back. */
export function MutedThreadsSection() {
  const m = useMessages('settings')
  const title = m.mutedThreads()
  return (
    <ShownList id="settings-muted-threads" title={title} about={m.mutedThreadsAbout()}>
      {(dialog) => <MutedThreadsDialog title={title} {...dialog} />}
    </ShownList>
  )
}
