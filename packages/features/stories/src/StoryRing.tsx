import { Suspense, useState } from 'react'
import type { UserSummary } from '@skein/contract'
import { useStoriesOf, useViewer } from '@skein/data'
import { Avatar, Pressable } from '@skein/design-system'
import { latePart, useMessages } from '@skein/i18n'

const StoryViewer = latePart(async () => (await import('./StoryViewer.tsx')).StoryViewer)

export type StoryRingProps = {
  user: UserSummary
  size: 56 | 80 | 96
  className?: string | undefined
}

/** A member's picture, with a ring and a press that opens their stories where they have some (behaviour §2.6). */
export function StoryRing({ user, size, className }: StoryRingProps) {
  const m = useMessages('stories')
  const viewer = useViewer()
  const { stories } = useStoriesOf(viewer === null ? undefined : user.id)
  const [open, setOpen] = useState<'never' | 'yes' | 'no'>('never')
  const isOwn = viewer?.id === user.id
  const unseen = isOwn ? 0 : stories.filter(({ seen }) => !seen).length
  const avatar = (
    <Avatar
      name={user.name}
      src={user.avatar ?? undefined}
      size={size}
      {...(stories.length > 0 && { ring: unseen > 0 ? 'new' : 'seen' })}
      className={stories.length > 0 ? '' : className}
    />
  )
  // Until the last of them is closed the viewer stays, with what it shows.
  if (stories.length === 0 && open !== 'yes') return avatar
  return (
    <>
      <Pressable
        aria-haspopup="dialog"
        aria-label={
          isOwn
            ? m.ownOf({ count: stories.length })
            : unseen > 0
              ? m.newOf({ name: user.name, count: unseen })
              : m.seenOf({ name: user.name })
        }
        className={`h-fit shrink-0 rounded-pill ${className ?? ''}`}
        onClick={() => setOpen('yes')}
      >
        {avatar}
      </Pressable>
      <Suspense>
        {open !== 'never' && (
          <StoryViewer authors={[user]} startId={open === 'yes' ? user.id : undefined} onClose={() => setOpen('no')} />
        )}
      </Suspense>
    </>
  )
}
