import { pageAddress } from '@skein/contract/addresses'
import { useState } from 'react'
import type { Trend } from '@skein/contract'
import { trendsQuery } from '@skein/data'
import { Button, Skeleton, SkeletonRegion } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { Section } from './Section.tsx'

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
            <Skeleton key={index} shape="block" className="h-82 rounded-sheet" />
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

function TrendTile({ trend: { category, hashtag, postCount } }: { trend: Trend }) {
  const m = useMessages('shell')
  return (
    <a
      href={pageAddress('/explore', { tag: hashtag })}
      className="flex h-full min-h-82 flex-col rounded-sheet border border-border px-12 pt-12 pb-10 text-meta text-text-faint transition-colors duration-fade hover:border-border-control"
    >
      <span className="truncate">{category === null ? m.trending() : m.trendingIn({ category })}</span>{' '}
      <bdi className="max-w-full self-start truncate py-2 text-label font-semibold text-text max-rail:text-control">
        #{hashtag.replace(/^#/, '')}
      </bdi>{' '}
      <span className="text-text-muted tabular-nums">{m.postCount({ count: postCount })}</span>
    </a>
  )
}
