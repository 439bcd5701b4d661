import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import { suggestionsQuery } from '@skein/data'
import { SkeletonRegion } from '@skein/design-system'
import { PersonSkeleton } from '@skein/feature-person'
import { SuggestedRow } from '@skein/feature-person/suggested'
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
        className="-mb-2 flex min-h-218 max-wide:min-h-272 flex-col pt-2"
      >
        {isError ? (
          <PanelFailure text={m.suggestionsFailed()} onRetry={() => void refetch()} />
        ) : people === undefined ? (
          Array.from({ length: limits.panel.items }, (_, index) => <PersonSkeleton key={index} place="panel" />)
        ) : people.length === 0 ? (
          <p className="my-auto text-control text-text-muted">{m.noSuggestions()}</p>
        ) : (
          <ul>
            {people.map((person) => (
              <SuggestedRow key={person.id} person={person} place="panel" />
            ))}
          </ul>
        )}
      </SkeletonRegion>
      <ShowMore href={`${pageAddress('/explore')}#people`} about={m.whoToFollow()} />
    </PanelCard>
  )
}
