import type { ComponentProps } from 'react'
import type { Suggestion } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { FollowButton } from './FollowButton.tsx'
import { KnownLine } from './KnownLine.tsx'
import { PersonRow } from './PersonRow.tsx'

type SuggestedRowProps = { person: Suggestion } & Pick<ComponentProps<typeof PersonRow>, 'place'>

/** Somebody to follow, and why: whom one knows of their followers, or, where one knows nobody yet, how many there are. */
export function SuggestedRow({ person, place }: SuggestedRowProps) {
  const m = useMessages('shell')
  const { knownFollowers, followersCount } = person
  return (
    <PersonRow
      person={person}
      place={place}
      reason={
        knownFollowers.count > 0 ? (
          <KnownLine known={knownFollowers} />
        ) : (
          followersCount > 0 && (
            <span className="block text-caption text-text-muted">{m.followedBy({ count: followersCount })}</span>
          )
        )
      }
    >
      <FollowButton user={person} initial={person.follow} place="row" />
    </PersonRow>
  )
}
