import type { KnownFollowers } from '@skein/contract'
import { Avatar } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type KnownLineProps = {
  known: KnownFollowers
  /** Whether their faces stand before it, where there is room. */
  hasFaces?: boolean
  className?: string
}

/** 'Followed by Ines and 3 others you follow': what a stranger is known by. Nothing where the viewer knows nobody. */
export function KnownLine({ known: { people, count }, hasFaces = false, className = '' }: KnownLineProps) {
  const m = useMessages('people')
  const [first, second] = people
  if (first === undefined) return null
  const text =
    second === undefined
      ? m.knownOne({ first: first.name })
      : count === 2
        ? m.knownTwo({ first: first.name, second: second.name })
        : m.knownMany({ first: first.name, count: count - 1 })
  return (
    <span className={`flex min-w-0 items-center gap-8 text-caption text-text-muted ${className}`}>
      {hasFaces && (
        <span aria-hidden className="flex shrink-0">
          {people.map(({ id, name, avatar }) => (
            <span key={id} className="rounded-pill ring-2 ring-surface not-first:-ms-6">
              <Avatar name={name} src={avatar ?? undefined} size={24} />
            </span>
          ))}
        </span>
      )}
      <bdi className="min-w-0 line-clamp-2">{text}</bdi>
    </span>
  )
}
