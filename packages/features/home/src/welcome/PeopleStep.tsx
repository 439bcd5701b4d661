import { useState } from 'react'
import type { Suggestion } from '@skein/contract'
import { suggestionsQuery, useFollowAll } from '@skein/data'
import { Button, SkeletonRegion, toast } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { PersonSkeleton } from '@skein/feature-person'
import { SuggestedRow } from '@skein/feature-person/suggested'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { StepFoot } from './StepFoot.tsx'
import type { StepProps } from './step-props.ts'

/** How many are offered. */
const shown = 5

/** Five people to follow, each with the reason, one by one or all at once. */
export function PeopleStep({ onNext }: StepProps) {
  const m = useMessages('welcome')
  const shell = useMessages('shell')
  const { data, isError, refetch } = useQuery(suggestionsQuery)
  return (
    <>
      <p className="mt-8 text-label/22 text-text-muted">{m.peopleText()}</p>
      {isError ? (
        <ListError text={shell.suggestionsFailed()} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRegion busy label={shell.loadingSuggestions()} className="mt-8">
          {Array.from({ length: shown }, (_, index) => (
            <PersonSkeleton key={index} place="dialog" />
          ))}
        </SkeletonRegion>
      ) : data.length === 0 ? (
        <p className="mt-12 text-label/22 text-text-muted">{shell.noSuggestions()}</p>
      ) : (
        <FivePeople offered={data} onNext={onNext} />
      )}
      {!data?.length && (
        <StepFoot>
          <Button onClick={onNext}>{m.goOn()}</Button>
        </StepFoot>
      )}
    </>
  )
}

function FivePeople({ offered, onNext }: StepProps & { offered: readonly Suggestion[] }) {
  const m = useMessages('welcome')
  const common = useMessages('common')
  // Who is followed is suggested no more; here they stay, so that it can be seen and taken back.
  const [people] = useState(() => offered.slice(0, shown))
  const { count, followAll } = useFollowAll(
    people.map(({ id }) => id),
    () => toast({ title: common.followFailed(), tone: 'danger' }),
  )
  const isDone = count === people.length
  return (
    <>
      <ul className="mt-8">
        {people.map((person) => (
          <SuggestedRow key={person.id} person={person} place="dialog" />
        ))}
      </ul>
      <StepFoot>
        <output className="min-w-0 flex-1 text-caption text-text-muted tabular-nums">
          {count > 0 && m.followed({ count: String(count), of: String(people.length) })}
        </output>
        {/* It keeps its place and the focus once there is nothing more to do. */}
        <Button variant="quiet" aria-disabled={isDone || undefined} onClick={followAll}>
          {m.followAll()}
        </Button>
        <Button onClick={onNext}>{m.goOn()}</Button>
      </StepFoot>
    </>
  )
}
