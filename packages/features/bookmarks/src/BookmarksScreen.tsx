import { pageAddress } from '@skein/contract/addresses'
import { Suspense, useState } from 'react'
import { useBookmarkCount, useBookmarks, type BookmarkFilter } from '@skein/data'
import { Button, EmptyState, LockIcon, type RenderFeedItem } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { latePart, useMessages } from '@skein/i18n'
import { BookmarkSearch } from './BookmarkSearch.tsx'
import { BookmarkedPost } from './BookmarkedPost.tsx'
import { Counted } from './Counted.tsx'
import { FilterButton } from './FilterButton.tsx'
import { countFilters } from './filter-address.ts'
import { useKeptRows } from './use-kept-rows.ts'

const loadFilter = () => import('./FilterControl.tsx')
const FilterControl = latePart(async () => (await loadFilter()).FilterControl)

const renderPost: RenderFeedItem = (id, _index, articleProps) => <BookmarkedPost id={id} articleProps={articleProps} />

export type BookmarksScreenProps = {
  /** What is searched and filtered for; the address says it (`filterIn`, `addressOf`). */
  filter: BookmarkFilter
  onFilter: (filter: BookmarkFilter) => void
}

/** Bookmarks (specification §2.9, behaviour §2.9): private, newest first, searched and filtered on the server. */
export function BookmarksScreen({ filter, onFilter }: BookmarksScreenProps) {
  const m = useMessages('bookmarks')
  const [isFilterWanted, setFilterWanted] = useState(false)
  const list = useBookmarks(filter)
  const filterKey = JSON.stringify([filter.q, filter.kind, filter.ai, filter.order])
  const ids = useKeptRows(list.ids, filterKey)
  const filters = countFilters(filter)
  const isNarrowed = filters > 0 || filter.q !== undefined
  const counted = useBookmarkCount(filter)
  const button = (
    <FilterButton
      count={filters}
      aria-expanded={false}
      onPointerEnter={() => void loadFilter()}
      onFocus={() => void loadFilter()}
      onClick={() => setFilterWanted(true)}
    />
  )
  return (
    <div className="flex flex-1 flex-col">
      <div className="sticky top-52 z-10 border-b border-border bg-surface px-16 pt-12 pb-8">
        <div className="flex gap-8 tight:flex-wrap">
          <BookmarkSearch
            query={filter.q ?? ''}
            onSearch={(q) => {
              const { q: _before, ...rest } = filter
              onFilter(q === '' ? rest : { ...rest, q })
            }}
          />
          {isFilterWanted ? (
            <Suspense fallback={button}>
              <FilterControl
                filter={filter}
                onFilter={onFilter}
                showLabel={counted === undefined ? m.showAtLeast() : m.showCount({ count: counted.count })}
              />
            </Suspense>
          ) : (
            button
          )}
        </div>
        <div className="flex min-h-28 flex-wrap items-center justify-between gap-x-12 pt-4 text-caption text-text-muted">
          <p className="flex min-w-0 items-center gap-8">
            <LockIcon size={16} className="shrink-0" />
            <span className="truncate tight:whitespace-normal">{m.onlyYou()}</span>
          </p>
          <output className="shrink-0 tabular-nums">
            {counted !== undefined && !list.isLoading && list.error === null && (
              <Counted {...counted} isNarrowed={isNarrowed} />
            )}
          </output>
        </div>
      </div>
      <PostList
        key={filterKey}
        list={{ ...list, ids }}
        label={m.list()}
        loadingLabel={m.loading()}
        renderPost={renderPost}
        scrollPaddingTop={148}
        hasEnd={false}
        empty={
          isNarrowed ? (
            <EmptyState
              mark="search"
              title={m.nothingFound()}
              description={m.nothingFoundText()}
              action={
                <Button variant="quiet" onClick={() => onFilter({})}>
                  {m.clearFilters()}
                </Button>
              }
            />
          ) : (
            <EmptyState
              mark="bookmark"
              title={m.empty()}
              description={m.emptyText()}
              action={
                <Button asChild variant="quiet">
                  <a href={pageAddress('/explore')}>{m.explorePosts()}</a>
                </Button>
              }
            />
          )
        }
      />
    </div>
  )
}
