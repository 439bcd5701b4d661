import { useEffect } from 'react'
import { useProfile, useViewer } from '@skein/data'
import { useMessages } from '@skein/i18n'
import { Gone } from './Gone.tsx'
import { MessageDialogContext, type DrawMessageDialog } from './message-dialog.ts'
import { PictureContext, type DrawPicture } from './picture.ts'
import { Profile } from './Profile.tsx'

export type ProfileScreenProps = {
  /** Whose profile; the viewer's own without it (specification §2.10). */
  username?: string | undefined
  /** Told what the document is called, once the member is known. */
  onTitle?: ((title: string) => void) | undefined
  /** What 'Message' opens. */
  drawMessageDialog: DrawMessageDialog
  /** Draws the member's picture, where there is more to it than the picture: the ring of stories. */
  drawPicture?: DrawPicture | undefined
}

/** A profile: loading, not found, or the member. */
export function ProfileScreen({ username, onTitle, drawMessageDialog, drawPicture }: ProfileScreenProps) {
  const viewer = useViewer()
  const name = username ?? viewer?.username
  // Until a user is known.
  if (name === undefined) return <Loading />
  return (
    <MessageDialogContext value={drawMessageDialog}>
      <PictureContext value={drawPicture}>
        <Known key={name.toLowerCase()} username={name} onTitle={onTitle} />
      </PictureContext>
    </MessageDialogContext>
  )
}

function Loading() {
  const m = useMessages('profile')
  return <output className="m-auto p-32 text-post text-text-muted">{m.loading()}</output>
}

function Known({ username, onTitle }: { username: string; onTitle: ProfileScreenProps['onTitle'] }) {
  const m = useMessages('profile')
  const { user, isUnknown, error, isLoading, retry } = useProfile(username)
  const title = user && m.title({ name: user.name, username: user.username })
  useEffect(() => {
    if (title !== undefined) onTitle?.(title)
  }, [title, onTitle])
  if (isUnknown) return <Gone kind="unknown" username={username} />
  if (error !== null) return <Gone kind="failed" onRetry={retry} />
  if (isLoading || user === undefined) return <Loading />
  return <Profile user={user} />
}
