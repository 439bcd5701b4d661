import { pageAddress } from '@skein/contract/addresses'
import { limits, type Trend } from '@skein/contract'
import { trendsQuery } from '@skein/data'
import { Skeleton, SkeletonRegion } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { useQuery } from '@tanstack/react-query'
import { PanelCard, PanelFailure, ShowMore } from './PanelCard.tsx'

/** 'Trending Topics' (specification §2.2): the first three, and 'Show more'. */
export function TrendsCard({ isShown }: { isShown: boolean }) {
  const m = useMessages('shell')
  const { data, isError, refetch } = useQuery({ ...trendsQuery, enabled: isShown })
  const trends = data?.slice(0, limits.panel.items)
  return (
    <PanelCard title={m.trendingTopics()}>
      <SkeletonRegion
        label={m.loadingTrends()}
        busy={trends === undefined && !isError}
        className="flex min-h-216 flex-col"
      >
        {isError ? (
          <PanelFailure text={m.trendsFailed()} onRetry={() => void refetch()} />
        ) : trends === undefined ? (
          Array.from({ length: limits.panel.items }, (_, index) => <TrendSkeleton key={index} />)
        ) : trends.length === 0 ? (
          <p className="my-auto text-control text-balance text-text-muted">{m.noTrends()}</p>
        ) : (
          <ul>
            {trends.map((trend) => (
              <li key={trend.id}>
                <TrendRow trend={trend} />
              </li>
            ))}
          </ul>
        )}
      </SkeletonRegion>
      <ShowMore href={pageAddress('/explore')} about={m.trendingTopics()} />
    </PanelCard>
  )
}

function TrendRow({ trend: { category, hashtag, postCount } }: { trend: Trend }) {
  const m = useMessages('shell')
  return (
    <a
      href={pageAddress('/explore', { tag: hashtag })}
      className="-mx-12 block rounded-card px-12 py-8 text-meta leading-18 text-text-faint hover:bg-hover hover:text-text-muted"
    >
      <span className="block truncate">{category === null ? m.trending() : m.trendingIn({ category })}</span>{' '}
      <bdi className="block w-fit max-w-full truncate text-control font-semibold text-text">
        #{hashtag.replace(/^#/, '')}
      </bdi>{' '}
      <span className="block">{m.postCount({ count: postCount })}</span>
    </a>
  )
}

function TrendSkeleton() {
  return (
    <div className="py-8 text-meta leading-18">
      <Skeleton className="w-104" />
      <Skeleton className="w-144 text-control" />
      <Skeleton className="w-72" />
    </div>
  )
}
