import { useParams } from '@tanstack/react-router'
import { ProfileScreen, type DrawMessageDialog, type DrawPicture } from '@skein/feature-profile'
import { StoryRing } from '@skein/feature-stories'
import { latePart } from '@skein/i18n'
import { useState } from 'react'
import { useOwnTitle } from '../navigation/page-title.ts'

const MessageDialog = latePart(async () => (await import('@skein/feature-messages/dialog')).MessageDialog)

const drawMessageDialog: DrawMessageDialog = (dialog) => <MessageDialog {...dialog} />

const drawPicture: DrawPicture = (user, className) => <StoryRing user={user} size={96} className={className} />

/** A member's profile, or one's own where the address names nobody (specification §2.10). */
export function ProfilePage() {
  const { username } = useParams({ strict: false })
  const [title, setTitle] = useState<string>()
  useOwnTitle(title)
  return (
    <ProfileScreen
      username={username}
      onTitle={setTitle}
      drawMessageDialog={drawMessageDialog}
      drawPicture={drawPicture}
    />
  )
}
