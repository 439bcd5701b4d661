import { limits, type SuggestedUser } from '@skein/contract'
import { suggestionsQuery, useFollow } from '@skein/data'
import { Avatar, Button, Skeleton, SkeletonRegion, VerifiedBadge, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { PanelCard, PanelFailure, ShowMore } from './PanelCard.tsx'

/** 'Who to follow' (specification §2.2): the first three suggestions, and 'Show more'. For members only. */
export function SuggestionsCard({ isShown }: { isShown: boolean }) {
  const m = useMessages('shell')
  const { data, isError, refetch } = useQuery({ ...suggestionsQuery, enabled: isShown })
  const people = data?.slice(0, limits.panel.items)
  return (
    <PanelCard title={m.whoToFollow()}>
      <SkeletonRegion
        label={m.loadingSuggestions()}
        busy={people === undefined && !isError}
        className="-mb-2 flex min-h-170 flex-col pt-2"
      >
        {isError ? (
          <PanelFailure text={m.suggestionsFailed()} onRetry={() => void refetch()} />
        ) : people === undefined ? (
          Array.from({ length: limits.panel.items }, (_, index) => <PersonSkeleton key={index} />)
        ) : people.length === 0 ? (
          <p className="my-auto text-control text-text-muted">{m.noSuggestions()}</p>
        ) : (
          <ul>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        )}
      </SkeletonRegion>
      <ShowMore href="/explore#people" about={m.whoToFollow()} />
    </PanelCard>
  )
}

function PersonRow({ person }: { person: SuggestedUser }) {
  return (
    <li className="flex items-center gap-10 py-8">
      <a href={`/profile/${person.username}`} className="flex min-w-0 flex-1 items-center gap-10 rounded-control">
        <Avatar name={person.name} src={person.avatar ?? undefined} size={40} />
        <span className="min-w-0">
          <span className="flex items-center gap-4 text-control font-semibold">
            <bdi className="truncate">{person.name}</bdi>
            {person.verified && <VerifiedBadge />}
          </span>{' '}
          <bdi className="block w-fit max-w-full truncate text-caption text-text-faint">@{person.username}</bdi>
        </span>
      </a>
      <FollowButton person={person} />
    </li>
  )
}

/** Follow, Following or Requested; pressing takes it back (behaviour §2.2). */
function FollowButton({ person }: { person: SuggestedUser }) {
  const m = useMessages('common')
  const { follow, toggle } = useFollow(person.id, person.follow, {
    onError: () => toast({ title: m.followFailed(), variant: 'destructive' }),
  })
  const label = { none: m.follow(), following: m.following(), requested: m.requested() }[follow]
  return (
    <Button
      size={28}
      variant={follow === 'none' ? 'quiet' : 'soft'}
      onClick={toggle}
      className="min-h-30 px-14 pointer-coarse:min-h-36"
    >
      {label} <span className="sr-only">{person.name}</span>
    </Button>
  )
}

function PersonSkeleton() {
  return (
    <div className="flex items-center gap-10 py-8">
      <Skeleton shape="circle" className="w-40" />
      <div className="flex-1 text-caption">
        <Skeleton className="w-128 text-control" />
        <Skeleton className="w-80" />
      </div>
    </div>
  )
}
