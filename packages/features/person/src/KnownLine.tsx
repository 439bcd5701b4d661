import type { KnownFollowers } from '@skein/contract'
import { useMessages } from '@skein/i18n'

/** 'Followed by Ines and 3 others you follow': what a stranger is known by. Nothing where the viewer knows nobody. */
export function KnownLine({ known: { people, count } }: { known: KnownFollowers }) {
  const m = useMessages('shell')
  const [first, second] = people
  if (first === undefined) return null
  return (
    <bdi className="min-w-0 line-clamp-2 aside:max-wide:line-clamp-3 text-caption text-text-muted">
      {second === undefined
        ? m.knownOne({ first: first.name })
        : count === 2
          ? m.knownTwo({ first: first.name, second: second.name })
          : m.knownMany({ first: first.name, count: count - 1 })}
    </bdi>
  )
}
