import type { KnownFollowers } from '@skein/contract'
import { Avatar } from '@skein/design-system'
import { KnownLine } from './KnownLine.tsx'

type KnownPeopleProps = { known: KnownFollowers; className: string }

/** Whom the viewer knows of a member's followers: their faces, and who they are. Nothing where that is nobody. */
export function KnownPeople({ known, className }: KnownPeopleProps) {
  if (known.people.length === 0) return null
  return (
    <span className={`flex min-w-0 items-center gap-8 ${className}`}>
      <span aria-hidden className="flex shrink-0">
        {known.people.map(({ id, name, avatar }) => (
          <span key={id} className="rounded-pill ring-2 ring-surface not-first:-ms-6">
            <Avatar name={name} src={avatar ?? undefined} size={24} />
          </span>
        ))}
      </span>
      <KnownLine known={known} />
    </span>
  )
}
