import { useEffect, useRef, useState } from 'react'
import type { SuggestedUser } from '@skein/contract'
import { suggestionsQuery, useFollow } from '@skein/data'
import { Avatar, Button, Skeleton, SkeletonRegion, VerifiedBadge, toast } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { Section } from './Section.tsx'

/** How many are shown before 'Show more'. */
const shownAtFirst = 5

/**
 * Members to follow; the side panel's 'Show more' leads here (behaviour §2.2).
 * @param isTarget whether the address points here: reading starts at this heading.
 */
export function People({ isTarget }: { isTarget: boolean }) {
  const m = useMessages('shell')
  const common = useMessages('common')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, isError, refetch } = useQuery(suggestionsQuery)
  const [isAsked, setAsked] = useState(false)
  const isWhole = isAsked || isTarget
  const people = isWhole ? data : data?.slice(0, shownAtFirst)

  useEffect(() => {
    if (!isTarget) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [isTarget])

  return (
    <Section title={m.whoToFollow()} id="people" ref={heading}>
      {isError ? (
        <ListError text={m.suggestionsFailed()} onRetry={() => void refetch()} />
      ) : people === undefined ? (
        <SkeletonRegion busy label={m.loadingSuggestions()}>
          {Array.from({ length: shownAtFirst }, (_, index) => (
            <PersonSkeleton key={index} />
          ))}
        </SkeletonRegion>
      ) : people.length === 0 ? (
        <p className="px-16 text-[0.9375rem]/22 text-text-muted">{m.noSuggestions()}</p>
      ) : (
        <>
          <ul>
            {people.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
          {data !== undefined && data.length > people.length && (
            <div className="px-8 pt-4">
              <Button variant="ghost" onClick={() => setAsked(true)}>
                {common.showMore()}
              </Button>
            </div>
          )}
        </>
      )}
      <div className="border-b border-border pt-16" />
    </Section>
  )
}

function PersonRow({ person }: { person: SuggestedUser }) {
  return (
    <li className="flex min-h-56 items-center gap-12 px-16 transition-colors duration-fade hover:bg-[color-mix(in_oklab,var(--ds-color-hover)_45%,transparent)] pointer-coarse:min-h-60">
      <a href={`/profile/${person.username}`} className="flex min-w-0 flex-1 items-center gap-12 rounded-control py-6">
        <Avatar name={person.name} src={person.avatar ?? undefined} size={40} />
        <span className="min-w-0">
          <span className="flex items-center gap-4 text-[0.9375rem]/20 font-semibold">
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

/** Follow, Following or Requested; pressing takes it back (behaviour §2.2). The width does not move anything. */
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
      className="min-h-30 px-14 pointer-coarse:min-h-44"
    >
      {label} <span className="sr-only">{person.name}</span>
    </Button>
  )
}

function PersonSkeleton() {
  return (
    <div className="flex min-h-56 items-center gap-12 px-16">
      <Skeleton shape="circle" className="w-40" />
      <div className="flex-1 text-caption">
        <Skeleton className="w-128 text-control" />
        <Skeleton className="w-80" />
      </div>
    </div>
  )
}
