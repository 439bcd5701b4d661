import { pageAddress } from '@skein/contract/addresses'
import { useState } from 'react'
import type { Post, UserSummary } from '@skein/contract'
import { AiBadge, Avatar, RelativeTime, VerifiedBadge } from '@skein/design-system'
import { useLanguage, useMessages } from '@skein/i18n'

const minuteMs = 60_000

/** Who tells the story, since when, and how long it is still there. */
export function StoryHead({ author, post, expiresAt }: { author: UserSummary; post: Post; expiresAt: string }) {
  const m = useMessages('stories')
  const common = useMessages('common')
  const language = useLanguage()
  // As it was when the story came up: it is not looked at for long.
  const [now] = useState(() => Date.now())
  const minutes = Math.max(1, Math.round((Date.parse(expiresAt) - now) / minuteMs))
  const left = minutes < 60 ? m.minutesLeft({ count: minutes }) : m.hoursLeft({ count: Math.floor(minutes / 60) })
  return (
    <div className="flex min-w-0 items-center gap-8">
      <a href={pageAddress('/profile/$username', author)} tabIndex={-1} aria-hidden className="shrink-0 rounded-pill">
        <Avatar name={author.name} src={author.avatar ?? undefined} size={32} />
      </a>
      <div className="min-w-0 text-control">
        <p className="flex items-center gap-6 font-semibold">
          <a href={pageAddress('/profile/$username', author)} className="min-w-0 truncate py-2 hover:underline">
            <bdi>{author.name}</bdi>
          </a>
          {author.verified && <VerifiedBadge label={common.verified()} />}
          {post.isAiGenerated && <AiBadge label={common.generatedWithAi()} />}
        </p>
        <p className="text-caption text-pretty">
          <RelativeTime dateTime={post.createdAt} locale={language} /> · {left}
        </p>
      </div>
    </div>
  )
}
