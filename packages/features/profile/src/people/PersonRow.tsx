import type { ReactNode } from 'react'
import type { UserSummary } from '@skein/contract'
import { Avatar, VerifiedBadge } from '@skein/design-system'

type PersonRowProps = { person: UserSummary; children?: ReactNode; onFollowLink?: () => void }

/** A member in a list: who they are leads to their profile; what one can do stands at the end. */
export function PersonRow({ person, children, onFollowLink }: PersonRowProps) {
  return (
    <li className="flex min-h-56 flex-wrap items-center gap-12 pointer-coarse:min-h-60">
      <a
        href={`/profile/${person.username}`}
        onClick={onFollowLink}
        className="flex min-w-128 flex-1 items-center gap-12 rounded-control py-6"
      >
        <Avatar name={person.name} src={person.avatar ?? undefined} size={40} />
        <span className="min-w-0">
          <span className="flex items-center gap-4 text-[0.9375rem]/20 font-semibold">
            <bdi className="truncate">{person.name}</bdi>
            {person.verified && <VerifiedBadge />}
          </span>{' '}
          <bdi className="block w-fit max-w-full truncate text-caption text-text-faint">@{person.username}</bdi>
        </span>
      </a>
      {children}
    </li>
  )
}
