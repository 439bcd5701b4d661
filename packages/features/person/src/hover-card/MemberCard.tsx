import { pageAddress } from '@skein/contract/addresses'
import type { KnownFollowers, PublicUser } from '@skein/contract'
import { useViewer } from '@skein/data'
import { Avatar, VerifiedBadge } from '@skein/design-system'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'
import { FollowButton } from '../FollowButton.tsx'
import { KnownPeople } from '../KnownPeople.tsx'

type MemberCardProps = { user: PublicUser; known: KnownFollowers | undefined }

/** A member in small: who they are, what they say of themself, whom one knows of their followers, and Follow. */
export function MemberCard({ user, known }: MemberCardProps) {
  const m = useMessages('profile')
  const language = useLanguage()
  const viewer = useViewer()
  const count = (number: number, label: string) => (
    <span>
      <b className="font-bold text-text tabular-nums">{formatNumber(language, number)}</b> {label}
    </span>
  )
  return (
    <>
      <div className="flex items-start justify-between gap-12">
        <Avatar name={user.name} src={user.avatar ?? undefined} size={56} />
        {viewer?.id !== user.id && !user.viewer.blocked && (
          <FollowButton user={user} initial={user.viewer.follow} isPrivate={user.private} place="row" />
        )}
      </div>
      <p className="mt-8 flex items-center gap-4 text-post font-bold">
        <a href={pageAddress('/profile/$username', user)} dir="auto" className="truncate hover:underline">
          {user.name}
        </a>
        {user.verified && <VerifiedBadge />}
      </p>
      <p className="flex flex-wrap items-center gap-x-8 text-control text-text-muted">
        <bdi>@{user.username}</bdi>
        {user.viewer.followsYou && (
          <span className="rounded-control bg-hover px-6 text-meta font-medium">{m.followsYou()}</span>
        )}
      </p>
      {user.bio !== '' && (
        <p dir="auto" className="mt-8 line-clamp-3 text-label/22 wrap-anywhere whitespace-pre-line">
          {user.bio}
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-16 text-control text-text-muted">
        {count(user.followingCount, m.following())}
        {count(user.followersCount, m.followers({ count: user.followersCount }))}
      </p>
      {known !== undefined && <KnownPeople known={known} className="mt-8" />}
    </>
  )
}
