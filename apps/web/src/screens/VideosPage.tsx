import { useRouter, useSearch } from '@tanstack/react-router'
import { useViewer } from '@skein/data'
import { ImmersiveShell } from '@skein/feature-shell'
import { VideosScreen } from '@skein/feature-videos'
import { latePart, loadMessages, useLanguage, useMessages } from '@skein/i18n'
import { Suspense, useState } from 'react'
import { Spinner } from '@skein/design-system'

/** The thread beside a video, with the messages that it shows: fetched when it is asked for. */
const Thread = latePart(async () => (await import('./VideoComments.tsx')).VideoComments)

function Comments({ id }: { id: string }) {
  const language = useLanguage()
  const [messages] = useState(() => loadMessages(language, ['thread', 'composer']))
  const m = useMessages('videos')
  return (
    <Suspense
      fallback={
        <div className="grid p-32">
          <Spinner className="m-auto" label={m.commentsLoading()} />
        </div>
      }
    >
      <Thread id={id} messages={messages} />
    </Suspense>
  )
}

/** `/videos` in its dark frame; `?v=` names the video, and follows the reader without making steps to go back through. */
export function VideosPage() {
  const titles = useMessages('titles')
  const router = useRouter()
  const named = useSearch({ from: '/videos', select: ({ v }) => v })
  // What this page wrote into the address itself leads nowhere else; any other name starts anew.
  const [written] = useState(() => new Set<string | undefined>())
  const [first, setFirst] = useState(named)
  if (named !== first && !written.has(named)) setFirst(named)
  return (
    <ImmersiveShell title={titles.videos()} path="/videos" viewer={useViewer()} hasBar barTheme="dark">
      <VideosScreen
        key={first}
        first={first}
        onWatch={(id) => {
          written.add(id)
          void router.navigate({ to: '/videos', search: { v: id }, replace: true, resetScroll: false })
        }}
        Comments={Comments}
      />
    </ImmersiveShell>
  )
}
