import type { ReactNode } from 'react'
import { Discover } from './Discover.tsx'
import { ExploreSearch } from './ExploreSearch.tsx'
import { People } from './People.tsx'
import { SearchResults } from './SearchResults.tsx'
import { TagPosts } from './TagPosts.tsx'
import { Trends } from './Trends.tsx'

export type ExploreScreenProps = {
  /** `?q=`: posts are searched for, with operators. */
  query?: string
  /** `?tag=`: posts with a hashtag. A question in words goes before it. */
  tag?: string
  /** `#people`: where 'Show more' of the side panel leads. */
  isAtPeople?: boolean
  /** `#search`: the words of the search are there to be gone on with. */
  isAtBox?: boolean
  /** Stands above everything that is explored: the stories of people followed. */
  stories?: ReactNode
}

/**
 * Explore: the search box, trends, whom to follow, posts to discover. A search and a hashtag take
 * their place on the same page, so that the address says what is shown.
 */
export function ExploreScreen({
  query = '',
  tag = '',
  isAtPeople = false,
  isAtBox = false,
  stories,
}: ExploreScreenProps) {
  const words = query.trim()
  const isSearch = words !== ''
  return (
    <div className="flex flex-1 flex-col">
      <ExploreSearch query={isSearch ? words : ''} isTarget={isAtBox} />
      {isSearch ? (
        <SearchResults key={words} query={words} />
      ) : tag !== '' ? (
        <TagPosts key={tag} tag={tag} />
      ) : (
        <>
          {stories}
          <Trends />
          <People isTarget={isAtPeople} />
          <Discover />
        </>
      )}
    </div>
  )
}
