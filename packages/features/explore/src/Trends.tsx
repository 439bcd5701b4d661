import { pageAddress } from '@skein/contract/addresses'
import { useState } from 'react'
import type { Trend } from '@skein/contract'
import { trendsQuery } from '@skein/data'
import { Button, Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { useLanguage, useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { Section } from './Section.tsx'
import { TrendLine } from './TrendLine.tsx'

/** How many are shown before 'Show more'. */
const shownAtFirst = 6

const grid = 'grid grid-cols-2 gap-8 px-16 rail:grid-cols-3'

/** 'Trending Topics' (specification §2.4): a grid of hashtags with their counts. */
export function Trends() {
  const m = useMessages('explore')
  const shell = useMessages('shell')
  const common = useMessages('common')
  const { data, isError, refetch } = useQuery(trendsQuery)
  const [isWhole, setWhole] = useState(false)
  const trends = isWhole ? data : data?.slice(0, shownAtFirst)
  return (
    <Section title={shell.trendingTopics()} note={m.lastDay()}>
      {isError ? (
        <ListError text={shell.trendsFailed()} onRetry={() => void refetch()} />
      ) : trends === undefined ? (
        <SkeletonRegion busy label={shell.loadingTrends()} className={grid}>
          {Array.from({ length: shownAtFirst }, (_, index) => (
            <Skeleton key={index} shape="block" className="h-114 rounded-sheet" />
          ))}
        </SkeletonRegion>
      ) : trends.length === 0 ? (
        <p className="px-16 text-label/22 text-text-muted">{shell.noTrends()}</p>
      ) : (
        <>
          <ul className={grid}>
            {trends.map((trend) => (
              <li key={trend.id} className="min-w-0">
                <TrendTile trend={trend} />
              </li>
            ))}
          </ul>
          {data !== undefined && data.length > trends.length && (
            <div className="pt-4">
              <Button variant="ghost" onClick={() => setWhole(true)}>
                {common.showMore()}
              </Button>
            </div>
          )}
        </>
      )}
    </Section>
  )
}

/** Per cent above which a rise is told; a fall is not. */
const leastRise = 10

function TrendTile({ trend: { category, hashtag, postCount, course, rise } }: { trend: Trend }) {
  const m = useMessages('shell')
  return (
    <a
      href={pageAddress('/explore', { tag: hashtag })}
      className="flex h-full min-h-114 flex-col overflow-hidden rounded-sheet border border-border text-meta text-text-faint transition-colors duration-fade hover:border-border-control"
    >
      <span className="mb-8 flex flex-col px-12 pt-12">
        <span className="truncate">{category === null ? m.trending() : m.trendingIn({ category })}</span>{' '}
        <bdi className="max-w-full self-start truncate py-2 text-label font-semibold text-text max-rail:text-control">
          #{hashtag.replace(/^#/, '')}
        </bdi>{' '}
        <span className="text-text-muted tabular-nums">
          {m.postCount({ count: postCount })} {typeof rise === 'number' && rise > leastRise && <Rise percent={rise} />}
        </span>
      </span>
      {course?.some((amount) => amount > 0) === true && (
        <span className="mt-auto">
          <TrendLine course={course} />
        </span>
      )}
    </a>
  )
}

/** By how much more a trend is used than the day before. */
function Rise({ percent }: { percent: number }) {
  const m = useMessages('explore')
  const language = useLanguage()
  const written = (signDisplay: 'auto' | 'always') =>
    new Intl.NumberFormat(language, { style: 'percent', signDisplay }).format(percent / 100)
  return (
    <span className="font-semibold text-success">
      <bdi aria-hidden>{written('always')}</bdi>
      <span className="sr-only">{m.trendRise({ percent: written('auto') })}</span>
    </span>
  )
}
