import { pageAddress } from '@skein/contract/addresses'
import { trendsQuery } from '@skein/data'
import { Button, Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { StepFoot } from './StepFoot.tsx'
import type { LastStepProps } from './step-props.ts'

/** How many are offered. */
const shown = 8

/** What is spoken of now, as hashtags to open. */
export function TagsStep({ onNext, onUsed }: LastStepProps) {
  const m = useMessages('welcome')
  const shell = useMessages('shell')
  const { data, isError, refetch } = useQuery(trendsQuery)
  return (
    <>
      <p className="mt-8 text-label/22 text-text-muted">{m.tagsText()}</p>
      {isError ? (
        <ListError text={shell.trendsFailed()} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <SkeletonRegion busy label={shell.loadingTrends()} className="mt-12">
          <Skeleton className="h-44" />
        </SkeletonRegion>
      ) : data.length === 0 ? (
        <p className="mt-12 text-label/22 text-text-muted">{shell.noTrends()}</p>
      ) : (
        <ul aria-label={m.tags()} className="mt-12 flex flex-wrap gap-8">
          {data.slice(0, shown).map(({ id, hashtag }) => (
            <li key={id} className="min-w-0">
              <a
                href={pageAddress('/explore', { tag: hashtag })}
                onClick={onUsed}
                className="flex min-h-36 items-center rounded-pill border border-border-control px-14 text-control font-semibold transition-colors duration-fade hover:bg-hover pointer-coarse:min-h-44"
              >
                <bdi className="truncate">#{hashtag.replace(/^#/, '')}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <StepFoot>
        <Button onClick={onNext}>{m.done()}</Button>
      </StepFoot>
    </>
  )
}
