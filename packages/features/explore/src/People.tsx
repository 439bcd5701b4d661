import { useEffect, useRef, useState } from 'react'
import { suggestionsQuery } from '@skein/data'
import { Button, SkeletonRegion } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { PersonSkeleton } from '@skein/feature-person'
import { SuggestedRow } from '@skein/feature-person/suggested'
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
            <PersonSkeleton key={index} place="page" />
          ))}
        </SkeletonRegion>
      ) : people.length === 0 ? (
        <p className="px-16 text-label/22 text-text-muted">{m.noSuggestions()}</p>
      ) : (
        <>
          <ul>
            {people.map((person) => (
              <SuggestedRow key={person.id} person={person} place="page" />
            ))}
          </ul>
          {data !== undefined && data.length > people.length && (
            <div className="pt-4">
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
