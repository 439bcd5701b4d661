import { pageAddress } from '@skein/contract/addresses'
import type { ReactNode } from 'react'
import type { UserSummary } from '@skein/contract'
import { Avatar, Skeleton, VerifiedBadge } from '@skein/design-system'
import { cva } from 'class-variance-authority'

/** Where the list stands: across the page, in the side panel, or in a dialog. */
type Place = 'page' | 'panel' | 'dialog'

const row = cva('flex items-center', {
  variants: {
    place: {
      page: 'min-h-56 gap-12 px-16',
      // As high whatever lines its reason takes, and before it is there.
      panel: 'min-h-72 gap-10 py-8 max-wide:min-h-90',
      dialog: 'min-h-56 flex-wrap gap-12',
    },
  },
})

const under = cva('', {
  variants: {
    place: {
      page: 'transition-colors duration-fade hover:bg-[color-mix(in_oklab,var(--ds-color-hover)_45%,transparent)] pointer-coarse:min-h-60',
      panel: '',
      dialog: 'pointer-coarse:min-h-60',
    },
  },
})

const link = cva('flex flex-1 items-center rounded-control', {
  variants: {
    place: {
      page: 'min-w-0 gap-12 py-6',
      panel: 'min-w-0 gap-10',
      // Where the text is large the buttons go below the name.
      dialog: 'min-w-128 gap-12 py-6',
    },
  },
})

/** Who it is in one line, where a reason stands under it and the place is narrow. A username that does not fit is on the line that is not shown. */
const inLine = 'flex h-lh flex-wrap items-baseline gap-x-4 overflow-hidden text-control *:max-w-full'

const name = cva('flex items-center gap-4 font-semibold', {
  variants: { place: { page: 'text-label', panel: 'text-control', dialog: 'text-label' } },
})

type PersonRowProps = {
  person: Pick<UserSummary, 'username' | 'name' | 'avatar' | 'verified'>
  place: Place
  /** Why they are shown, under the name. */
  reason?: ReactNode
  /** What one can do, at the end of the row. */
  children?: ReactNode
  /** The way to the profile was taken: a dialog closes then. */
  onFollowLink?: () => void
}

/** A member in a list: who they are leads to their profile; what one can do stands at the end. */
export function PersonRow({ person, place, reason, children, onFollowLink }: PersonRowProps) {
  return (
    <li className={`${row({ place })} ${under({ place })}`}>
      <a href={pageAddress('/profile/$username', person)} onClick={onFollowLink} className={link({ place })}>
        <Avatar name={person.name} src={person.avatar ?? undefined} size={40} />
        <span className="min-w-0">
          <span className={place === 'panel' && Boolean(reason) ? inLine : 'block'}>
            <span className={name({ place })}>
              <bdi className="truncate">{person.name}</bdi>
              {person.verified && <VerifiedBadge />}
            </span>{' '}
            <bdi className="block w-fit max-w-full truncate text-caption text-text-faint">@{person.username}</bdi>
          </span>
          {reason}
        </span>
      </a>
      {children}
    </li>
  )
}

/** Where a `PersonRow` is on its way. */
export function PersonSkeleton({ place }: { place: Place }) {
  return (
    <div className={row({ place })}>
      <Skeleton shape="circle" className="w-40" />
      <div className="flex-1 text-caption">
        <Skeleton className="w-128 text-control" />
        <Skeleton className="w-80" />
      </div>
    </div>
  )
}
